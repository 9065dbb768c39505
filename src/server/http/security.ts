/** What a browser may load and do on our pages, and which requests are taken for those of another site. */

/**
 * Scripts are our own files, or inline with the response's nonce. Styles may stand in attributes, because a sheet's
 * sizes do. Pictures may come from any https address: a photo on a resume is one. `hot` is for the development server,
 * which writes scripts into the page. `turnstile` lets Cloudflare's widget in, where that is the check. `script` names one that
 * stands in the page, by its hash.
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
 * True when a browser says that another site made this request. `Sec-Fetch-Site` cannot be forged by a page; where it is
 * missing, `Origin` must be one of `ours`, or the host the request came to. Programs send neither.
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
