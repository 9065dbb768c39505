import { createHash } from "node:crypto";
import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import * as store from "./store/consents.ts";

/**
 * Consent to the terms and the privacy policy. Signing up, and signing in by phone or at a provider, is agreeing, as the
 * line beside each of these buttons says; what is kept is the version of both texts, and when it was first agreed to.
 */
export type Consent = { version: string; way: store.ConsentWay; agreedAt: Date };

/** The texts that are agreed to, by their slug. */
const agreed = ["terms", "privacy"] as const;

/**
 * Returns what somebody agrees to now in this edition; null where the operator publishes neither text. A version is the
 * edition, the date of the newer text, and a digest of both, so that a text which changed without its date is another
 * version: `en-2026-10-01-3f2a91c07b3d`.
 */
export function consentTo(
  deps: Pick<Deps, "content" | "now">,
  { locale, way }: { locale: Locale; way: store.ConsentWay },
): Consent | null {
  const texts = agreed.flatMap((slug) => deps.content.texts[locale].get(slug) ?? []);
  const date = texts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  if (date === undefined) return null;
  const digest = createHash("sha256")
    .update(JSON.stringify(texts.map(({ slug, html }) => [slug, html])))
    .digest("hex");
  return { version: `${locale}-${date}-${digest.slice(0, 12)}`, way, agreedAt: new Date(deps.now()) };
}

/** Keeps the consent unless the user agreed to this version before. */
export async function keepConsent(db: Queries, userId: string, consent: Consent | null): Promise<void> {
  if (consent) await store.addConsent(db, { userId, ...consent });
}

/** Returns everything that the user agreed to, for the data export. */
export async function consentsOf(db: Queries, userId: string) {
  const rows = await store.listConsents(db, userId);
  return rows.map(({ version, way, agreedAt }) => ({ version, way, agreedAt: agreedAt.toISOString() }));
}
