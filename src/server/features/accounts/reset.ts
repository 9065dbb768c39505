import { resetPage } from "#contract/passwords.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newSecret } from "#server/ids.ts";
import { endDevices } from "../sessions/service.ts";
import { changedMail, resetMail } from "./messages.ts";
import { hashPassword } from "./passwords.ts";
import * as store from "./store.ts";

/**
 * A forgotten password. The link is a secret of 256 bits, stored as its hash, good once and for 30 minutes. Several may be
 * open at a time, because whoever asks again must not spoil the mail that is being read; one use closes all.
 */
const { lifetime, resendAfter, perDay } = limits.resetLink;

/** Mails a link to the address, if it has an account. Done after the answer, which is the same in every case. */
export async function forgetPassword(deps: Deps, wish: { email: string; locale: Locale }): Promise<void> {
  const now = new Date(deps.now());
  const quota = { gap: resendAfter, perDay };
  if (!(await store.takeMail(deps.db, { email: wish.email, kind: "reset" }, now, quota))) return;
  const user = await store.findUserByEmail(deps.db, wish.email);
  if (!user) return;
  const token = newSecret();
  await store.addReset(deps.db, {
    tokenHash: hashSecret(token),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  const address = `${siteUrl(deps.config, wish.locale)}${resetPage}#token=${token}`;
  await deps.mail.send(resetMail(wish.email, address, wish.locale));
}

/**
 * Sets the password of the account whose link this is, ends every session of it and every other link, and tells its
 * address by mail. Throws resetLinkSpent for a link that was used, has expired or never was.
 */
export async function resetPassword(
  deps: Deps,
  given: { token: string; password: string; locale: Locale },
): Promise<void> {
  const now = new Date(deps.now());
  const tokenHash = hashSecret(given.token);
  // Hashing is dear and takes place outside the transaction: not for those who only guess.
  if (!(await store.isResetOpen(deps.db, tokenHash, now))) throw new AppError("resetLinkSpent");
  const passwordHash = await hashPassword(given.password);
  const userId = await deps.db.transaction(async (transaction) => {
    const owner = await store.spendReset(transaction, tokenHash, now);
    if (!owner) return null;
    await store.setPassword(transaction, owner, passwordHash);
    await endDevices(transaction, owner, null);
    await store.removeLinks(transaction, owner);
    return owner;
  });
  if (!userId) throw new AppError("resetLinkSpent");
  deps.later.run("tell of a new password", async () => {
    const user = await store.findUser(deps.db, userId);
    if (user?.email) await deps.mail.send(changedMail(user.email, siteUrl(deps.config, given.locale), given.locale));
  });
}
