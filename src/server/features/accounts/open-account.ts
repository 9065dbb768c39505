import { currencyOfSignUp, welcomeGifts } from "#core/billing/ledger.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import { book } from "../ledger/service.ts";
import * as store from "./store.ts";

/**
 * Makes an account and books its gifts, in the caller's transaction: the one way in which accounts of people come about,
 * whatever they sign in with. Null when its address or its number has an account already. Other sign-ups that wait for the
 * same address are forgotten.
 */
export async function openAccount(
  transaction: Transaction,
  newUser: Parameters<typeof store.addUser>[1] & { inviterId: string | null },
): Promise<{ id: string } | null> {
  const user = await store.addUser(transaction, newUser);
  if (!user) return null;
  const currency = currencyOfSignUp(newUser.type ?? "email");
  const gifts = welcomeGifts({ id: user.id, isInvited: newUser.inviterId !== null, currency });
  await book(transaction, gifts, newUser.createdAt);
  if (newUser.email) await store.removeSignUps(transaction, newUser.email);
  return user;
}

/** The inviter if there is such a person, else null. */
export async function knownInviter(db: Queries, inviterId: string | undefined): Promise<string | null> {
  return inviterId !== undefined && (await store.userExists(db, inviterId)) ? inviterId : null;
}
