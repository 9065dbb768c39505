/**
 * Which addresses a resume may link to. A resume is opened by strangers and printed to PDF, where `javascript:` links
 * survive; so the allowed schemes are a short list, and what is not an address becomes no link at all.
 */
const allowedSchemes = new Set(["http", "https", "mailto", "tel"]);
const urlMax = 2000;

const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const leadingScheme = /^([a-z][a-z0-9+.-]*):/i;
/** `github.com/x`, `例子.公司`, `example.com:8080/a?b`: dotted labels, then nothing or a port, a path, a query. */
const bareHost = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*(\.[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*)+\.?(:\d{1,5})?([/?#].*)?$/u;
const bareMail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/u;

/**
 * The safe address that a link leads to, or null where there is none. A link without a scheme (`github.com/x`) leads to
 * https; a mail address alone leads to mailto. Control and format characters inside a scheme do not hide it.
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

/** True for what must not be stored: a scheme outside the list, whatever is put between its letters. */
export function isUnsafeUrl(src: string): boolean {
  const text = src.replace(invisible, "").replace(/\s/gu, "");
  const scheme = leadingScheme.exec(text)?.[1]?.toLowerCase();
  return scheme !== undefined && !allowedSchemes.has(scheme) && linkHref(src) === null && isScript(scheme);
}

/** Words before a colon are common (`Blog: on request`); only what a browser would run or open locally is unsafe. */
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

/** The address of a photo: a path of this site or http(s); anything else is empty. */
export function avatarUrl(src: string): string {
  const text = src.replace(invisible, "").trim();
  if (text.length > urlMax || /[\\\s"'<>]/u.test(text)) return "";
  if (/^\/(?!\/)/.test(text)) return text;
  return /^https?:\/\/[^/?#]/i.test(text) ? text : "";
}
