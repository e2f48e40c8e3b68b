import { type MonographSource, runIn, runInSameLine, section, table } from "@/lib/sample/sample-source";

export const amoxicilin: MonographSource = {
  drugId: "amoxicilin",
  name: "AMOXICILIN",
  headerName: "Amoxicilin",
  atcCodes: ["J01CA04"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Amoxicillin."),
    runInSameLine("ma_atc", "Mã ATC", "J01CA04."),
    runIn("loai_thuoc", "Loại thuốc", "Kháng sinh nhóm beta-lactam, aminopenicilin."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nang: 250 mg, 500 mg. Viên nén phân tán: 500 mg, 1_000 mg.
      Bột pha hỗn dịch uống: 125 mg/5 ml, 250 mg/5 ml. Gói bột: 125 mg, 250 mg.
      Bột pha tiêm (muối natri): lọ 500 mg, 1 g. Một gam chứa khoảng 2,6 mmol natri.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      *Dược lực học*
      Amoxicilin diệt khuẩn do gắn vào các protein gắn penicilin, ức chế bước cuối của quá trình tổng hợp peptido¬glycan ở vách tế bào vi khuẩn. Thuốc bền trong môi trường acid nhưng bị beta-lacta¬mase phá hủy.
      *Phổ kháng khuẩn:* Nhạy cảm: *Strepto¬coccus pyo¬genes*, *Strepto¬coccus pneu¬moniae* (trừ chủng kháng penicilin), *Entero¬coccus faecalis*, *Listeria mono¬cyto¬genes*, *Helico¬bacter pylori*. Tỷ lệ kháng cao ở *Escherichia coli*, *Haemo¬philus influ¬enzae* và *Salmo¬nella*. Kháng tự nhiên: *Pseudo¬monas aeru¬ginosa*, *Kleb¬siella*, *Entero¬bacter*, tụ cầu sinh penicili¬nase.
      *Dược động học*
      Hấp thu đường uống 74 - 92%, không bị ảnh hưởng bởi thức ăn; nồng độ đỉnh sau 1 - 2 giờ. Thuốc vào tốt dịch tiết phế quản, dịch tai giữa, mật và nước tiểu; vào dịch não tủy ít, trừ khi màng não bị viêm. Gắn với protein huyết tương khoảng 20%. Nửa đời thải trừ 61 phút, 7 - 20 giờ khi độ thanh thải creatinin dưới 10 ml/phút. Khoảng 60% liều uống được thải nguyên dạng ra nước tiểu trong 6 giờ.`),
    section("chi_dinh", "Chỉ định", `
      Viêm tai giữa cấp, viêm xoang cấp do vi khuẩn, viêm họng do liên cầu. Viêm phổi mắc phải ở cộng đồng, đợt cấp viêm phế quản mạn. Viêm bàng quang ở phụ nữ mang thai khi vi khuẩn nhạy cảm. Phối hợp diệt *Helico¬bacter pylori*. Bệnh Lyme giai đoạn sớm. Dự phòng viêm nội tâm mạc.`),
    section("chong_chi_dinh", "Chống chỉ định", `
      Quá mẫn với penicilin. Tiền sử phản ứng quá mẫn nặng, tức thì với beta-lactam khác (cephalo¬sporin, carba¬penem, mono¬bactam).`),
    section("than_trong", "Thận trọng", `
      Hỏi kỹ tiền sử dị ứng trước khi dùng. Người tăng bạch cầu đơn nhân nhiễm khuẩn và người bệnh bạch cầu dòng lympho hay bị ban dát sần.
      Suy thận: chỉnh liều theo Bảng 1. Dùng liều cao phải giữ đủ nước để tránh tinh thể niệu.
      Ỉa chảy nặng, kéo dài trong hoặc sau điều trị có thể do *Clostri¬dioides diffi¬cile*.
      Nồng độ amoxicilin cao trong nước tiểu làm dương tính giả xét nghiệm glucose niệu bằng phương pháp khử đồng.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Có thể dùng khi cần. Chưa thấy bằng chứng có hại cho thai khi dùng liều thường dùng.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Thuốc vào sữa mẹ với lượng rất nhỏ. Có thể cho con bú; theo dõi ỉa chảy, nấm miệng và ban ở trẻ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Tiêu hóa: buồn nôn, ỉa chảy. Da: ban.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tiêu hóa: nôn. Da: mày đay, ngứa. Gan: tăng transa¬minase nhẹ.
      *Hiếm gặp, ADR < 1/1_000*
      Toàn thân: phản vệ, phù mạch, bệnh huyết thanh. Da: hội chứng Stevens - Johnson, hồng ban đa dạng. Huyết học: giảm bạch cầu, giảm tiểu cầu, thiếu máu tan huyết. Thận: viêm thận kẽ, tinh thể niệu. Thần kinh: co giật ở người suy thận dùng liều cao.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `
      Khi có phản vệ: ngừng thuốc ngay, tiêm bắp adrenalin 1/1_000 liều 0,5 mg ở người lớn, cho thở oxygen, bù dịch. Khi viêm đại tràng giả mạc: ngừng amoxicilin, dùng vanco¬mycin uống.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Uống vào đầu bữa ăn để giảm khó chịu ở dạ dày. Tiêm tĩnh mạch chậm 3 - 4 phút hoặc truyền trong 20 - 30 phút. Tiêm bắp không quá 1 g mỗi lần.
      *Đường uống*
      *Người lớn và trẻ em từ 40 kg:*
      Viêm xoang, viêm bàng quang: 250 - 500 mg, cách 8 giờ một lần, hoặc 750 mg - 1 g, cách 12 giờ một lần; bệnh nặng 1 g, cách 8 giờ một lần.
      Viêm tai giữa, viêm họng: 500 mg, cách 8 giờ một lần, hoặc 750 mg - 1 g, cách 12 giờ một lần; viêm họng do liên cầu dùng đủ 10 ngày.
      Viêm phổi: 500 mg - 1 g, cách 8 giờ một lần, trong 5 - 7 ngày.
      Diệt *Helico¬bacter pylori*: 1 g, ngày 2 lần, cùng thuốc ức chế bơm proton và clarithro¬mycin 500 mg, ngày 2 lần, trong 14 ngày.
      Bệnh Lyme, ban đỏ di chuyển: 500 mg - 1 g, cách 8 giờ một lần, trong 14 ngày.
      Dự phòng viêm nội tâm mạc: 2 g, một liều duy nhất, 30 - 60 phút trước thủ thuật.
      *Trẻ em dưới 40 kg:*
      Nhiễm khuẩn thông thường: 20 - 90 mg/kg/ngày, chia 2 - 3 lần.
      Viêm tai giữa cấp: 80 - 90 mg/kg/ngày, chia 2 lần, trong 10 ngày nếu dưới 2 tuổi và 5 - 7 ngày nếu từ 2 tuổi trở lên.
      Viêm họng: 40 - 90 mg/kg/ngày, chia 2 lần.
      Dự phòng viêm nội tâm mạc: 50 mg/kg, một liều duy nhất.
      *Đường tiêm*
      *Người lớn:* 750 mg - 6 g/ngày, chia nhiều lần; tối đa 12 g/ngày khi nhiễm *Listeria*.
      *Trẻ em từ 3 tháng:* 20 - 200 mg/kg/ngày, chia 2 - 4 lần.
      *Trẻ dưới 3 tháng:* 20 - 150 mg/kg/ngày, chia 3 lần; trẻ đẻ non chia 2 lần.
      *Suy thận:* Liều được ghi trong Bảng 1.`,
      table({
        caption: "Liều amoxicilin đường uống khi suy thận",
        ruled: "none",
        widths: [1, 1.35, 1.5],
        align: ["center", "left", "left"],
        rows: [
          ["Cl~cr~ (ml/phút)", "Người lớn và trẻ từ 40 kg", "Trẻ dưới 40 kg"],
          ["> 30", "Không chỉnh liều", "Không chỉnh liều"],
          ["10 - 30", "Tối đa 500 mg, ngày 2 lần", "15 mg/kg, ngày 2 lần, tối đa 500 mg mỗi lần"],
          ["< 10", "Tối đa 500 mg, ngày 1 lần", "15 mg/kg, ngày 1 lần, tối đa 500 mg"],
          ["Thẩm tách máu", "500 mg, ngày 1 lần, thêm 500 mg sau thẩm tách", "15 mg/kg, ngày 1 lần, thêm 15 mg/kg sau thẩm tách"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Probenecid làm giảm thải trừ amoxicilin ở ống thận. Allo¬purinol làm tăng nguy cơ ban da. Amoxicilin làm giảm thải trừ metho¬trexat, tăng độc tính. Dùng cùng warfarin: theo dõi INR. Tetra¬cyclin có thể làm giảm tác dụng diệt khuẩn.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `
      Rối loạn tiêu hóa, rối loạn nước - điện giải, tinh thể niệu dẫn đến suy thận, co giật. Điều trị triệu chứng, bù nước; thuốc được loại bằng thẩm tách máu.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `
      Bảo quản dưới 25 ^o^C, nơi khô. Hỗn dịch đã pha để trong tủ lạnh 2 - 8 ^o^C, dùng trong 14 ngày. Dung dịch tiêm pha xong dùng ngay trong 1 giờ.`),
    section("tuong_ky", "Tương kỵ", `Không trộn với amino¬glycosid trong cùng bơm tiêm hoặc chai truyền; không pha với dung dịch glucose đậm đặc, dịch có protein, nhũ dịch lipid.`),
    section("ten_thuong_mai", "Tên thương mại", `Amoxil; Clamoxyl; Hagimox; Ospamox.`),
  ],
};
