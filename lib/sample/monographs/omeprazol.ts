import { type MonographSource, runIn, runInSameLine, section } from "@/lib/sample/sample-source";

export const omeprazol: MonographSource = {
  drugId: "omeprazol",
  name: "OMEPRAZOL",
  headerName: "Omeprazol",
  atcCodes: ["A02BC01"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Omeprazole."),
    runInSameLine("ma_atc", "Mã ATC", "A02BC01."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc ức chế bơm proton."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `Viên nang chứa hạt bao tan trong ruột: 10 mg, 20 mg, 40 mg. Bột đông khô pha tiêm truyền: lọ 40 mg.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Omeprazol là tiền thuốc, được proton hóa ở tiểu quản tiết acid của tế bào thành rồi gắn không hồi phục vào H^+^/K^+^-ATPase, chặn bước cuối của quá trình tiết acid. Một liều 20 mg ức chế khoảng 80% lượng acid trong 24 giờ sau vài ngày dùng.
      *Dược động học:* Sinh khả dụng 35% sau liều đầu và 60% khi dùng nhắc lại. Thuốc bị phân hủy bởi acid nên phải bao tan trong ruột. CYP2C19 và CYP3A4 chuyển hóa gần như toàn bộ thuốc; nửa đời thải trừ dưới 1 giờ nhưng tác dụng kéo dài vì gắn không hồi phục.`),
    section("chi_dinh", "Chỉ định", `
      Trào ngược dạ dày - thực quản, viêm thực quản. Loét dạ dày, loét tá tràng. Phối hợp diệt *Helico¬bacter pylori*. Phòng và điều trị loét do thuốc chống viêm không steroid. Hội chứng Zollinger - Ellison.`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với omeprazol, esomeprazol hoặc dẫn chất benzimidazol. Dùng cùng nelfinavir.`),
    section("than_trong", "Thận trọng", `
      Loại trừ ung thư dạ dày trước khi điều trị vì thuốc có thể che lấp triệu chứng. Dùng trên 1 năm: hạ magnesi huyết, thiếu vitamin B~12~, gãy xương, nhiễm *Clostri¬dioides diffi¬cile*, polyp tuyến đáy vị. Xem lại chỉ định mỗi 6 tháng và giảm liều dần trước khi ngừng.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Có thể dùng khi cần; dữ liệu rộng không cho thấy tăng dị tật.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Lượng vào sữa nhỏ; ít có khả năng ảnh hưởng đến trẻ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Thần kinh: đau đầu, chóng mặt. Tiêu hóa: buồn nôn, đau bụng, táo bón, ỉa chảy, đầy hơi.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Thần kinh: mất ngủ, dị cảm. Da: ban, mày đay. Gan: tăng transa¬minase. Xương: gãy xương hông, cột sống.
      *Hiếm gặp, ADR < 1/1_000*
      Thận: viêm thận kẽ. Da: lupus ban đỏ bán cấp, hội chứng Stevens - Johnson. Huyết học: giảm bạch cầu, giảm tiểu cầu. Chuyển hóa: hạ natri, hạ magnesi huyết. Nội tiết: vú to ở nam giới.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Ngừng thuốc khi có ban nặng, creatinin tăng không rõ nguyên nhân hoặc magnesi huyết giảm có triệu chứng; bù magnesi.`),
    section("lieu_luong_va_cach_dung", "Liều lượng và cách dùng", `
      *Cách dùng:* Uống 30 phút trước bữa ăn sáng; nuốt nguyên viên. Có thể mở nang, trộn hạt với nước táo, uống ngay, không nhai. Truyền tĩnh mạch 40 mg trong 20 - 30 phút.
      *Loét tá tràng:* Người lớn: 20 mg/ngày, trong 2 - 4 tuần; loét khó lành 40 mg/ngày.
      *Loét dạ dày:* Người lớn: 20 mg/ngày, trong 4 - 8 tuần; loét khó lành 40 mg/ngày, trong 8 tuần.
      *Trào ngược dạ dày - thực quản:*
      Người lớn: 20 mg/ngày, trong 4 - 8 tuần; duy trì 10 - 20 mg/ngày.
      Trẻ em từ 1 tuổi, 10 - 20 kg: 10 mg/ngày, có thể tăng lên 20 mg.
      Trẻ em từ 2 tuổi, trên 20 kg: 20 mg/ngày, có thể tăng lên 40 mg.
      *Diệt Helicobacter pylori:* Người lớn: 20 mg, ngày 2 lần, cùng amoxicilin 1 g và clarithro¬mycin 500 mg, ngày 2 lần, trong 14 ngày.
      *Hội chứng Zollinger - Ellison:* Người lớn: Bắt đầu 60 mg/ngày; liều trên 80 mg/ngày chia 2 lần; có thể tới 120 mg, ngày 3 lần.
      *Suy gan nặng:* Tối đa 20 mg/ngày. *Suy thận:* Không cần chỉnh liều.`),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Clopidogrel: giảm chuyển thành chất có hoạt tính, tránh phối hợp. Atazanavir, nelfinavir, itraconazol, sắt: giảm hấp thu do tăng pH. Digoxin: tăng hấp thu khoảng 10%. Phenytoin, warfarin, diazepam: tăng nồng độ. Metho¬trexat liều cao: tăng độc tính. Rifampicin, cỏ thánh John: giảm nồng độ omeprazol.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Liều đến 2_400 mg gây buồn nôn, chóng mặt, nhìn mờ, nhịp tim nhanh; tự hết. Điều trị triệu chứng.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản dưới 25 ^o^C, tránh ẩm và ánh sáng. Dung dịch truyền pha trong glucose 5% dùng trong 6 giờ, trong natri clorid 0,9% dùng trong 12 giờ.`),
    section("tuong_ky", "Tương kỵ", `Không pha với midazolam, vanco¬mycin; chỉ pha với dung môi được ghi trên nhãn.`),
    section("ten_thuong_mai", "Tên thương mại", `Helinzole; Losec; Omeprazol DHG.`),
  ],
};
