import { createHash, randomInt } from "node:crypto";
import type { PendingSignUp } from "#contract/accounts.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newId, newSecret, sameSecret } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { JobKind } from "#server/jobs/registry.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { type Consent, consentTo } from "./consents.ts";
import { accountExistsMail, codeMail } from "./messages.ts";
import { knownInviter, openAccount } from "./open-account.ts";
import { hashPassword } from "./passwords.ts";
import * as store from "./store.ts";
import { refuseThrowaway } from "./throwaway-domains.ts";

/**
 * Turns an email into an account. An account exists only once its email is confirmed. Until then there is a sign-up,
 * one per browser, which only the mailed code confirms, and only in that browser (by its cookie): nobody else can use up
 * its tries, or confirm a password that somebody else chose. The mail may be read on any device. Answers never reveal whether an email has an account: the work and the answer are the same in both cases, and
 * only the mail differs.
 */
export const signUpLifetime = 24 * 3_600_000;

const { emailCode } = limits;

export type SignUpInput = { email: string; password: string; inviterID?: string; locale: Locale; cookie?: string };

/**
 * Stores a sign-up, whose code a job mails: whoever signs up does not wait for a mail server. The returned `cookie` is the
 * secret that ties the sign-up to this browser.
 */
export async function signUp(deps: Deps, input: SignUpInput) {
  refuseThrowaway(input.email, input.locale);
  await refuseCommonPassword(input.password, input.locale);
  const now = new Date(deps.now());
  const consent = consentTo(deps, { locale: input.locale, way: "email" });
  const agreement = { consentVersion: consent?.version ?? null, agreedAt: consent?.agreedAt ?? null };
  const passwordHash = await hashPassword(input.password);
  const inviterId = await knownInviter(deps.db, input.inviterID);
  const quota = { gap: 0, perDay: emailCode.perDay };
  if (!(await store.reserveMail(deps.db, { email: input.email, kind: "code" }, now, quota))) {
    throw new AppError("tooManyRequests", { retryAfter: 3600, params: { seconds: 3600 } });
  }
  const earlier = input.cookie ? await store.findSignUpByCookie(deps.db, hashSecret(input.cookie), now) : null;
  // The same browser signing up again, perhaps with another password, reuses its sign-up.
  const again = earlier !== null && earlier.email === input.email;
  const cookie = again && input.cookie ? input.cookie : newSecret();
  const id = again ? earlier.id : newId();
  await deps.db.transaction(async (tx) => {
    if (again) {
      await store.changeSignUp(tx, id, { passwordHash, inviterId, ...agreement });
    } else {
      await store.addSignUp(tx, {
        id,
        email: input.email,
        passwordHash,
        inviterId,
        cookieHash: hashSecret(cookie),
        ...agreement,
        createdAt: now,
        expiresAt: new Date(now.getTime() + signUpLifetime),
      });
    }
    const payload = { signUpId: id, locale: input.locale };
    await enqueue(deps, tx, "accounts.send-first-code", payload, { key: id, about: input.email });
  });
  return { id, inviterValid: inviterId !== null, cookie };
}

/** Mails the code of a sign-up for the first time; nothing where it has been confirmed or is over by now. */
export async function sendFirstCode(deps: Deps, { signUpId: id, locale }: { signUpId: string; locale: Locale }) {
  const signUp = await store.findSignUp(deps.db, id, new Date(deps.now()));
  if (!signUp) return;
  const isKnown = (await store.findUserByEmail(deps.db, signUp.email)) !== null;
  await sendMail(deps, { id, email: signUp.email, isKnown, locale });
}

/**
 * Mails a new code to the browser's own sign-up, at most once in 60 s; to an email that has an account, the mail that
 * says so, as signing up did. This runs in a job, so that the answer to the request and its timing are the same whatever
 * is found here.
 */
