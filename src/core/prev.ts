const longest = 2000;

/**
 * Returns the path to go back to after signing in: `value` where it is a path of this site, otherwise `/`. Anybody can
 * write this query parameter, so everything that browsers read as another host's URL is refused in every spelling:
 * `//evil`, `/\evil`, `/<tab>/evil`, and `/.//evil`, which becomes the first one when dots are resolved. Characters
 * outside ASCII are percent-encoded, so that a header can carry the path.
 */
export function safePrev(value: string | null | undefined): string {
  if (!value?.startsWith("/") || value.length > longest || /[\p{Cc}\p{Cs}\\]/u.test(value)) return "/";
  const path = value.split(/[?#]/, 1)[0] ?? "";
  if (path.includes("//") || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return "/";
  return value.replace(/[^\x21-\x7e]+/gu, encodeURI);
}
