/**
 * Which URLs a resume may link to. A resume is opened by unknown viewers and printed to PDF, where `javascript:` links
 * survive; so only a short list of schemes is allowed, and what is not a URL becomes no link at all.
 */
const allowedSchemes = new Set(["http", "https", "mailto", "tel"]);
const urlMax = 2000;

const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const leadingScheme = /^([a-z][a-z0-9+.-]*):/i;
/**
 * Matches `github.com/x`, `例子.公司`, `example.com:8080/a?b`: dotted labels, then nothing or a port, a path or a query.
 */
const bareHost = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*(\.[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*)+\.?(:\d{1,5})?([/?#].*)?$/u;
const bareMail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/u;

/**
 * Returns the safe URL for a link, or null where there is none. A link without a scheme (`github.com/x`) becomes https,
 * an email alone becomes mailto. Control and format characters inside a scheme do not hide it.
 */
export function linkHref(src: string): string | null {
  if (src.length > urlMax * 2) return null;
  const text = src.replace(invisible, "").trim();
  if (text === "" || text.length > urlMax) return null;
  if (bareMail.test(text)) return `mailto:${text}`;
  if (text.startsWith("//")) return webUrl(`https:${text}`);
  const scheme = leadingScheme.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && allowedSchemes.has(scheme)) {
    const rest = text.slice(scheme.length);
    if (scheme === "http" || scheme === "https") return webUrl(scheme + rest);
    return rest.length > 1 ? spaceless(scheme + rest) : null;
  }
  return bareHost.test(text) ? webUrl(`https://${text}`) : null;
}

function webUrl(url: string): string | null {
  return /^https?:\/\/[^\s/?#\\]/i.test(url) ? spaceless(url) : null;
}

function spaceless(url: string): string | null {
  const result = url.replace(/\s/gu, "%20");
  return result.length <= urlMax ? result : null;
}

/**
 * Returns true for what must not be stored: a dangerous scheme, whatever characters are inserted between its letters.
 */
export function isUnsafeUrl(src: string): boolean {
  const text = src.replace(invisible, "").replace(/\s/gu, "");
  const scheme = leadingScheme.exec(text)?.[1]?.toLowerCase();
  return scheme !== undefined && !allowedSchemes.has(scheme) && linkHref(src) === null && isScript(scheme);
}

/**
 * Words before a colon are common (`Blog: on request`), so only schemes that a browser would run or open locally are
 * unsafe.
 */
function isScript(scheme: string): boolean {
  return [
    "javascript",
    "vbscript",
    "livescript",
    "data",
    "file",
    "blob",
    "filesystem",
    "view-source",
    "about",
  ].includes(scheme);
}

/** Where photos may come from besides this site: hosts, `*.example.com` for those below one, `*` for every one. */
export type PhotoHosts = readonly string[];
export const everyHost: PhotoHosts = ["*"];

/** The one folder of uploads and of the samples' portraits. Any other path of this site could be a call that acts. */
const ownPhoto = /^\/files\/avatars\/[a-z0-9-]{1,64}\.(webp|png|jpg)$/;

/** Returns the URL of a photo of this site, or over https from one of these hosts; anything else becomes empty. */
export function photoUrl(src: string, hosts: PhotoHosts): string {
  const text = src.replace(invisible, "").trim();
  if (text.length > urlMax || /[\\\s"'<>]/u.test(text)) return "";
  if (ownPhoto.test(text)) return text;
  const host = /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#]|$)/i.exec(text)?.[1]?.toLowerCase();
  return host !== undefined && hosts.some((allowed) => isHostOf(allowed, host)) ? text : "";
}

function isHostOf(allowed: string, host: string): boolean {
  if (allowed === "*") return true;
  return allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : host === allowed;
}
