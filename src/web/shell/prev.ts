/** The way back after signing in travels in the query as `prev`. Only paths of this site count. */

/** `/signin?prev=…` for the page that is being looked at. */
export function signInPath(prev: string): string {
  const safe = safePrev(prev);
  return safe === "/" ? "/signin" : `/signin?prev=${encodeURIComponent(safe)}`;
}

/** The path to go back to: `value` when it stays on this site, else `/`. Anybody can write this query. */
export function safePrev(value: string | null | undefined): string {
  // A backslash counts as a slash to browsers, and control characters are dropped by them: `/\evil`, `/\t/evil`.
  if (!value?.startsWith("/") || /^\/[/\\]|[\p{Cc}\\]/u.test(value)) return "/";
  const here = "http://here.invalid";
  if (!URL.canParse(value, here)) return "/";
  const url = new URL(value, here);
  return url.origin === here ? url.pathname + url.search + url.hash : "/";
}
