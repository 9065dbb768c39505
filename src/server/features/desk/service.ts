import type { DeskGrant, DeskUser, DeskUserPage } from "#contract/desk-users.ts";
import { AppError } from "#core/errors.ts";
import { membershipOf } from "#core/permissions.ts";
import type { UserRecord } from "#server/db/schema/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { actionsAbout } from "../audit/service.ts";
import { balancesOf } from "../ledger/service.ts";
import { grantsOf } from "../membership/service.ts";
import * as store from "./store.ts";

export { readHealth } from "./health.ts";
export { issueVoucher, listVouchers, reverseVoucher } from "./vouchers.ts";

/** What the operator sees of accounts. What is done to them is in features/accounts (operator.ts). */

type Needs = Pick<Deps, "db" | "now" | "config">;

export async function searchUsers(
  deps: Needs,
  asked: { q: string; only: store.Only | undefined },
  page: { limit: number; offset: number },
) {
  const { rows, count } = await store.searchUsers(deps.db, { ...asked, now: new Date(deps.now()) }, page);
  return { data: rows.map((row) => toDeskUser(deps, row)), count };
}

/** Returns one account; throws notFound. */
export async function readUser(deps: Needs, id: string): Promise<DeskUserPage> {
  const row = await store.findUser(deps.db, id);
  if (!row) throw new AppError("notFound");
  const inviter = row.inviterId === null ? null : await store.findUser(deps.db, row.inviterId);
  const { token, vouchers } = await balancesOf(deps, id);
  const actions = await actionsAbout(deps, { userId: id });
  return {
    user: toDeskUser(deps, row),
    balances: { token, ...vouchers },
    grants: toGrants(await grantsOf(deps, id)),
    ...(await store.countOfUser(deps.db, id)),
    invitedBy: inviter && toPerson(inviter),
    actions: actions.map(({ id: _id, at, actor, action, reason }) => ({
      ...{ _id, at: at.toISOString(), by: actor, action, reason },
    })),
  };
}

/** Throws notFound where there is no such account. */
export async function requireUser(deps: Pick<Deps, "db">, id: string): Promise<void> {
  if (!(await store.findUser(deps.db, id))) throw new AppError("notFound");
}

const toPerson = ({ id, nickName, email }: UserRecord) => ({ _id: id, nickName, email });

function toDeskUser(deps: Needs, row: UserRecord): DeskUser {
  const { cellphone, role, isVip, validTo, suspendedAt, createdAt } = row;
  // An admin is premium by the role; here it matters what was granted.
  const facts = { role: "user", isVip, valiTo: validTo?.getTime() ?? null } as const;
  return {
    ...toPerson(row),
    ...{ cellphone, role, level: membershipOf(facts, deps.now(), "plans").level },
    validTo: validTo?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns what was added, each with what the later rows made of it, newest first. */
function toGrants(rows: Awaited<ReturnType<typeof grantsOf>>): DeskGrant[] {
  const added = rows.filter(({ effect }) => effect === "add");
  return added.reverse().map(({ number, months, until, source, grantedAt }) => {
    const last = rows.findLast(({ of }) => of === number);
    return {
      number,
      months: months ?? null,
      until: until ?? null,
      source,
      isTaken: last?.effect === "take",
      grantedAt,
    };
  });
}
