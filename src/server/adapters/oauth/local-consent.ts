import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Queries } from "#server/db/client.ts";
import { installationKey } from "#server/db/keys.ts";
import { newSecret, sameSecret } from "#server/ids.ts";
import type { Consent, OAuthProvider } from "./port.ts";

/**
 * What the stand-ins of Google, GitHub and WeChat share: a page on this machine where users say who they want to be.
 * The request travels in the page's URL, signed with a key of this installation, so nothing is stored. A code is valid
 * for one minute and once. Whoever reaches the page can be anybody; `config.ts` decides where that is allowed.
 */
export type LocalConsent = {
  /** Returns the URL of the page, a path of this site. */
  url(request: { redirectUri: string; state: string; challenge: string }): Promise<string>;
  /** Returns what a code was granted for, or null for a forged, used or expired one. */
  redeem(code: string): Promise<LocalGrant | null>;
  consent: Consent;
};

export const consentPath = "/sandbox/consent";
const requestLifetime = 10 * 60_000;
const codeLifetime = 60_000;

const requestSchema = z.strictObject({
  redirectUri: z.string(),
  state: z.string(),
  challenge: z.string(),
  expires: z.number(),
});
const grantSchema = z.strictObject({
  id: z.string(),
  challenge: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  expires: z.number(),
});
export type LocalGrant = z.infer<typeof grantSchema>;

export function createLocalConsent(db: Queries, now: () => number, provider: OAuthProvider | "wechat"): LocalConsent {
  const key = installationKey(db, "local-consent");
  const used = new Map<string, number>();

  const sign = async (purpose: string, text: string) =>
    createHmac("sha256", await key())
      .update(`${provider}:${purpose}:${text}`)
      .digest("base64url");
  const seal = async (purpose: string, value: object) => {
    const text = Buffer.from(JSON.stringify(value)).toString("base64url");
    return `${text}.${await sign(purpose, text)}`;
  };
  const open = async <T extends { expires: number }>(purpose: string, sealed: string, schema: z.ZodType<T>) => {
    const [text = "", signature = ""] = sealed.split(".");
    if (!sameSecret(await sign(purpose, text), signature)) return null;
    const value = schema.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return value.expires > now() ? value : null;
  };
  /** Returns a path, whatever host the public URL names: the stand-in is on the machine that the browser talks to. */
  const back = (redirectUri: string, query: Record<string, string>) => {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  return {
    async url(request) {
      const sealed = await seal("request", { ...request, expires: now() + requestLifetime });
      return `${consentPath}?${new URLSearchParams({ request: sealed })}`;
    },
    async redeem(code) {
      const grant = await open("code", code, grantSchema);
      if (!grant || used.has(grant.id)) return null;
      for (const [id, expires] of used) if (expires <= now()) used.delete(id);
      used.set(grant.id, grant.expires);
      return grant;
    },
    consent: {
      async read(request) {
        return (await open("request", request, requestSchema)) && { provider };
      },
      async allow(request, profile) {
        const asked = await open("request", request, requestSchema);
        if (!asked) return null;
        const { redirectUri, state, challenge } = asked;
        const grant: LocalGrant = { ...profile, id: newSecret(12), challenge, expires: now() + codeLifetime };
        return back(redirectUri, { code: await seal("code", grant), state });
      },
      async refuse(request) {
        const asked = await open("request", request, requestSchema);
        if (!asked) return null;
        // WeChat reports a refusal by sending no code, the others by an error.
        const answer: Record<string, string> = provider === "wechat" ? {} : { error: "access_denied" };
        return back(asked.redirectUri, { ...answer, state: asked.state });
      },
    },
  };
}
