import { createTransport } from "nodemailer";

/** Signs in at a mail server and sends nothing. Returns why that failed, in words without the password, or null. */
export async function checkSmtp(url: string): Promise<string | null> {
  const times = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };
  const transport = createTransport({ url, ...times, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return inWords(error as NodeJS.ErrnoException & { responseCode?: number });
  } finally {
    transport.close();
  }
}

const words: readonly [RegExp, string][] = [
  [/EAUTH/, "it refuses user or password"],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, "its host has no address"],
  [/ECONNREFUSED/, "nothing listens there"],
  [/CERT|altname|self.signed/i, "its certificate is refused"],
  [/wrong version number/, "it does not speak TLS from the start (smtp:// instead of smtps://)"],
  [/ETIMEDOUT|timeout/i, "no answer within 5 s"],
];

/** The text of an error may quote what was sent, so nothing of it is handed on. */
function inWords({ code = "", message, responseCode }: NodeJS.ErrnoException & { responseCode?: number }): string {
  const known = words.find(([pattern]) => pattern.test(`${code} ${message}`));
  return [known?.[1] ?? (code || "it does not answer"), responseCode && `(${responseCode})`].filter(Boolean).join(" ");
}
