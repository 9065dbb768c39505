/**
 * Gifts are given once a person. What identifies a person here is every email, phone number and account at a provider;
 * the server keeps a keyed hash of each of these texts and none of the texts.
 */
export type Identifier = { email: string } | { phone: string } | { provider: string; subject: string };

/** Mail domains whose mailboxes ignore dots, and the name under which each of them is compared. */
const dotless: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/**
 * Returns the email of the mailbox behind an email in lower case: `a.b+c@googlemail.com` is `ab@gmail.com`. What follows
 * a plus is a label of the same mailbox with every large provider; taking two mailboxes for one costs the second a gift
 * and nothing else.
 */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, "");
  const same = Object.hasOwn(dotless, domain) ? dotless[domain] : undefined;
  return same === undefined ? `${name}@${domain}` : `${name.replaceAll(".", "")}@${same}`;
}

/** Returns the text that stands for an identifier, the same for all spellings of it. */
export function claimText(identifier: Identifier): string {
  if ("email" in identifier) return `email:${canonicalEmail(identifier.email)}`;
  if ("phone" in identifier) return `phone:${identifier.phone}`;
  return `${identifier.provider}:${identifier.subject}`;
}
