import { z } from "zod";
import { sameSecret } from "#server/ids.ts";
import { askJson } from "../ask.ts";
import { challengeOf } from "./pkce.ts";
import { type OAuth, OAuthRefused, OAuthUnavailable } from "./port.ts";

export type GithubOptions = {
  clientId: string;
  clientSecret: string;
  /** Replaces GitHub's hosts for pages and for the API in tests. */
  origin?: string;
  apiOrigin?: string;
  timeoutMs?: number;
};

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const tokenFailure = z.object({ error: z.string() });
const userAnswer = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const emailsAnswer = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Sign-in with GitHub, which speaks OAuth 2.0 but not OpenID Connect: the profile must be read from its API.
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
export function createGithub(options: GithubOptions): OAuth {
  const origin = options.origin ?? "https://github.com";
  const api = options.apiOrigin ?? "https://api.github.com";
  const { clientId, clientSecret, timeoutMs } = options;

  const ask = async (...[url, init]: Parameters<typeof askJson>) =>
    askJson(url, { ...init, timeoutMs, headers: { accept: "application/json", ...init.headers } }).catch((cause) => {
      throw new OAuthUnavailable("GitHub is out of reach", { cause });
    });
  const read = async <T>(path: string, token: string, schema: z.ZodType<T>): Promise<T> => {
    const { status, body } = await ask(`${api}${path}`, {
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${token}`,
        "user-agent": "Inkleaf",
        "x-github-api-version": "2022-11-28",
      },
    });
    const answer = schema.safeParse(body);
    if (status !== 200 || !answer.success) throw new OAuthUnavailable(`GitHub answered ${status} for ${path}`);
    return answer.data;
  };

  return {
    kind: "github",
    async begin({ redirectUri, state, verifier }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: "read:user user:email",
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      });
      return `${origin}/login/oauth/authorize?${query}`;
    },
    async finish({ redirectUri, state, verifier }, query) {
      const error = query.get("error");
      if (error !== null) throw new OAuthRefused("The person or GitHub refused");
      if (!sameSecret(query.get("state") ?? "", state)) throw new OAuthRefused("Another state came back");
      const code = query.get("code");
      if (!code) throw new OAuthRefused("No code came back");
      const { status, body } = await ask(`${origin}/login/oauth/access_token`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        }).toString(),
      });
      // GitHub answers its own refusals with status 200.
      const failure = tokenFailure.safeParse(body);
      if (failure.success && failure.data.error === "bad_verification_code") {
        throw new OAuthRefused("The code is not good");
      }
      const token = tokenAnswer.safeParse(body);
      if (status !== 200 || !token.success) throw new OAuthUnavailable(`GitHub answered ${status} for a token`);
      const user = await read("/user", token.data.access_token, userAnswer);
      const emails = await read("/user/emails", token.data.access_token, emailsAnswer);
      const primary = emails.find((one) => one.primary && one.verified);
      return {
        subject: String(user.id),
        email: primary?.email.toLowerCase() ?? null,
        name: user.name || user.login,
        avatar: user.avatar_url ?? "",
      };
    },
  };
}
