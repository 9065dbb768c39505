import { pages } from "#contract/pages.ts";
import { safePrev } from "#core/prev.ts";
import type { Locale } from "#locales/words.ts";
import { currentLocale } from "./i18n.ts";

/** The page to return to after signing in is the query parameter `prev`. Only paths of this site are accepted. */
export { safePrev };

/** Returns the sign-in page of an edition: by phone or WeChat in Chinese, by email in English. */
export function signInPage(locale: Locale = currentLocale()): string {
  return locale === "ch" ? pages.login.path : pages.signIn.path;
}

/** Returns the sign-up page of an edition. The Chinese page does both in one. */
export function signUpPage(locale: Locale = currentLocale()): string {
  return locale === "ch" ? pages.login.path : pages.signUp.path;
}

/** Returns `/signin?prev=…` or `/login?prev=…` for the page to return to. */
export function signInPath(prev: string, locale: Locale = currentLocale()): string {
  const safe = safePrev(prev);
  return safe === "/" ? signInPage(locale) : `${signInPage(locale)}?prev=${encodeURIComponent(safe)}`;
}

/**
 * Returns the page that replaces this one in the edition, where each edition has its own: English visitors of /login
 * belong to /signin, Chinese visitors of /signin or /signup to /login. Returns null where the page is right.
 */
export function pageOfEdition(pathname: string, locale: Locale): string | null {
  if (locale === "en") return pathname === pages.login.path ? pages.signIn.path : null;
  return pathname === pages.signIn.path || pathname === pages.signUp.path ? pages.login.path : null;
}
