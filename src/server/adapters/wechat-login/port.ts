import type { Locale } from "#locales/words.ts";
import type { Consent } from "../oauth/port.ts";

/**
 * Signing in by WeChat on a website: the browser leaves for a page with a QR code and comes back with a `code`, or
 * without one after a refusal. WeChat knows neither PKCE nor addresses of people.
 */
export type WechatLogin = {
  /** `embedded` or `weixin`, for the start-up report. */
  readonly kind: string;
  /** Where to send the browser. */
  begin(flow: { redirectUri: string; state: string }, locale: Locale): Promise<string>;
  /** Whose code this is. Throws WechatRefused for a wrong, used or old code, WechatUnavailable when WeChat cannot be asked. */
  finish(code: string): Promise<WechatProfile>;
  /** The stand-in's own consent page. */
  consent?: Consent;
};

export type WechatProfile = {
  /** The `unionid`, which is the same for all of a company's applications, or the `openid` where there is none. */
  subject: string;
  /** Perhaps empty. */
  nickName: string;
  /** An https address, or empty. */
  avatar: string;
};

export class WechatUnavailable extends Error {
  override name = "WechatUnavailable";
}

export class WechatRefused extends Error {
  override name = "WechatRefused";
}
