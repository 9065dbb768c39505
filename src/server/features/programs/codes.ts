import { createHash, randomInt } from "node:crypto";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { sameSecret } from "#server/ids.ts";
import { takeMail } from "../accounts/service.ts";
import { schoolCodeMail } from "./messages.ts";
import * as store from "./store.ts";

/**
 * Codes that are mailed to a school's email. A code belongs to one application, so that only the account that asked for
 * it can try it. A mailbox has an allowance of its own, whoever asks: nobody fills somebody else's.
 */
const { code: rule } = limits.programs;

/** Makes a code, stores its hash and mails it; nothing where the application does not wait for one any more. */
export async function sendCode(
  deps: Deps,
  given: { application: string; locale: Locale },
  jobId: string,
): Promise<void> {
  const now = new Date(deps.now());
  const found = await store.findApplication(deps.db, given.application);
  if (found?.state !== "codeSent") return;
  const to = { email: found.evidenceText, kind: "school", takenBy: jobId } as const;
  if (!(await takeMail(deps.db, to, now, { gap: rule.resendAfter, perDay: rule.perDay }))) return;
  const code = String(randomInt(10 ** rule.digits)).padStart(rule.digits, "0");
  const expiresAt = new Date(now.getTime() + rule.lifetime);
  const stored = await store.setCode(deps.db, found.id, { hash: hashCode(found.id, code), expiresAt });
  if (stored) await deps.mail.send(schoolCodeMail(stored.evidenceText, code, given.locale));
}

/** Checks a code and runs `work` in a transaction, which must use the code up by a condition of its own. */
export async function withCode<Result>(
  deps: Deps,
  userId: string,
  code: string,
  work: (tx: Transaction, row: store.ApplicationRow) => Promise<Result>,
): Promise<Result> {
  // Outside the transaction, so that a try counts whatever happens afterwards.
  const row = await store.countTry(deps.db, userId, new Date(deps.now()), rule.tries);
  if (!row?.codeHash || !sameSecret(row.codeHash, hashCode(row.id, code))) throw new AppError("codeWrong");
  return deps.db.transaction((tx) => work(tx, row));
}

/** What protects the code is its few minutes and its few tries, as with all codes here. */
function hashCode(application: string, code: string): string {
  return createHash("sha256").update(`${application}:${code}`).digest("hex");
}
