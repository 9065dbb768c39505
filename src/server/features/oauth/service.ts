import { pages } from "#contract/pages.ts";
import type { OauthError } from "#contract/sign-in-ways.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { safePrev } from "#core/prev.ts";
import type { Locale } from "#locales/words.ts";
import { OAuthRefused, OAuthUnavailable } from "#server/adapters/oauth/port.ts";
import { WechatRefused, WechatUnavailable } from "#server/adapters/wechat-login/port.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newSecret } from "#server/ids.ts";
import { findOrCreateUser, type OauthIdentity } from "./find-or-create-user.ts";
import * as store from "./store.ts";

/**
 * Sends the browser to a provider and handles its return. A flow is bound to the browser that started it (through a
 * cookie whose hash is stored), lives ten minutes and is deleted by the first return, so a state is accepted once and
 * in no other browser.
 */
export type Provider = store.Provider;

export type OauthStart = { prev?: string; inviter?: string; locale: Locale; cookie: string };

/**
 * Returns the URL to send the browser to. Throws notFound if the provider is not offered, providerUnavailable if it is
 * down.
 */
export async function leave(deps: Deps, provider: Provider, input: OauthStart): Promise<string> {
  const { wechat } = deps;
  const oauth = provider === "wechat" ? null : deps.oauth[provider];
  if (!oauth && !(provider === "wechat" && wechat)) throw new AppError("notFound");
  const prev = safePrev(input.prev);
  const flow = { state: newSecret(), nonce: newSecret(), verifier: newSecret(48) };
  const redirectUri = redirectUriOf(deps, provider, prev, input.locale);
  const url = oauth
    ? await oauth.begin({ ...flow, redirectUri }, input.locale).catch(asAppError)
    : await wechat?.begin({ state: flow.state, redirectUri }, input.locale);
  if (url === undefined) throw new AppError("notFound");
  const row = {
    stateHash: hashSecret(flow.state),
    cookieHash: hashSecret(input.cookie),
    provider,
    verifier: flow.verifier,
    nonce: flow.nonce,
    prev,
    inviterId: input.inviter ?? null,
    expiresAt: new Date(deps.now() + limits.oauth.lifetime),
  };
  await store.addFlow(deps.db, row);
  return url;
}

/** Returns the user who came back from Google or GitHub. Throws the errors of the contract's oauthErrors. */
export async function returnFrom(
  deps: Deps,
  provider: "google" | "github",
  input: { query: URLSearchParams; flow: store.Flow; locale: Locale; freshUserId: string | null },
): Promise<{ userId: string }> {
  const oauth = deps.oauth[provider];
  if (!oauth) throw new AppError("notFound");
  const { flow, query } = input;
  const state = query.get("state") ?? "";
  const redirectUri = redirectUriOf(deps, provider, flow.prev, input.locale);
  const profile = await oauth
    .finish({ redirectUri, state, nonce: flow.nonce, verifier: flow.verifier }, query)
    .catch(asAppError);
  const identity: OauthIdentity = { ...profile, provider, inviterId: flow.inviterId, locale: input.locale };
  return findOrCreateUser(deps, identity, { isStandIn: oauth.kind === "embedded", freshUserId: input.freshUserId });
}

/** Returns the user who came back from WeChat. Throws the errors of the contract's oauthErrors. */
export async function returnFromWechat(
  deps: Deps,
  input: { code: string; state: string; cookie: string | undefined; locale: Locale },
): Promise<{ userId: string }> {
  if (!deps.wechat) throw new AppError("notFound");
  const flow = await consumeFlow(deps, "wechat", input.state, input.cookie);
  if (!flow) throw new AppError("signInExpired");
  const { subject, nickName, avatar } = await deps.wechat.finish(input.code).catch(asAppError);
  const identity: OauthIdentity = {
    provider: "wechat",
    subject,
    email: null,
    name: nickName,
    avatar,
    inviterId: flow.inviterId,
    locale: input.locale,
  };
  return findOrCreateUser(deps, identity, { isStandIn: deps.wechat.kind === "embedded", freshUserId: null });
}

/** Returns the flow that this browser started with this state, once; null otherwise. */
export async function consumeFlow(deps: Deps, provider: Provider, state: string, cookie: string | undefined) {
  if (!cookie || state === "") return null;
  const key = { provider, stateHash: hashSecret(state), cookieHash: hashSecret(cookie) };
  return store.consumeFlow(deps.db, key, new Date(deps.now()));
}

/** Returns the URL of the edition's sign-in page, with the error and the path to return to. */
export function signInUrl(locale: Locale, error: OauthError, prev: string): string {
  const page = locale === "ch" ? pages.login : pages.signIn;
  const query = new URLSearchParams({ error, ...(prev === "/" ? {} : { prev }) });
  return `${page.path}?${query}`;
}

/** Returns the callback URL on the host where the flow started, because its cookie is set there. */
function redirectUriOf(deps: Deps, provider: Provider, prev: string, locale: Locale): string {
  if (provider !== "wechat") return `${siteUrl(deps.config, locale)}/passport/${provider}/callback`;
  // The login page finishes the sign-in with a call and needs to know where to go afterwards.
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

/** Returns the user's identities at Google, GitHub and WeChat, for the data export. */
export async function identitiesOf({ db }: { db: Queries }, userId: string) {
  const rows = await store.listIdentities(db, userId);
  return rows.map(({ provider, subject, createdAt }) => ({ provider, subject, createdAt: createdAt.toISOString() }));
}
