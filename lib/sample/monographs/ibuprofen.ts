import { type MonographSource, runIn, runInSameLine, section } from "@/lib/sample/sample-source";

/** Printed three times in one section, as real books do with their general warnings. */
const LOWEST_DOSE = "Dùng liều thấp nhất có tác dụng trong thời gian ngắn nhất.";

export const ibuprofen: MonographSource = {
  drugId: "ibuprofen",
  name: "IBUPROFEN",
  headerName: "Ibuprofen",
  atcCodes: ["M01AE01", "C01EB16", "G02CC01"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Ibuprofen."),
    runIn("ma_atc", "Mã ATC", "M01AE01, C01EB16, G02CC01."),
    runInSameLine("loai_thuoc", "Loại thuốc", "Thuốc chống viêm không steroid."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nén, viên nang mềm: 200 mg, 400 mg, 600 mg. Viên giải phóng kéo dài: 800 mg. Hỗn dịch uống: 100 mg/5 ml. Gel dùng ngoài 5%. Dung dịch tiêm 5 mg/ml (dùng đóng ống động mạch ở trẻ đẻ non).`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Ibuprofen ức chế không chọn lọc cyclo¬oxy¬genase 1 và 2, làm giảm tổng hợp prosta¬glandin, thrombo¬xan và prosta¬cyclin. Nhờ đó thuốc giảm đau, hạ sốt và, ở liều cao hơn, chống viêm. Ức chế cyclo¬oxy¬genase 1 gây kích ứng và loét niêm mạc dạ dày - ruột, ức chế kết tập tiểu cầu có hồi phục.
      *Dược động học:* Hấp thu nhanh, nồng độ đỉnh sau 1 - 2 giờ. Gắn với protein huyết tương 90 - 99%. Chuyển hóa qua CYP2C9 thành chất không hoạt tính, thải qua nước tiểu. Nửa đời thải trừ khoảng 2 giờ.`),
    section("chi_dinh", "Chỉ định", `
      Đau nhẹ và vừa: đau răng, đau đầu, đau bụng kinh, đau sau mổ. Sốt ở người lớn và trẻ em từ 3 tháng. Viêm khớp dạng thấp, viêm khớp tự phát thiếu niên, thoái hóa khớp, viêm cột sống dính khớp. Đóng ống động mạch ở trẻ đẻ non.`),
    section("chong_chi_dinh", "Chống chỉ định", `
      Loét dạ dày - tá tràng tiến triển hoặc tiền sử loét tái phát, xuất huyết tiêu hóa. Hen, mày đay, viêm mũi xuất hiện khi dùng aspirin hoặc thuốc chống viêm không steroid khác. Suy tim nặng. Suy gan nặng, suy thận nặng (Cl~cr~ dưới 30 ml/phút). Ba tháng cuối của thai kỳ.`),
    section("than_trong", "Thận trọng", `
      *Tiêu hóa:* Loét, chảy máu và thủng có thể xảy ra bất cứ lúc nào, có hoặc không có triệu chứng báo trước, kể cả ở người chưa từng có bệnh dạ dày. Nguy cơ tăng theo liều, ở người cao tuổi, người có tiền sử loét, người nghiện rượu, người dùng cùng cortico¬steroid, thuốc chống đông, thuốc chống trầm cảm ức chế tái thu hồi serotonin hoặc aspirin. Cân nhắc dùng kèm thuốc ức chế bơm proton. ${LOWEST_DOSE}
      *Tim mạch:* Liều cao (2_400 mg/ngày) và dài ngày làm tăng nhẹ nguy cơ nhồi máu cơ tim và đột quỵ; nguy cơ có thể xuất hiện ngay trong những tuần đầu. Liều không quá 1_200 mg/ngày chưa thấy làm tăng nguy cơ này. Tăng huyết áp chưa kiểm soát, suy tim, bệnh mạch vành và bệnh mạch não: chỉ dùng sau khi cân nhắc kỹ, đo huyết áp khi bắt đầu và trong suốt đợt điều trị. Thuốc giữ muối và nước nên có thể làm phù nặng lên. ${LOWEST_DOSE}
      *Thận:* Prosta¬glandin duy trì dòng máu qua thận ở người mất nước, suy tim, xơ gan, dùng thuốc lợi tiểu hoặc thuốc ức chế enzym chuyển; ở những người này, ibuprofen có thể gây suy thận cấp. Bù đủ nước trước khi dùng, nhất là ở trẻ em đang nôn, ỉa chảy. Theo dõi creatinin sau 1 - 2 tuần. Không dùng khi độ thanh thải creatinin dưới 30 ml/phút.
      *Hô hấp:* Co thắt phế quản có thể xảy ra ở người hen hoặc có polyp mũi.
      *Da:* Viêm da tróc vảy, hội chứng Stevens - Johnson và phản ứng thuốc có tăng bạch cầu ái toan là những phản ứng rất hiếm nhưng nặng, thường xảy ra trong tháng đầu. Ngừng thuốc ngay khi có ban, tổn thương niêm mạc hoặc dấu hiệu quá mẫn. Tránh dùng khi mắc thủy đậu vì nguy cơ nhiễm khuẩn da và mô mềm nặng.
      *Nhiễm khuẩn:* Tác dụng hạ sốt và chống viêm có thể che lấp triệu chứng, làm chậm điều trị đúng, nhất là ở viêm phổi do vi khuẩn và biến chứng của thủy đậu. Khám lại nếu triệu chứng kéo dài hoặc nặng hơn.
      *Thần kinh và mắt:* Viêm màng não vô khuẩn đã gặp, nhất là ở người lupus ban đỏ hệ thống. Nhìn mờ, giảm thị lực, rối loạn màu sắc: ngừng thuốc và khám mắt. Đau đầu do lạm dụng thuốc có thể xuất hiện khi dùng thuốc giảm đau trên 15 ngày mỗi tháng.
      *Huyết học:* Thuốc kéo dài thời gian chảy máu; thận trọng ở người rối loạn đông máu và ngừng thuốc trước phẫu thuật ít nhất 24 giờ.
      *Người cao tuổi:* Tần suất tác dụng không mong muốn cao hơn, đặc biệt là xuất huyết tiêu hóa có thể gây tử vong. Khám lại sau 2 tuần. ${LOWEST_DOSE}`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `
      Từ tuần thứ 20, thuốc có thể gây thiểu ối do rối loạn chức năng thận của thai; trong 3 tháng cuối có thể gây đóng sớm ống động mạch, kéo dài chuyển dạ và tăng chảy máu. Không dùng trong 3 tháng cuối; trước đó chỉ dùng khi thật cần.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `Lượng thuốc vào sữa rất nhỏ. Có thể cho con bú khi dùng ngắn ngày.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Tiêu hóa: khó tiêu, buồn nôn, đau bụng, ỉa chảy, trướng bụng. Thần kinh: đau đầu, hoa mắt. Da: ban.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tiêu hóa: loét, chảy máu tiêu hóa. Hô hấp: co thắt phế quản. Thận: giảm độ thanh thải creatinin. Mắt: nhìn mờ. Tai: ù tai.
      *Hiếm gặp, ADR < 1/1_000*
      Da: hội chứng Stevens - Johnson, rụng tóc. Thần kinh: viêm màng não vô khuẩn. Gan: viêm gan. Huyết học: giảm bạch cầu, giảm tiểu cầu, thiếu máu. Thận: viêm thận kẽ, hội chứng thận hư.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `Ngừng thuốc khi có phân đen, nhìn mờ, ban da, phù hoặc tăng cân nhanh. Uống trong bữa ăn để giảm khó chịu ở dạ dày.`),
    section("lieu_luong_va_cach_dung", "Liều lượng và cách dùng", `
      *Giảm đau, hạ sốt*
      *Người lớn và trẻ em trên 12 tuổi:* Uống 200 - 400 mg mỗi lần, cách 4 - 6 giờ, tối đa 1_200 mg/ngày nếu tự dùng và 2_400 mg/ngày nếu có chỉ định.
      *Trẻ em từ 3 tháng đến 12 tuổi:* 5 - 10 mg/kg mỗi lần, cách 6 - 8 giờ, tối đa 30 mg/kg/ngày.
      *Viêm khớp*
      *Người lớn:* Uống 400 - 800 mg mỗi lần, ngày 3 - 4 lần, tối đa 3_200 mg/ngày.
      *Trẻ em:* 30 - 40 mg/kg/ngày, chia 3 - 4 lần.
      *Đóng ống động mạch ở trẻ đẻ non*
      *Truyền tĩnh mạch trong 15 phút:* Liều đầu 10 mg/kg; sau 24 giờ và 48 giờ: 5 mg/kg mỗi lần. Ngừng nếu vô niệu.
      *Dùng ngoài:* Bôi gel ngày 3 lần, không băng kín.`),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Thuốc chống đông: tăng nguy cơ chảy máu. Aspirin liều thấp: ibuprofen làm giảm tác dụng chống kết tập tiểu cầu, uống cách ít nhất 8 giờ trước hoặc 30 phút sau aspirin. Lithi, metho¬trexat, digoxin: tăng nồng độ. Thuốc ức chế enzym chuyển, thuốc lợi tiểu: giảm tác dụng, tăng nguy cơ suy thận.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `Liều trên 400 mg/kg có thể gây toan chuyển hóa, hôn mê, suy thận. Than hoạt trong 1 giờ đầu; điều trị triệu chứng; thẩm tách không hiệu quả vì thuốc gắn nhiều với protein.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản ở 15 - 30 ^o^C, trong bao bì kín.`),
    section("thong_tin_quy_che", "Thông tin qui chế", `Viên uống hàm lượng đến 400 mg và dạng dùng ngoài là thuốc không kê đơn. Dạng tiêm là thuốc kê đơn.`),
    section("ten_thuong_mai", "Tên thương mại", `Advil; Brufen; Gofen; Nurofen.`),
  ],
};
