import { type MonographSource, runIn, runInSameLine, section } from "@/lib/sample/sample-source";

export const cetirizin: MonographSource = {
  drugId: "cetirizin-hydroclorid",
  name: "CETIRIZIN HYDROCLORID",
  headerName: "Cetirizin hydroclorid",
  atcCodes: ["R06AE07"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Cetirizine."),
    runInSameLine("ma_atc", "Mã ATC", "R06AE07."),
    runInSameLine("loai_thuoc", "Loại thuốc", "Kháng histamin H~1~ thế hệ hai."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `Viên nén 5 mg, 10 mg. Dung dịch uống 1 mg/ml. Dung dịch giọt uống 10 mg/ml.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Cetirizin là chất chuyển hóa có hoạt tính của hydroxy¬zin, đối kháng chọn lọc trên thụ thể H~1~ ngoại vi, ít qua hàng rào máu - não nên ít gây buồn ngủ hơn các kháng histamin thế hệ đầu. Thuốc còn ức chế bạch cầu ái toan di chuyển đến nơi viêm.
      *Dược động học:* Nồng độ đỉnh đạt sau 1 giờ; tác dụng bắt đầu sau 20 - 60 phút, kéo dài 24 giờ. Gắn với protein huyết tương 93%. Nửa đời thải trừ khoảng 8 giờ; hai phần ba liều thải nguyên dạng qua nước tiểu.`),
    section("chi_dinh", "Chỉ định", `Viêm mũi dị ứng theo mùa và quanh năm, viêm kết mạc dị ứng, mày đay mạn tính tự phát.`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với cetirizin, hydroxyzin hoặc dẫn chất piperazin. Độ thanh thải creatinin dưới 10 ml/phút.`),
    section("than_trong", "Thận trọng", `
      Người lái xe, vận hành máy móc: theo dõi đáp ứng của từng người trước. Người động kinh, người có nguy cơ co giật hoặc bí tiểu tiện. Ngừng thuốc 3 ngày trước khi làm nghiệm pháp dị ứng da. Có thể ngứa khi ngừng thuốc sau thời gian dùng dài.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Dữ liệu còn hạn chế, chưa thấy tăng dị tật. Chỉ dùng khi cần.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Thuốc vào sữa mẹ với nồng độ 25 - 90% nồng độ trong huyết tương. Không nên dùng; nếu dùng, theo dõi tình trạng buồn ngủ ở trẻ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Thần kinh: ngủ gà, mệt mỏi, đau đầu, chóng mặt. Tiêu hóa: khô miệng, buồn nôn; ỉa chảy ở trẻ em.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Thần kinh: dị cảm, kích động. Da: ngứa, ban.
      *Hiếm gặp, ADR < 1/1_000*
      Huyết học: giảm tiểu cầu. Gan: tăng transa¬minase. Thần kinh: co giật, rối loạn vận động. Toàn thân: phản vệ.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      Uống cùng hoặc không cùng bữa ăn, tốt nhất vào buổi tối.
      *Người lớn và trẻ em từ 12 tuổi:* 10 mg, ngày 1 lần.
      *Trẻ em 6 - 11 tuổi:* 5 mg, ngày 2 lần.
      *Trẻ em 2 - 5 tuổi:* 2,5 mg, ngày 2 lần.
      *Suy thận:* Độ thanh thải creatinin 30 - 49 ml/phút: 5 mg, ngày 1 lần; 10 - 29 ml/phút: 5 mg, cách 2 ngày một lần.
      *Suy gan đơn thuần:* Không cần chỉnh liều.`,
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `Rượu và thuốc ức chế thần kinh trung ương làm tăng buồn ngủ. Theophylin 400 mg làm giảm nhẹ độ thanh thải cetirizin.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Ngủ gà ở người lớn, kích động rồi ngủ gà ở trẻ em. Điều trị triệu chứng, rửa dạ dày nếu mới uống; thẩm tách máu không hiệu quả.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản ở 15 - 30 ^o^C, tránh ánh sáng.`),
    section("thong_tin_quy_che", "Thông tin qui chế", `Cetirizin dạng uống là thuốc không kê đơn.`),
    section("ten_thuong_mai", "Tên thương mại", `Cetrin; Zyrtec.`),
  ],
};