export async function resendCode(
  deps: Deps,
  input: { email: string; locale: Locale; cookieHash: string | null },
  jobId: string,
): Promise<void> {
  const now = new Date(deps.now());
  // The quota of an email is touched by its own sign-up only, so that a stranger cannot use it up from here.
  const signUp = input.cookieHash ? await store.findSignUpByCookie(deps.db, input.cookieHash, now) : null;
  if (signUp?.email !== input.email) return;
  if (!(await store.reserveMail(deps.db, { email: input.email, kind: "code", takenBy: jobId }, now, again))) return;
  const isKnown = (await store.findUserByEmail(deps.db, input.email)) !== null;
  await sendMail(deps, { id: signUp.id, email: input.email, isKnown, locale: input.locale });
}

/** The jobs that mail a code to whoever signs up. */
const codeJobs = ["accounts.send-first-code", "accounts.send-code"] as const satisfies JobKind[];

const again = { gap: emailCode.resendAfter, perDay: emailCode.perDay };

/** Stores a new code in every case, so that a known and an unknown email leave the same rows, and sends the mail. */
async function sendMail(
  deps: Deps,
  to: { id: string; email: string; isKnown: boolean; locale: Locale },
): Promise<void> {
  const code = await storeCode(deps, to.id);
  await deps.mail.send(
    to.isKnown
      ? accountExistsMail(to.email, siteUrl(deps.config, to.locale), to.locale)
      : codeMail(to.email, code, to.locale),
  );
}

/**
 * Returns the sign-up of this browser that waits for its code, so that a page which is loaded again can go on with it;
 * null without one.
 */
export async function pendingSignUp(
  deps: Pick<Deps, "db" | "now" | "jobs">,
  cookie: string | undefined,
): Promise<PendingSignUp | null> {
  const now = new Date(deps.now());
  const signUp = cookie ? await store.findSignUpByCookie(deps.db, hashSecret(cookie), now) : null;
  if (!signUp) return null;
  const code = await store.findNewestCode(deps.db, signUp.id);
  // Its first code is about to be made.
  const sentAt = code?.createdAt ?? signUp.createdAt;
  const next = await store.nextMail(deps.db, { email: signUp.email, kind: "code" }, now, again);
  return {
    email: signUp.email,
    sentAt: sentAt.toISOString(),
    codeUntil: (code?.expiresAt ?? new Date(sentAt.getTime() + emailCode.lifetime)).toISOString(),
    isDelayed: await deps.jobs.isRetried(deps.db, codeJobs, signUp.email),
    resendIn: Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 1000)),
  };
}

/**
 * Creates the account of the sign-up that this code belongs to and books its gifts, once, however many requests arrive
 * at the same time. Throws codeWrong for anything but the newest, unused, unexpired code with tries left.
 */
export async function confirm(
  deps: Deps,
  given: { code: string; email?: string; cookie?: string },
): Promise<{ userId: string; email: string }> {
  const now = new Date(deps.now());
  const signUp = given.cookie ? await store.findSignUpByCookie(deps.db, hashSecret(given.cookie), now) : null;
  if (!signUp || (given.email !== undefined && given.email !== signUp.email)) throw new AppError("codeWrong");
  const code = await store.countTry(deps.db, signUp.id, now, emailCode.tries);
  if (!code || !sameSecret(code.codeHash, hashCode(signUp.id, given.code))) throw new AppError("codeWrong");
  const user = await deps.db.transaction(async (transaction) => {
    if (!(await store.consumeCode(transaction, code.id, now))) return null;
    const name = signUp.email.split("@")[0] ?? signUp.email;
    // Null if another sign-up for the email was confirmed meanwhile.
    return openAccount(transaction, {
      id: signUp.id,
      email: signUp.email,
      userName: name,
      nickName: name,
      passwordHash: signUp.passwordHash,
      inviterId: signUp.inviterId,
      consent: agreementOf(signUp),
      createdAt: now,
    });
  });
  if (!user) throw new AppError("codeWrong");
  return { userId: user.id, email: signUp.email };
}

function agreementOf({ consentVersion: version, agreedAt }: store.SignUp): Consent | null {
  return version !== null && agreedAt !== null ? { version, way: "email", agreedAt } : null;
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
