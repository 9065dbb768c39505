import { currencyOfSignUp, welcomeGifts } from "#core/billing/ledger.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import { book } from "../ledger/service.ts";
import { type Consent, keepConsent } from "./consents.ts";
import { claimGifts } from "./gift-claims.ts";
import * as store from "./store.ts";

/**
 * Creates an account and books its gifts in the caller's transaction, unless this person had them before. Every way of signing in creates its accounts
 * here, with what its user agreed to (null only for the operator's own account). Returns null if the email or the phone number already has an account. Other pending sign-ups for the same email
 * are deleted.
 */
export async function openAccount(
  transaction: Transaction,
  {
    consent,
    identity,
    ...newUser
  }: Parameters<typeof store.addUser>[1] & {
    inviterId: string | null;
    consent: Consent | null;
    /** The account at a provider with which the user signs in. */
    identity?: { provider: string; subject: string };
  },
): Promise<{ id: string } | null> {
  const user = await store.addUser(transaction, newUser);
  if (!user) return null;
  await keepConsent(transaction, user.id, consent);
  const currency = currencyOfSignUp(newUser.type ?? "email");
  const gifts = welcomeGifts({ id: user.id, isInvited: newUser.inviterId !== null, currency });
  const { email, cellphone } = newUser;
  const identifiers = [
    ...(email ? [{ email }] : []),
    ...(cellphone ? [{ phone: cellphone }] : []),
    identity ?? [],
  ].flat();
  if (await claimGifts(transaction, identifiers, newUser.createdAt)) await book(transaction, gifts, newUser.createdAt);
  if (newUser.email) await store.removeSignUps(transaction, newUser.email);
  return user;
}

/** Returns the inviter's id if that account exists, else null. */
export async function knownInviter(db: Queries, inviterId: string | undefined): Promise<string | null> {
  return inviterId !== undefined && (await store.userExists(db, inviterId)) ? inviterId : null;
}
