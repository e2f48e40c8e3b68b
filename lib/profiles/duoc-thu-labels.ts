import type { Profile } from "@/lib/model/profile";

/**
 * Words with which a Vietnamese formulary begins a label, lower case, by what they say. A longer phrase wins over a shorter one,
 * so the lists hold both the bare word ("trẻ em") and common wider forms ("liều cho trẻ em").
 */
export const DUOC_THU_LABELS: Profile["labels"] = [
  // Open a topic of their own: nothing that stood before governs what follows.
  { kind: "heading", phrases: ["liều lượng", "liều dùng", "ghi chú", "chú giải"] },
  // Begin a topic that stands at most under such a heading ("Chỉnh liều trong suy thận" is not said of the indication before it).
  { kind: "other", phrases: ["cách dùng", "chú ý", "lưu ý", "dùng cho", "liều cho", "liều ở", "liều trong", "liều khi", "liều dùng cho", "liều dùng ở", "chỉnh liều", "điều chỉnh liều", "hiệu chỉnh liều"] },
  {
    kind: "population",
    phrases: [
      "người lớn", "người lớn và trẻ em", "người lớn và trẻ lớn", "người lớn và vị thành niên", "người cao tuổi", "người già", "người trên", "người dưới", "người từ",
      "người bệnh", "người suy thận", "người suy gan", "người suy giảm", "người bị", "người có", "người nặng", "người mang thai", "người nhiễm", "người nghiện", "người béo phì",
      "bệnh nhân", "bệnh nhân cao tuổi", "bệnh nhân suy thận", "bệnh nhân suy gan", "đối tượng đặc biệt", "đối với người", "đối với trẻ", "đối với bệnh nhân", "đối với phụ nữ",
      "trẻ em", "trẻ nhỏ", "trẻ lớn", "trẻ sơ sinh", "trẻ đẻ non", "trẻ sinh non", "trẻ thiếu tháng", "trẻ đủ tháng", "trẻ bú mẹ", "trẻ còn bú", "trẻ vị thành niên", "trẻ từ", "trẻ dưới",
      "trẻ trên", "trẻ nặng", "trẻ", "sơ sinh", "nhũ nhi", "thiếu niên", "thiếu nhi", "vị thành niên", "thanh thiếu niên", "phụ nữ", "phụ nữ mang thai", "phụ nữ cho con bú", "phụ nữ có thai", "nam giới", "nam", "nữ",
      "liều người lớn", "liều trẻ em", "liều cho người lớn", "liều cho trẻ em", "liều cho trẻ", "liều ở người lớn", "liều ở trẻ em", "liều ở trẻ", "liều ở người", "liều dùng cho người lớn", "liều dùng cho trẻ em",
      "liều dùng ở người lớn", "liều dùng ở trẻ em", "liều dùng cho người cao tuổi", "liều cho người cao tuổi", "liều cho người", "liều cho vị thành niên", "liều trong suy thận", "liều trong suy gan",
      "liều thông thường cho người lớn", "liều thông thường cho trẻ em", "liều thường dùng cho người lớn", "liều thường dùng cho trẻ em", "liều thường dùng ở người lớn", "liều khi suy thận", "liều khi suy gan",
      "dùng cho người lớn", "dùng cho trẻ em", "dùng cho người cao tuổi", "dùng cho người bệnh suy thận", "dùng cho người bệnh suy gan", "dùng cho người", "dùng cho phụ nữ",
      "suy thận", "suy gan", "suy giảm chức năng thận", "suy giảm chức năng gan", "suy chức năng thận", "suy chức năng gan", "chỉnh liều trong suy thận", "chỉnh liều trong suy gan", "điều chỉnh liều ở người suy thận",
      "điều chỉnh liều ở người suy gan", "điều chỉnh liều khi suy thận", "điều chỉnh liều khi suy gan", "điều chỉnh liều trong suy thận", "điều chỉnh liều trong suy gan", 
      "thẩm tách máu", "thẩm phân máu", "lọc máu", "chạy thận nhân tạo", "thẩm phân phúc mạc", "thẩm tách màng bụng",
      "clcr", "độ thanh thải creatinin", "hệ số thanh thải creatinin", "mức lọc cầu thận", "cân nặng", "dưới 50 kg", "trên 50 kg", "ở người", "ở trẻ", "ở trẻ em", "ở người lớn", "ở người bệnh", "ở bệnh nhân", "ở phụ nữ",
      "với người bệnh", "với người có", "với người", "với trẻ", "với trẻ em", "với trẻ nhỏ", "với bệnh nhân", "với vị thành niên", "cho người lớn", "cho trẻ em", "cho người", "cho trẻ", "cho bệnh nhân", "cho phụ nữ", "người chuyển hóa",
    ],
  },
  {
    kind: "route",
    phrases: [
      "uống", "đường uống", "dùng đường uống", "dạng uống", "liều uống", "thuốc uống", "tiêm", "tiêm tĩnh mạch", "tiêm tĩnh mạch chậm", "tiêm tĩnh mạch trực tiếp", "tiêm bắp", "tiêm bắp sâu", "tiêm dưới da", "tiêm trong da", "tiêm trong khớp",
      "tiêm trong ống tủy sống", "tiêm nội tủy", "tiêm ngoài màng cứng", "tiêm tủy sống", "tiêm động mạch", "tiêm trong dịch kính", "tiêm dưới kết mạc", "tiêm vào tổn thương", "tiêm hoặc truyền tĩnh mạch", "tiêm bắp hoặc tiêm tĩnh mạch", "tiêm bắp hoặc tĩnh mạch",
      "tiêm truyền", "tiêm truyền tĩnh mạch", "truyền tĩnh mạch", "truyền tĩnh mạch liên tục", "truyền tĩnh mạch gián đoạn", "truyền nhỏ giọt", "truyền nhỏ giọt tĩnh mạch", "truyền dưới da", "đường tiêm", "dùng đường tiêm", "đường tĩnh mạch", "đường toàn thân",
      "đường dùng", "các đường dùng khác", "đường trực tràng", "đặt trực tràng", "đặt âm đạo", "đặt dưới lưỡi", "ngậm dưới lưỡi", "ngậm", "đường âm đạo", "đường đặt", "đường hít", "hít", "khí dung", "phun mù", "xịt", "xịt mũi", "nhỏ mũi", "nhỏ mắt", "nhỏ tai",
      "tra mắt", "tra", "bôi", "bôi ngoài da", "bôi tại chỗ", "dùng tại chỗ", "dùng ngoài", "tại chỗ", "dán", "dùng toàn thân", "thụt", "súc miệng", "bơm bàng quang",
    ],
  },
  {
    kind: "form",
    phrases: [
      "viên", "viên nén", "viên nén bao phim", "viên bao phim", "viên bao đường", "viên bao tan trong ruột", "viên nén giải phóng kéo dài", "viên giải phóng chậm", "viên giải phóng kéo dài", "viên nang", "viên nang mềm", "nang", "nang mềm", "viên sủi", "viên nén sủi bọt",
      "viên ngậm", "viên nhai", "viên đặt", "viên đạn", "viên phân tán", "thuốc đạn", "thuốc đặt", "thuốc viên", "siro", "sirô", "hỗn dịch", "hỗn dịch uống", "nhũ tương", "dung dịch", "dung dịch uống", "dung dịch tiêm", "dung dịch nhỏ mắt", "thuốc nhỏ mắt", "thuốc nhỏ mũi",
      "thuốc tiêm", "thuốc bột", "thuốc bột pha tiêm", "bột pha tiêm", "bột đông khô", "bột pha hỗn dịch", "cốm", "gói", "gói bột", "gel", "kem", "kem bôi", "mỡ", "thuốc mỡ", "miếng dán", "ống", "ống tiêm", "lọ", "lọ bột", "bơm tiêm", "bình xịt", "bình phun", "dạng kết hợp", "dạng phối hợp",
      "dạng thuốc", "dạng tiêm", "dạng viên", "chế phẩm kết hợp", "tá dược", "cao dán", "thuốc phun mù", "xà phòng", "dầu gội",
    ],
  },
  {
    kind: "frequency",
    phrases: [
      "rất thường gặp", "rất hay gặp", "thường gặp", "hay gặp", "ít gặp", "hiếm gặp", "rất hiếm gặp", "rất hiếm", "hiếm", "không xác định được tần suất", "không xác định tần suất", "chưa xác định được tần suất", "chưa xác định tần suất", "chưa rõ tần suất", "không rõ tần suất",
      "tần suất chưa rõ", "tần suất không rõ", "tần suất không xác định", "adr",
    ],
  },
  {
    kind: "step",
    phrases: [
      "bước", "giai đoạn", "liều ban đầu", "liều khởi đầu", "liều bắt đầu", "liều đầu tiên", "liều tấn công", "liều nạp", "liều duy trì", "liều tiếp theo", "liều củng cố", "liều tối đa", "liều tối thiểu", "liều cân bằng", "điều trị tấn công", "điều trị duy trì",
      "điều trị củng cố", "điều trị khởi đầu", "pha khởi đầu", "pha tấn công", "pha duy trì", "khởi đầu", "duy trì", "phác đồ", "phác đồ hàng đầu", "phác đồ thay thế", "lần 1", "lần 2", "tuần 1", "tuần 2", "tuần", "ngày 1", "ngày đầu", "đợt", "chu kỳ", "sau đó", "tiếp theo", "ngừng thuốc",
    ],
  },
  {
    kind: "organ",
    phrases: [
      "toàn thân", "tại chỗ", "phản ứng tại chỗ", "chỗ tiêm", "tim mạch", "tim", "mạch", "tuần hoàn", "huyết học", "máu", "máu và hạch bạch huyết", "hệ tạo máu", "đông máu", "hô hấp", "tiêu hóa", "tiêu hoá", "dạ dày - ruột", "miệng", "gan", "gan - mật", "gan-mật", "gan mật", "gan - lách", "mật", "lách", "tụy",
      "thận", "thận - tiết niệu", "tiết niệu", "tiết niệu - sinh dục", "tiết niệu sinh dục", "sinh dục", "sinh dục - tiết niệu", "hệ sinh sản", "nội tiết", "nội tiết - chuyển hóa", "nội tiết, chuyển hóa", "nội tiết và chuyển hóa", "chuyển hóa", "chuyển hoá", "chuyển hóa - dinh dưỡng", "dinh dưỡng",
      "điện giải", "nước và điện giải", "thần kinh", "thần kinh trung ương", "tktw", "hệ thần kinh", "hệ thần kinh trung ương", "thần kinh ngoại vi", "thần kinh ngoại biên", "thần kinh - cơ", "thần kinh cơ và xương", "thần kinh - cơ và xương", "thần kinh - cơ - xương", "tâm thần", "cơ - xương", "cơ - xương - khớp", "cơ xương", "cơ xương khớp",
      "cơ", "xương", "khớp", "da", "da và mô mềm", "da và niêm mạc", "niêm mạc", "tóc", "mắt", "thị giác", "tai", "thính giác", "tai mũi họng", "mũi", "giác quan", "miễn dịch", "quá mẫn", "dị ứng", "nhiễm khuẩn", "nhiễm trùng", "khối u", "xét nghiệm", "cận lâm sàng", "bộ phận khác", "khác", "các tác dụng khác", "suy tủy",
    ],
  },
  {
    kind: "indication",
    phrases: [
      "điều trị", "dự phòng", "phòng", "phòng ngừa", "phòng lây nhiễm", "để điều trị", "để phòng", "để dự phòng", "trong điều trị", "chỉ định", "viêm", "nhiễm", "nhiễm khuẩn", "nhiễm nấm", "nhiễm virus", "nhiễm khuẩn huyết", "nhiễm khuẩn đường tiết niệu", "nhiễm khuẩn hô hấp", "ung thư", "carcinom", "u", "u nguyên bào", "u lympho",
      "sarcom", "bệnh", "bệnh bạch cầu", "bệnh hodgkin", "hội chứng", "đau", "sốt", "tăng huyết áp", "suy tim", "đau thắt ngực", "nhồi máu cơ tim", "rung nhĩ", "loạn nhịp", "đột quỵ", "huyết khối", "nghẽn mạch phổi", "thuyên tắc phổi", "đái tháo đường", "tăng lipid huyết", "hen", "bệnh phổi tắc nghẽn mạn tính", "lao", "sốt rét", "động kinh", "trầm cảm",
      "tâm thần phân liệt", "rối loạn", "mất ngủ", "lo âu", "loét", "trào ngược", "gút", "loãng xương", "thoái hóa khớp", "thiếu máu", "xơ gan", "phù", "dị ứng", "mày đay", "phẫu thuật", "gây mê", "gây tê", "tiền mê", "an thần", "cấp cứu", "ngộ độc", "sốc", "áp xe", "giang mai", "lậu", "nếu", "khi", "trường hợp", "trong trường hợp", "cho",
    ],
  },
];

