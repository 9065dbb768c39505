import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import type { MailMessage } from "#server/adapters/mail/port.ts";
import { translate } from "#server/http/locale.ts";
import { mailMessage } from "#server/mails/message.ts";

/** The mails of this feature. */

export function codeMail(to: string, code: string, locale: Locale): MailMessage {
  const minutes = limits.emailCode.lifetime / 60_000;
  return mailMessage(to, locale, {
    subject: translate(locale, "mails", "code.subject", { code }),
    heading: translate(locale, "mails", "code.heading"),
    before: translate(locale, "mails", "code.before"),
    code,
    after: translate(locale, "mails", "code.after", { minutes }),
    footer: translate(locale, "mails", "code.ignore"),
  });
}

/**
 * The mail to a user who signs up a second time. The page must not reveal that the account exists, so only this mail
 * says it.
 */
export function accountExistsMail(to: string, baseUrl: string, locale: Locale): MailMessage {
  return mailMessage(to, locale, {
    subject: translate(locale, "mails", "known.subject"),
    heading: translate(locale, "mails", "known.heading"),
    before: translate(locale, "mails", "known.before"),
    link: { url: `${baseUrl}/signin`, text: translate(locale, "mails", "known.link") },
    footer: translate(locale, "mails", "known.ignore"),
  });
}

export function resetMail(to: string, url: string, locale: Locale): MailMessage {
  const minutes = limits.resetLink.lifetime / 60_000;
  return mailMessage(to, locale, {
    subject: translate(locale, "mails", "reset.subject"),
    heading: translate(locale, "mails", "reset.heading"),
    before: translate(locale, "mails", "reset.before"),
    link: { url, text: translate(locale, "mails", "reset.link") },
    after: translate(locale, "mails", "reset.after", { minutes }),
    footer: translate(locale, "mails", "reset.ignore"),
  });
}

/** In place of the mail above for an admin's account where others may read the outbox: it says how, and holds no link. */
export function adminResetMail(to: string, locale: Locale): MailMessage {
  return mailMessage(to, locale, {
    subject: translate(locale, "mails", "adminReset.subject"),
    heading: translate(locale, "mails", "adminReset.heading"),
    before: translate(locale, "mails", "adminReset.before"),
    command: `npm run user -- link ${to}`,
    footer: translate(locale, "mails", "adminReset.ignore"),
  });
}

/** Sent after a password was changed, so that a user who did not change it learns of it and what to do. */
export function changedMail(to: string, baseUrl: string, locale: Locale): MailMessage {
  return mailMessage(to, locale, {
    subject: translate(locale, "mails", "changed.subject"),
    heading: translate(locale, "mails", "changed.heading"),
    before: translate(locale, "mails", "changed.before"),
    link: { url: `${baseUrl}/signin`, text: translate(locale, "mails", "changed.link") },
    footer: translate(locale, "mails", "changed.ignore"),
  });
}
