import { createHash, randomInt } from "node:crypto";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { SmsRefused } from "#server/adapters/sms/port.ts";
import type { Deps } from "#server/deps.ts";
import { consentTo, keepConsent, knownInviter, openAccount } from "#server/features/accounts/service.ts";
import { translate } from "#server/http/locale.ts";
import { hashSecret, newId, sameSecret } from "#server/ids.ts";
import { type CurrentUser, toCurrentUser } from "#server/operations/principal.ts";
import * as store from "./store.ts";

/**
 * Codes by SMS, and the calls that they authorize. A number is proved with a code of four digits: one code a minute,
 * ten a day, five tries each, valid for five minutes, used once, in the browser that asked for it (by its cookie):
 * whoever knows a number can neither use up its owner's tries nor sign in with a code that its owner asked for. All
 * numbers together have a budget a day, because SMS cost money. Numbers arrive here normalised to eleven digits
 * (core/phone.ts).
 */
const { smsCode } = limits;

type PhoneDeps = Pick<Deps, "db" | "now" | "sms" | "config" | "log">;

/**
 * Sends a new code, for the browser that is given `cookie`. Throws tooManyRequests with the seconds to wait, and
 * smsBudgetSpent.
 */
export async function sendCode(
  deps: PhoneDeps,
  input: { phone: string; locale: Locale; cookie: string },
): Promise<void> {
  const now = new Date(deps.now());
  const rule = { gap: smsCode.resendAfter, perDay: smsCode.perDay };
  // A refusal by either of the two takes back what the other one counted.
  const sentToday = await deps.db.transaction(async (transaction) => {
    const next = await store.reserveSms(transaction, input.phone, now, rule);
    if (next) throw waitUntil(next, now);
    const sent = await store.takeFromBudget(transaction, now, deps.config.smsPerDay);
    if (sent === null) throw budgetSpent(now);
    return sent;
  });
  // Exactly one request takes the last one, over all processes.
  if (sentToday === deps.config.smsPerDay) {
    deps.log.warn({ sent: sentToday }, "SMS_PER_DAY is used up: no codes by SMS until midnight UTC");
  }
  const code = String(randomInt(10 ** smsCode.digits)).padStart(smsCode.digits, "0");
  await store.addCode(deps.db, {
    id: newId(),
    phone: input.phone,
    cookieHash: hashSecret(input.cookie),
    codeHash: hashCode(input.phone, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + smsCode.lifetime),
  });
  const minutes = smsCode.lifetime / 60_000;
  await deps.sms.sendCode({ to: input.phone, code, minutes, locale: input.locale }).catch((error) => {
    if (!(error instanceof SmsRefused)) throw error;
    if (error.reason === "limit") throw waitUntil(new Date(now.getTime() + rule.gap), now);
    const message = translate(input.locale, "fields", "phoneFormat");
    throw new AppError("invalidRequest", { errors: [{ path: "phoneNumber", message }] });
  });
}

/** Returns the user of this number. The first use creates the account and books its gifts, once. Throws codeWrong, and adminByStandIn. */
export async function signInByPhone(
  deps: PhoneDeps & Pick<Deps, "content">,
  given: Given & { inviterID?: string; locale: Locale },
): Promise<{ userId: string }> {
  const now = new Date(deps.now());
  const consent = consentTo(deps, { locale: given.locale, way: "phone" });
  return withCode(deps, given, async (transaction) => {
    const known = await store.findUserByPhone(transaction, given.phone);
    if (known) {
      // Whoever reaches the stand-in's outbox reads the code.
      if (known.role === "admin" && deps.sms.kind === "embedded") throw new AppError("adminByStandIn");
      await keepConsent(transaction, known.id, consent);
      return { userId: known.id };
    }
    const end = given.phone.slice(-4);
    const made = await openAccount(transaction, {
      id: newId(),
      type: "phone",
      cellphone: given.phone,
      userName: `${given.phone.slice(0, 3)}****${end}`,
      nickName: translate(given.locale, "signInWays", "phoneNick", { end }),
      inviterId: await knownInviter(transaction, given.inviterID),
      consent,
      createdAt: now,
    });
    if (!made) throw new Error("A number was taken in spite of its lock");
    return { userId: made.id };
  });
}

/**
 * Binds the number to this user in place of an earlier one. Throws codeWrong, and phoneTaken if the number belongs to
 * another account; the code is used up in that case too.
 */
export async function bindPhone(deps: PhoneDeps, userId: string, given: Given): Promise<CurrentUser> {
  const bound = await withCode(deps, given, (transaction) => store.bindPhone(transaction, userId, given.phone));
  if (!bound) throw new AppError("phoneTaken");
  return toCurrentUser(deps, bound);
}

type Transaction = Parameters<Parameters<Deps["db"]["transaction"]>[0]>[0];

/** A code as it was typed, and the cookie of the browser. */
type Given = { phone: string; code: string; cookie: string | undefined };

/**
 * Uses up the number's code and runs `work` in the same transaction, once, however many requests arrive at the same
 * time.
 */
async function withCode<Result>(
  deps: PhoneDeps,
  given: Given,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const now = new Date(deps.now());
  // This runs outside the transaction, so that a try counts whatever happens afterwards.
  const owner = given.cookie ? { phone: given.phone, cookieHash: hashSecret(given.cookie) } : null;
  const code = owner && (await store.countTry(deps.db, owner, now, smsCode.tries));
  if (!code || !sameSecret(code.codeHash, hashCode(given.phone, given.code))) throw new AppError("codeWrong");
  return deps.db.transaction(async (transaction) => {
    if (!(await store.consumeCode(transaction, code.id, now))) throw new AppError("codeWrong");
    await store.lockPhone(transaction, given.phone);
    return work(transaction);
  });
}

function budgetSpent(now: Date): AppError {
  const day = 86_400_000;
  return new AppError("smsBudgetSpent", { retryAfter: Math.ceil((day - (now.getTime() % day)) / 1000) });
}

function waitUntil(next: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
  return new AppError("tooManyRequests", { retryAfter: seconds, params: { seconds } });
}

/**
 * The hash alone does not protect the code: whoever has the table can try ten thousand codes quickly. The protection is
 * the five minutes and the five tries.
 */
function hashCode(phone: string, code: string): string {
  return createHash("sha256").update(`${phone}:${code}`).digest("hex");
}
