import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const metformin: MonographSource = {
  drugId: "metformin",
  name: "METFORMIN",
  headerName: "Metformin",
  atcCodes: ["A10BA02"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Metformin."),
    runIn("ma_atc", "Mã ATC", "A10BA02."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc uống chống đái tháo đường, nhóm biguanid."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `Viên nén (muối hydroclorid): 500 mg, 850 mg, 1_000 mg. Viên giải phóng kéo dài: 500 mg, 750 mg, 1_000 mg.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Metformin làm giảm tân tạo glucose ở gan, tăng nhạy cảm với insulin ở cơ và làm chậm hấp thu glucose ở ruột. Thuốc không kích thích tiết insulin nên dùng một mình hầu như không gây hạ glucose huyết, không làm tăng cân.
      *Dược động học:* Sinh khả dụng 50 - 60%, thức ăn làm giảm và làm chậm hấp thu. Thuốc gần như không gắn với protein, không bị chuyển hóa, thải nguyên dạng qua ống thận. Nửa đời thải trừ 6,5 giờ, kéo dài khi suy thận.`),
    section("chi_dinh", "Chỉ định", `Đái tháo đường typ 2 ở người lớn và trẻ em từ 10 tuổi, nhất là người thừa cân, khi chế độ ăn và luyện tập chưa đủ; dùng một mình hoặc phối hợp.`),
    section("chong_chi_dinh", "Chống chỉ định", `
      Quá mẫn với metformin. Toan chuyển hóa cấp. Mức lọc cầu thận ước tính dưới 30 ml/phút/1,73 m^2^. Tình trạng gây giảm oxygen mô: suy tim mất bù, suy hô hấp, mới nhồi máu cơ tim, sốc. Suy gan, ngộ độc rượu cấp.`),
    section("than_trong", "Thận trọng", `
      *Nhiễm toan lactic* hiếm gặp nhưng nặng, thường do tích lũy thuốc khi chức năng thận giảm cấp. Ngừng thuốc khi nôn, ỉa chảy nhiều, mất nước, nhiễm khuẩn nặng. Dấu hiệu: đau bụng, chuột rút, mệt lả, thở nhanh, hạ thân nhiệt.
      Đo mức lọc cầu thận trước khi dùng và ít nhất mỗi năm một lần; 3 - 6 tháng một lần khi có nguy cơ suy thận.
      *Thuốc cản quang có iod:* Ngừng metformin trước hoặc ngay lúc chụp và trong 48 giờ sau, chỉ dùng lại khi chức năng thận ổn định.
      *Phẫu thuật:* Ngừng thuốc khi gây mê toàn thân và dùng lại sau ít nhất 48 giờ.
      Thiếu vitamin B~12~ có thể xảy ra khi dùng dài ngày; xét nghiệm khi có thiếu máu hoặc bệnh thần kinh ngoại vi.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `Dữ liệu trên nhiều phụ nữ mang thai không cho thấy tăng dị tật. Insulin vẫn là lựa chọn thường dùng; có thể cân nhắc metformin khi cần.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Thuốc vào sữa mẹ với lượng nhỏ. Cân nhắc lợi ích của việc bú mẹ và nguy cơ cho trẻ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Tiêu hóa: buồn nôn, nôn, ỉa chảy, đau bụng, chán ăn; vị kim loại trong miệng. Chuyển hóa: giảm hấp thu vitamin B~12~.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Da: ban, ngứa.
      *Hiếm gặp, ADR < 1/1_000*
      Chuyển hóa: nhiễm toan lactic. Gan: viêm gan hồi phục khi ngừng thuốc.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Rối loạn tiêu hóa giảm khi uống trong bữa ăn, tăng liều chậm hoặc đổi sang dạng giải phóng kéo dài. Nghi nhiễm toan lactic: ngừng thuốc, nhập viện, thẩm tách máu.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng:* Uống trong hoặc ngay sau bữa ăn. Nuốt nguyên viên giải phóng kéo dài vào bữa tối.
      *Dạng giải phóng nhanh:*
      Người lớn: Bắt đầu 500 mg hoặc 850 mg, ngày 1 - 2 lần; sau 10 - 15 ngày tăng dần. Liều thường dùng 2_000 mg/ngày, tối đa 3_000 mg/ngày, chia 3 lần.
      Trẻ em từ 10 tuổi: Bắt đầu 500 mg hoặc 850 mg, ngày 1 lần; tối đa 2_000 mg/ngày, chia 2 - 3 lần.
      *Dạng giải phóng kéo dài:*
      Người lớn: Bắt đầu 500 mg, ngày 1 lần; mỗi 10 - 15 ngày tăng 500 mg, tối đa 2_000 mg/ngày.
      *Suy thận:* Liều tối đa theo Bảng 1.`,
      table({
        caption: "Liều metformin tối đa theo mức lọc cầu thận ước tính (ml/phút/1,73 m²)",
        widths: [1, 1.1, 1.9],
        align: ["center", "center", "left"],
        rows: [
          ["Mức lọc", "Tối đa một ngày", "Lưu ý"],
          ["60 - 89", "3_000 mg", "Giảm liều khi chức năng thận giảm"],
          ["45 - 59", "2_000 mg", "Liều bắt đầu không quá một nửa liều tối đa"],
          ["30 - 44", "1_000 mg", "^"],
          ["< 30", "Chống chỉ định", "<"],
        ],
      }),
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Rượu: tăng nguy cơ nhiễm toan lactic. Cimetidin, dolutegravir, ranolazin, trimetho¬prim: giảm thải trừ metformin. Cortico¬steroid, thuốc lợi tiểu, thuốc chủ vận beta: tăng glucose huyết. Thuốc chống viêm không steroid: có thể làm giảm chức năng thận.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Liều đến 85 g chưa thấy hạ glucose huyết nhưng gây nhiễm toan lactic. Thẩm tách máu là cách loại lactat và metformin hiệu quả nhất.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản ở 15 - 30 ^o^C, trong bao bì kín.`),
    section("ten_thuong_mai", "Tên thương mại", `Glucophage; Glumeform; Siofor.`),
  ],
};
