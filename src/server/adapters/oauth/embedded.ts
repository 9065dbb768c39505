import type { Queries } from "#server/db/client.ts";
import { hashSecret, sameSecret } from "#server/ids.ts";
import { createLocalConsent } from "./local-consent.ts";
import { challengeOf } from "./pkce.ts";
import { type OAuth, type OAuthProvider, OAuthRefused } from "./port.ts";

/** A stand-in for Google or GitHub: a consent page on this machine, which works offline. */
export function createEmbeddedOAuth(db: Queries, now: () => number, provider: OAuthProvider): OAuth {
  const local = createLocalConsent(db, now, provider);
  return {
    kind: "embedded",
    consent: local.consent,
    begin: ({ redirectUri, state, verifier }) => local.url({ redirectUri, state, challenge: challengeOf(verifier) }),
    async finish(flow, query) {
      if (query.get("error") !== null) throw new OAuthRefused("The person refused");
      if (!sameSecret(query.get("state") ?? "", flow.state)) throw new OAuthRefused("Another state came back");
      const grant = await local.redeem(query.get("code") ?? "");
      if (!grant || !sameSecret(grant.challenge, challengeOf(flow.verifier))) {
        throw new OAuthRefused("The code is not good");
      }
      const email = grant.email.toLowerCase();
      return {
        // The subject is derived from the email, so that the same email is the same user again.
        subject: hashSecret(`${provider}:${email}`).slice(0, 32),
        email: grant.isVerified ? email : null,
        name: grant.name,
        avatar: "",
      };
    },
  };
}
