import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const furosemid: MonographSource = {
  drugId: "furosemid",
  name: "FUROSEMID",
  headerName: "Furosemid",
  atcCodes: ["C03CA01"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Furosemide (frusemide)."),
    runIn("ma_atc", "Mã ATC", "C03CA01."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc lợi tiểu quai, dẫn chất sulfonamid."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nén: 20 mg, 40 mg, 500 mg. Dung dịch uống: 4 mg/ml, 10 mg/ml. Dung dịch tiêm: 10 mg/ml, ống 2 ml, 4 ml, 25 ml.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Furosemid ức chế chất đồng vận chuyển natri - kali - 2 clorid ở nhánh lên dày của quai Henle, làm tăng thải natri, clorid, kali, magnesi và calci cùng nước. Tác dụng còn giữ được khi độ thanh thải creatinin thấp. Tiêm tĩnh mạch làm giãn tĩnh mạch sớm, giảm áp lực đổ đầy thất trái trước khi lợi tiểu.
      *Dược động học:* Sinh khả dụng đường uống 60 - 70%, thay đổi nhiều ở người suy tim. Tác dụng bắt đầu sau 30 - 60 phút khi uống, 5 phút khi tiêm tĩnh mạch; kéo dài 6 - 8 giờ khi uống và 2 giờ khi tiêm. Gắn với albumin tới 99%. Nửa đời thải trừ 0,5 - 2 giờ, kéo dài ở trẻ sơ sinh, người suy gan và suy thận.`),
    section("chi_dinh", "Chỉ định", `
      Phù do suy tim, bệnh gan, bệnh thận, kể cả hội chứng thận hư. Phù phổi cấp. Tăng huyết áp có suy thận. Tăng calci huyết. Thiểu niệu do suy thận.`),
    section("chong_chi_dinh", "Chống chỉ định", `
      Quá mẫn với furosemid hoặc sulfonamid. Vô niệu không đáp ứng với furosemid. Giảm thể tích máu, mất nước, hạ kali và hạ natri huyết nặng. Tiền hôn mê và hôn mê gan.`),
    section("than_trong", "Thận trọng", `
      Theo dõi điện giải, creatinin, huyết áp, cân nặng. Thận trọng ở người phì đại tuyến tiền liệt, đái tháo đường, gút, xơ gan và trẻ đẻ non (nguy cơ sỏi thận, vôi hóa thận).
      Truyền quá nhanh (trên 4 mg/phút) gây ù tai và điếc, nhất là khi suy thận hoặc dùng cùng aminoglycosid.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Thuốc qua nhau thai, có thể làm giảm tưới máu nhau thai. Chỉ dùng khi suy tim nặng, không dùng cho phù sinh lý của thai kỳ.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Thuốc vào sữa mẹ và có thể ức chế tiết sữa. Nên ngừng cho con bú nếu phải dùng.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Chuyển hóa: hạ kali, hạ natri, hạ magnesi, tăng acid uric. Tuần hoàn: hạ huyết áp tư thế, giảm thể tích máu.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tiêu hóa: buồn nôn, ỉa chảy. Tai: giảm thính lực hồi phục. Chuyển hóa: tăng glucose, tăng cholesterol huyết.
      *Hiếm gặp, ADR < 1/1_000*
      Huyết học: giảm tiểu cầu, mất bạch cầu hạt. Da: ban, viêm da tróc vảy. Tiêu hóa: viêm tụy. Tai: điếc không hồi phục.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Bù kali và magnesi; giảm liều khi creatinin tăng trên 50% so với ban đầu. Ngừng thuốc khi ù tai.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Phù*
      *Người lớn:* Uống bắt đầu 40 mg/ngày vào buổi sáng, duy trì 20 - 40 mg/ngày. Phù dai dẳng: 80 - 120 mg/ngày, chia 1 - 2 lần. Tiêm bắp hoặc tĩnh mạch chậm: 20 - 50 mg, có thể tăng mỗi lần 20 mg, cách ít nhất 2 giờ.
      *Người cao tuổi:* Bắt đầu 20 mg/ngày.
      *Trẻ em:* Uống 1 - 3 mg/kg/ngày, tối đa 40 mg/ngày. Tiêm tĩnh mạch 0,5 - 1 mg/kg mỗi lần, tối đa 20 mg/ngày.
      *Phù phổi cấp*
      *Người lớn:* Tiêm tĩnh mạch chậm 40 mg trong 1 - 2 phút; sau 1 giờ chưa đáp ứng thì tiêm 80 mg.
      *Tăng huyết áp*
      *Người lớn:* Uống 40 - 80 mg/ngày, một mình hoặc phối hợp.
      *Suy thận mạn*
      *Người lớn:* Uống bắt đầu 250 mg, tăng dần mỗi 4 - 6 giờ, tối đa 1_500 mg/24 giờ. Truyền tĩnh mạch 250 mg trong 1 giờ, tốc độ không quá 4 mg/phút; tốc độ truyền theo Bảng 1.
      *Tăng calci huyết*
      *Người lớn:* Uống 120 mg/ngày, chia 1 - 3 lần; hoặc tiêm tĩnh mạch 80 - 100 mg, cách 1 - 2 giờ, kèm truyền natri clorid 0,9%.`,
      table({
        caption: "Thời gian truyền tối thiểu theo liều furosemid",
        ruled: "partial",
        widths: [1, 1.3, 1.3],
        rows: [
          ["Liều (mg)", "Suy thận (phút)", "Thận bình thường (phút)"],
          ["40", "10", "2"],
          ["80", "20", "4"],
          ["120", "30", "10"],
          ["250", "63", "60"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Amino¬glycosid, cisplatin, vanco¬mycin: tăng độc tính trên tai và thận. Digoxin: hạ kali làm tăng độc tính. Lithi: tăng nồng độ lithi. Thuốc ức chế enzym chuyển: hạ huyết áp mạnh liều đầu. Thuốc chống viêm không steroid: giảm tác dụng lợi tiểu. Cortico¬steroid: tăng mất kali. Sucralfat: giảm hấp thu, uống cách 2 giờ.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Mất nước, giảm thể tích máu, hạ huyết áp, rối loạn điện giải, loạn nhịp. Bù dịch và điện giải theo xét nghiệm; thẩm tách máu không làm tăng thải trừ thuốc.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản ở 15 - 30 ^o^C, tránh ánh sáng; không dùng dung dịch đã ngả vàng. Dung dịch pha trong natri clorid 0,9% bền 24 giờ.`),
    section("tuong_ky", "Tương kỵ", `Dung dịch tiêm có tính kiềm, kết tủa khi pH dưới 5,5. Không pha với glucose, dobutamin, gentamicin, midazolam, morphin, vitamin C.`),
    section("ten_thuong_mai", "Tên thương mại", `Agifuros; Lasix; Vinzix.`),
  ],
};
