/**
 * Returns whether a request for a public page is a person viewing it. It is a short rule and not a list of user agents,
 * which would soon be out of date. A browser that shows a page sends GET, accepts HTML and names itself. Clients that
 * prefetch, or that fetch for others, say so in a header or have a word in their name that no browser has. A robot that
 * pretends to be a browser is counted.
 */
export function isVisit(method: string, headers: Headers): boolean {
  if (method !== "GET") return false;
  if (!/\btext\/html\b/i.test(headers.get("accept") ?? "")) return false;
  // A prefetched page may never be looked at (W3C Sec-Purpose; the other headers are older names).
  const purpose = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name) ?? "").join(" ");
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const agent = headers.get("user-agent") ?? "";
  return /^Mozilla\//.test(agent) && !robots.test(agent);
}

/**
 * Words in the names of clients that read for search engines, link previews or archives, and of tools. The exception is
 * Cubot, a maker of phones.
 */
const robots =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|archiv|preview|fetch|scan|monitor|uptime|headless|lighthouse|pagespeed|facebookexternalhit|whatsapp|embedly|bytespider|python|java\/|curl|wget|http-?client/i;