/** Phrases that end in a colon and govern nothing that could be cut from them: they open a list inside their own sentence. */
export const DUOC_THU_NOT_LABELS: readonly string[] = [
  "bao gồm", "gồm", "gồm có", "thí dụ", "ví dụ", "vd", "td", "như", "như sau", "sau", "theo bảng sau", "sau đây", "dưới đây", "là", "đó là", "nghĩa là", "có nghĩa là", "tức là", "ví dụ như", "chẳng hạn", "chẳng hạn như", "đặc biệt", "đặc biệt là", "công thức", "theo công thức", "theo công thức sau", "xem", "tỷ lệ", "tỉ lệ",
  "biểu hiện bằng", "biểu hiện", "biệt dược", "kể cả", "tương đương", "tương đương với", "còn gọi là", "gọi là", "các thuốc sau", "những thuốc sau", "một trong các cách sau", "phải", "cần", "ph", "dùng với", "khi dùng với", "do", "vì", "hoặc", "và", "trong đó", "theo",
];

/** Begin a sentence that speaks of the whole treatment or of every patient, not of those named last before it. */
export const DUOC_THU_WHOLE_TREATMENT: readonly string[] = [
  "thời gian điều trị", "thời gian dùng thuốc", "trị liệu", "đợt điều trị", "liệu trình", "trong thời gian điều trị", "trong quá trình điều trị", "trong suốt quá trình điều trị", "trong mọi trường hợp", "trong tất cả các trường hợp",
];

