import createNextIntlPlugin from "next-intl/plugin";

// Messages are read when the program is built: a browser would read each of them again on every page.
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** Headers that every answer carries. The content policy of pages, with its nonce, is set in proxy.ts. */
const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  devIndicators: false,
  serverExternalPackages: ["better-sqlite3", "@embedpdf/pdfium", "@napi-rs/canvas", "js-tiktoken"],
  async headers() {
    return [
      { source: "/:path*", headers: everywhere },
      // A browser's own PDF viewer is an embedded object: a stricter policy than this would keep citations from opening.
      { source: "/api/:path*", headers: [{ key: "Content-Security-Policy", value: "frame-ancestors 'none'" }] },
      { source: "/pdfjs/:path*", headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
    ];
  },
};

export default withNextIntl(config);
