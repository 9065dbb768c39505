/**
 * Whether a request for a public page is a person looking at it. A short rule and no list of agents, which would be out of
 * date tomorrow: a browser that shows a page asks for HTML, by GET, and says who it is; what fetches for later or for
 * others says so, or has a word in its name that no browser has. A robot that pretends to be a browser is counted.
 */
export function isVisit(method: string, headers: Headers): boolean {
  if (method !== "GET") return false;
  if (!/\btext\/html\b/i.test(headers.get("accept") ?? "")) return false;
  // Fetched before anybody wants to see it (W3C Sec-Purpose; the others are older names).
  const purpose = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name) ?? "").join(" ");
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const agent = headers.get("user-agent") ?? "";
  return /^Mozilla\//.test(agent) && !robots.test(agent);
}

/** Words in the names of what reads for search, for previews of links, for archives, and of tools. Cubot makes phones. */
const robots =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|archiv|preview|fetch|scan|monitor|uptime|headless|lighthouse|pagespeed|facebookexternalhit|whatsapp|embedly|bytespider|python|java\/|curl|wget|http-?client/i;
