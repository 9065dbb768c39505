import { limits } from "#core/limits.ts";
import { htmlLang, type Locale } from "#locales/words.ts";
import type { MailMessage } from "#server/adapters/mail/port.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate } from "#server/http/locale.ts";

/** The mails of this feature, as text and as HTML that mail clients can render: tables, inline styles, no images. */

export function codeMail(to: string, code: string, locale: Locale): MailMessage {
  const minutes = limits.emailCode.lifetime / 60_000;
  return message(to, locale, {
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
  return message(to, locale, {
    subject: translate(locale, "mails", "known.subject"),
    heading: translate(locale, "mails", "known.heading"),
    before: translate(locale, "mails", "known.before"),
    link: { url: `${baseUrl}/signin`, text: translate(locale, "mails", "known.link") },
    footer: translate(locale, "mails", "known.ignore"),
  });
}

export function resetMail(to: string, url: string, locale: Locale): MailMessage {
  const minutes = limits.resetLink.lifetime / 60_000;
  return message(to, locale, {
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
  return message(to, locale, {
    subject: translate(locale, "mails", "adminReset.subject"),
    heading: translate(locale, "mails", "adminReset.heading"),
    before: translate(locale, "mails", "adminReset.before"),
    command: `npm run user -- link ${to}`,
    footer: translate(locale, "mails", "adminReset.ignore"),
  });
}

/** Sent after a password was changed, so that a user who did not change it learns of it and what to do. */
export function changedMail(to: string, baseUrl: string, locale: Locale): MailMessage {
  return message(to, locale, {
    subject: translate(locale, "mails", "changed.subject"),
    heading: translate(locale, "mails", "changed.heading"),
    before: translate(locale, "mails", "changed.before"),
    link: { url: `${baseUrl}/signin`, text: translate(locale, "mails", "changed.link") },
    footer: translate(locale, "mails", "changed.ignore"),
  });
}

type Parts = {
  subject: string;
  heading: string;
  before: string;
  code?: string;
  /** A line to type into a terminal. */
  command?: string;
  link?: { url: string; text: string };
  after?: string;
  footer: string;
};

function message(to: string, locale: Locale, parts: Parts): MailMessage {
  const product = translate(locale, "mails", "product");
  const text = [
    parts.heading,
    parts.before,
    parts.code,
    parts.command,
    parts.link && `${parts.link.text}: ${parts.link.url}`,
    parts.after,
    parts.footer,
    `— ${product}`,
  ];
  const paragraph = (words: string | undefined, style: string) =>
    words ? `<p style="margin:0 0 16px;${style}">${escapeHtml(words)}</p>` : "";
  const body = "font-size:16px;line-height:1.6;color:#3D4843";
  const button = parts.link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(parts.link.url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#047857;color:#FFFFFF;font-size:16px;text-decoration:none">${escapeHtml(parts.link.text)}</a></p>`
    : "";
  const html = `<!doctype html>
<html lang="${htmlLang[locale]}"><head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#F6F8F7;font-family:system-ui,-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="480" cellpadding="0" cellspacing="0" style="width:100%;max-width:480px;background:#FFFFFF;border:1px solid #E2E7E4;border-radius:12px"><tr><td style="padding:32px">
${paragraph(product, "font-size:14px;font-weight:600;color:#047857")}
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#0F1613">${escapeHtml(parts.heading)}</h1>
${paragraph(parts.before, body)}
${paragraph(parts.code, "font-size:32px;font-weight:700;letter-spacing:6px;color:#0F1613")}
${paragraph(parts.command, "font-size:15px;line-height:1.6;font-family:ui-monospace,Consolas,monospace;color:#0F1613")}
${button}
${paragraph(parts.after, body)}
${paragraph(parts.footer, "font-size:13px;line-height:1.6;color:#5C6862")}
</td></tr></table></td></tr></table></body></html>`;
  return { to, subject: parts.subject, text: text.filter(Boolean).join("\n\n"), html };
}
