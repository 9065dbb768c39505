import type { Locale } from "#locales/words.ts";

export type OAuthProvider = "google" | "github";

/**
 * Signs users in at another provider by OAuth 2.0's authorization code with PKCE. The caller stores `state`, `nonce`
 * and `verifier` for the browser that it sends away, and passes them again when the browser comes back.
 */
export type OAuth = {
  /** `embedded` or the provider's name, for the start-up report. */
  readonly kind: string;
  /** Returns the URL to send the browser to. Throws OAuthUnavailable. */
  begin(flow: OAuthFlow, locale: Locale): Promise<string>;
  /**
   * Returns the profile of the user who came back, from the query of the callback's URL. Throws OAuthRefused when the
   * user or the provider refused, OAuthUnavailable when the provider does not answer.
   */
  finish(flow: OAuthFlow, query: URLSearchParams): Promise<OAuthProfile>;
  /** The stand-in's own consent page. A real provider has none. */
  consent?: Consent;
};

export type OAuthFlow = {
  /** Where the provider sends the browser back to. It must be the same in both steps. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** 43 to 128 characters. The provider sees only its hash until the last step. */
  verifier: string;
};

export type OAuthProfile = {
  /** The provider's own id of the user, which never changes. */
  subject: string;
  /** In lower case; null unless the provider says that the email is verified. */
  email: string | null;
  /** May be empty. */
  name: string;
  /** An https URL, or empty. */
  avatar: string;
};

export class OAuthUnavailable extends Error {
  override name = "OAuthUnavailable";
}

export class OAuthRefused extends Error {
  override name = "OAuthRefused";
}

/** What the consent page needs of the stand-in behind it. `request` is the signed request in the page's URL. */
export type Consent = {
  /** Returns which provider the page stands in for, or null when the request is forged or expired. */
  read(request: string): Promise<{ provider: OAuthProvider | "wechat" } | null>;
  /** Returns where the browser goes when the user agrees, or null when the request is forged or expired. */
  allow(request: string, profile: { name: string; email: string; isVerified: boolean }): Promise<string | null>;
  /** Returns where the browser goes when the user refuses, or null when the request is forged or expired. */
  refuse(request: string): Promise<string | null>;
};
