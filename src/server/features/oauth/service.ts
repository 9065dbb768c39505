import { pages } from "#contract/pages.ts";
import type { OauthError } from "#contract/sign-in-ways.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { safePrev } from "#core/prev.ts";
import type { Locale } from "#locales/words.ts";
import { OAuthRefused, OAuthUnavailable } from "#server/adapters/oauth/port.ts";
import { WechatRefused, WechatUnavailable } from "#server/adapters/wechat-login/port.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newSecret } from "#server/ids.ts";
import { findOrCreateUser, type OauthIdentity } from "./find-or-create-user.ts";
import * as store from "./store.ts";

/**
 * Leaving for a provider and coming back. A flow is bound to the browser that left (a cookie of which the hash is stored),
 * lives ten minutes and is taken away by the first return: a state counts once, and in nobody else's browser.
 */
export type Provider = store.Provider;

export type OauthStart = { prev?: string; inviter?: string; locale: Locale; cookie: string };

/** Where to send the browser. Throws notFound where the provider is not offered, providerUnavailable when it is down. */
export async function leave(deps: Deps, provider: Provider, departure: OauthStart): Promise<string> {
  const { wechat } = deps;
  const oauth = provider === "wechat" ? null : deps.oauth[provider];
  if (!oauth && !(provider === "wechat" && wechat)) throw new AppError("notFound");
  const prev = safePrev(departure.prev);
  const flow = { state: newSecret(), nonce: newSecret(), verifier: newSecret(48) };
  const redirectUri = redirectUriOf(deps, provider, prev, departure.locale);
  const url = oauth
    ? await oauth.begin({ ...flow, redirectUri }, departure.locale).catch(asAppError)
    : await wechat?.begin({ state: flow.state, redirectUri }, departure.locale);
  if (url === undefined) throw new AppError("notFound");
  const row = {
    stateHash: hashSecret(flow.state),
    cookieHash: hashSecret(departure.cookie),
    provider,
    verifier: flow.verifier,
    nonce: flow.nonce,
    prev,
    inviterId: departure.inviter ?? null,
    expiresAt: new Date(deps.now() + limits.oauth.lifetime),
  };
  await store.addFlow(deps.db, row);
  return url;
}

/** Who came back from Google or GitHub, and where to. Throws the errors of the contract's passportErrors. */
export async function returnFrom(
  deps: Deps,
  provider: "google" | "github",
  requestMiddleware: { query: URLSearchParams; flow: store.Flow; locale: Locale },
): Promise<{ userId: string }> {
  const oauth = deps.oauth[provider];
  if (!oauth) throw new AppError("notFound");
  const { flow, query } = requestMiddleware;
  const state = query.get("state") ?? "";
  const redirectUri = redirectUriOf(deps, provider, flow.prev, requestMiddleware.locale);
  const person = await oauth
    .finish({ redirectUri, state, nonce: flow.nonce, verifier: flow.verifier }, query)
    .catch(asAppError);
  return findOrCreateUser(deps, { ...person, provider, inviterId: flow.inviterId, locale: requestMiddleware.locale });
}

/** Who came back from WeChat. Throws signInExpired, signInRefused, providerUnavailable. */
export async function returnFromWechat(
  deps: Deps,
  requestMiddleware: { code: string; state: string; cookie: string | undefined; locale: Locale },
): Promise<{ userId: string }> {
  if (!deps.wechat) throw new AppError("notFound");
  const flow = await consumeFlow(deps, "wechat", requestMiddleware.state, requestMiddleware.cookie);
  if (!flow) throw new AppError("signInExpired");
  const { subject, nickName, avatar } = await deps.wechat.finish(requestMiddleware.code).catch(asAppError);
  const newcomer: OauthIdentity = {
    provider: "wechat",
    subject,
    email: null,
    name: nickName,
    avatar,
    inviterId: flow.inviterId,
    locale: requestMiddleware.locale,
  };
  return findOrCreateUser(deps, newcomer);
}

/** The flow that this browser began with this state, once; else null. */
export async function consumeFlow(deps: Deps, provider: Provider, state: string, cookie: string | undefined) {
  if (!cookie || state === "") return null;
  const key = { provider, stateHash: hashSecret(state), cookieHash: hashSecret(cookie) };
  return store.consumeFlow(deps.db, key, new Date(deps.now()));
}

/** The edition's sign-in page, with what went wrong and the way back. */
export function signInUrl(locale: Locale, error: OauthError, prev: string): string {
  const page = locale === "ch" ? pages.login : pages.signIn;
  const query = new URLSearchParams({ error, ...(prev === "/" ? {} : { prev }) });
  return `${page.path}?${query}`;
}

/** On the host where it began, since the flow is tied to a cookie there. */
function redirectUriOf(deps: Deps, provider: Provider, prev: string, locale: Locale): string {
  if (provider !== "wechat") return `${siteUrl(deps.config, locale)}/passport/${provider}/callback`;
  // The page finishes the sign-in by a call, and needs to know where to go then.
  const query = prev === "/" ? "" : `?${new URLSearchParams({ prev })}`;
  return `${siteUrl(deps.config, locale)}${pages.login.path}${query}`;
}

function asAppError(error: unknown): never {
  if (error instanceof OAuthRefused || error instanceof WechatRefused) {
    throw new AppError("signInRefused", { cause: error });
  }
  if (error instanceof OAuthUnavailable || error instanceof WechatUnavailable) {
    throw new AppError("providerUnavailable", { retryAfter: 60, cause: error });
  }
  throw error;
}

/** Who this person is at Google, GitHub and WeChat, for the archive of one's data. */
export async function identitiesOf(deps: Pick<Deps, "db">, userId: string) {
  const rows = await store.listIdentities(deps.db, userId);
  return rows.map(({ provider, subject, createdAt }) => ({ provider, subject, createdAt: createdAt.toISOString() }));
}
