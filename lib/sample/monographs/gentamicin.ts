import { formula, type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const gentamicin: MonographSource = {
  drugId: "gentamicin",
  name: "GENTAMICIN",
  headerName: "Gentamicin",
  atcCodes: ["J01GB03", "D06AX07", "S01AA11"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Gentamicin."),
    runIn("ma_atc", "Mã ATC", "J01GB03, D06AX07, S01AA11."),
    runIn("loai_thuoc", "Loại thuốc", "Kháng sinh nhóm aminoglycosid."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Dung dịch tiêm (muối sulfat): 10 mg/ml, 40 mg/ml; ống 80 mg/2 ml. Thuốc nhỏ mắt 0,3%. Kem 0,1%.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Gentamicin gắn vào tiểu đơn vị 30S của ribosom vi khuẩn, gây đọc sai mã và ngừng tổng hợp protein. Tác dụng diệt khuẩn phụ thuộc nồng độ và có hiệu ứng sau kháng sinh 1 - 3 giờ, nên một liều lớn trong ngày có hiệu quả tương đương nhiều liều nhỏ.
      *Phổ kháng khuẩn:* Trực khuẩn Gram âm hiếu khí (*Escherichia coli*, *Kleb¬siella*, *Proteus*, *Pseudo¬monas aeru¬ginosa*) và *Staphylo¬coccus aureus* nhạy cảm methicilin. Vi khuẩn kỵ khí và liên cầu kháng tự nhiên; với cầu khuẩn ruột phải phối hợp thuốc tác động lên vách tế bào.
      *Dược động học:* Không hấp thu qua đường tiêu hóa. Tiêm bắp đạt nồng độ đỉnh sau 30 - 90 phút. Thể tích phân bố 0,2 - 0,4 lít/kg; thuốc tích lũy ở vỏ thận và tai trong. Trên 90% liều thải nguyên dạng qua cầu thận; nửa đời thải trừ 2 - 3 giờ, tới 60 giờ khi suy thận nặng.`),
    section("chi_dinh", "Chỉ định", `
      Nhiễm khuẩn nặng do vi khuẩn Gram âm nhạy cảm: nhiễm khuẩn huyết, viêm thận - bể thận, viêm phúc mạc, viêm phổi bệnh viện, thường phối hợp với beta-lactam. Viêm nội tâm mạc (phối hợp). Nhiễm khuẩn mắt và da nông (dùng ngoài).`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với aminoglycosid. Nhược cơ.`),
    section("than_trong", "Thận trọng", `
      Độc với thận và tai, tăng theo nồng độ đáy và thời gian điều trị. Xét nghiệm creatinin trước khi dùng và ít nhất 2 lần một tuần. Đo nồng độ thuốc khi dùng quá 3 ngày. Người mang biến thể m.1555A>G của ADN ty thể dễ điếc ngay cả ở nồng độ điều trị.
      Tránh dùng cùng thuốc độc với thận hoặc tai. Bảo đảm đủ nước. Thận trọng ở người cao tuổi, trẻ sơ sinh, người béo phì.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Thuốc qua nhau thai, có nguy cơ tổn thương dây thần kinh thính giác của thai. Chỉ dùng khi đe dọa tính mạng.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Lượng vào sữa rất ít và hầu như không hấp thu ở ruột trẻ. Có thể cho con bú.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Tai: nhiễm độc tai không hồi phục, do cả ốc tai và tiền đình. Thận: tăng creatinin, đái ra protein.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Thận: suy thận cấp không thiểu niệu. Thần kinh - cơ: yếu cơ, liệt hô hấp khi tiêm nhanh.
      *Hiếm gặp, ADR < 1/1_000*
      Toàn thân: phản vệ. Gan: tăng enzym gan. Chuyển hóa: hạ magnesi huyết kéo dài.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Ngừng thuốc khi ù tai, chóng mặt, nghe kém. Liệt thần kinh - cơ: calci gluconat tĩnh mạch, neo¬stigmin, thở máy.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Tiêm bắp hoặc truyền tĩnh mạch trong 30 - 60 phút. Tính liều theo cân nặng thực; người béo phì dùng cân nặng hiệu chỉnh. Các chế độ liều thường dùng được tóm tắt trong Bảng 1.`,
      table({
        caption: "Các chế độ liều gentamicin khi chức năng thận bình thường",
        wide: true,
        place: "bottom",
        headerRows: 2,
        widths: [2, 1.3, 1.2, 1.4, 1.4],
        rows: [
          ["Đối tượng", "Liều mỗi lần", "Khoảng cách", "Nồng độ đích (microgam/ml)", "<"],
          ["^", "^", "^", "Đỉnh", "Đáy"],
          ["*Chế độ ngày một liều*", "<", "<", "<", "<"],
          ["Người lớn", "5 - 7 mg/kg", "24 giờ", "16 - 24", "< 1"],
          ["Trẻ em từ 1 tháng", "7 mg/kg", "24 giờ", "16 - 24", "< 1"],
          ["Trẻ sơ sinh", "4 - 5 mg/kg", "24 - 36 giờ", "8 - 12", "< 2"],
          ["*Chế độ nhiều liều*", "<", "<", "<", "<"],
          ["Người lớn", "1 - 1,7 mg/kg", "8 giờ", "5 - 10", "< 2"],
          ["Trẻ em", "2,5 mg/kg", "8 giờ", "^", "^"],
          ["Viêm nội tâm mạc, phối hợp", "1 mg/kg", "8 giờ", "3 - 5", "< 1"],
        ],
      }),
      `
      *Chế độ ngày một liều*
      *Người lớn:* 5 - 7 mg/kg, ngày 1 lần; khoảng cách chỉnh theo chức năng thận. Không dùng chế độ này cho người bỏng trên 20% diện tích, cổ trướng, viêm nội tâm mạc do cầu khuẩn ruột.
      *Trẻ em từ 1 tháng:* 7 mg/kg, ngày 1 lần.
      *Trẻ sơ sinh:* 4 - 5 mg/kg, cách 24 - 36 giờ một lần tùy tuổi thai.
      *Chế độ nhiều liều*
      *Người lớn:* 1 - 1,7 mg/kg, cách 8 giờ một lần.
      *Trẻ em:* 2,5 mg/kg, cách 8 giờ một lần.
      *Viêm nội tâm mạc do cầu khuẩn ruột:* 1 mg/kg, cách 8 giờ một lần, phối hợp ampicilin, trong 2 - 6 tuần.
      *Suy thận:* Ước tính độ thanh thải creatinin ở nam giới bằng công thức sau; ở nữ giới nhân kết quả với 0,85:`,
      formula("Cl~cr~ (ml/phút)", "(140 – tuổi) × cân nặng (kg)", "72 × creatinin (mg/dl)"),
      `Tuổi tính bằng năm. Nếu creatinin đo bằng micromol/lít thì chia cho 88,4 để đổi sang mg/dl. Sau đó chọn khoảng cách giữa các liều theo Bảng 2.`,
      table({
        caption: "Khoảng cách giữa các liều gentamicin 7 mg/kg theo độ thanh thải creatinin",
        ruled: "none",
        widths: [1.2, 1, 1.6],
        align: ["center", "center", "left"],
        rows: [
          ["Cl~cr~ (ml/phút)", "Khoảng cách", "Theo dõi"],
          ["Từ 60", "24 giờ", "Nồng độ sau 6 - 14 giờ"],
          ["40 - 59", "36 giờ", "Nồng độ sau 6 - 14 giờ"],
          ["20 - 39", "48 giờ", "Nồng độ đáy hằng ngày"],
          ["< 20", "Một liều", "Tiêm liều sau khi nồng độ dưới 1 microgam/ml"],
        ],
      }),
      `*Nồng độ đích:* Chế độ ngày một liều: nồng độ đáy dưới 1 microgam/ml. Chế độ nhiều liều: nồng độ đỉnh 5 - 10 microgam/ml, nồng độ đáy dưới 2 microgam/ml.
      *Thuốc nhỏ mắt:* 1 - 2 giọt, cách 4 giờ một lần; nhiễm khuẩn nặng 1 - 2 giọt mỗi giờ.`,
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Furosemid, acid etha¬crynic, cisplatin, ampho¬tericin B, ciclo¬sporin, vanco¬mycin: tăng độc tính trên thận và tai. Thuốc giãn cơ: kéo dài liệt cơ. Indo¬metacin làm tăng nồng độ gentamicin ở trẻ sơ sinh. Beta-lactam nồng độ cao làm mất hoạt tính của gentamicin *in vitro*.
      Bisphosphonat dùng cùng làm tăng nguy cơ hạ calci huyết. Độc tố botulinum: kéo dài phong bế thần kinh - cơ. Neo¬stigmin, pyrido¬stigmin: gentamicin đối kháng tác dụng ở người nhược cơ. Khi buộc phải dùng cùng một thuốc độc với thận, đo nồng độ đáy ngay trước liều thứ hai và xét nghiệm creatinin hằng ngày.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Bù nước, theo dõi chức năng thận và thính lực. Thẩm tách máu lấy đi khoảng 50% lượng thuốc trong 4 - 6 giờ; thẩm phân phúc mạc kém hiệu quả hơn. Liệt hô hấp: thở máy, tiêm calci gluconat.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản dung dịch tiêm ở 2 - 30 ^o^C. Dung dịch truyền bền 24 giờ ở nhiệt độ phòng.`),
    section("tuong_ky", "Tương kỵ", `Không trộn với penicilin, cephalo¬sporin, furosemid, heparin, natri bicarbonat.`),
    section("ten_thuong_mai", "Tên thương mại", `Garamycin; Gentamicin Kabi.`),
  ],
};
