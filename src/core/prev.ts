const longest = 2000;

/**
 * The path to go back to after signing in: `value` when it is a path of this site, else `/`. Anybody can write this query,
 * so what browsers read as another host's address is refused in every spelling: `//evil`, `/\evil`, `/<tab>/evil`, and
 * `/.//evil`, which becomes the first when dots are resolved. What is not ASCII comes back percent-encoded, so that the
 * path can stand in a header.
 */
export function safePrev(value: string | null | undefined): string {
  if (!value?.startsWith("/") || value.length > longest || /[\p{Cc}\p{Cs}\\]/u.test(value)) return "/";
  const path = value.split(/[?#]/, 1)[0] ?? "";
  if (path.includes("//") || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return "/";
  return value.replace(/[^\x21-\x7e]+/gu, encodeURI);
}
