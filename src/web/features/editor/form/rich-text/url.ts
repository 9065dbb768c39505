/**
 * Returns what the user typed as a URL that a link may carry: http, https, mailto or tel (the contract's set).
 * `github.com/x` becomes https, `x@y.z` becomes mailto; null for anything else.
 */
export function safeUrl(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  if (/^(mailto:[^@]+@[^@]+|tel:[+\d().-]+)$/i.test(text)) return text;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\//i.test(text) && /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return null;
  try {
    const url = new URL(full);
    return url.hostname.includes(".") || url.hostname === "localhost" ? full : null;
  } catch {
    return null;
  }
}
