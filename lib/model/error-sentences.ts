import type { UserErrorCode } from "./user-error";

/** The languages in which Seamcheck speaks to people. */
export const LOCALES = ["vi", "en"] as const;
export type Locale = (typeof LOCALES)[number];

type Sentences = Record<UserErrorCode | "internal", string>;

const VI: Sentences = {
  file_not_found: "Không tìm thấy tệp {file}. Hãy kiểm tra lại đường dẫn.",
  file_empty: "Tệp {file} rỗng (0 byte). Hãy tải hoặc sao chép lại tệp rồi thử lần nữa.",
  not_a_pdf: "Tệp {file} không phải là PDF. Hãy chọn tệp PDF của cuốn dược thư.",
  pdf_encrypted: "Tệp {file} có mật khẩu mở. Hãy bỏ mật khẩu bằng trình đọc PDF rồi mở lại.",
  pdf_damaged: "Tệp {file} bị hỏng và không đọc hết được. Hãy lấy một bản khác của tệp.",
  pdf_without_text: "Tệp {file} không có lớp chữ (bản quét). Hãy dùng bản PDF có chữ chọn được, hoặc mở lại và cho nhận dạng chữ (OCR; dòng lệnh: --ocr): chữ nhận dạng được cách ly cho đến khi có người duyệt từng trang.",
  text_unreliable: "Không thể tin lớp chữ của {file}: phần lớn các trang không đọc thành từ (nhận dạng sai hoặc phông chữ hỏng). Hãy dùng bản PDF mà chữ chép ra đọc đúng, hoặc mở lại và cho nhận dạng chữ (OCR; dòng lệnh: --ocr): chữ nhận dạng được cách ly cho đến khi có người duyệt từng trang.",
  letters_unknown:
    "Không tìm thấy chuyên luận nào trong {file}: {count} chữ trong lớp chữ là mã không ai đọc được (từ trang PDF {page}; thường là chữ đ bị mất), nên không nhận ra đề mục. Hãy dùng bản PDF mà chữ chép ra đọc đúng.",
  pdf_too_large: "Tệp {file} lớn hơn mức cho phép {limit}. Hãy tách tệp thành các phần nhỏ hơn.",
  no_monographs: "Không tìm thấy chuyên luận nào trong {file}. Hãy chọn đúng kiểu sách (profile) hoặc kiểm tra xem đây có phải là dược thư không.",
  profile_finds_nothing: "Đọc theo kiểu “{profile}” thì không tìm thấy chuyên luận nào nên chưa ghi gì. Hãy chọn kiểu sách khác.",
  profile_same: "Sách đang được đọc theo kiểu “{profile}” rồi, không cần làm gì.",
  run_imported: "Các đoạn của sách này được nhập từ tệp nên chưa ghi gì. Hãy cắt lại sách (seamcheck chunk) rồi thử lại.",
  reviewer_missing: "Tên người duyệt bị thiếu hoặc quá dài. Hãy cho tên bằng --reviewer NAME.",
  nothing_changes: "Việc này không làm thay đổi gì nên chưa ghi gì.",
  last_monograph: "Làm vậy thì sách không còn chuyên luận nào nên chưa ghi gì. Hãy chọn kiểu sách khác.",
  book_not_found: "Không có sách nào ứng với “{book}”. Xem danh sách sách để lấy đúng mã.",
  monograph_not_found: "Sách này không có chuyên luận “{monograph}”.",
  section_not_found: "Chuyên luận “{monograph}” không có mục “{section}”. Hãy cho mã mục như trong chunks.jsonl (section_key).",
  section_of_import: "Các đoạn của chuyên luận này được nhập từ tệp nên không cắt lại riêng một mục được. Hãy cắt lại cả chuyên luận (bỏ --section).",
  limits_invalid: "Giới hạn không hợp lệ: {reason}. Trần phải từ mức đích trở lên, phần chồng không quá nửa mức đích.",
  profile_unknown: "Không có kiểu sách “{profile}”. Các kiểu hiện có: {known}.",
  output_not_writable: "Không ghi được vào {path}. Hãy chọn thư mục khác hoặc kiểm tra quyền và dung lượng đĩa.",
  export_blocked: "Chưa xuất được: còn {count} phát hiện chặn. Hãy xử lý các phát hiện đó rồi xuất lại.",
  records_invalid: "Tệp {file} có {count} lỗi nên không nạp bản ghi nào. Hãy sửa những dòng được nêu rồi thử lại.",
  records_too_large: "Tệp {file} lớn hơn mức cho phép {limit}. Hãy nhập bằng dòng lệnh: seamcheck import.",
  manifest_invalid: "{file} không phải là manifest của Seamcheck. Hãy chọn tệp manifest.json đã xuất cùng bản phát hành.",
  import_running: "Tệp {file} đang được nhập ở một tiến trình khác. Hãy đợi tiến trình đó xong hoặc hủy nó.",
  book_importing: "Sách này đang được nhập nên chưa làm được việc cần cả cuốn. Các chuyên luận đã xong vẫn duyệt được; hãy đợi nhập xong rồi thử lại.",
  import_paused: "Việc nhập {file} bị ngắt giữa chừng. Phần đã đọc được giữ lại: hãy tiếp tục hoặc mở lại tệp này.",
  cancelled_kept: "Đã dừng theo yêu cầu. Sách được giữ lại vì đã có quyết định duyệt; mở sách để nhập tiếp.",
  interrupted: "Việc nhập tệp bị ngắt giữa chừng (chương trình đã dừng). Không có gì được lưu lại; hãy mở lại tệp.",
  cancelled: "Đã dừng theo yêu cầu. Không có gì được lưu lại.",
  usage: "Lệnh chưa đúng: {problem}. Gõ “seamcheck --help” để xem cách dùng.",
  internal: "Có lỗi trong chương trình, không phải ở tệp của bạn: {message}",
};

