import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import type { MailMessage } from "#server/adapters/mail/port.ts";
import { translate } from "#server/http/locale.ts";
import { mailMessage } from "#server/mails/message.ts";

/** The mails of the free programmes. */

export function schoolCodeMail(to: string, code: string, locale: Locale): MailMessage {
  const minutes = limits.programs.code.lifetime / 60_000;
  return mailMessage(to, locale, {
    subject: translate(locale, "mails", "schoolCode.subject", { code }),
    heading: translate(locale, "mails", "schoolCode.heading"),
    before: translate(locale, "mails", "schoolCode.before"),
    code,
    after: translate(locale, "mails", "code.after", { minutes }),
    footer: translate(locale, "mails", "schoolCode.ignore"),
  });
}

/** What was decided about an application, in the words of who decided. */
export function decisionMail(
  to: string,
  decided: { state: "granted" | "refused" | "needsMore"; reason: string; url: string },
  locale: Locale,
): MailMessage {
  const { state, reason, url } = decided;
  const part = (name: "subject" | "heading" | "before" | "link") =>
    translate(locale, "mails", `program.${state}.${name}`, { months: limits.programs.months });
  return mailMessage(to, locale, {
    subject: part("subject"),
    heading: part("heading"),
    before: part("before"),
    after: reason,
    link: { url, text: part("link") },
    footer: translate(locale, "mails", "program.footer"),
  });
}
