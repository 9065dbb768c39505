import { linkHref } from "#core/resume/urls.ts";

/** Returns the `mailto:` URL of an email, or null. Which URLs are safe at all is decided by `core/resume/urls.ts`. */
export function mailHref(email: string): string | null {
  const url = linkHref(email);
  return url?.startsWith("mailto:") ? url : null;
}

/** Returns a `tel:` URL of digits and a leading plus; null for a text with too few digits to be a number. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
  return digits.replace("+", "").length >= 3 ? `tel:${digits}` : null;
}

/**
 * Returns the form in which a link without a name is printed: its URL without the scheme, `www.` and a closing slash.
 */
export function shortUrl(text: string): string {
  return text
    .trim()
    .replace(/^(https?:\/\/|mailto:|tel:)/i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
}
