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
