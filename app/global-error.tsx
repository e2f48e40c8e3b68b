"use client";

/** The last resort: the frame itself broke, so there are no messages to read from. Both languages, no styles of the house. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="vi">
      <body style={{ fontFamily: "system-ui, sans-serif", padding: 48, lineHeight: 1.6 }}>
        <h1>Seamcheck gặp lỗi</h1>
        <p>Những gì đã lưu vẫn còn nguyên. Hãy thử lại; nếu vẫn lỗi, hãy khởi động lại chương trình.</p>
        <p lang="en">Seamcheck ran into an error. What was kept is safe. Try again; if it persists, restart the program.</p>
        <button type="button" onClick={reset}>
          Thử lại · Try again
        </button>
      </body>
    </html>
  );
}
