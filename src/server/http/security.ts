/** What a browser may load and do on our pages, and which requests count as those of another site. */

/**
 * Returns the content security policy of a page. Scripts are our own files, or inline with the response's nonce. Styles
 * may be attributes, because a sheet's sizes are. Pictures may come from any https URL, because a photo on a resume
 * may. `hot` is for the development server, which writes scripts into the page. `turnstile` allows Cloudflare's widget,
 * where it is the bot check. `script` is the hash of an inline script to allow.
 */
export function contentPolicy(
  nonce: string,
  { hot, turnstile, script = "" }: { hot: boolean; turnstile: boolean; script?: string | undefined },
): string {
  const widget = turnstile ? " https://challenges.cloudflare.com" : "";
  return [
    "default-src 'self'",
    hot
      ? `script-src 'self' 'unsafe-inline'${widget}`
      : `script-src 'self' 'nonce-${nonce}'${script && ` ${script}`}${widget}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    hot ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${widget}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Returns true when a browser makes this request by itself and nobody asked for it: for a picture, a frame, a style, or
 * ahead of a click. A call that changes something by GET must not be carried out for it. A navigation that a published
 * resume leads to is none of the reader's choice either: its links are written by others. Programs send no such headers.
 */
export function isUnasked(headers: Headers): boolean {
  if (
    ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
      /pre(fetch|render|view)/i.test(headers.get(name) ?? ""),
    )
  )
    return true;
  const target = headers.get("sec-fetch-dest");
  if (target !== null && target !== "document" && target !== "empty") return true;
  const mode = headers.get("sec-fetch-mode");
  if (target === "document" && mode !== null && mode !== "navigate") return true;
  // A picture without CORS is told by its target; anything else that cannot read the answer has not asked for it.
  if (target === "empty" && mode === "no-cors") return true;
  const referrer = headers.get("referer") ?? "";
  return URL.canParse(referrer) && /^\/[rs]\//.test(new URL(referrer).pathname);
}

/**
 * Returns true when the browser indicates that another site made this request. A page cannot forge `Sec-Fetch-Site`;
 * where it is missing, `Origin` must be one of `ours`, or the host that the request came to. Programs send neither.
 */
export function isForeign(headers: Headers, ours: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true; // "null" among others
  if (ours.includes(origin)) return false;
  return new URL(origin).host !== headers.get("host");
}
