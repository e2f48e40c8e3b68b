import type { Messages } from "./messages";

/** What the command line says, in Vietnamese. */
export const VI: Messages = {
  help: `seamcheck – biến tệp PDF dược thư thành các đoạn mà dược sĩ xem xét được

  seamcheck run TỆP.pdf --out THƯ_MỤC [--profile auto|duoc-thu|ema-smpc|vi-leaflet|fda-label|vi-drug-list] [--ocr] [GIỚI_HẠN]
      Chạy mọi bước, không dùng cơ sở dữ liệu: pages.json, monographs.json, chunks.jsonl, boxes.json, findings.json, summary.json
  seamcheck ingest TỆP.pdf [--profile …] [--name TÊN] [--ocr]
      Đưa một cuốn sách vào bàn làm việc
      --ocr nhận dạng chữ từ hình của những trang không có lớp chữ dùng được (Tesseract); chữ đó bị cách ly cho đến khi được duyệt
  seamcheck books
      Các sách đang có
  seamcheck chunk SÁCH [--monograph MÃ [--section MỤC]] [GIỚI_HẠN] [--dry-run]
      Cắt lại; các quyết định được giữ. --dry-run chỉ cho biết điều gì sẽ thay đổi
  seamcheck read-again SÁCH --profile … --reviewer TÊN [--dry-run]
      Đọc lại các trang đã lưu theo kiểu sách khác; giữ các quyết định, hoàn tác được. --dry-run chỉ cho biết sẽ đổi gì
  seamcheck check SÁCH
      Các cổng kiểm thấy gì; kết thúc bằng 1 khi có phát hiện chặn xuất
  seamcheck export SÁCH --out THƯ_MỤC
      chunks.jsonl (lược đồ v4), chunks-full.jsonl, boxes.json, findings.json, manifest.json; từ chối khi còn phát hiện chặn
  seamcheck load CHUNKS.jsonl [--out DIR]
      Kiểm tra một chunks.jsonl bất kỳ như khi nạp; có --out thì ghi points.jsonl, mỗi dòng một mã và một bản ghi
  seamcheck import CHUNKS.jsonl --book SÁCH [GIỚI_HẠN]
      Nhập các đoạn làm ở nơi khác vào một cuốn sách để kiểm và xét như đoạn của sách; bản ghi không có đúng một chỗ trong sách thì cả tệp bị từ chối
  seamcheck audit verify [--book SÁCH] [--manifest MANIFEST.json]
      Nhật ký quyết định có còn nguyên vẹn không; có manifest thì xét cả việc nhật ký còn đủ như lúc xuất không. Kết thúc bằng 5 nếu không
  seamcheck sample --out TỆP.pdf
      Ghi ra cuốn dược thư mẫu

  GIỚI_HẠN  --target N --ceiling N --overlap N   tính bằng token cl100k_base (650, 800, 65)
  SÁCH      mã sách hoặc phần đầu của mã, tên sách, hoặc tên tệp
  --json    một đối tượng JSON ở đầu ra chuẩn, dành cho chương trình khác
  --lang    vi hoặc en; nếu không thì theo ngôn ngữ của hệ thống
  Dữ liệu nằm trong thư mục data, hoặc nơi SEAMCHECK_DATA chỉ ra.

  Kết thúc bằng 0 xong · 1 cổng kiểm không đạt · 2 lệnh sai · 3 tệp vào hoặc nơi ghi không dùng được · 4 không tìm thấy · 5 nhật ký hỏng · 70 lỗi chương trình · 130 đã dừng`,
  stages: { queued: "Đang chờ", reading: "Đang đọc trang", recognising: "Nhận dạng chữ (OCR)", segmenting: "Đang tìm chuyên luận", chunking: "Đang cắt đoạn" },
  units: { queued: "", reading: "trang", recognising: "trang", segmenting: "trang", chunking: "chuyên luận" },
  rate: "{rate} {unit}/giây",
  remaining: "còn khoảng {seconds} giây",
  counter: { cl100k_base: "token đếm bằng cl100k_base", estimate: "token chỉ là ước lượng: không nạp được bộ tách token" },
  ran: "{monographs} chuyên luận trên {pages} trang ({profile}), {chunks} đoạn; {counter}.",
  findings: "Phát hiện: {block} chặn, {warn} cần xem, {note} ghi nhận.",
  unaccounted: "Số ký tự không rõ đi đâu: {unaccounted}.",
  written: "Đã ghi vào {folder}: {files}.",
  ingested: "“{title}” đã vào bàn làm việc với mã {bookId}: {monographs} chuyên luận trên {pages} trang ({profile}), {chunks} đoạn; {counter}.",
  alreadyThere: "“{title}” đã có sẵn với mã {bookId}. Không có gì thay đổi.",
  noBooks: "Chưa có sách nào. Thêm sách: seamcheck ingest TỆP.pdf",
  book: "{bookId}  {title} · {pages} trang · {monographs} chuyên luận · {chunks} đoạn · {block} phát hiện chặn",
  rechunked: "Lần cắt {runId}: {chunks} đoạn; {counter}.",
  wouldRechunk: "Chưa thay đổi gì. Nếu cắt lại thì:",
  diff: "{seamsMoved} mối nối đổi chỗ, thêm {chunksAdded} đoạn, mất {chunksGone} đoạn, {chunksSame} đoạn giữ nguyên; token {tokensBefore} → {tokensAfter}; phát hiện chặn {blockBefore} → {blockAfter}.",
  decisions: "Quyết định: {carried} giữ nguyên, {lookAgain} cần xem lại, {orphaned} không còn chỗ.",
  wouldReadAgain: "Chưa đổi gì. Sẽ đổi:",
  readAgain: "Sách nay được đọc theo kiểu {profile}.",
  readAgainChange: "{before} chuyên luận → {after} ({added} mới, {gone} mất); mục: {sectionsAdded} mới, {sectionsGone} mất, {sectionsChanged} có văn bản khác.",
  gate: "{gate}: {count} ({severity})",
  gatesGreen: "Không có gì chặn việc xuất.",
  gatesRed: "{count} phát hiện chặn việc xuất.",
  place: "  {where}: cần {expected}, thấy {found}",
  exported: "Đã xuất vào {folder}: {files}.",
  leftOut: "{count} đoạn gồm các hàng bảng chỉ có trong chunks-full.jsonl: lược đồ v4 không có loại này.",
  recordFault: "  dòng {line}{field}: {code}{expected}",
  recordsIgnored: "Đã bỏ những trường không có trong lược đồ v4: {fields}.",
  recordsRead: "{count} bản ghi, không lỗi.",
  imported: "Lần cắt {runId}: đã nhập {records} đoạn từ tệp.",
  logHolds: "{bookId}  {title}: chuỗi nguyên vẹn, {length} dòng, đầu chuỗi {head}",
  logBroken: {
    number_missing: "{bookId}  {title}: HỎNG, thiếu dòng {sequence}",
    chain_broken: "{bookId}  {title}: HỎNG, dòng {sequence} không nối tiếp dòng trước",
    entry_changed: "{bookId}  {title}: HỎNG, dòng {sequence} đã bị sửa",
    end_cut_off: "{bookId}  {title}: HỎNG, cuối nhật ký bị cắt: thiếu dòng {sequence} có trong manifest",
    entry_replaced: "{bookId}  {title}: HỎNG, dòng {sequence} không phải là dòng mà manifest ghi",
  },
  sample: "Đã ghi dược thư mẫu vào {file}.",
  prepared: "Thư mục dữ liệu đã sẵn sàng.",
  problems: {
    command: "không có lệnh “{name}”",
    missing: "thiếu {what}",
    number: "{option} cần một số nguyên, không phải “{value}”",
    surplus: "thừa “{value}”",
  },
};
