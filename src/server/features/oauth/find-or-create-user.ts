import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import { consentTo, keepConsent, knownInviter, openAccount } from "#server/features/accounts/service.ts";
import { translate } from "#server/http/locale.ts";
import { newId } from "#server/ids.ts";
import * as store from "./store.ts";

/** A user as a provider describes them. `email` is set only if the provider says that it is verified. */
export type OauthIdentity = {
  provider: store.Provider;
  subject: string;
  email: string | null;
  name: string;
  avatar: string;
  inviterId: string | null;
  locale: Locale;
};

/** Under which circumstances an identity arrives, as far as they decide about an admin's account. */
export type Circumstances = {
  /** A stand-in takes everybody's word for who they are. */
  isStandIn: boolean;
  /** The user who signed in with this browser a moment ago; null if nobody did. */
  freshUserId: string | null;
};

/**
 * Returns the account that belongs to an identity. A known identity leads to its account, whatever the account's email
 * is today. A new identity joins the account of its verified email. Without such an account, or without a verified
 * email, it gets a new account with its gifts. An unverified email is neither matched nor stored, because anybody can
 * enter it at the provider.
 *
 * An admin's account is joined only in a browser in which that admin has just signed in, and a stand-in never leads to
 * one. Throws adminNotJoined and adminByStandIn.
 */
export async function findOrCreateUser(
  deps: Pick<Deps, "db" | "now" | "content">,
  who: OauthIdentity,
  circumstances: Circumstances,
): Promise<{ userId: string }> {
  const { provider, subject } = who;
  const createdAt = new Date(deps.now());
  const consent = consentTo(deps, { locale: who.locale, way: provider });
  return deps.db.transaction(async (transaction) => {
    await store.lockIdentity(transaction, provider, subject);
    const known = await store.findByIdentity(transaction, provider, subject);
    if (known) {
      refuseStandIn(known, circumstances);
      await keepConsent(transaction, known.id, consent);
      return { userId: known.id };
    }
    const findByEmail = async () => {
      const found = who.email ? await store.findByEmail(transaction, who.email) : null;
      if (!found) return undefined;
      refuseStandIn(found, circumstances);
      refuseUnlessFresh(found, circumstances);
      return found.id;
    };
    let userId = await findByEmail();
    if (!userId) {
      const name = nameOf(who);
      const made = await openAccount(transaction, {
        id: newId(),
        type: provider === "wechat" ? "wechat" : "oauth",
        email: who.email,
        userName: name,
        nickName: name,
        avatar: avatarOf(who.avatar),
        inviterId: await knownInviter(transaction, who.inviterId ?? undefined),
        consent,
        identity: { provider, subject },
        createdAt,
      });
      // Null if the email got an account at the same moment in another way.
      userId = made?.id ?? (await findByEmail());
    }
    if (!userId) throw new Error("An address has an account that cannot be found");
    await keepConsent(transaction, userId, consent);
    await store.addIdentity(transaction, { provider, subject, userId, createdAt });
    return { userId };
  });
}

function refuseStandIn({ role }: store.FoundAccount, { isStandIn }: Circumstances): void {
  if (role === "admin" && isStandIn) throw new AppError("adminByStandIn");
}

function refuseUnlessFresh({ id, role }: store.FoundAccount, { freshUserId }: Circumstances): void {
  if (role !== "admin" || id === freshUserId) return;
  throw new AppError("adminNotJoined", { params: { minutes: limits.freshSignIn / 60_000 } });
}

function nameOf(who: OauthIdentity): string {
  const fallback = translate(who.locale, "signInWays", who.provider === "wechat" ? "wechatNick" : "oauthNick");
  const given = who.name || who.email?.split("@")[0] || "";
  const plain = storableText(given.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")).trim();
  return [...plain].slice(0, limits.nickNameMax).join("") || fallback;
}

function avatarOf(url: string): string {
  return url.length <= 1000 && /^https:\/\/[^\s"'<>\\]+$/.test(url) ? url : "";
}
