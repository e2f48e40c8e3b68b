import { type MonographSource, runIn, runInSameLine, section } from "@/lib/sample/sample-source";

export const tinhDauTram: MonographSource = {
  drugId: "tinh-dau-tram",
  name: "TINH DẦU TRÀM",
  headerName: "Tinh dầu tràm",
  atcCodes: [],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Cajuputi aetheroleum."),
    runInSameLine("ma_atc", "Mã ATC", "Chưa có."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc từ dược liệu, dùng ngoài và xông hít."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `Dầu xoa: lọ 10 ml, 25 ml. Viên nang mềm: 100 mg. Thuốc mỡ bôi ngoài 5%.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `Tinh dầu cất từ lá tràm (*Melaleuca cajuputi*) chứa 40 - 65% cineol. Cineol kích thích thụ thể lạnh ở da và niêm mạc mũi, tạo cảm giác thông thoáng, làm loãng đờm và có tác dụng sát khuẩn nhẹ. Thuốc hấp thu một phần qua da và niêm mạc, thải qua phổi.`),
    section("chi_dinh", "Chỉ định", `Hỗ trợ làm dịu sổ mũi, nghẹt mũi, ho khi cảm lạnh. Xoa ngoài khi đau cơ, côn trùng đốt.`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với tinh dầu tràm. Trẻ em dưới 24 tháng hoặc trẻ có tiền sử co giật do sốt. Vùng da tổn thương.`),
    section("than_trong", "Thận trọng", `Không để dây vào mắt. Không xoa quanh mũi của trẻ nhỏ vì có thể gây co thắt thanh quản. Không uống dầu xoa.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Chưa đủ dữ liệu; không nên uống. Có thể xoa ngoài diện tích nhỏ.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Không xoa lên ngực và vùng gần mặt trẻ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Da: kích ứng, viêm da tiếp xúc. Tiêu hóa (dạng uống): ợ nóng, buồn nôn.
      *Hiếm gặp, ADR < 1/1_000*
      Thần kinh: co giật ở trẻ nhỏ khi nuốt phải.`),
    section("lieu_luong_va_cach_dung", "Liều lượng và cách dùng", `
      *Dùng ngoài:* Người lớn và trẻ em từ 6 tuổi: xoa lượng nhỏ, ngày 2 - 3 lần. Trẻ em từ 2 đến dưới 6 tuổi: chỉ xoa lưng và lòng bàn chân, 1 - 2 giọt đã pha loãng 1:10 với dầu nền.
      *Xông hít:* Người lớn và trẻ em từ 12 tuổi: 3 - 5 giọt trong 1 lít nước nóng, hít 5 - 10 phút, ngày 2 lần.
      *Đường uống:* Người lớn: 100 mg, ngày 3 lần, không quá 7 ngày.`),
    section("tuong_tac_thuoc", "Tương tác thuốc", `Cineol liều cao cảm ứng nhẹ enzym gan; ý nghĩa lâm sàng chưa rõ.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Nuốt từ 5 ml có thể gây ức chế thần kinh trung ương. Không gây nôn; chuyển đến cơ sở y tế.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Để nơi mát, lọ kín, tránh ánh sáng và lửa.`),
    section("thong_tin_quy_che", "Thông tin qui chế", `Thuốc không kê đơn.`),
  ],
};
