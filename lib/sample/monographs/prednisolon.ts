import { type MonographSource, runIn, runInSameLine, section, table } from "@/lib/sample/sample-source";

export const prednisolon: MonographSource = {
  drugId: "prednisolon",
  name: "PREDNISOLON",
  headerName: "Prednisolon",
  atcCodes: ["H02AB06", "A07EA01", "S01BA04"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Prednisolone."),
    runIn("ma_atc", "Mã ATC", "H02AB06, A07EA01, S01BA04."),
    runInSameLine("loai_thuoc", "Loại thuốc", "Glucocorticoid tổng hợp."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `Viên nén: 1 mg, 5 mg, 20 mg. Siro: 5 mg/5 ml, 15 mg/5 ml. Hỗn dịch nhỏ mắt 1%. Thuốc đạn 5 mg.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Prednisolon gắn vào thụ thể glucocorticoid trong bào tương, vào nhân và điều hòa phiên mã nhiều gen, làm giảm cytokin gây viêm, ức chế phospho¬lipase A~2~ và giảm bạch cầu đến ổ viêm. Tác dụng chống viêm của 5 mg tương đương 20 mg hydro¬cortison, 4 mg methyl¬prednisolon hoặc 0,75 mg dexa¬methason; tác dụng giữ muối yếu hơn hydro¬cortison.
      *Dược động học:* Hấp thu tốt, sinh khả dụng 82%, nồng độ đỉnh sau 1 - 2 giờ. Gắn với protein huyết tương 65 - 91%, giảm khi liều tăng. Nửa đời thải trừ 2 - 4 giờ nhưng tác dụng sinh học kéo dài 12 - 36 giờ.`),
    section("chi_dinh", "Chỉ định", `Cơn hen cấp, đợt cấp bệnh phổi tắc nghẽn mạn tính. Lupus ban đỏ hệ thống, viêm khớp dạng thấp, viêm mạch. Hội chứng thận hư. Giảm tiểu cầu miễn dịch. Viêm loét đại tràng. Phối hợp trong phác đồ bệnh bạch cầu cấp. Thay thế trong suy vỏ thượng thận khi không có hydro¬cortison.`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với prednisolon. Nhiễm nấm toàn thân, nhiễm khuẩn nặng chưa điều trị. Đang dùng vắc xin sống khi liều ức chế miễn dịch.`),
    section("than_trong", "Thận trọng", `
      Dùng trên 3 tuần không được ngừng đột ngột vì có thể suy thượng thận cấp; giảm dần theo bước. Trong 1 năm sau khi ngừng, phải cho thêm glucocorticoid khi có phẫu thuật hoặc bệnh nặng.
      Theo dõi huyết áp, glucose huyết, cân nặng, kali, nhãn áp, mật độ xương, chiều cao của trẻ. Tầm soát lao, viêm gan B và giun lươn trước khi dùng dài ngày. Cho calci và vitamin D khi dùng trên 3 tháng.
      Người chưa mắc thủy đậu hoặc sởi phải tránh tiếp xúc với người bệnh.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Phần lớn thuốc bị bất hoạt ở nhau thai nên có thể dùng khi cần, với liều thấp nhất có tác dụng. Dùng dài ngày có thể làm thai chậm lớn.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Liều đến 40 mg/ngày ít ảnh hưởng đến trẻ. Liều cao hơn: cho bú sau khi uống thuốc 4 giờ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Thần kinh: mất ngủ, kích động. Tiêu hóa: tăng ngon miệng, khó tiêu. Da: rậm lông, trứng cá. Nội tiết: tăng glucose huyết, hội chứng Cushing. Xương: loãng xương. Mắt: đục thủy tinh thể, glôcôm.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tâm thần: hưng cảm, ảo giác. Tiêu hóa: loét dạ dày - tá tràng, viêm tụy. Cơ: yếu cơ. Chuyển hóa: hạ kali huyết.
      *Hiếm gặp, ADR < 1/1_000*
      Xương: hoại tử vô khuẩn chỏm xương đùi. Thần kinh: tăng áp lực nội sọ lành tính.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Uống sau bữa sáng để giảm mất ngủ và khó chịu ở dạ dày. Giảm liều dần ngay khi bệnh cho phép; chuyển sang cách ngày khi điều trị dài.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Uống một lần vào buổi sáng sau khi ăn.
      *Cơn hen cấp:*
      Người lớn: 40 - 50 mg/ngày, ít nhất 5 ngày.
      Trẻ em từ 1 đến 11 tuổi: 1 - 2 mg/kg/ngày, tối đa 40 mg, trong 3 ngày.
      *Đợt cấp bệnh phổi tắc nghẽn mạn tính:* Người lớn: 30 - 40 mg/ngày, trong 5 ngày.
      *Hội chứng thận hư ở trẻ em:*
      Đợt đầu: 60 mg/m²/ngày, tối đa 60 mg, trong 4 - 6 tuần; sau đó 40 mg/m², cách ngày, trong 4 - 6 tuần.
      Tái phát: 60 mg/m²/ngày đến khi nước tiểu hết protein 3 ngày, sau đó 40 mg/m², cách ngày, trong 4 tuần.
      *Bệnh tự miễn:* Người lớn: Bắt đầu 0,5 - 1 mg/kg/ngày, giảm theo bước đến liều duy trì 2,5 - 15 mg/ngày.
      *Giảm liều sau điều trị dài ngày (người lớn):* Theo các bước trong Bảng 1.
      Bước 1: Từ liều trên 20 mg/ngày: giảm 5 - 10 mg, mỗi 1 - 2 tuần.
      Bước 2: Từ 20 mg đến 10 mg/ngày: giảm 2,5 mg, mỗi 2 tuần.
      Bước 3: Từ 10 mg đến 5 mg/ngày: giảm 1 mg, mỗi 2 - 4 tuần.
      Bước 4: Dưới 5 mg/ngày: giảm 1 mg mỗi tháng; đo cortisol lúc 8 giờ sáng trước khi ngừng hẳn.`,
      table({
        caption: "Ví dụ giảm liều prednisolon từ 40 mg/ngày",
        ruled: "partial",
        widths: [1, 1.3, 1.3, 1.5],
        align: ["center", "center", "center", "left"],
        rows: [
          ["Tuần", "Liều sáng (mg)", "Tổng tuần (mg)", "Theo dõi"],
          ["1", "40", "280", "Glucose, huyết áp"],
          ["2", "30", "210", "Glucose, huyết áp"],
          ["3 - 4", "20", "140", "Triệu chứng tái phát"],
          ["5 - 6", "15", "105", "Triệu chứng tái phát"],
          ["7 - 8", "10", "70", "Mệt, hạ huyết áp"],
          ["9 - 12", "7,5", "52,5", "Mệt, hạ huyết áp"],
          ["13 - 16", "5", "35", "Cortisol buổi sáng"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Rifampicin, phenytoin, carba¬mazepin: giảm nồng độ prednisolon. Keto¬conazol, ritonavir: tăng nồng độ. Thuốc lợi tiểu, digoxin: hạ kali. Thuốc chống viêm không steroid: tăng nguy cơ loét. Thuốc chống đái tháo đường: giảm tác dụng. Fluoro¬quinolon: nguy cơ đứt gân. Vắc xin sống: chống chỉ định.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Quá liều cấp ít khi nguy hiểm. Dùng dài ngày: hội chứng Cushing, ức chế trục dưới đồi - yên - thượng thận; giảm liều dần, không ngừng đột ngột.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản ở 15 - 30 ^o^C. Không để đông lạnh siro.`),
    section("thong_tin_quy_che", "Thông tin qui chế", `Thuốc kê đơn. Thuốc bị cấm trong thi đấu thể thao khi dùng toàn thân.`),
    section("ten_thuong_mai", "Tên thương mại", `Hydrocolacyl; Pred Forte; Prednisolon Domesco.`),
  ],
};
