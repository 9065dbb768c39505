import { AsyncLocalStorage } from "node:async_hooks";
import { AppError, type ErrorName } from "#core/errors.ts";
import {
  type Actor,
  type OwnedRight,
  type Owners,
  ownersAllowed,
  type Right,
  type Rights,
  refusalOf,
} from "#core/permissions.ts";

/** This is the one place where the server asks core/permissions, so that tests can see which rights were asked for. */
const asked = new AsyncLocalStorage<Set<Right>>();

/** Returns the error for an actor who lacks the right, or null. */
export function refusalFor<R extends Right>(actor: Actor, right: R, context: Rights[R]): ErrorName | null {
  asked.getStore()?.add(right);
  return refusalOf(actor, right, context);
}

/** Throws the error for an actor who lacks the right. */
export function authorize<R extends Right>(actor: Actor, right: R, context: Rights[R]): void {
  const refusal = refusalFor(actor, right, context);
  if (refusal) throw new AppError(refusal);
}

/**
 * Returns the owners whose things the actor has the right to; the statement that follows must be restricted to them.
 * Throws the error for an actor who has the right to nobody's.
 */
export function authorizeOwners(actor: Actor, right: OwnedRight): Owners {
  asked.getStore()?.add(right);
  const owners = ownersAllowed(actor, right);
  if (owners === null) throw new AppError(refusalOf(actor, right, { ownerId: actor?.id ?? "" }) ?? "notFound");
  return owners;
}

/** Runs `work` and returns the rights that it asked for. */
export async function rightsAskedBy(work: () => Promise<unknown>): Promise<ReadonlySet<Right>> {
  const rights = new Set<Right>();
  await asked.run(rights, work);
  return rights;
}
