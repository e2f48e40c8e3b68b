import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const digoxin: MonographSource = {
  drugId: "digoxin",
  name: "DIGOXIN",
  headerName: "Digoxin",
  atcCodes: ["C01AA05"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Digoxin."),
    runIn("ma_atc", "Mã ATC", "C01AA05."),
    runIn("loai_thuoc", "Loại thuốc", "Glycosid tim, thuốc chống loạn nhịp, tăng lực co cơ tim."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `Viên nén: 62,5 microgam, 125 microgam, 250 microgam. Cồn ngọt: 50 microgam/ml. Dung dịch tiêm: 250 microgam/ml, ống 2 ml; 100 microgam/ml, ống 1 ml (trẻ em).`),
    section(
      "duoc_ly_va_co_che_tac_dung",
      "Dược lý và cơ chế tác dụng",
      `
      Digoxin ức chế Na^+^/K^+^-ATPase ở màng tế bào cơ tim, làm tăng natri và do đó tăng calci trong tế bào, nhờ vậy tăng lực co cơ. Thuốc tăng trương lực phế vị, làm chậm dẫn truyền qua nút nhĩ thất và giảm tần số thất khi rung nhĩ, chủ yếu lúc nghỉ.
      *Dược động học:* Sinh khả dụng của viên nén 60 - 80%, của cồn ngọt 70 - 85%. Tác dụng bắt đầu sau 0,5 - 2 giờ khi uống, 5 - 30 phút khi tiêm tĩnh mạch; tối đa sau 2 - 6 giờ. Thể tích phân bố lớn, thuốc gắn nhiều vào cơ xương và cơ tim; phải đợi ít nhất 6 giờ sau liều mới lấy máu đo nồng độ. Nửa đời thải trừ 36 - 48 giờ, 3,5 - 5 ngày ở người vô niệu. Khoảng 70% liều thải nguyên dạng qua thận.`,
    ),
    section("chi_dinh", "Chỉ định", `Rung nhĩ, cuồng động nhĩ: kiểm soát tần số thất. Suy tim có phân số tống máu giảm, còn triệu chứng khi đã dùng đủ các thuốc khác.`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với glycosid tim. Bloc nhĩ thất độ hai và ba chưa đặt máy tạo nhịp. Nhịp nhanh thất, rung thất. Hội chứng Wolff - Parkinson - White có rung nhĩ. Bệnh cơ tim phì đại tắc nghẽn (trừ khi có rung nhĩ và suy tim).`),
    section("than_trong", "Thận trọng", `
      Khoảng điều trị hẹp. Nguy cơ ngộ độc tăng khi hạ kali, hạ magnesi, tăng calci huyết, thiếu oxygen, suy giáp, suy thận, người cao tuổi. Đo creatinin và điện giải khi bắt đầu và định kỳ. Nồng độ đích: 0,5 - 0,9 nanogam/ml khi suy tim; không quá 1,2 nanogam/ml khi rung nhĩ. Ngừng thuốc 24 - 48 giờ trước khi sốc điện theo kế hoạch.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Thuốc qua nhau thai, có thể dùng khi cần; nhu cầu liều của mẹ có thể tăng. Thuốc còn được dùng để điều trị loạn nhịp nhanh cho thai.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Lượng vào sữa rất nhỏ. Có thể cho con bú.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Tiêu hóa: chán ăn, buồn nôn, nôn, ỉa chảy. Thần kinh: chóng mặt, rối loạn thị giác, nhìn vàng. Tim mạch: nhịp chậm, bloc nhĩ thất, ngoại tâm thu.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tâm thần: trầm cảm, lú lẫn.
      *Hiếm gặp, ADR < 1/1_000*
      Nội tiết: vú to ở nam giới. Huyết học: giảm tiểu cầu. Tim mạch: nhịp nhanh thất, rung thất. Tiêu hóa: thiếu máu, hoại tử ruột.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Chán ăn, buồn nôn thường là dấu hiệu sớm của ngộ độc: ngừng thuốc, ghi điện tâm đồ, đo nồng độ thuốc và kali huyết.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Tính liều theo cân nặng không mỡ và chức năng thận. Tiêm tĩnh mạch chậm ít nhất 5 phút; tránh tiêm bắp. Khi chuyển từ tiêm sang viên nén phải tăng liều 20 - 25%.
      *Rung nhĩ:*
      *Liều nạp đường uống:* Người lớn: 0,75 - 1,5 mg trong 24 giờ, chia 3 lần, cách nhau 6 giờ. Người cao tuổi: 0,5 - 0,75 mg.
      *Liều nạp đường tĩnh mạch:* Người lớn: 0,25 - 0,5 mg, sau đó 0,25 mg, cách 6 giờ một lần, tổng liều không quá 1,5 mg.
      *Liều duy trì:* Người lớn: 125 - 250 microgam/ngày. Người cao tuổi, suy thận: 62,5 - 125 microgam/ngày.
      *Suy tim nhịp xoang:* Người lớn: 62,5 - 125 microgam/ngày, không cần liều nạp.
      *Trẻ em:* Liều theo tuổi và cân nặng được ghi trong Bảng 1; liều nạp chia 3 lần: một nửa lúc đầu, một phần tư sau 8 giờ và một phần tư sau 16 giờ.`,
      table({
        caption: "Liều digoxin cho trẻ em có chức năng thận bình thường",
        headerRows: 2,
        widths: [1.35, 1, 1, 1, 1],
        rows: [
          ["Lứa tuổi", "Liều nạp trong 24 giờ (microgam/kg)", "<", "Liều duy trì một ngày (microgam/kg)", "<"],
          ["^", "Uống", "Tĩnh mạch", "Uống", "Tĩnh mạch"],
          ["Trẻ đẻ non dưới 1,5 kg", "25", "20", "5", "4"],
          ["Trẻ đẻ non 1,5 - 2,5 kg", "30", "30", "6", "6"],
          ["Trẻ đủ tháng đến 2 tuổi", "45", "35", "10", "10"],
          ["Từ 2 đến 5 tuổi", "35", "35", "10", "10"],
          ["Từ 5 đến 10 tuổi", "25", "25", "6", "6"],
          ["Từ 10 đến 18 tuổi", "10 - 15", "8 - 12", "2,5 - 5", "2 - 4"],
        ],
      }),
      `*Suy thận:* Giảm liều duy trì: Cl~cr~ 20 - 50 ml/phút: 125 microgam/ngày; 10 - 19 ml/phút: 62,5 microgam/ngày; dưới 10 ml/phút: 62,5 microgam, cách ngày. Liều nạp giảm một nửa.`,
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Amio¬daron, verapamil, quinidin, ciclo¬sporin, clarithro¬mycin, itra¬conazol: tăng nồng độ digoxin 50 - 100%, giảm một nửa liều. Thuốc lợi tiểu thải kali, ampho¬tericin B, cortico¬steroid: hạ kali làm tăng độc tính. Colesty¬ramin, thuốc kháng acid: giảm hấp thu. Rifampicin: giảm nồng độ. Thuốc chẹn beta, diltiazem: nhịp chậm.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `
      Than hoạt nếu mới uống. Loạn nhịp đe dọa tính mạng, kali huyết trên 5 mmol/lít do ngộ độc cấp: dùng mảnh kháng thể kháng digoxin. Nhịp chậm: atropin 0,5 mg tĩnh mạch. Bù kali và magnesi khi hạ. Thẩm tách máu không có hiệu quả.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản ở 15 - 25 ^o^C, tránh ánh sáng. Dung dịch đã pha loãng phải dùng ngay.`),
    section("tuong_ky", "Tương kỵ", `Không trộn với thuốc khác trong cùng bơm tiêm; pha loãng ít nhất 4 lần để tránh kết tủa.`),
    section("ten_thuong_mai", "Tên thương mại", `DigoxineQualy; Lanoxin.`),
  ],
};
