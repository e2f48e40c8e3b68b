import { type MonographSource, runIn, runInSameLine, section, table } from "@/lib/sample/sample-source";

export const paracetamol: MonographSource = {
  drugId: "paracetamol",
  name: "PARACETAMOL",
  headerName: "Paracetamol",
  atcCodes: ["N02BE01"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Paracetamol (acetaminophen)."),
    runIn("ma_atc", "Mã ATC", "N02BE01."),
    runInSameLine("loai_thuoc", "Loại thuốc", "Thuốc giảm đau, hạ sốt."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nén, viên nang: 325 mg, 500 mg, 650 mg.
      Viên nén giải phóng kéo dài: 650 mg. Viên sủi bọt: 500 mg, 1_000 mg.
      Gói bột pha uống: 80 mg, 150 mg, 250 mg. Hỗn dịch uống: 120 mg/5 ml, 250 mg/5 ml.
      Thuốc đạn: 80 mg, 150 mg, 300 mg, 600 mg.
      Dung dịch truyền tĩnh mạch: 10 mg/ml, lọ 50 ml và 100 ml.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      *Dược lực học*
      Paracetamol làm giảm đau nhẹ và vừa, đồng thời làm hạ thân nhiệt ở người đang sốt nhưng hầu như không làm thay đổi thân nhiệt của người bình thường. Thuốc ức chế tổng hợp prosta¬glandin chủ yếu ở hệ thần kinh trung ương; ở mô ngoại vi đang viêm, nồng độ peroxyd cao làm mất phần lớn tác dụng này, nên thuốc có rất ít tác dụng chống viêm. Tác dụng hạ sốt có được nhờ tác động lên trung tâm điều nhiệt ở vùng dưới đồi, làm giãn mạch da và tăng thải nhiệt.
      Với liều điều trị, thuốc ít ảnh hưởng đến tim mạch và hô hấp, không làm thay đổi cân bằng acid - base, không kích ứng niêm mạc dạ dày và không ảnh hưởng đến kết tập tiểu cầu hoặc thời gian chảy máu.
      *Dược động học*
      *Hấp thu:* Thuốc được hấp thu nhanh và gần như hoàn toàn qua đường tiêu hóa. Nồng độ đỉnh trong huyết tương đạt được sau khi uống 30 - 60 phút; thức ăn giàu carbo¬hydrat làm chậm hấp thu. Sinh khả dụng đường trực tràng thay đổi nhiều giữa các người bệnh.
      *Phân bố:* Thuốc phân bố nhanh và đồng đều vào phần lớn các mô. Khoảng 10 - 25% thuốc trong máu gắn với protein huyết tương.
      *Chuyển hóa và thải trừ:* Nửa đời thải trừ khoảng 1,25 - 3 giờ, kéo dài hơn ở trẻ sơ sinh và ở người suy gan. Thuốc chủ yếu được liên hợp với acid glucu¬ronic và acid sulfuric ở gan rồi thải qua nước tiểu. Một phần nhỏ được cytochrom P~450~ (chủ yếu CYP2E1) chuyển thành *N-acetyl-p-benzo¬quino¬nimin*, chất này bình thường được gluta¬thion khử độc. Khi dùng quá liều, gluta¬thion ở gan cạn dần và chất chuyển hóa trung gian gắn vào protein của tế bào gan, gây hoại tử.`),
    section("chi_dinh", "Chỉ định", `
      Giảm đau tạm thời các chứng đau nhẹ và vừa: đau đầu, đau răng, đau cơ, đau bụng kinh, đau sau nhổ răng.
      Hạ sốt ở người lớn và trẻ em.
      Dạng truyền tĩnh mạch: điều trị ngắn ngày đau vừa, nhất là sau phẫu thuật, và sốt, khi không thể dùng đường uống.`),
    section("chong_chi_dinh", "Chống chỉ định", `
      Quá mẫn với para¬cetamol hoặc với bất kỳ thành phần nào của chế phẩm.
      Suy tế bào gan nặng, bệnh gan tiến triển.`),
    section("than_trong", "Thận trọng", `
      Nhiều chế phẩm phối hợp có chứa para¬cetamol. Phải hỏi kỹ các thuốc người bệnh đang dùng, kể cả thuốc cảm cúm không kê đơn, để tránh dùng quá liều do trùng hoạt chất.
      Dùng thận trọng ở người nghiện rượu mạn tính, người suy dinh dưỡng, người nhẹ cân (< 50 kg), người mất nước, người thiếu hụt glucose-6-phosphat dehydro¬genase và người suy thận có độ thanh thải creatinin dưới 30 ml/phút.
      Các phản ứng da nghiêm trọng như hội chứng Stevens - Johnson, hội chứng Lyell và hội chứng ngoại ban mụn mủ toàn thân cấp tính hiếm khi xảy ra nhưng có thể gây tử vong. Ngừng thuốc ngay khi có ban da hoặc dấu hiệu quá mẫn khác và không dùng lại.
      Viên sủi bọt chứa nhiều natri; cần tính lượng natri này cho người ăn kiêng muối.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `
      Kinh nghiệm dùng thuốc trên số lượng lớn phụ nữ mang thai không cho thấy nguy cơ gây dị tật. Có thể dùng khi cần, với liều thấp nhất có tác dụng và trong thời gian ngắn nhất.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `
      Một lượng nhỏ thuốc qua được sữa mẹ. Chưa thấy tác dụng không mong muốn ở trẻ bú mẹ khi người mẹ dùng liều thường dùng; có thể cho con bú.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Da: ban, mày đay.
      Tiêu hóa: nôn, buồn nôn.
      Huyết học: giảm bạch cầu trung tính, giảm toàn thể huyết cầu khi dùng dài ngày, thiếu máu.
      Thận: bệnh thận, độc tính thận khi lạm dụng dài ngày.
      *Hiếm gặp, ADR < 1/1_000*
      Da: hội chứng Stevens - Johnson, hoại tử thượng bì nhiễm độc, ngoại ban mụn mủ toàn thân cấp tính.
      Khác: phản ứng quá mẫn, phù mạch, tăng transa¬minase.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `
      Ngừng para¬cetamol khi có ban da hoặc dấu hiệu quá mẫn. Các bất thường xét nghiệm nhẹ thường tự hết sau khi ngừng thuốc. Theo dõi chức năng gan ở người phải dùng liều cao kéo dài.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng*
      *Đường uống:* Uống cùng hoặc không cùng thức ăn. Viên sủi bọt phải hòa tan hoàn toàn trong một cốc nước. Không nhai hoặc bẻ viên giải phóng kéo dài.
      *Đường trực tràng:* Đặt thuốc đạn khi người bệnh không uống được; không cắt viên thuốc đạn để chia liều.
      *Đường tĩnh mạch:* Truyền trong 15 phút. Phải kiểm tra kỹ đơn vị của liều (mg) và thể tích (ml) vì đã có tử vong do nhầm 10 mg với 10 ml.
      *Liều lượng*
      *Người lớn và trẻ em trên 12 tuổi:* Uống 500 mg đến 1_000 mg mỗi lần, cách 4 - 6 giờ khi cần, tối đa 4_000 mg một ngày.
      *Người lớn dưới 50 kg, người suy dinh dưỡng hoặc nghiện rượu:* Tối đa 15 mg/kg mỗi lần và 2_000 mg một ngày.
      *Trẻ em dưới 12 tuổi:* 10 - 15 mg/kg mỗi lần, cách 4 - 6 giờ, tối đa 5 lần một ngày và không quá 75 mg/kg/ngày. Liều theo cân nặng được ghi trong Bảng 1.
      *Truyền tĩnh mạch:*
      Người lớn và trẻ em từ 50 kg: 1_000 mg mỗi lần, cách ít nhất 4 giờ, tối đa 4 g một ngày.
      Trẻ em từ 10 kg đến dưới 50 kg: 15 mg/kg mỗi lần, tối đa 60 mg/kg/ngày.
      Trẻ em dưới 10 kg: 7,5 mg/kg mỗi lần, tối đa 30 mg/kg/ngày.
      *Suy thận:* Khi độ thanh thải creatinin dưới 30 ml/phút, khoảng cách giữa các liều ít nhất là 6 giờ; dưới 10 ml/phút, ít nhất là 8 giờ.
      *Suy gan:* Giảm liều hoặc kéo dài khoảng cách giữa các liều; tối đa 2_000 mg một ngày.`,
      table({
        caption: "Liều paracetamol đường uống cho trẻ em theo cân nặng (hỗn dịch 120 mg/5 ml)",
        widths: [1, 1.15, 1.15, 1.3],
        rows: [
          ["Cân nặng (kg)", "Liều mỗi lần (mg)", "Thể tích (ml)", "Tối đa một ngày (mg)"],
          ["4", "40 - 60", "1,7 - 2,5", "240"],
          ["5", "50 - 75", "2,1 - 3,1", "300"],
          ["6", "60 - 90", "2,5 - 3,8", "360"],
          ["7", "70 - 105", "2,9 - 4,4", "420"],
          ["8", "80 - 120", "3,3 - 5", "480"],
          ["9", "90 - 135", "3,8 - 5,6", "540"],
          ["10", "100 - 150", "4,2 - 6,3", "750"],
          ["11", "110 - 165", "4,6 - 6,9", "825"],
          ["12", "120 - 180", "5 - 7,5", "900"],
          ["13", "130 - 195", "5,4 - 8,1", "975"],
          ["14", "140 - 210", "5,8 - 8,8", "1_050"],
          ["15", "150 - 225", "6,3 - 9,4", "1_125"],
          ["16", "160 - 240", "6,7 - 10", "1_200"],
          ["18", "180 - 270", "7,5 - 11,3", "1_350"],
          ["20", "200 - 300", "8,3 - 12,5", "1_500"],
          ["22", "220 - 330", "9,2 - 13,8", "1_650"],
          ["24", "240 - 360", "10 - 15", "1_800"],
          ["26", "260 - 390", "10,8 - 16,3", "1_950"],
          ["28", "280 - 420", "11,7 - 17,5", "2_100"],
          ["30", "300 - 450", "12,5 - 18,8", "2_250"],
          ["32", "320 - 480", "13,3 - 20", "2_400"],
          ["34", "340 - 500", "14,2 - 20,8", "2_550"],
          ["36", "360 - 500", "15 - 20,8", "2_700"],
          ["38", "380 - 500", "15,8 - 20,8", "2_850"],
          ["40", "400 - 500", "16,7 - 20,8", "3_000"],
        ],
      }),
      `Không dùng para¬cetamol để tự điều trị giảm đau quá 10 ngày ở người lớn hoặc quá 5 ngày ở trẻ em, và không dùng để tự điều trị sốt trên 39,5 ^o^C, sốt kéo dài quá 3 ngày hoặc sốt tái phát.`,
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Dùng liều cao dài ngày làm tăng nhẹ tác dụng chống đông của coumarin và dẫn chất indandion; cần theo dõi INR.
      Các thuốc cảm ứng enzym gan (phenytoin, carba¬mazepin, barbiturat, isoniazid) và rượu làm tăng nguy cơ độc với gan.
      Meto¬clopramid và domperidon làm tăng, colesty¬ramin làm giảm hấp thu para¬cetamol; uống cách colesty¬ramin ít nhất 1 giờ.
      Phenothiazin dùng cùng thuốc hạ nhiệt có thể gây hạ thân nhiệt nghiêm trọng.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `
      Bảo quản trong bao bì kín, ở nhiệt độ 15 - 30 ^o^C, tránh ẩm và ánh sáng. Không để đông lạnh hỗn dịch uống và dung dịch truyền.`),
    section("tuong_ky", "Tương kỵ", `
      Không pha lẫn dung dịch truyền para¬cetamol với thuốc khác. Có thể pha loãng đến 1 mg/ml bằng dung dịch natri clorid 0,9% hoặc glucose 5% và dùng trong vòng 1 giờ.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `
      *Triệu chứng:* Liều trên 7,5 - 10 g ở người lớn hoặc trên 150 mg/kg ở trẻ em có thể gây hoại tử gan. Trong 24 giờ đầu có thể chỉ buồn nôn, nôn, xanh tái; sau 24 - 48 giờ transa¬minase tăng, thời gian prothrombin kéo dài; suy gan rõ sau 3 - 4 ngày.
      *Xử trí:* Cho than hoạt nếu mới uống trong vòng 1 - 2 giờ. Định lượng nồng độ thuốc trong huyết tương ít nhất 4 giờ sau khi uống. Thuốc giải độc là acetyl¬cystein, tốt nhất trong 8 giờ đầu.
      *Acetylcystein đường tĩnh mạch:* Liều đầu 150 mg/kg trong 200 ml dung dịch glucose 5%, truyền trong 60 phút; sau đó 50 mg/kg trong 500 ml, truyền trong 4 giờ; tiếp theo 100 mg/kg trong 1_000 ml, truyền trong 16 giờ.
      *Acetylcystein đường uống:* Liều đầu 140 mg/kg, sau đó 17 liều, mỗi liều 70 mg/kg, cách nhau 4 giờ.`),
    section("thong_tin_quy_che", "Thông tin qui chế", `
      Paracetamol dạng uống và đặt trực tràng là thuốc không kê đơn. Dạng truyền tĩnh mạch chỉ bán theo đơn.`),
    section("ten_thuong_mai", "Tên thương mại", `Efferalgan; Hapacol; Panadol; Perfalgan; Tylenol.`),
  ],
};
