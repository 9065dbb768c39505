import { canonicalEmail, type Identifier } from "#core/billing/gift-claims.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Transaction } from "#server/db/client.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { claimGifts } from "../accounts/service.ts";
import { addGrant } from "../membership/service.ts";
import { identitiesOf } from "../oauth/service.ts";
import * as store from "./store.ts";

/**
 * Grants the months of a programme, once a person over both: not again to the account, to its email, to the school's
 * email or to the GitHub account, whatever account asks. They count like bought ones and bring neither tokens nor a
 * reward to an inviter. Throws
 * alreadyGranted, and alreadyApplied or codeWrong where the application has left the states `from`.
 */
export async function grant(
  deps: Pick<Deps, "now">,
  tx: Transaction,
  given: {
    row: store.ApplicationRow;
    user: { id: string; email: string | null };
    from: readonly store.ApplicationRow["state"][];
    also?: store.Condition;
    reason?: string;
  },
): Promise<store.ApplicationRow> {
  const { row, user, from, also, reason = "" } = given;
  const now = new Date(deps.now());
  const granted = await store
    .move(tx, row.id, from, { state: "granted", reason, decidedAt: now, codeHash: null }, also)
    .catch((error) => {
      throw isUniqueViolation(error) ? new AppError("alreadyGranted") : error;
    });
  if (!granted) throw new AppError(row.state === "codeSent" ? "codeWrong" : "alreadyApplied");
  if (!(await claimGifts(tx, await identifiersOf(tx, row, user), now))) throw new AppError("alreadyGranted");
  const membership = await addGrant(
    tx,
    { userId: user.id, length: { months: limits.programs.months }, source: "program", cause: `program:${row.id}` },
    now,
  );
  return (await store.move(tx, row.id, ["granted"], { validTo: membership?.validTo ?? null })) ?? granted;
}

/** Who must not be granted a programme again. The names keep these claims apart from those of a new account's gifts. */
async function identifiersOf(
  tx: Transaction,
  row: store.ApplicationRow,
  user: { id: string; email: string | null },
): Promise<Identifier[]> {
  const emails = [user.email, row.evidence === "email" ? row.evidenceText : null].filter((one) => one !== null);
  const identities = await identitiesOf({ db: tx }, user.id);
  return [
    ...emails.map((email) => ({ provider: "program:email", subject: canonicalEmail(email) })),
    ...identities.map(({ provider, subject }) => ({ provider: `program:${provider}`, subject })),
  ];
}
