import { htmlLang, type Locale } from "#locales/words.ts";
import type { MailMessage } from "#server/adapters/mail/port.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate } from "#server/http/locale.ts";

/** What a mail says, part by part, in the order in which it is read. */
export type MailParts = {
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

/** Returns a mail as text and as HTML that mail clients can render: tables, inline styles, no images. */
export function mailMessage(to: string, locale: Locale, parts: MailParts): MailMessage {
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
