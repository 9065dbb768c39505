import { limits } from "#core/limits.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { barePage } from "./bare-page.tsx";
import { linkPasswordCss } from "./public-page-css.ts";

/** The content security policy of the page: styles and fonts of ours, and a form that is sent to this site alone. */
export const linkPasswordPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Why the password that was sent did not open the link. */
export type PasswordProblem = { kind: "wrong" } | { kind: "tooMany"; minutes: number };

/**
 * Returns the page that asks for a link's password. It says nothing of the resume or of whose it is. `from`: the host that
 * its reader came from, which the form hands on.
 */
export function linkPasswordPage(
  locale: Locale,
  { from, problem }: { from: string; problem?: PasswordProblem },
): string {
  const { linkPassword: words } = locale === "ch" ? ch.publicPage : en.publicPage;
  const said =
    problem?.kind === "tooMany"
      ? words.tooMany.replace("{{minutes}}", String(problem.minutes))
      : problem && words.wrong;
  return barePage(locale, {
    ...{ title: words.title, text: words.text, robots: "noindex, nofollow", css: linkPasswordCss },
    children: (
      <form method="post" className="lock">
        <input type="hidden" name="from" value={from} />
        <label htmlFor="password">{words.label}</label>
        <div>
          <input
            id="password"
            name="password"
            type="password"
            required
            maxLength={limits.shareLinks.password.max}
            autoComplete="off"
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? "problem" : undefined}
          />
          <button type="submit">{words.open}</button>
        </div>
        {said && (
          <p id="problem" role="alert">
            {said}
          </p>
        )}
      </form>
    ),
  });
}
