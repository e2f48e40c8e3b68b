import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const salbutamol: MonographSource = {
  drugId: "salbutamol",
  name: "SALBUTAMOL",
  headerName: "Salbutamol",
  atcCodes: ["R03AC02", "R03CC02"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Salbutamol (albuterol)."),
    runIn("ma_atc", "Mã ATC", "R03AC02, R03CC02."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc chủ vận chọn lọc thụ thể beta~2~, giãn phế quản tác dụng ngắn."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Bình xịt định liều: 100 microgam/lần xịt, 200 lần xịt. Dung dịch khí dung: 2,5 mg/2,5 ml, 5 mg/2,5 ml. Viên nén: 2 mg, 4 mg. Siro: 2 mg/5 ml. Dung dịch tiêm: 0,5 mg/ml.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Salbutamol kích thích thụ thể beta~2~ ở cơ trơn phế quản, hoạt hóa adenylat cyclase, tăng AMP vòng và làm giãn phế quản trong vài phút. Thuốc cũng làm giãn cơ tử cung và đưa kali vào tế bào.
      *Dược động học:* Sau khi hít, 10 - 20% liều tới đường hô hấp dưới; phần còn lại bị nuốt. Tác dụng bắt đầu sau 5 phút, kéo dài 4 - 6 giờ. Nửa đời thải trừ 4 - 6 giờ; thải qua nước tiểu dưới dạng nguyên vẹn và liên hợp sulfat.`),
    section("chi_dinh", "Chỉ định", `Cơn hen cấp, phòng cơn hen do gắng sức. Bệnh phổi tắc nghẽn mạn tính. Tăng kali huyết (khí dung). Dọa đẻ non không biến chứng từ tuần 22 đến 37 (dạng tiêm).`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với salbutamol. Dạng tiêm điều trị dọa đẻ non: bệnh tim thiếu máu cục bộ, tiền sản giật, nhiễm khuẩn ối, chảy máu âm đạo.`),
    section("than_trong", "Thận trọng", `
      Cần dùng trên 2 lần một tuần là dấu hiệu hen chưa được kiểm soát; phải xem lại điều trị nền bằng cortico¬steroid hít. Không dùng salbutamol đơn độc lâu dài để điều trị hen.
      Thận trọng ở người cường giáp, loạn nhịp, đái tháo đường, tăng huyết áp. Theo dõi kali huyết khi dùng liều cao, nhất là cùng theophylin, cortico¬steroid, thuốc lợi tiểu.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Dạng hít có thể dùng khi cần; hen không kiểm soát nguy hiểm cho thai hơn là thuốc.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Lượng vào sữa sau khi hít không đáng kể. Có thể cho con bú.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Thần kinh: run đầu ngón tay, đau đầu. Tim mạch: đánh trống ngực, nhịp tim nhanh.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Hô hấp: kích ứng họng, ho. Cơ: chuột rút. Thần kinh: mất ngủ, kích động ở trẻ em.
      *Hiếm gặp, ADR < 1/1_000*
      Chuyển hóa: hạ kali huyết, nhiễm toan lactic. Hô hấp: co thắt phế quản nghịch thường. Toàn thân: phù mạch, mày đay.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Co thắt phế quản nghịch thường: ngừng thuốc ngay, thay thuốc khác. Bù kali khi dưới 3 mmol/lít.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Dạng hít định liều:* Lắc kỹ, thở ra hết, xịt khi bắt đầu hít vào, nín thở 10 giây. Trẻ dưới 5 tuổi dùng buồng đệm có mặt nạ.
      Người lớn và trẻ em: Cơn hen nhẹ: 100 - 200 microgam, nhắc lại khi cần, tối đa ngày 4 lần. Phòng cơn do gắng sức: 200 microgam, 10 - 15 phút trước khi gắng sức.
      Cơn hen cấp nặng: 4 - 10 nhát qua buồng đệm, mỗi 20 phút trong giờ đầu.
      *Khí dung:* Liều theo Bảng 1. Pha với natri clorid 0,9% đến 4 ml, thở oxygen 6 - 8 lít/phút.
      *Đường uống:*
      Người lớn: 2 - 4 mg, ngày 3 - 4 lần, tối đa 32 mg/ngày. Người cao tuổi: bắt đầu 2 mg.
      Trẻ em từ 2 đến 6 tuổi: 1 - 2 mg, ngày 3 - 4 lần. Trẻ em từ 6 đến 12 tuổi: 2 mg, ngày 3 - 4 lần.
      *Đường tiêm:*
      Người lớn: Tiêm dưới da 0,5 mg, cách 4 giờ một lần nếu cần. Truyền tĩnh mạch 3 - 20 microgam/phút.
      Trẻ em từ 2 tuổi: Tiêm tĩnh mạch chậm 15 microgam/kg, tối đa 250 microgam, rồi truyền 1 - 5 microgam/kg/phút tại khoa hồi sức.
      *Tăng kali huyết:* Người lớn: Khí dung 10 - 20 mg trong 10 phút.`,
      table({
        caption: "Liều salbutamol khí dung trong cơn hen cấp",
        widths: [1.2, 0.9, 1.4, 1.3],
        rows: [
          ["Tuổi", "Liều (mg)", "Giờ đầu", "Sau đó"],
          ["Dưới 5 tuổi", "2,5", "Mỗi 20 phút, 3 lần", "Mỗi 1 - 4 giờ"],
          ["5 - 11 tuổi", "2,5 - 5", "^", "^"],
          ["Từ 12 tuổi và người lớn", "5", "^", "Mỗi 1 - 4 giờ, hoặc 10 mg/giờ liên tục"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `Thuốc chẹn beta không chọn lọc: mất tác dụng, co thắt phế quản. Theophylin, cortico¬steroid, thuốc lợi tiểu: tăng hạ kali. Thuốc ức chế mono¬amin oxydase, thuốc chống trầm cảm ba vòng: tăng tác dụng tim mạch. Digoxin: hạ kali làm tăng độc tính.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Nhịp tim nhanh, run, hạ kali, tăng glucose huyết, nhiễm toan lactic. Ngừng thuốc, bù kali; cân nhắc thuốc chẹn beta~1~ chọn lọc, thận trọng ở người hen.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bình xịt: dưới 30 ^o^C, không chọc thủng, không để gần lửa. Dung dịch khí dung đã mở dùng trong 24 giờ.`),
    section("thong_tin_quy_che", "Thông tin qui chế", `Salbutamol là thuốc kê đơn. Dạng uống nằm trong danh mục chất có thể bị lạm dụng trong chăn nuôi, phải quản lý nhập, xuất theo quy định.`),
    section("ten_thuong_mai", "Tên thương mại", `Salbutamol Cửu Long; Ventolin.`),
  ],
};
