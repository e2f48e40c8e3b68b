import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const azithromycin: MonographSource = {
  drugId: "azithromycin",
  name: "AZITHROMYCIN",
  headerName: "Azithromycin",
  atcCodes: ["J01FA10", "S01AA26"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Azithromycin."),
    runIn("ma_atc", "Mã ATC", "J01FA10, S01AA26."),
    runIn("loai_thuoc", "Loại thuốc", "Kháng sinh nhóm macrolid, phân nhóm azalid."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nén bao phim, viên nang: 250 mg, 500 mg. Bột pha hỗn dịch uống: 200 mg/5 ml, lọ 15 ml, 30 ml. Gói bột: 100 mg. Bột pha tiêm truyền: lọ 500 mg. Dung dịch nhỏ mắt 1,5%.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      *Dược lực học*
      Azithromycin gắn vào tiểu đơn vị 50S của ribosom vi khuẩn, ngăn chuyển vị của chuỗi peptid và ức chế tổng hợp protein. Tùy nồng độ và vi khuẩn, thuốc kìm khuẩn hoặc diệt khuẩn.
      *Phổ kháng khuẩn:* *Haemo¬philus influ¬enzae*, *Mora¬xella catar¬rhalis*, *Legio¬nella pneumo¬phila*, *Chlamydia tracho¬matis*, *Myco¬plasma pneu¬moniae*, *Borde¬tella per¬tussis*, *Campylo¬bacter*, *Salmo¬nella typhi*. Phế cầu và liên cầu kháng erythro¬mycin thường kháng chéo với azithro¬mycin; tỷ lệ kháng ở nhiều nơi rất cao nên cần dựa vào kháng sinh đồ.
      *Dược động học*
      Sinh khả dụng đường uống khoảng 37%; thức ăn làm giảm hấp thu của viên nang nhưng ít ảnh hưởng đến viên nén. Thuốc tập trung mạnh trong mô và bạch cầu, nồng độ trong mô gấp 10 - 100 lần nồng độ trong huyết tương. Nửa đời thải trừ cuối cùng 68 giờ, vì vậy đợt điều trị ngắn vẫn có tác dụng kéo dài. Thải chủ yếu qua mật dưới dạng không đổi; khoảng 6% liều uống thải qua nước tiểu.`),
    section("chi_dinh", "Chỉ định", `
      Viêm họng, viêm xoang, viêm tai giữa khi không dùng được beta-lactam. Viêm phổi mắc phải ở cộng đồng. Nhiễm *Chlamydia* ở đường sinh dục. Thương hàn, ỉa chảy do *Campylo¬bacter*, ho gà. Dự phòng nhiễm *Myco¬bacte¬rium avium* nội bào ở người nhiễm HIV. Bệnh mắt hột.`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với macrolid hoặc ketolid. Tiền sử vàng da ứ mật hoặc rối loạn chức năng gan do azithro¬mycin.`),
    section("than_trong", "Thận trọng", `
      Thuốc có thể kéo dài khoảng QT và gây xoắn đỉnh. Đo điện tâm đồ, điều chỉnh kali và magnesi huyết trước khi dùng ở người có yếu tố nguy cơ.
      Ngừng thuốc khi có dấu hiệu viêm gan. Hẹp phì đại môn vị đã gặp ở trẻ sơ sinh dùng thuốc trong 42 ngày đầu sau sinh. Thuốc có thể làm bệnh nhược cơ nặng lên.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Dữ liệu chưa cho thấy nguy cơ rõ ràng. Dùng khi lợi ích vượt nguy cơ.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Thuốc vào sữa mẹ và tích lũy nhẹ. Có thể dùng; theo dõi ỉa chảy, nôn ở trẻ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Tiêu hóa: ỉa chảy, buồn nôn, nôn, đau bụng. Thần kinh: đau đầu.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Toàn thân: mệt mỏi, chóng mặt. Da: ban, ngứa. Gan: tăng transa¬minase. Tai: giảm thính lực hồi phục khi dùng liều cao dài ngày.
      *Hiếm gặp, ADR < 1/1_000*
      Toàn thân: phản vệ, phù mạch. Tim mạch: xoắn đỉnh, loạn nhịp thất. Gan: hoại tử gan. Da: phản ứng thuốc có tăng bạch cầu ái toan.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Phản ứng quá mẫn có thể tái phát sau khi ngừng điều trị triệu chứng vì thuốc lưu lâu trong mô; phải theo dõi kéo dài.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Uống ngày 1 lần. Viên nang uống 1 giờ trước hoặc 2 giờ sau khi ăn; viên nén và hỗn dịch không phụ thuộc bữa ăn. Truyền tĩnh mạch dung dịch 1 mg/ml trong 3 giờ hoặc 2 mg/ml trong 1 giờ; không tiêm bắp.
      *Nhiễm khuẩn đường hô hấp, da và mô mềm:*
      *Đường uống:*
      Người lớn: 500 mg/ngày, trong 3 ngày; hoặc 500 mg ngày đầu, sau đó 250 mg/ngày, trong 4 ngày.
      Trẻ em từ 6 tháng: 10 mg/kg/ngày, trong 3 ngày, tối đa 500 mg/ngày; hoặc theo Bảng 1.
      *Viêm phổi mắc phải ở cộng đồng:*
      *Đường tĩnh mạch:* Người lớn: 500 mg/ngày, ít nhất 2 ngày, sau đó uống 500 mg/ngày cho đủ 7 - 10 ngày.
      *Nhiễm Chlamydia không biến chứng:* Người lớn: 1 g, một liều duy nhất.
      *Thương hàn:* Người lớn: 1 g ngày đầu, sau đó 500 mg/ngày, trong 6 ngày. Trẻ em: 10 - 20 mg/kg/ngày, tối đa 1 g, trong 7 ngày.
      *Ho gà:* Trẻ em từ 1 đến 5 tháng: 10 mg/kg/ngày, trong 5 ngày. Trẻ em từ 6 tháng: 10 mg/kg ngày đầu, tối đa 500 mg, sau đó 5 mg/kg/ngày, tối đa 250 mg, trong 4 ngày.
      *Dự phòng Myco¬bacte¬rium avium nội bào:* Người lớn: 1_200 mg, mỗi tuần 1 lần.
      *Mắt hột:* Từ 6 tháng tuổi: 20 mg/kg, tối đa 1 g, một liều duy nhất.
      *Suy thận:* Thận trọng khi Cl~cr~ dưới 10 ml/phút. *Suy gan nặng:* Không dùng.`,
      table({
        caption: "Liều azithromycin hỗn dịch 200 mg/5 ml cho trẻ em, đợt 3 ngày",
        ruled: "none",
        widths: [1, 1, 1],
        align: ["center", "center", "center"],
        rows: [
          ["Cân nặng (kg)", "Liều (mg/ngày)", "Thể tích (ml)"],
          ["8", "80", "2"],
          ["10", "100", "2,5"],
          ["15 - 25", "200", "5"],
          ["26 - 35", "300", "7,5"],
          ["36 - 45", "400", "10"],
          ["> 45", "500", "12,5"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Thuốc kháng acid chứa nhôm, magnesi: giảm nồng độ đỉnh, uống cách 2 giờ. Digoxin, colchicin: tăng nồng độ. Warfarin: tăng INR. Ergotamin: nguy cơ co mạch. Thuốc kéo dài khoảng QT (amio¬daron, halo¬peridol, moxi¬floxacin): tránh phối hợp. Nelfi¬navir làm tăng nồng độ azithro¬mycin.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Buồn nôn, nôn, ỉa chảy nặng, giảm thính lực. Than hoạt, điều trị triệu chứng.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản dưới 30 ^o^C. Hỗn dịch đã pha dùng trong 5 - 10 ngày tùy chế phẩm. Dung dịch truyền bền 24 giờ ở 25 ^o^C, 7 ngày ở 5 ^o^C.`),
    section("tuong_ky", "Tương kỵ", `Không thêm thuốc khác vào dung dịch truyền azithro¬mycin, không truyền cùng đường với ceftriaxon, furosemid, ketorolac, morphin.`),
    section("ten_thuong_mai", "Tên thương mại", `Azicine; Zitromax.`),
  ],
};
