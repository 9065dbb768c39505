import type { SubjectKind } from "#contract/operation.ts";
import type { Deps } from "#server/deps.ts";
import { findAccount } from "#server/features/accounts/service.ts";
import { findDeletedOwner, findOwner } from "#server/features/resumes/service.ts";
import type { Found } from "./handler.ts";

export type SubjectDeps = Pick<Deps, "db" | "now">;

/**
 * Finds what an operation is about, by the text that names it: one indexed query of no more than the rights need.
 * Returns null where nothing has that name.
 */
export const subjects: Record<SubjectKind, (deps: SubjectDeps, name: string) => Promise<Found | null>> = {
  resume: async (deps, id) => owned(id, await findOwner(deps, id)),
  deletedResume: async (deps, id) => owned(id, await findDeletedOwner(deps, id)),
  // The id is the signed-in user's own, and an account belongs to itself, so there is nothing to look up.
  account: async (_, id) => ({ id, ownerId: id }),
  accountOfEmail: async (deps, email) => {
    const account = await findAccount(deps, email);
    return account && { id: account.id, ownerId: account.id };
  },
};

function owned(id: string, ownerId: string | null): Found | null {
  return ownerId === null ? null : { id, ownerId };
}
