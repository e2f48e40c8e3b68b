import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const insulin: MonographSource = {
  drugId: "insulin-nguoi",
  name: "INSULIN NGƯỜI",
  headerName: "Insulin người",
  atcCodes: ["A10AB01", "A10AC01", "A10AD01"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Insulin human."),
    runIn("ma_atc", "Mã ATC", "A10AB01 (tác dụng nhanh), A10AC01 (tác dụng trung bình), A10AD01 (hỗn hợp)."),
    runIn("loai_thuoc", "Loại thuốc", "Hormon làm hạ glucose huyết."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Lọ 10 ml và ống tiêm nạp sẵn 3 ml, nồng độ 100 đơn vị/ml: dung dịch insulin hòa tan, hỗn dịch isophan (NPH), hỗn dịch trộn sẵn 30/70 và 50/50.`),
    section(
      "duoc_ly_va_co_che_tac_dung",
      "Dược lý và cơ chế tác dụng",
      `
      Insulin gắn với thụ thể tyrosin kinase ở màng tế bào, làm tăng thu nhận glucose ở cơ và mô mỡ, ức chế gan giải phóng glucose, ức chế phân giải lipid và protein, tăng tổng hợp glyco¬gen. Insulin đồng thời đưa kali vào trong tế bào.
      *Dược động học:* Sau khi tiêm dưới da, tốc độ hấp thu phụ thuộc loại insulin, vị trí tiêm (bụng nhanh nhất, rồi đến cánh tay, đùi, mông), độ sâu, vận động và nhiệt độ. Trong máu, nửa đời chỉ 3 - 5 phút; phần lớn bị phân hủy ở gan và thận. Các trị số về thời gian tác dụng trong Bảng 1 chỉ là gần đúng và khác nhau nhiều ở từng người.`,
      table({
        caption: "Thời gian tác dụng của một số loại insulin tiêm dưới da",
        wide: true,
        place: "bottom",
        widths: [2.2, 1, 1.2, 1.2, 2],
        align: ["left", "center", "center", "center", "left"],
        headerRows: 2,
        rows: [
          ["Loại insulin", "Thời gian (giờ)", "<", "<", "Thời điểm tiêm so với bữa ăn"],
          ["^", "Bắt đầu", "Tối đa", "Kéo dài", "^"],
          ["*Tác dụng rất nhanh*", "<", "<", "<", "<"],
          ["Insulin aspart, lispro, glulisin", "0,2 - 0,3", "0,5 - 1,5", "3 - 5", "Ngay trước ăn, tối đa 15 phút"],
          ["*Tác dụng nhanh*", "<", "<", "<", "<"],
          ["Insulin người hòa tan", "0,5", "2 - 4", "6 - 8", "30 phút trước ăn"],
          ["*Tác dụng trung bình*", "<", "<", "<", "<"],
          ["Insulin người isophan (NPH)", "1 - 2", "4 - 12", "14 - 20", "Không phụ thuộc bữa ăn; thường trước khi ngủ"],
          ["*Tác dụng kéo dài*", "<", "<", "<", "<"],
          ["Insulin glargin 100 đơn vị/ml", "1 - 2", "Không có đỉnh", "24", "Cùng một giờ mỗi ngày"],
          ["Insulin degludec", "1 - 2", "Không có đỉnh", "> 42", "^"],
        ],
      }),
    ),
    section("chi_dinh", "Chỉ định", `
      Đái tháo đường typ 1. Đái tháo đường typ 2 khi không kiểm soát được bằng thuốc uống, khi có nhiễm khuẩn, phẫu thuật, suy gan hoặc suy thận. Đái tháo đường trong thai kỳ. Nhiễm toan ceton, tình trạng tăng áp lực thẩm thấu. Tăng kali huyết (phối hợp glucose).`),
    section("chong_chi_dinh", "Chống chỉ định", `Hạ glucose huyết. Quá mẫn với insulin người hoặc tá dược. Không tiêm tĩnh mạch các hỗn dịch.`),
    section("than_trong", "Thận trọng", `
      Hạ glucose huyết là tác dụng không mong muốn hay gặp nhất. Nguy cơ tăng khi bỏ bữa, vận động nhiều, uống rượu, suy thận, suy gan, suy thượng thận. Người dùng thuốc chẹn beta có thể không nhận ra triệu chứng báo trước.
      Luân phiên vị trí tiêm trong cùng một vùng để tránh loạn dưỡng mỡ. Tiêm vào vùng loạn dưỡng làm hấp thu thất thường; khi đổi sang vùng lành phải theo dõi glucose huyết.
      Mỗi bút tiêm chỉ dùng cho một người. Luôn kiểm tra nhãn trước khi tiêm để không nhầm loại insulin. Chỉ dùng bơm tiêm có vạch đơn vị insulin; không viết tắt chữ "đơn vị" trong đơn thuốc.
      Khi đổi loại insulin phải có bác sĩ theo dõi; có thể phải chỉnh liều ngay lần tiêm đầu.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Insulin không qua nhau thai và là thuốc được chọn. Nhu cầu giảm trong 3 tháng đầu, tăng trong 6 tháng sau và giảm nhanh ngay sau khi sinh.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Có thể cho con bú. Nhu cầu insulin của mẹ thường giảm.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Chuyển hóa: hạ glucose huyết. Toàn thân: tăng cân.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tại chỗ: ban đỏ, ngứa, phì đại hoặc teo mô mỡ. Mắt: rối loạn khúc xạ thoáng qua. Toàn thân: phù.
      *Hiếm gặp, ADR < 1/1_000*
      Chuyển hóa: hạ kali huyết. Toàn thân: phản vệ. Thần kinh: bệnh thần kinh đau cấp khi glucose huyết giảm quá nhanh.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `
      Hạ glucose huyết nhẹ: uống 15 - 20 g đường, đo lại sau 15 phút. Hạ glucose huyết nặng: tiêm tĩnh mạch 50 ml dung dịch glucose 30%, hoặc tiêm bắp 1 mg glucagon (0,5 mg ở trẻ dưới 25 kg).`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Tiêm dưới da ở bụng, đùi, mông hoặc cánh tay. Lăn nhẹ lọ hỗn dịch 10 - 20 lần cho đến khi đục đều. Khi trộn hai loại, rút insulin hòa tan trước, NPH sau. Chỉ insulin hòa tan được tiêm tĩnh mạch.
      *Đái tháo đường typ 1:*
      Người lớn: Tổng liều 0,4 - 1 đơn vị/kg/ngày; khoảng 40 - 50% là insulin nền, phần còn lại chia trước các bữa ăn.
      Trẻ em trước dậy thì: 0,7 - 1 đơn vị/kg/ngày. Trong giai đoạn thuyên giảm: dưới 0,5 đơn vị/kg/ngày.
      Tuổi dậy thì: 1 - 2 đơn vị/kg/ngày.
      *Đái tháo đường typ 2:*
      Người lớn: Bắt đầu 10 đơn vị NPH trước khi ngủ, hoặc 0,1 - 0,2 đơn vị/kg/ngày; cứ 3 ngày tăng 2 đơn vị đến khi glucose huyết lúc đói đạt 4,4 - 7,2 mmol/lít.
      Người cao tuổi, suy thận: Bắt đầu 0,1 đơn vị/kg/ngày, tăng chậm hơn.
      *Nhiễm toan ceton:*
      Người lớn: Truyền tĩnh mạch insulin hòa tan 0,1 đơn vị/kg/giờ sau khi đã bắt đầu bù dịch và kali huyết từ 3,3 mmol/lít trở lên. Khi glucose huyết còn 11 - 14 mmol/lít, thêm glucose 5% và giảm còn 0,02 - 0,05 đơn vị/kg/giờ.
      Trẻ em: 0,05 - 0,1 đơn vị/kg/giờ, bắt đầu ít nhất 1 giờ sau khi bù dịch; không tiêm liều nạp.
      *Tăng kali huyết:* Người lớn: 10 đơn vị insulin hòa tan cùng 25 g glucose, tiêm tĩnh mạch trong 15 - 30 phút.
      *Thang liều bổ sung trong bệnh viện:* Liều insulin tác dụng nhanh cộng thêm trước bữa ăn theo Bảng 2. Người nhạy cảm với insulin là người gầy, cao tuổi, suy thận; người kháng insulin là người béo phì hoặc dùng cortico¬steroid.`,
      table({
        caption: "Liều bổ sung của insulin tác dụng nhanh (đơn vị)",
        widths: [1.6, 1, 1, 1],
        headerRows: 2,
        rows: [
          ["Glucose huyết (mmol/lít)", "Người bệnh", "<", "<"],
          ["^", "Nhạy cảm", "Trung bình", "Kháng"],
          ["*Trước bữa ăn*", "<", "<", "<"],
          ["< 4,0", "Xử trí hạ glucose huyết, không tiêm", "<", "<"],
          ["4,0 - 7,8", "0", "0", "0"],
          ["7,9 - 10,0", "1", "2", "4"],
          ["10,1 - 12,0", "2", "3", "6"],
          ["12,1 - 14,0", "3", "5", "8"],
          ["14,1 - 16,0", "4", "7", "10"],
          ["16,1 - 19,4", "5", "8", "12"],
          ["> 19,4", "6, báo bác sĩ", "10, báo bác sĩ", "14, báo bác sĩ"],
          ["*Trước khi ngủ*", "<", "<", "<"],
          ["< 6,0", "Cho ăn nhẹ, không tiêm", "<", "<"],
          ["6,0 - 14,0", "0", "0", "0"],
          ["14,1 - 16,0", "1", "2", "3"],
          ["16,1 - 19,4", "2", "3", "5"],
          ["> 19,4", "3", "4", "6"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      *Tăng tác dụng hạ glucose huyết:* thuốc uống chống đái tháo đường, thuốc ức chế enzym chuyển, salicylat, sulfo¬namid, fluoxetin, thuốc ức chế mono¬amin oxydase, rượu.
      *Giảm tác dụng hạ glucose huyết:* cortico¬steroid, thuốc lợi tiểu thiazid, levo¬thyroxin, oestro¬gen, thuốc chủ vận beta, clozapin, olanzapin.
      *Thuốc chẹn beta:* che lấp nhịp tim nhanh, kéo dài hạ glucose huyết.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Hạ glucose huyết từ vã mồ hôi, run, đói đến co giật, hôn mê. Xử trí như ở mục trên; theo dõi ít nhất 24 giờ khi quá liều insulin tác dụng kéo dài vì có thể tái phát.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `
      Lọ chưa mở: 2 - 8 ^o^C, không để đông băng. Lọ đang dùng: dưới 25 ^o^C trong 4 tuần (một số chế phẩm 6 tuần). Bỏ dung dịch bị đục, hỗn dịch bị vón.`),
    section("tuong_ky", "Tương kỵ", `Không trộn insulin glargin với insulin khác. Insulin bám vào chai và dây truyền; tráng dây bằng 20 ml dung dịch truyền trước khi nối.`),
    section("ten_thuong_mai", "Tên thương mại", `Actrapid; Humulin; Insulatard; Mixtard; Scilin.`),
  ],
};