/** Abbreviations whose full stop ends no sentence. */
export const DUOC_THU_ABBREVIATIONS: readonly string[] = [
  "v.v.", "v.v", "vv.", "vd.", "td.", "tr.", "x.", "TS.", "ThS.", "PGS.", "GS.", "BS.", "DS.", "KS.", "CN.", "TP.", "Tp.", "TX.", "St.", "Dr.", "Mr.", "Ms.", "No.", "Nxb.", "spp.", "sp.", "subsp.", "var.", "sv.", "E.", "S.", "P.", "C.", "H.", "N.", "K.", "B.", "M.", "L.", "T.", "A.", "Str.", "Staph.", "Strep.",
  "i.v.", "i.m.", "s.c.", "p.o.", "vs.", "ca.", "et al.", "min.", "max.", "đ.v.", "đ.v.q.t.",
];

/** Units that stay with the number before them. */
export const DUOC_THU_UNITS: readonly string[] = [
  "mg", "g", "kg", "microgam", "mcg", "µg", "μg", "ng", "nanogam", "pg", "ml", "mL", "lít", "l", "L", "dl", "dL", "cm", "mm", "m", "m²", "m2", "mm³", "mm3", "cm²", "cm3", "mmol", "mmol/l", "mmol/lít", "micromol", "micromol/l", "micromol/lít", "mol", "mEq", "mEq/l", "đv", "đvqt", "đơn vị", "đơn vị quốc tế", "IU", "UI", "U", "triệu đv",
  "triệu đơn vị", "kcal", "kJ", "mCi", "MBq", "Gy", "mmHg", "mosmol", "mOsm", "mOsm/kg", "mOsm/lít", "%", "‰", "°C", "ºC", "độ C", "giây", "phút", "giờ", "ngày", "tuần", "tháng", "năm", "tuổi", "tháng tuổi", "ngày tuổi", "tuần tuổi", "lần", "lần/ngày", "viên", "nang", "ống", "lọ", "gói", "giọt", "thìa", "thìa cà phê", "nhát xịt", "liều", "giọt/phút",
  "mg/kg", "mg/kg/ngày", "mg/kg/lần", "mg/kg/giờ", "mg/kg/24 giờ", "mg/m²", "mg/m2", "mg/m²/ngày", "g/m²", "g/kg", "microgam/kg", "microgam/kg/phút", "microgam/ml", "microgam/kg/ngày", "microgam/phút", "mg/ml", "mg/lít", "mg/dl", "mg/ngày", "mg/lần", "mg/giờ", "mg/phút", "mg/24 giờ", "g/ngày", "g/lít", "g/dl", "ml/phút", "ml/phút/1,73 m²", "ml/giờ", "ml/kg",
  "ml/kg/giờ", "đv/kg", "đv/kg/ngày", "đv/ml", "đv/kg/giờ", "đv/giờ", "đvqt/kg", "đvqt/ml", "lít/kg", "lít/giờ", "lít/m²", "lít/giờ/kg", "mmol/kg", "ng/ml", "kDa", "Da", "ppm",
];
