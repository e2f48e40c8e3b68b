import { type NextRequest, NextResponse } from "next/server";
import { isLoopbackHost } from "@/app/guard";

/** Styles may be inline: React writes `style` attributes for bars and panes. Scripts may not, save those that carry the nonce. */
function contentPolicy(nonce: string): string {
  const development = process.env.NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Runs before every page: refuses names other than this computer's, and gives the page its content policy. */
export function proxy(request: NextRequest): NextResponse {
  if (!isLoopbackHost(request.headers.get("host"))) return new NextResponse("Host not allowed", { status: 403 });
  const nonce = btoa(crypto.randomUUID());
  const policy = contentPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

// Route handlers under /api check the host themselves: a body that passes through here is cut at 10 MB without a word.
export const config = { matcher: ["/((?!api/|_next/static|_next/image|pdfjs/|icon\\.svg).*)"] };
