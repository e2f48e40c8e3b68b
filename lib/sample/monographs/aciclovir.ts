import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

/** Stands four times in the dosage section: a part of the section that holds only this text could not be placed by its wording. */
const CHECK_BEFORE_DOSE =
  "Trước mỗi đợt điều trị phải tính độ thanh thải creatinin, kiểm tra lượng nước đưa vào và rà soát các thuốc độc với thận đang dùng cùng. Nếu độ thanh thải creatinin dưới 50 ml/phút thì chỉnh liều theo Bảng 1. Đối chiếu lại liều đã tính với cân nặng thực ghi trong bệnh án.";

export const aciclovir: MonographSource = {
  drugId: "aciclovir",
  name: "ACICLOVIR",
  headerName: "Aciclovir",
  atcCodes: ["J05AB01", "D06BB03", "S01AD03"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Aciclovir."),
    runIn("ma_atc", "Mã ATC", "J05AB01, D06BB03, S01AD03."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc kháng virus nhóm herpes, tương tự nucleosid purin."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nén: 200 mg, 400 mg, 800 mg. Hỗn dịch uống: 200 mg/5 ml, lọ 125 ml.
      Bột pha tiêm (muối natri): lọ 250 mg, 500 mg, 1_000 mg.
      Kem và thuốc mỡ dùng ngoài 5%, tuýp 2 g, 5 g. Thuốc mỡ tra mắt 3%, tuýp 4,5 g.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      *Dược lực học*
      Aciclovir có hoạt tính trên virus *Herpes simplex* typ 1 và typ 2, virus *Varicella zoster* và ở nồng độ cao hơn trên virus *Epstein - Barr*; tác dụng trên *Cytomegalo¬virus* rất yếu. Trong tế bào nhiễm, thymidin kinase của virus chuyển aciclovir thành dạng mono¬phosphat, sau đó các enzym của tế bào chuyển tiếp thành dạng tri¬phosphat. Aciclovir triphosphat cạnh tranh với deoxy¬guanosin triphosphat, ức chế ADN polymerase của virus và kết thúc chuỗi ADN đang kéo dài. Tế bào không nhiễm virus ít phosphoryl hóa thuốc nên ít bị ảnh hưởng.
      Kháng thuốc thường do virus mất hoặc biến đổi thymidin kinase, gặp chủ yếu ở người suy giảm miễn dịch nặng đã dùng thuốc nhiều đợt.
      *Dược động học*
      *Hấp thu:* Sinh khả dụng đường uống 10 - 20% và giảm khi tăng liều; thức ăn không ảnh hưởng đáng kể. Nồng độ đỉnh đạt được sau 1,5 - 2 giờ.
      *Phân bố:* Thuốc vào được hầu hết các mô; nồng độ trong dịch não tủy bằng khoảng 50% nồng độ trong huyết tương. Gắn với protein huyết tương 9 - 33%.
      *Thải trừ:* Phần lớn thuốc được thải nguyên dạng qua thận bằng lọc ở cầu thận và bài tiết ở ống thận. Nửa đời thải trừ 2 - 3 giờ ở người có chức năng thận bình thường, 4 giờ ở trẻ sơ sinh và tới 19,5 giờ ở người vô niệu. Thẩm tách máu 6 giờ lấy đi khoảng 60% lượng thuốc.`),
    section("chi_dinh", "Chỉ định", `
      Nhiễm *Herpes simplex* ở da và niêm mạc, kể cả herpes sinh dục lần đầu và tái phát; dự phòng tái phát.
      Viêm não do *Herpes simplex*; nhiễm *Herpes simplex* ở trẻ sơ sinh. Viêm giác mạc do *Herpes simplex*.
      Thủy đậu và zona, nhất là ở người suy giảm miễn dịch.`),
    section("chong_chi_dinh", "Chống chỉ định", `Quá mẫn với aciclovir hoặc valaciclovir.`),
    section("than_trong", "Thận trọng", `
      Thuốc có thể kết tinh trong ống thận khi truyền nhanh hoặc khi người bệnh thiếu nước. Truyền chậm ít nhất 1 giờ và bảo đảm đủ dịch.
      Người suy thận và người cao tuổi dễ gặp tác dụng không mong muốn trên thần kinh: lú lẫn, ảo giác, kích động, co giật. Dấu hiệu này thường hết khi ngừng thuốc.
      Dung dịch tiêm rất kiềm (pH khoảng 11), gây viêm và hoại tử mô nếu thoát mạch; không tiêm bắp, tiêm dưới da hoặc uống dung dịch tiêm.
      Người bệnh vẫn có thể lây truyền virus trong khi dùng thuốc.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `
      Thuốc qua nhau thai. Dữ liệu theo dõi không cho thấy tăng tỷ lệ dị tật; chỉ dùng khi lợi ích vượt nguy cơ, nhất là trong 3 tháng đầu.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `
      Thuốc vào sữa với nồng độ bằng 0,6 - 4,1 lần nồng độ trong huyết tương mẹ; trẻ có thể nhận tới 0,3 mg/kg/ngày. Thận trọng khi cho con bú, tránh để trẻ tiếp xúc với tổn thương ở vú.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Tiêu hóa: buồn nôn, nôn, ỉa chảy, đau bụng. Thần kinh: đau đầu, chóng mặt. Da: ngứa, ban, nhạy cảm với ánh sáng. Tại chỗ: viêm tĩnh mạch nơi truyền, nóng rát thoáng qua khi bôi.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Da: mày đay, rụng tóc lan tỏa. Thận: tăng urê và creatinin huyết có hồi phục.
      *Hiếm gặp, ADR < 1/1_000*
      Huyết học: thiếu máu, giảm bạch cầu, giảm tiểu cầu. Thần kinh: lú lẫn, run, ảo giác, co giật, hôn mê. Gan: viêm gan, vàng da. Thận: suy thận cấp. Khác: phản vệ, phù mạch.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `
      Khi creatinin tăng: bù dịch, giảm liều hoặc ngừng thuốc. Khi có rối loạn thần kinh: ngừng thuốc, cân nhắc thẩm tách máu ở người suy thận. Nếu thoát mạch: ngừng truyền, chườm mát và theo dõi vùng da.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng*
      Bắt đầu điều trị càng sớm càng tốt, tốt nhất ngay khi có dấu hiệu đầu tiên. Thuốc uống có thể dùng cùng thức ăn với một cốc nước đầy. Dung dịch truyền được pha đến nồng độ không quá 5 mg/ml, truyền tĩnh mạch trong ít nhất 1 giờ. Thuốc bôi được thoa một lớp mỏng bằng tăm bông hoặc găng, rửa tay trước và sau khi bôi.
      ${CHECK_BEFORE_DOSE}
      *Liều lượng*
      *Nhiễm Herpes simplex ở da và niêm mạc:*
      *Đường uống:*
      Người lớn: 200 mg mỗi lần, ngày 5 lần, cách nhau 4 giờ khi thức, trong 5 ngày; nếu là lần nhiễm đầu tiên và nặng thì kéo dài đến 10 ngày.
      Người lớn suy giảm miễn dịch hoặc hấp thu kém: 400 mg mỗi lần, ngày 5 lần; hoặc chuyển sang đường tĩnh mạch.
      Trẻ em từ 2 tuổi trở lên: Liều như người lớn.
      Trẻ em từ 1 tháng đến dưới 2 tuổi: 100 mg mỗi lần, ngày 5 lần, trong 5 ngày; khi suy giảm miễn dịch dùng 200 mg mỗi lần.
      Người cao tuổi: Liều như người lớn nếu chức năng thận bình thường, uống đủ nước.
      *Đường tĩnh mạch:*
      Người lớn và trẻ em trên 12 tuổi: 5 mg/kg mỗi lần, cách 8 giờ một lần, trong 5 ngày.
      Người lớn suy giảm miễn dịch: 5 mg/kg mỗi lần, cách 8 giờ một lần, trong 7 - 14 ngày.
      Trẻ em từ 3 tháng đến 12 tuổi: 250 mg/m² mỗi lần, cách 8 giờ một lần, trong 5 ngày; khi suy giảm miễn dịch, dùng 500 mg/m² mỗi lần.
      Người béo phì: Tính liều theo cân nặng lý tưởng để tránh quá liều.
      *Dùng ngoài:*
      Người lớn và trẻ em: Bôi kem 5% lên tổn thương ngày 5 lần, cách nhau 4 giờ, trong 5 ngày; nếu chưa lành thì bôi thêm 5 ngày. Không bôi vào niêm mạc miệng, âm đạo hoặc mắt.
      *Herpes sinh dục:*
      *Đợt đầu:*
      Đường uống: 400 mg mỗi lần, ngày 3 lần, trong 7 - 10 ngày; hoặc 200 mg mỗi lần, ngày 5 lần, trong 10 ngày.
      Đường tĩnh mạch: 5 mg/kg mỗi lần, cách 8 giờ một lần, trong 5 - 7 ngày khi bệnh nặng hoặc có biến chứng thần kinh, sau đó chuyển sang đường uống cho đủ 10 ngày.
      *Đợt tái phát:*
      Đường uống: 800 mg mỗi lần, ngày 3 lần, trong 2 ngày; hoặc 400 mg mỗi lần, ngày 3 lần, trong 5 ngày. Người nhiễm HIV: 400 mg mỗi lần, ngày 3 lần, trong 5 - 10 ngày.
      *Dự phòng tái phát:*
      Người lớn có trên 6 đợt tái phát một năm: Uống 400 mg mỗi lần, ngày 2 lần, hoặc 200 mg mỗi lần, ngày 4 lần. Sau 6 - 12 tháng ngừng thuốc để đánh giá lại. Một số người bệnh đáp ứng với 200 mg mỗi lần, ngày 2 - 3 lần.
      Phụ nữ mang thai có tiền sử herpes sinh dục: Uống 400 mg mỗi lần, ngày 3 lần, từ tuần thứ 36 đến khi sinh.
      Người suy giảm miễn dịch: Uống 400 mg mỗi lần, ngày 2 - 3 lần, hoặc 200 mg mỗi lần, ngày 4 lần, trong suốt thời gian có nguy cơ.
      ${CHECK_BEFORE_DOSE}
      *Viêm não do Herpes simplex:*
      *Đường tĩnh mạch:*
      Người lớn và trẻ em trên 12 tuổi: 10 mg/kg mỗi lần, cách 8 giờ một lần, trong 14 - 21 ngày. Xét nghiệm lại dịch não tủy trước khi ngừng thuốc; nếu còn ADN của virus thì tiếp tục thêm 7 ngày.
      Trẻ em từ 3 tháng đến 12 tuổi: 500 mg/m² mỗi lần, cách 8 giờ một lần, trong 21 ngày. Trẻ béo phì tính theo cân nặng lý tưởng.
      Trẻ em từ 1 tháng đến dưới 3 tháng: 20 mg/kg mỗi lần, cách 8 giờ một lần, trong 21 ngày.
      Không thay bằng đường uống vì nồng độ trong dịch não tủy không đủ.
      *Nhiễm Herpes simplex ở trẻ sơ sinh:*
      *Đường tĩnh mạch:*
      Trẻ đủ tháng, tổn thương ở da, mắt, miệng: 20 mg/kg mỗi lần, cách 8 giờ một lần, trong 14 ngày.
      Trẻ đủ tháng, bệnh toàn thân hoặc ở hệ thần kinh trung ương: 20 mg/kg mỗi lần, cách 8 giờ một lần, ít nhất 21 ngày.
      Trẻ sinh non dưới 30 tuần tuổi thai hiệu chỉnh: 20 mg/kg mỗi lần, cách 12 giờ một lần.
      *Đường uống:*
      Điều trị duy trì sau khi đã truyền đủ đợt: 300 mg/m² mỗi lần, ngày 3 lần, trong 6 tháng; kiểm tra số lượng bạch cầu trung tính sau 2 tuần, 4 tuần rồi hằng tháng. Ngừng thuốc khi bạch cầu trung tính dưới 500/mm^3^.
      *Thủy đậu:*
      *Đường uống:*
      Người lớn và trẻ em trên 40 kg: 800 mg mỗi lần, ngày 4 - 5 lần, trong 5 - 7 ngày, bắt đầu trong vòng 24 giờ sau khi nổi ban.
      Trẻ em từ 6 tuổi trở lên: 800 mg mỗi lần, ngày 4 lần, trong 5 ngày.
      Trẻ em từ 2 đến 5 tuổi: 400 mg mỗi lần, ngày 4 lần, trong 5 ngày.
      Trẻ em dưới 2 tuổi: 200 mg mỗi lần, ngày 4 lần, trong 5 ngày. Có thể tính 20 mg/kg mỗi lần, không quá 800 mg.
      *Đường tĩnh mạch:*
      Người lớn suy giảm miễn dịch: 10 mg/kg mỗi lần, cách 8 giờ một lần, trong 7 - 10 ngày.
      Trẻ em suy giảm miễn dịch từ 3 tháng đến 12 tuổi: 500 mg/m² mỗi lần, cách 8 giờ một lần, trong 7 - 10 ngày.
      Phụ nữ mang thai có viêm phổi do thủy đậu: 10 mg/kg mỗi lần, cách 8 giờ một lần; chuyển sang đường uống khi hết sốt.
      ${CHECK_BEFORE_DOSE}
      *Zona:*
      *Đường uống:*
      Người lớn: 800 mg mỗi lần, ngày 5 lần, cách nhau 4 giờ khi thức, trong 7 - 10 ngày. Hiệu quả giảm đau sau zona rõ hơn khi bắt đầu trong vòng 72 giờ.
      Người lớn có zona ở mắt: 800 mg mỗi lần, ngày 5 lần, trong 10 ngày, kết hợp khám mắt trong ngày đầu.
      *Đường tĩnh mạch:*
      Người lớn suy giảm miễn dịch: 10 mg/kg mỗi lần, cách 8 giờ một lần, trong 7 ngày; tối đa 20 mg/kg mỗi lần.
      Trẻ em suy giảm miễn dịch dưới 12 tuổi: 500 mg/m² mỗi lần, cách 8 giờ một lần, trong 7 ngày.
      *Viêm giác mạc do Herpes simplex:*
      *Tra mắt:*
      Người lớn và trẻ em: Tra một dải thuốc mỡ 3% dài 1 cm vào túi kết mạc, ngày 5 lần, cách nhau 4 giờ, tiếp tục ít nhất 3 ngày sau khi lành. Không đeo kính áp tròng trong thời gian điều trị.
      *Dự phòng ở người ghép tạng và ghép tế bào gốc:*
      *Đường uống:* Người lớn: 200 - 400 mg mỗi lần, ngày 4 lần, trong thời gian có nguy cơ. Trẻ em từ 2 tuổi trở lên: như người lớn; dưới 2 tuổi: một nửa liều người lớn.
      *Đường tĩnh mạch:* Người lớn: 5 mg/kg mỗi lần, cách 12 giờ một lần, đến khi uống được. Trẻ em: 250 mg/m² mỗi lần, cách 12 giờ một lần.
      *Người suy thận:*
      Liều đầu tiên không thay đổi; các liều sau chỉnh theo Bảng 1. Ở người thẩm tách máu, cho một liều ngay sau mỗi lần thẩm tách. Ở người lọc máu liên tục, dùng 5 - 10 mg/kg mỗi lần, cách 24 giờ một lần.`,
      table({
        caption: "Chỉnh liều aciclovir theo độ thanh thải creatinin ở người lớn",
        widths: [1.25, 1.2, 1.5, 1.5],
        rows: [
          ["Liều thường dùng", "Cl~cr~ (ml/phút)", "Liều đã chỉnh", "Khoảng cách"],
          ["Uống", "<", "<", "<"],
          ["200 mg, ngày 5 lần", "< 10", "200 mg", "12 giờ"],
          ["400 mg, 12 giờ", "< 10", "200 mg", "12 giờ"],
          ["800 mg, ngày 5 lần", "10 - 25", "800 mg", "8 giờ"],
          ["^", "< 10", "800 mg", "12 giờ"],
          ["Truyền tĩnh mạch", "<", "<", "<"],
          ["5 - 10 mg/kg, 8 giờ", "25 - 50", "5 - 10 mg/kg", "12 giờ"],
          ["^", "10 - 25", "5 - 10 mg/kg", "24 giờ"],
          ["^", "< 10", "2,5 - 5 mg/kg", "24 giờ và sau thẩm tách"],
        ],
      }),
      `${CHECK_BEFORE_DOSE}`,
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      Probenecid làm giảm thải trừ aciclovir qua ống thận, tăng diện tích dưới đường cong khoảng 40%.
      Zidovudin dùng cùng aciclovir tiêm có thể gây ngủ lịm.
      Các thuốc độc với thận (amino¬glycosid, amphotericin B, ciclosporin, tacrolimus, thuốc chống viêm không steroid) làm tăng nguy cơ suy thận.
      Myco¬phenolat mofetil và aciclovir làm tăng nồng độ của nhau khi chức năng thận giảm. Theophylin: aciclovir làm tăng nồng độ theophylin khoảng 50%.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `
      Triệu chứng: tăng creatinin, suy thận, kích động, ảo giác, co giật, hôn mê. Xử trí: bù nước, duy trì lượng nước tiểu trên 500 ml cho mỗi gam thuốc; thẩm tách máu khi vô niệu hoặc có rối loạn thần kinh nặng.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `
      Bảo quản viên và bột pha tiêm ở 15 - 25 ^o^C, tránh ẩm, tránh ánh sáng. Dung dịch đã hoàn nguyên 50 mg/ml bền 12 giờ; dung dịch truyền bền 24 giờ ở nhiệt độ phòng. Không để lạnh vì có thể kết tủa; tủa tan lại khi để ở nhiệt độ phòng nhưng không nên dùng.`),
    section("tuong_ky", "Tương kỵ", `
      Không pha với dịch truyền có protein hoặc chế phẩm máu. Tương kỵ với dobutamin, dopamin, foscarnet, meropenem, morphin, ondan¬setron, piperacilin - tazo¬bactam.`),
    section("ten_thuong_mai", "Tên thương mại", `Aciclovir Stada; Kemivir; Zovirax.`),
  ],
};