const EN: Sentences = {
  file_not_found: "There is no file {file}. Check the path.",
  file_empty: "{file} is empty (0 bytes). Download or copy it again, then retry.",
  not_a_pdf: "{file} is not a PDF. Choose the formulary's PDF file.",
  pdf_encrypted: "{file} needs a password to open. Remove the password with a PDF reader, then open it again.",
  pdf_damaged: "{file} is damaged and cannot be read completely. Get another copy of the file.",
  pdf_without_text: "{file} has no text layer (it is a scan). Use a PDF whose text can be selected, or open it again with text recognition (OCR; command line: --ocr): recognised text is quarantined until a person approves it page by page.",
  text_unreliable: "The text layer of {file} cannot be trusted: most pages do not read as words (wrong recognition or broken fonts). Use a PDF whose copied text reads right, or open it again with text recognition (OCR; command line: --ocr): recognised text is quarantined until a person approves it page by page.",
  letters_unknown:
    "No monograph was found in {file}: {count} letters of its text layer are codes that nobody can read (from PDF page {page} on; often a lost đ), so no heading is recognised. Use a PDF whose copied text reads right.",
  pdf_too_large: "{file} is larger than the allowed {limit}. Split it into smaller parts.",
  no_monographs: "No monograph was found in {file}. Choose the right kind of book (profile), or check that this is a formulary.",
  profile_finds_nothing: "Read as “{profile}”, not one monograph is found, so nothing was written. Choose another kind of book.",
  profile_same: "The book is read as “{profile}” already, so there is nothing to do.",
  run_imported: "The chunks of this book come from a file, so nothing was written. Chunk the book again (seamcheck chunk), then try again.",
  reviewer_missing: "The reviewer's name is missing or too long. Give it with --reviewer NAME.",
  nothing_changes: "This would change nothing, so nothing was written.",
  last_monograph: "No monograph would be left of the book, so nothing was written. Choose another kind of book.",
  book_not_found: "There is no book for “{book}”. List the books to find its id.",
  monograph_not_found: "This book has no monograph “{monograph}”.",
  section_not_found: "The monograph “{monograph}” has no section “{section}”. Give a section's key as in chunks.jsonl (section_key).",
  section_of_import: "The chunks of this monograph come from a file, so one section cannot be chunked on its own. Chunk the whole monograph again (without --section).",
  limits_invalid: "These limits do not work: {reason}. The ceiling must be at least the target, the overlap at most half of the target.",
  profile_unknown: "There is no kind of book called “{profile}”. Known kinds: {known}.",
  output_not_writable: "{path} cannot be written. Choose another folder, or check its permissions and the free space.",
  export_blocked: "Not exported: {count} blocking findings are open. Settle them, then export again.",
  records_invalid: "{file} has {count} faults, so no record was taken. Mend the lines that are named, then try again.",
  records_too_large: "{file} is larger than the allowed {limit}. Import it by the command line: seamcheck import.",
  manifest_invalid: "{file} is no manifest of Seamcheck. Choose the manifest.json that was exported with the release.",
  import_running: "{file} is being imported by another process. Wait until that one is done, or cancel it.",
  book_importing: "This book is still being imported, and this needs all of it. What is there can be judged already; try again when the import is done.",
  import_paused: "The import of {file} was cut off. What was read is kept: resume it, or open the same file again.",
  cancelled_kept: "Stopped as you asked. The book is kept because somebody judged in it; open it to go on with the import.",
  interrupted: "The import was cut off because the program ended. Nothing was kept; open the file again.",
  cancelled: "Stopped as you asked. Nothing was kept.",
  usage: "That command is not right: {problem}. Type “seamcheck --help” to see how it goes.",
  internal: "Something went wrong in the program, not in your file: {message}",
};

/** The sentence for a person for every error code, with `{placeholders}` for the error's details. Used by the command line and by the screens. */
export const ERROR_SENTENCES: Readonly<Record<Locale, Readonly<Sentences>>> = { vi: VI, en: EN };

/** What stands for a detail that the thrower did not know. */
const UNKNOWN: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  vi: { file: "đã chọn", path: "thư mục đã chọn", reason: "số ngoài khoảng cho phép", limit: "1 GB" },
  en: { file: "the chosen file", path: "the chosen folder", reason: "a number is out of range", limit: "1 GB" },
};

/** One clear sentence: what is wrong and what to do next. Codes that are not known are shown as an internal error. */
export function errorSentence(locale: Locale, code: string, details: Readonly<Record<string, string | number>> = {}): string {
  const sentences: Readonly<Record<string, string>> = ERROR_SENTENCES[locale];
  const template = sentences[code] ?? ERROR_SENTENCES[locale].internal;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? UNKNOWN[locale][name] ?? (name === "message" ? code : "?")));
}
