import { type MonographSource, runIn, section, table } from "@/lib/sample/sample-source";

export const warfarin: MonographSource = {
  drugId: "warfarin",
  name: "WARFARIN",
  headerName: "Warfarin",
  atcCodes: ["B01AA03"],
  sections: [
    runIn("ten_chung_quoc_te", "Tên chung quốc tế", "Warfarin."),
    runIn("ma_atc", "Mã ATC", "B01AA03."),
    runIn("loai_thuoc", "Loại thuốc", "Thuốc chống đông đường uống, kháng vitamin K, dẫn chất coumarin."),
    section("dang_thuoc_va_ham_luong", "Dạng thuốc và hàm lượng", `
      Viên nén (muối natri): 1 mg, 2 mg, 2,5 mg, 3 mg, 4 mg, 5 mg, 6 mg, 7,5 mg và 10 mg.`),
    section("duoc_ly_va_co_che_tac_dung", "Dược lý và cơ chế tác dụng", `
      Warfarin ức chế enzym vitamin K epoxid reductase ở gan, làm cạn dạng khử của vitamin K cần cho phản ứng carboxyl hóa các yếu tố đông máu II, VII, IX, X và các protein C, S. Các yếu tố được tạo ra khi đó không có hoạt tính đông máu. Thuốc không có tác dụng trực tiếp trên cục huyết khối đã hình thành, nhưng ngăn không cho cục huyết khối lớn thêm và phòng biến chứng tắc mạch.
      Tác dụng chống đông xuất hiện dần khi các yếu tố đông máu sẵn có bị thoái biến; nửa đời của yếu tố VII là 4 - 6 giờ, còn của yếu tố II là 60 - 72 giờ. Vì vậy INR có thể tăng sau 24 - 36 giờ nhưng tác dụng chống huyết khối đầy đủ chỉ đạt được sau 5 - 7 ngày. Do protein C giảm sớm, trong những ngày đầu có thể có trạng thái tăng đông thoáng qua.
      *Dược động học:* Thuốc được hấp thu nhanh và hoàn toàn, nồng độ đỉnh đạt được trong vòng 4 giờ; 99% gắn với albumin. Đồng phân *S* mạnh hơn đồng phân *R* 3 - 5 lần và chủ yếu do CYP2C9 chuyển hóa; đồng phân *R* do CYP1A2 và CYP3A4 chuyển hóa. Nửa đời thải trừ trung bình 40 giờ (20 - 60 giờ). Người mang biến thể giảm chức năng của gen *CYP2C9* hoặc biến thể của gen *VKORC1* cần liều thấp hơn.`),
    section("chi_dinh", "Chỉ định", `
      Điều trị và phòng tái phát huyết khối tĩnh mạch sâu, nghẽn mạch phổi.
      Phòng đột quỵ và tắc mạch hệ thống ở người rung nhĩ.
      Phòng huyết khối ở người mang van tim cơ học.
      Phòng biến chứng huyết khối sau nhồi máu cơ tim khi có huyết khối thành tim.`),
    section("chong_chi_dinh", "Chống chỉ định", `
      Đang chảy máu hoặc có nguy cơ chảy máu cao: loét dạ dày - tá tràng tiến triển, xuất huyết nội sọ, phình mạch não, mới phẫu thuật mắt hoặc hệ thần kinh trung ương.
      Tăng huyết áp nặng không kiểm soát được. Suy gan nặng. Viêm nội tâm mạc nhiễm khuẩn.
      Phụ nữ mang thai (trừ một số trường hợp mang van tim cơ học có cân nhắc của chuyên khoa). Người bệnh không thể theo dõi INR. Quá mẫn với dẫn chất coumarin.`),
    section("than_trong", "Thận trọng", `
      Giới hạn an toàn hẹp: mọi thay đổi về thuốc dùng kèm, chế độ ăn, tình trạng bệnh đều có thể làm INR thay đổi. Phải xét nghiệm INR thường xuyên hơn mỗi khi bắt đầu, ngừng hoặc đổi liều một thuốc khác.
      Người cao tuổi, người suy dinh dưỡng, suy tim sung huyết, suy gan, cường giáp và sốt cao thường cần liều thấp hơn. Người suy giáp thường cần liều cao hơn.
      Hoại tử da hiếm gặp, thường xảy ra trong 3 - 10 ngày đầu, nhiều hơn ở người thiếu hụt protein C hoặc S; phải dùng gối heparin khi bắt đầu điều trị.
      Không tiêm bắp khi đang điều trị. Hướng dẫn người bệnh nhận biết dấu hiệu chảy máu và luôn mang theo thẻ chống đông.`),
    section("thoi_ky_mang_thai", "Thời kỳ mang thai", `
      Thuốc qua nhau thai, gây bệnh phôi do warfarin khi dùng trong tuần thứ 6 đến tuần thứ 12 và gây chảy máu ở thai nhi. Chống chỉ định trong 3 tháng đầu và trong những tuần cuối của thai kỳ. Heparin trọng lượng phân tử thấp là thuốc thay thế thường dùng.`),
    section("thoi_ky_cho_con_bu", "Thời kỳ cho con bú", `
      Warfarin hầu như không vào sữa mẹ. Có thể cho con bú; nên theo dõi dấu hiệu bầm tím ở trẻ.`),
    section("tac_dung_khong_mong_muon", "Tác dụng không mong muốn (ADR)", `
      *Thường gặp, ADR > 1/100*
      Huyết học: chảy máu ở mọi cơ quan, từ chảy máu mũi, chảy máu lợi, bầm tím đến đái ra máu, xuất huyết tiêu hóa.
      *Ít gặp, 1/1_000 < ADR < 1/100*
      Tiêu hóa: buồn nôn, ỉa chảy, đau bụng. Da: rụng tóc, ban.
      *Hiếm gặp, ADR < 1/1_000*
      Da: hoại tử da, hội chứng ngón chân tím. Gan: viêm gan ứ mật. Khác: viêm mạch, vôi hóa khí quản.`),
    section("huong_dan_xu_tri_adr", "Hướng dẫn cách xử trí ADR", `
      Chảy máu nhẹ với INR trong phạm vi điều trị: tìm nguyên nhân tại chỗ. Chảy máu nặng: ngừng warfarin, tiêm tĩnh mạch chậm 5 - 10 mg vitamin K~1~ và truyền phức hợp prothrombin cô đặc; nếu không có thì truyền huyết tương tươi đông lạnh 15 ml/kg.`),
    section(
      "lieu_luong_va_cach_dung",
      "Liều lượng và cách dùng",
      `
      *Cách dùng*
      Uống ngày 1 lần vào cùng một giờ, thường là buổi tối để có thể chỉnh liều theo kết quả INR trong ngày. Nếu quên thuốc thì uống ngay trong ngày đó khi nhớ ra; không uống gấp đôi liều vào hôm sau.
      *Liều lượng*
      *Liều khởi đầu*
      *Người lớn:* Thường 5 mg/ngày trong 2 ngày đầu, sau đó điều chỉnh theo INR. Không dùng liều nạp cao.
      *Người cao tuổi, suy gan, suy tim, nhẹ cân hoặc có nguy cơ chảy máu:* 2 - 3 mg/ngày.
      *Trẻ em:* 0,1 - 0,2 mg/kg/ngày, tối đa 10 mg; trẻ càng nhỏ càng cần liều cao tính theo kg. Chỉ dùng khi có chuyên khoa theo dõi.
      *Quy trình bắt đầu và chỉnh liều ở người lớn*
      Bước 1: Trước khi dùng thuốc, xét nghiệm INR nền, công thức máu, chức năng gan và thận; hỏi tất cả các thuốc, dược liệu đang dùng. Nếu INR nền từ 1,4 trở lên thì tìm nguyên nhân trước.
      Bước 2: Ngày thứ 1 và ngày thứ 2, uống 5 mg vào 18 giờ. Người từ 75 tuổi trở lên uống 3 mg. Đang điều trị huyết khối cấp thì tiêm đồng thời heparin trọng lượng phân tử thấp.
      Bước 3: Sáng ngày thứ 3, xét nghiệm INR. INR dưới 1,5: tiếp tục 5 mg. INR từ 1,5 đến 1,9: giảm còn 2,5 mg. INR từ 2,0 đến 2,5: dùng 1 - 2 mg. INR trên 2,5: bỏ liều hôm đó.
      Bước 4: Từ ngày thứ 4 đến ngày thứ 6, xét nghiệm INR hằng ngày hoặc cách ngày. INR dưới 1,5: tăng đến 7,5 mg. INR từ 1,5 đến 1,9: dùng 5 mg. INR từ 2,0 đến 3,0: dùng 2,5 - 5 mg. INR trên 3,0: bỏ 1 liều, rồi dùng 1 - 2,5 mg.
      Bước 5: Ngừng heparin khi đã dùng gối ít nhất 5 ngày và INR đạt từ 2,0 trở lên trong 2 ngày liên tiếp. Sau đó xét nghiệm INR 2 lần một tuần trong 2 tuần, mỗi tuần 1 lần trong 1 tháng, rồi cách 4 tuần 1 lần; khi ổn định có thể cách đến 12 tuần. Mỗi lần chỉnh, thay đổi tổng liều của tuần từ 5% đến 20% theo Bảng 1.`,
      table({
        caption: "Đích INR, thời gian điều trị và chỉnh liều duy trì của warfarin",
        wide: true,
        place: "nextPage",
        widths: [2.1, 0.9, 1.5, 1.5, 1.7, 1.7],
        headerRows: 2,
        rows: [
          ["Tình trạng", "Đích INR", "Thời gian điều trị", "Thay đổi tổng liều của tuần khi INR", "<", "<"],
          ["^", "^", "^", "Dưới đích", "Trên đích đến 4,5", "Từ 4,5 đến 10, không chảy máu"],
          ["Huyết khối tĩnh mạch sâu có yếu tố khởi phát", "2,0 - 3,0", "3 tháng", "Tăng 5 - 20%", "Giảm 5 - 20%", "Bỏ 1 - 2 liều, giảm 10 - 20%"],
          ["Huyết khối không rõ yếu tố khởi phát", "2,0 - 3,0", "Ít nhất 3 tháng, xét kéo dài", "Tăng 5 - 20%", "Giảm 5 - 20%", "Bỏ 1 - 2 liều, giảm 10 - 20%"],
          ["Rung nhĩ", "2,0 - 3,0", "Lâu dài", "Tăng 5 - 15%", "Giảm 5 - 15%", "Bỏ 1 - 2 liều, giảm 10 - 20%"],
          ["Van cơ học động mạch chủ, hai cánh", "2,0 - 3,0", "Suốt đời", "Tăng 5 - 15%", "Giảm 5 - 10%", "Bỏ 1 liều, giảm 10%"],
          ["Van cơ học hai lá", "2,5 - 3,5", "Suốt đời", "Tăng 5 - 20%", "Giảm 5 - 10%", "Bỏ 1 liều, giảm 10%"],
        ],
      }),
      `
      *Trước phẫu thuật:* Ngừng thuốc 5 ngày trước khi mổ; xét nghiệm INR vào ngày trước mổ, cho 1 - 2 mg vitamin K~1~ uống nếu INR còn trên 1,5. Uống lại liều duy trì 12 - 24 giờ sau mổ khi đã cầm máu tốt.
      *Khi INR trên 10 mà không chảy máu:* Ngừng thuốc, uống 2,5 - 5 mg vitamin K~1~, xét nghiệm lại INR sau 24 giờ.
      *Chuyển từ warfarin sang thuốc chống đông khác:*
      Sang apixaban hoặc dabigatran: Ngừng warfarin, bắt đầu thuốc mới khi INR dưới 2,0.
      Sang rivaroxaban: Ngừng warfarin, bắt đầu thuốc mới khi INR từ 3,0 trở xuống; khi điều trị huyết khối tĩnh mạch thì từ 2,5 trở xuống.
      Sang heparin trọng lượng phân tử thấp: Ngừng warfarin, tiêm liều đầu khi INR dưới giới hạn dưới của đích.
      *Chuyển từ thuốc chống đông khác sang warfarin:*
      Từ rivaroxaban hoặc apixaban: Dùng đồng thời cho đến khi INR từ 2,0 trở lên; lấy máu ngay trước liều kế tiếp vì các thuốc này làm tăng INR.
      Từ dabigatran: Bắt đầu warfarin 3 ngày trước khi ngừng dabigatran nếu Cl~cr~ từ 50 ml/phút trở lên, 2 ngày nếu Cl~cr~ 30 - 49 ml/phút.
      *Theo dõi tại nhà:* Người bệnh được tập huấn có thể tự đo INR mỗi tuần bằng máy cầm tay. Kết quả trên 4,5 hoặc chênh quá 0,5 so với phòng xét nghiệm phải được kiểm tra lại bằng máu tĩnh mạch trong ngày.`,
    ),
    section("tuong_tac_thuoc", "Tương tác thuốc", `
      *Tăng tác dụng chống đông:* amiodaron, allopurinol, azithro¬mycin, cipro¬floxacin, clarithro¬mycin, fluconazol, metro¬nidazol, sulfa¬methoxazol - trimetho¬prim, voriconazol, fenofibrat, simvastatin, paracetamol liều cao dài ngày, levo¬thyroxin, tamoxifen.
      *Tăng nguy cơ chảy máu:* aspirin, clopidogrel, thuốc chống viêm không steroid, thuốc ức chế tái thu hồi serotonin, heparin.
      *Giảm tác dụng chống đông:* carba¬mazepin, pheno¬barbital, phenytoin, rifampicin, griseo¬fulvin, colesty¬ramin, vitamin K, chế phẩm có cỏ thánh John (*Hypericum perforatum*).
      *Thuốc làm thay đổi thất thường:* colchicin, dihydropyridin, vắc xin cúm, rượu uống nhiều từng đợt; xét nghiệm INR sau 3 - 5 ngày kể từ khi bắt đầu dùng cùng.
      *Dược liệu:* bạch quả, nhân sâm, nghệ, tỏi liều cao, đan sâm có thể làm tăng hoặc giảm tác dụng; khuyên người bệnh không tự dùng.
      *Thức ăn:* Ăn đều lượng rau lá xanh đậm; không đổi đột ngột. Tránh uống nhiều nước ép nam việt quất và rượu.`),
    section("qua_lieu_va_xu_tri", "Quá liều và xử trí", `
      *Triệu chứng:* INR tăng sau 1 - 3 ngày; chảy máu lợi, đái ra máu, phân đen, đau đầu dữ dội, đau lưng hoặc liệt chi do máu tụ.
      *Xử trí:* Cho than hoạt nếu mới uống trong vòng 1 giờ. Theo dõi INR trong ít nhất 48 giờ. Không chảy máu: xử trí như khi INR cao. Chảy máu đe dọa tính mạng: phức hợp prothrombin cô đặc 25 - 50 đơn vị/kg và vitamin K~1~ 10 mg truyền tĩnh mạch chậm trong 30 phút, có thể nhắc lại sau 12 giờ.`),
    section("do_on_dinh_va_bao_quan", "Độ ổn định và bảo quản", `Bảo quản viên nén trong bao bì kín, ở 15 - 30 ^o^C, tránh ánh sáng và ẩm.`),
    section("thong_tin_quy_che", "Thông tin qui chế", `Thuốc kê đơn. Thuốc có nguy cơ cao, cần quy trình cấp phát và theo dõi riêng trong bệnh viện.`),
    section("ten_thuong_mai", "Tên thương mại", `Coumadin; Marevan; Warfar.`),
  ],
};
