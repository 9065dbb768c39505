import { createTransport } from "nodemailer";
import { type Mail, MailUnavailable } from "./port.ts";

/** Sends over SMTP: `smtp://` with STARTTLS where the server offers it, `smtps://` with TLS from the start. */
export function createSmtpMail(options: { url: string; from: string }): Mail & { close(): void } {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Our messages are plain strings, so the transport never needs to read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    async send({ to, subject, text, html }) {
      try {
        // `to` is an object, so that an email is never parsed as a list of several.
        await transport.sendMail({ from: options.from, to: { name: "", address: to }, subject, text, html });
      } catch (cause) {
        throw new MailUnavailable("The mail server did not take the message", { cause });
      }
    },
    close: () => transport.close(),
  };
}
