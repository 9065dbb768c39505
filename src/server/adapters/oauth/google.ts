import * as client from "openid-client";
import { providerTimeoutMs } from "../ask.ts";
import { challengeOf } from "./pkce.ts";
import { type OAuth, OAuthRefused, OAuthUnavailable } from "./port.ts";

export type GoogleOptions = {
  clientId: string;
  clientSecret: string;
  /** Replaces Google in tests by another OpenID provider, which may use plain http. */
  issuer?: string;
  timeoutMs?: number;
};

/** Sign-in with Google: OpenID Connect with discovery. The profile comes from the signed ID token. */
export function createGoogle(options: GoogleOptions): OAuth {
  const issuer = new URL(options.issuer ?? "https://accounts.google.com");
  const timeout = Math.ceil((options.timeoutMs ?? providerTimeoutMs) / 1000);
  const execute = issuer.protocol === "http:" ? [client.allowInsecureRequests] : [];
  let discovered: Promise<client.Configuration> | undefined;
  // The provider's configuration is cached for good; a failure to read it is not.
  const discover = () => {
    discovered ??= client
      .discovery(issuer, options.clientId, options.clientSecret, client.ClientSecretPost(options.clientSecret), {
        execute,
        timeout,
      })
      .catch((cause) => {
        discovered = undefined;
        throw new OAuthUnavailable("The provider's configuration cannot be read", { cause });
      });
    return discovered;
  };
  return {
    kind: "google",
    async begin({ redirectUri, state, nonce, verifier }, locale) {
      return client.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
        hl: locale === "ch" ? "zh-CN" : "en",
      }).href;
    },
    async finish({ redirectUri, state, nonce, verifier }, query) {
      // The callback URL is built from the public URL: behind a proxy the request's own URL differs.
      const url = new URL(redirectUri);
      url.search = query.toString();
      const tokens = await client
        .authorizationCodeGrant(await discover(), url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch(rethrowRefusal);
      const claims = tokens.claims();
      if (!claims) throw new OAuthUnavailable("The provider sent no ID token");
      const { sub, email, email_verified, name, picture } = claims;
      return {
        subject: sub,
        email: typeof email === "string" && email_verified === true ? email.toLowerCase() : null,
        name: typeof name === "string" ? name : "",
        avatar: typeof picture === "string" ? picture : "",
      };
    },
  };
}

/** Errors that count as a refusal: the ones that are the fault of the user, the code or the answer. */
const refusals = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
]);

function rethrowRefusal(cause: unknown): never {
  if (cause instanceof client.AuthorizationResponseError) {
    if (/^(server_error|temporarily_unavailable)$/.test(cause.error))
      throw new OAuthUnavailable(cause.error, { cause });
    throw new OAuthRefused(cause.error, { cause });
  }
  if (cause instanceof client.ResponseBodyError && cause.error === "invalid_grant") {
    throw new OAuthRefused("The code is not good", { cause });
  }
  const code = (cause as { code?: unknown }).code;
  if (typeof code === "string" && refusals.has(code)) throw new OAuthRefused(code, { cause });
  throw new OAuthUnavailable("The provider could not be asked", { cause });
}
