import { createTransport } from "nodemailer";
import { type Mail, MailUnavailable } from "./port.ts";

/** Sends over SMTP: `smtp://` with STARTTLS where offered, `smtps://` with TLS from the start. */
export function createSmtpMail(options: { url: string; from: string }): Mail & { close(): void } {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A message is text of ours; it never reads files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    async send({ to, subject, text, html }) {
      try {
        // An object, so that an address is never read as a list of several.
        await transport.sendMail({ from: options.from, to: { name: "", address: to }, subject, text, html });
      } catch (cause) {
        throw new MailUnavailable("The mail server did not take the message", { cause });
      }
    },
    close: () => transport.close(),
  };
}
