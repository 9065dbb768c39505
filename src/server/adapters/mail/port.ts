/**
 * Sends one message to one email. `text` and `html` have the same content. `send` throws MailUnavailable when the
 * message was not sent.
 */
export type Mail = {
  /** `embedded` or the vendor's name, for the start-up report. */
  readonly kind: string;
  send(message: MailMessage): Promise<void>;
};

export type MailMessage = { to: string; subject: string; text: string; html: string };

export class MailUnavailable extends Error {
  override name = "MailUnavailable";
}
