/** Sends one message to one address. `text` and `html` say the same. Throws MailUnavailable when it did not leave. */
export type Mail = {
  /** `embedded` or the vendor's name, for the start-up report. */
  readonly kind: string;
  send(message: MailMessage): Promise<void>;
};

export type MailMessage = { to: string; subject: string; text: string; html: string };

export class MailUnavailable extends Error {
  override name = "MailUnavailable";
}
