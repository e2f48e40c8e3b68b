import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";
import { VORICONAZOL_PARTNERS } from "./voriconazol-partners";

export const voriconazol: MonographSource = {
  drugId: "voriconazol",
  name: "VORICONAZOL",
  headerName: "Voriconazol",
  atcCodes: ["J02AC03"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Voriconazole."),
    runIn("ma_atc", "Mã ATC", "J02AC03."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc chống nấm, dẫn chất triazol thế hệ hai."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nén bao phim: 50 mg, 200 mg. Bột pha hỗn dịch uống: 40 mg/ml. Bột đông khô pha tiêm: lọ 200 mg.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Voriconazol ức chế enzym lanosterol 14-alpha-demethy¬lase phụ thuộc cytochrom P~450~ của nấm, làm tích lũy các methyl¬sterol và cạn ergo¬sterol ở màng tế bào nấm. Thuốc có tác dụng diệt nấm với *Aspergillus* spp. và kìm nấm với *Candida* spp., kể cả *C. krusei* và một số chủng *C. glabrata* kháng fluconazol; có tác dụng trên *Scedo¬sporium apio¬spermum* và *Fusarium* spp.
      *Dược động học:* Sinh khả dụng đường uống khoảng 96% khi đói; bữa ăn nhiều mỡ làm giảm nồng độ đỉnh 34%. Dược động học không tuyến tính do chuyển hóa bão hòa: tăng liều uống từ 200 mg lên 300 mg làm diện tích dưới đường cong tăng khoảng 2,5 lần. Thuốc được CYP2C19, CYP2C9 và CYP3A4 chuyển hóa; người chuyển hóa kém qua CYP2C19 có nồng độ cao gấp 4 lần. Gắn với protein huyết tương 58%. Dưới 2% liều thải nguyên dạng qua thận.`),
    section("chi_dinh", "Chỉ định", `
      Nhiễm *Aspergillus* xâm lấn. Nhiễm *Candida* máu ở người không giảm bạch cầu trung tính. Nhiễm *Candida* xâm lấn nặng kháng fluconazol. Nhiễm *Scedo¬sporium* và *Fusarium* nặng. Dự phòng nhiễm nấm xâm lấn ở người ghép tế bào gốc có nguy cơ cao.`),
    section("chong_chi_dinh", "Chống chỉ định", `
      Quá mẫn với voriconazol. Dùng cùng các thuốc là cơ chất của CYP3A4 gây kéo dài khoảng QT (cisaprid, pimozid, quinidin, terfenadin), với rifampicin, carba¬mazepin, pheno¬barbital, cỏ thánh John, ergotamin, sirolimus, ritonavir liều cao (400 mg, ngày 2 lần) hoặc efavirenz liều từ 400 mg/ngày trở lên.`),
    section("than_trong", "Thận trọng", `
      Theo dõi nồng độ đáy trong huyết tương, đích thường dùng 1 - 5,5 microgam/ml, lấy mẫu từ ngày thứ 5. Theo dõi chức năng gan hằng tuần trong tháng đầu.
      Tránh nắng và dùng kem chống nắng: đã có ung thư biểu mô tế bào vảy ở da khi dùng dài ngày. Rối loạn thị giác hay gặp; không lái xe ban đêm. Điều chỉnh kali, magnesi và calci huyết trước khi dùng.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `
      Thuốc gây quái thai trên động vật. Không dùng trừ khi lợi ích cho mẹ vượt hẳn nguy cơ cho thai. Phụ nữ có khả năng sinh đẻ phải dùng biện pháp tránh thai hiệu quả.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Chưa biết thuốc có vào sữa mẹ hay không. Ngừng cho con bú khi bắt đầu điều trị.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Mắt: nhìn mờ, thay đổi màu sắc, sợ ánh sáng. Gan: tăng transa¬minase, vàng da ứ mật. Da: ban, nhạy cảm với ánh sáng. Tiêu hóa: buồn nôn, nôn, ỉa chảy. Tâm thần: ảo giác, lú lẫn. Toàn thân: sốt, phù ngoại vi.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tim: kéo dài khoảng QT, loạn nhịp. Thần kinh: bệnh thần kinh ngoại vi, rung giật nhãn cầu. Nội tiết: suy thượng thận.
      *Hiếm gặp, ADR < 1/1_000*
      Da: hội chứng Stevens - Johnson. Xương: viêm màng xương, tăng fluorid. Tim: xoắn đỉnh.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `
      Rối loạn thị giác thường hết trong vòng 60 phút và giảm dần khi dùng tiếp. Ngừng thuốc khi transa¬minase tăng trên 5 lần giới hạn trên của bình thường. Khi có ảo giác, đo nồng độ thuốc và giảm liều.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Uống ít nhất 1 giờ trước hoặc 1 giờ sau bữa ăn. Truyền tĩnh mạch với tốc độ tối đa 3 mg/kg/giờ, trong 1 - 3 giờ; không tiêm nhanh.
      *Người lớn:*
      *Truyền tĩnh mạch:* Liều nạp 6 mg/kg, cách 12 giờ một lần, trong 24 giờ đầu; sau đó 4 mg/kg, ngày 2 lần.
      *Đường uống, cân nặng từ 40 kg:* Liều nạp 400 mg, cách 12 giờ một lần, trong 24 giờ đầu; sau đó 200 mg, ngày 2 lần, có thể tăng lên 300 mg.
      *Đường uống, cân nặng dưới 40 kg:* Liều nạp 200 mg, cách 12 giờ một lần; sau đó 100 mg, ngày 2 lần, có thể tăng lên 150 mg.
      *Trẻ em từ 2 đến dưới 12 tuổi và trẻ 12 - 14 tuổi nặng dưới 50 kg:*
      *Truyền tĩnh mạch:* Liều nạp 9 mg/kg, cách 12 giờ một lần, trong 24 giờ đầu; sau đó 8 mg/kg, ngày 2 lần.
      *Đường uống:* 9 mg/kg, ngày 2 lần, tối đa 350 mg mỗi lần.
      *Suy gan nhẹ và vừa (Child - Pugh A và B):* Liều nạp như thường, liều duy trì giảm một nửa.
      *Suy thận:* Không cần chỉnh liều uống. Khi độ thanh thải creatinin dưới 50 ml/phút, nên tránh dạng tiêm vì tá dược cyclo¬dextrin tích lũy.
      Chỉnh liều khi dùng cùng một số thuốc theo Bảng 1.`,
      table({
        caption: "Chỉnh liều khi dùng voriconazol cùng một số thuốc",
        ruled: "partial",
        widths: [1, 1.5, 1.6],
        align: ["left", "left", "left"],
        rows: [
          ["Thuốc", "Liều voriconazol", "Liều thuốc dùng cùng"],
          ["Phenytoin", "Uống 400 mg, ngày 2 lần; tiêm 5 mg/kg, ngày 2 lần", "Giữ nguyên, theo dõi nồng độ"],
          ["Efavirenz", "Uống 400 mg, ngày 2 lần", "300 mg, ngày 1 lần"],
          ["Ciclosporin", "Giữ nguyên", "Giảm còn một nửa"],
          ["Tacrolimus", "Giữ nguyên", "Giảm còn một phần ba"],
          ["Omeprazol từ 40 mg/ngày", "Giữ nguyên", "Giảm còn một nửa"],
          ["Rifabutin", "Uống 350 mg, ngày 2 lần", "Giữ nguyên, đếm bạch cầu"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Voriconazol là cơ chất và là chất ức chế CYP2C19, CYP2C9 và CYP3A4. Nồng độ của thuốc bị các chất cảm ứng hoặc ức chế những enzym này làm thay đổi, và ngược lại.
      Phải rà soát tương tác trước khi phối hợp với bất kỳ thuốc nào trong các thuốc sau đây, vì chúng được các enzym nói trên chuyển hóa, làm thay đổi hoạt tính các enzym đó hoặc làm kéo dài khoảng QT: ${VORICONAZOL_PARTNERS.join(", ")}.
      Danh mục trên không đầy đủ. Thuốc không có tên trong danh mục vẫn có thể tương tác; hỏi dược sĩ lâm sàng khi thêm hoặc ngừng bất cứ thuốc nào.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `
      Đã gặp ở trẻ em dùng gấp 5 lần liều; sợ ánh sáng kéo dài 10 phút. Không có thuốc giải độc. Thẩm tách máu loại được thuốc với độ thanh thải 121 ml/phút và loại được cyclo¬dextrin.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `
      Viên và bột pha tiêm: bảo quản ở 15 - 30 ^o^C. Bột pha hỗn dịch: 2 - 8 ^o^C trước khi pha; sau khi pha để ở nhiệt độ phòng và dùng trong 14 ngày. Dung dịch tiêm đã hoàn nguyên: dùng ngay, hoặc trong 24 giờ ở 2 - 8 ^o^C.`),
    section("tuong_ky", "Tương kỵ", `
      Không truyền cùng đường với chế phẩm máu, dung dịch điện giải đậm đặc hoặc dung dịch natri bicarbonat 4,2%. Không truyền cùng đường với dịch nuôi dưỡng toàn phần trừ khi dùng nòng khác của ống thông.`),
    section("ten_thuong_mai", "Tên thương mại", `Vfend; Voriole.`),
  ],
};
