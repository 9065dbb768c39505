import type { Locale } from "#locales/words.ts";
import type { Consent } from "../oauth/port.ts";

/**
 * Signs users in with WeChat on a website: the browser is sent to a page with a QR code and comes back with a `code`,
 * or without one after a refusal. WeChat supports no PKCE and discloses no emails.
 */
export type WechatLogin = {
  /** `embedded` or `weixin`, for the start-up report. */
  readonly kind: string;
  /** Returns the URL to send the browser to. */
  begin(flow: { redirectUri: string; state: string }, locale: Locale): Promise<string>;
  /**
   * Returns the profile that a code stands for. Throws WechatRefused for a wrong, used or expired code,
   * WechatUnavailable when WeChat does not answer.
   */
  finish(code: string): Promise<WechatProfile>;
  /** The stand-in's own consent page. */
  consent?: Consent;
};

export type WechatProfile = {
  /** The `unionid`, which is the same for all of a company's applications, or the `openid` where there is none. */
  subject: string;
  /** May be empty. */
  nickName: string;
  /** An https URL, or empty. */
  avatar: string;
};

export class WechatUnavailable extends Error {
  override name = "WechatUnavailable";
}

export class WechatRefused extends Error {
  override name = "WechatRefused";
}
