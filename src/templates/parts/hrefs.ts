import { linkHref } from "#core/resume/urls.ts";

/** The live addresses of contacts. Which addresses are safe at all is core's decision (`core/resume/addresses.ts`). */
export function mailHref(email: string): string | null {
  const url = linkHref(email);
  return url?.startsWith("mailto:") ? url : null;
}

/** `tel:` with digits and a leading plus only; null for what has too few digits to be a number. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
  return digits.replace("+", "").length >= 3 ? `tel:${digits}` : null;
}

/** How a link's address is printed when it has no name: without scheme, `www.` and a closing slash. */
export function shortUrl(text: string): string {
  return text
    .trim()
    .replace(/^(https?:\/\/|mailto:|tel:)/i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
}
