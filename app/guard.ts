/**
 * Seamcheck answers to this computer only. A page of another site can make a browser resolve its own name to 127.0.0.1
 * (DNS rebinding), so the name the browser used is checked, not only the address the server listens on.
 */
const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** `host` is the Host header: name with an optional port. */
export function isLoopbackHost(host: string | null): boolean {
  if (host === null) return false;
  const name = host.trim().toLowerCase().replace(/:\d{1,5}$/, "");
  return LOOPBACK_NAMES.has(name);
}

/** Whether a request that writes was made by a page of this same server: browsers send `Origin`, and newer ones `Sec-Fetch-Site`. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = headers.get("origin");
  if (origin === null) return site === "same-origin";
  try {
    return new URL(origin).host === headers.get("host");
  } catch {
    return false;
  }
}

/** The refusal that every route handler begins with; null when the request may pass. */
export function refuse(request: Request, options: { writes: boolean }): Response | null {
  if (!isLoopbackHost(request.headers.get("host"))) return new Response("Host not allowed", { status: 403 });
  if (options.writes && !isSameOrigin(request.headers)) return new Response("Cross-site request refused", { status: 403 });
  return null;
}
