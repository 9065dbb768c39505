import { createHash, randomInt } from "node:crypto";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret, sameSecret } from "#server/ids.ts";
import { accountExistsMail, codeMail } from "./messages.ts";
import { knownInviter, openAccount } from "./open-account.ts";
import { hashPassword } from "./passwords.ts";
import * as store from "./store.ts";

/**
 * Turns an email into an account. An account exists only once its email is confirmed. Until then there is a sign-up,
 * one per browser, which only the mailed code confirms, sent from this browser (by its cookie) or together with the
 * email. Answers never reveal whether an email has an account: the work and the answer are the same in both cases, and
 * only the mail differs.
 */
export const signUpLifetime = 24 * 3_600_000;

const { emailCode } = limits;

export type SignUpInput = { email: string; password: string; inviterID?: string; locale: Locale; cookie?: string };

/** Stores a sign-up and mails its code. The returned `cookie` is the secret that ties the sign-up to this browser. */
export async function signUp(deps: Deps, input: SignUpInput) {
  const now = new Date(deps.now());
  const passwordHash = await hashPassword(input.password);
  const inviterId = await knownInviter(deps.db, input.inviterID);
  const quota = { gap: 0, perDay: emailCode.perDay };
  if (!(await store.reserveMail(deps.db, { email: input.email, kind: "code" }, now, quota))) {
    throw new AppError("tooManyRequests", { retryAfter: 3600, params: { seconds: 3600 } });
  }
  const known = await store.findUserByEmail(deps.db, input.email);
  const earlier = input.cookie ? await store.findSignUpByCookie(deps.db, hashSecret(input.cookie), now) : null;
  // The same browser signing up again, perhaps with another password, reuses its sign-up.
  const again = earlier !== null && earlier.email === input.email;
  const cookie = again && input.cookie ? input.cookie : newSecret();
  const id = again ? earlier.id : newId();
  if (again) {
    await store.changeSignUp(deps.db, id, { passwordHash, inviterId });
  } else {
    await store.addSignUp(deps.db, {
      id,
      email: input.email,
      passwordHash,
      inviterId,
      cookieHash: hashSecret(cookie),
      createdAt: now,
      expiresAt: new Date(now.getTime() + signUpLifetime),
    });
  }
  const code = await storeCode(deps, id);
  await deps.mail.send(
    known
      ? accountExistsMail(input.email, siteUrl(deps.config, input.locale), input.locale)
      : codeMail(input.email, code, input.locale),
  );
  return { id, inviterValid: inviterId !== null, cookie };
}

/**
 * Mails a new code, at most once in 60 s. This runs in a job, so that the answer to the request and its timing are the
 * same whatever is found here.
 */
export async function resendCode(
  deps: Deps,
  input: { email: string; locale: Locale; cookieHash: string | null },
  jobId: string,
): Promise<void> {
  const now = new Date(deps.now());
  const quota = { gap: emailCode.resendAfter, perDay: emailCode.perDay };
  if (!(await store.reserveMail(deps.db, { email: input.email, kind: "code", takenBy: jobId }, now, quota))) return;
  const signUps = await findOwn(deps, input.email, input.cookieHash, 1);
  const signUp = signUps[0];
  if (!signUp || (await store.findUserByEmail(deps.db, input.email))) return;
  await deps.mail.send(codeMail(input.email, await storeCode(deps, signUp.id), input.locale));
}

/**
 * Creates the account of the sign-up that this code belongs to and books its gifts, once, however many requests arrive
 * at the same time. Throws codeWrong for anything but the newest, unused, unexpired code with tries left.
 */
export async function confirm(
  deps: Deps,
  given: { code: string; email?: string; cookie?: string },
): Promise<{ userId: string }> {
  const now = new Date(deps.now());
  for (const signUp of await findOwn(deps, given.email, given.cookie ? hashSecret(given.cookie) : null, 3)) {
    const code = await store.countTry(deps.db, signUp.id, now, emailCode.tries);
    if (!code || !sameSecret(code.codeHash, hashCode(signUp.id, given.code))) continue;
    const made = await deps.db.transaction(async (transaction) => {
      if (!(await store.consumeCode(transaction, code.id, now))) return null;
      const name = signUp.email.split("@")[0] ?? signUp.email;
      // Null if another sign-up for the email was confirmed meanwhile.
      const user = await openAccount(transaction, {
        id: signUp.id,
        email: signUp.email,
        userName: name,
        nickName: name,
        passwordHash: signUp.passwordHash,
        inviterId: signUp.inviterId,
        createdAt: now,
      });
      return user && { userId: user.id };
    });
    if (made) return made;
  }
  throw new AppError("codeWrong");
}

/** Returns the sign-up of this browser, or, without its cookie, those for the email. */
async function findOwn(deps: Deps, email: string | undefined, cookieHash: string | null, atMost: number) {
  const now = new Date(deps.now());
  const own = cookieHash ? await store.findSignUpByCookie(deps.db, cookieHash, now) : null;
  if (own && (email === undefined || own.email === email)) return [own];
  return email === undefined ? [] : store.findSignUps(deps.db, email, now, atMost);
}

async function storeCode(deps: Deps, signUpId: string): Promise<string> {
  const code = String(randomInt(10 ** emailCode.digits)).padStart(emailCode.digits, "0");
  const now = deps.now();
  await store.addCode(deps.db, {
    id: newId(),
    signUpId,
    codeHash: hashCode(signUpId, code),
    createdAt: new Date(now),
    expiresAt: new Date(now + emailCode.lifetime),
  });
  return code;
}

/**
 * The hash alone does not protect the code: whoever has the table can try a million codes quickly. The protection is
 * the ten minutes and the five tries.
 */
function hashCode(signUpId: string, code: string): string {
  return createHash("sha256").update(`${signUpId}:${code}`).digest("hex");
}
