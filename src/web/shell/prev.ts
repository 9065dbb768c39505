import { pages } from "#contract/pages.ts";
import { safePrev } from "#core/prev.ts";
import type { Locale } from "#locales/words.ts";
import { currentLocale } from "./i18n.ts";

/** The way back after signing in travels in the query as `prev`. Only paths of this site count. */
export { safePrev };

/** Where an edition signs in: by phone or WeChat in Chinese, by email in English. */
export function signInPage(locale: Locale = currentLocale()): string {
  return locale === "ch" ? pages.login.path : pages.signIn.path;
}

/** Where an edition makes an account. The Chinese page does both in one. */
export function signUpPage(locale: Locale = currentLocale()): string {
  return locale === "ch" ? pages.login.path : pages.signUp.path;
}

/** `/signin?prev=…` or `/login?prev=…` for the page that is being looked at. */
export function signInPath(prev: string, locale: Locale = currentLocale()): string {
  const safe = safePrev(prev);
  return safe === "/" ? signInPage(locale) : `${signInPage(locale)}?prev=${encodeURIComponent(safe)}`;
}

/**
 * The page that stands for this one in the edition, where each edition has its own: an English visitor of /login belongs
 * to /signin, a Chinese visitor of /signin or /signup to /login. Null where the page is right.
 */
export function pageOfEdition(pathname: string, locale: Locale): string | null {
  if (locale === "en") return pathname === pages.login.path ? pages.signIn.path : null;
  return pathname === pages.signIn.path || pathname === pages.signUp.path ? pages.login.path : null;
}
