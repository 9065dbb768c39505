import { resetPage } from "#contract/passwords.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newSecret } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { endDevices } from "../sessions/service.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { adminResetMail, changedMail, resetMail } from "./messages.ts";
import { hashPassword } from "./passwords.ts";
import * as store from "./store.ts";

/**
 * Resets forgotten passwords. A link carries a secret of 256 bits, stored as its hash, which works once within 30
 * minutes. Several links may be open at a time, because a second request must not invalidate the mail that the user is
 * reading; using one closes all of them.
 */
const { lifetime, resendAfter, perDay } = limits.resetLink;

/**
 * Mails a link to the email if it has an account; to an admin, a stand-in says instead how to sign in. This runs in a job, so that the answer to the request and its timing
 * are the same in every case.
 */
export async function sendResetLink(
  deps: Deps,
  input: { email: string; locale: Locale },
  jobId: string,
): Promise<void> {
  const now = new Date(deps.now());
  const quota = { gap: resendAfter, perDay };
  if (!(await store.reserveMail(deps.db, { email: input.email, kind: "reset", takenBy: jobId }, now, quota))) return;
  const user = await store.findUserByEmail(deps.db, input.email);
  if (!user) return;
  if (user.role === "admin" && deps.mail.kind === "embedded") {
    // Whoever reaches the stand-in's outbox would read the link and be the admin.
    await deps.mail.send(adminResetMail(input.email, input.locale));
    return;
  }
  const token = newSecret();
  await store.addReset(deps.db, {
    tokenHash: hashSecret(token),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  const url = `${siteUrl(deps.config, input.locale)}${resetPage}#token=${token}`;
  await deps.mail.send(resetMail(input.email, url, input.locale));
}

/**
 * Sets the password of the account that the link belongs to, ends all its sessions and all other links, and notifies
 * its email. Returns the email, null for an account without one. Throws resetLinkSpent if the link was used, has expired
 * or never existed, and invalidRequest for a common password, which leaves the link as it is.
 */
export async function resetPassword(
  deps: Deps,
  given: { token: string; password: string; locale: Locale },
): Promise<string | null> {
  const now = new Date(deps.now());
  const tokenHash = hashSecret(given.token);
  // Hashing is expensive and runs outside the transaction, so guessed tokens are refused before it.
  if (!(await store.isResetOpen(deps.db, tokenHash, now))) throw new AppError("resetLinkSpent");
  await refuseCommonPassword(given.password, given.locale);
  const passwordHash = await hashPassword(given.password);
  const userId = await deps.db.transaction(async (transaction) => {
    const owner = await store.consumeReset(transaction, tokenHash, now);
    if (!owner) return null;
    await store.setPassword(transaction, owner, passwordHash);
    await endDevices(transaction, owner, null);
    await store.removeLinks(transaction, owner);
    const payload = { userId: owner, locale: given.locale };
    await enqueue(deps, transaction, "accounts.send-password-changed", payload, { about: owner });
    return owner;
  });
  if (!userId) throw new AppError("resetLinkSpent");
  return (await store.findUser(deps.db, userId))?.email ?? null;
}

/** Notifies the account's email that its password was changed. */
export async function sendPasswordChanged(deps: Deps, to: { userId: string; locale: Locale }): Promise<void> {
  const user = await store.findUser(deps.db, to.userId);
  if (user?.email) await deps.mail.send(changedMail(user.email, siteUrl(deps.config, to.locale), to.locale));
}
