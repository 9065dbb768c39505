import type { Locale } from "#locales/words.ts";

export type OAuthProvider = "google" | "github";

/**
 * Signing in at somebody else's: OAuth 2.0's authorization code with PKCE. Who calls keeps `state`, `nonce` and `verifier`
 * for the browser that left, and hands them in when it comes back.
 */
export type OAuth = {
  /** `embedded` or the provider's name, for the start-up report. */
  readonly kind: string;
  /** Where to send the browser. Throws OAuthUnavailable. */
  begin(flow: OAuthFlow, locale: Locale): Promise<string>;
  /**
   * Who came back, from the query of the callback's address. Throws OAuthRefused when the person or the provider said no,
   * OAuthUnavailable when the provider cannot be asked.
   */
  finish(flow: OAuthFlow, query: URLSearchParams): Promise<OAuthProfile>;
  /** The stand-in's own consent page; no real provider has one. */
  consent?: Consent;
};

export type OAuthFlow = {
  /** Where the provider sends the browser back to; the same in both steps. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** 43 to 128 characters, of which the provider is told only the hash until the end. */
  verifier: string;
};

export type OAuthProfile = {
  /** The provider's own id of the person; never changes. */
  subject: string;
  /** In lower case, and only if the provider says that it is verified. */
  email: string | null;
  /** Perhaps empty. */
  name: string;
  /** An https address, or empty. */
  avatar: string;
};

export class OAuthUnavailable extends Error {
  override name = "OAuthUnavailable";
}

export class OAuthRefused extends Error {
  override name = "OAuthRefused";
}

/** What a local consent page needs of the stand-in behind it. `request` is what its address carries. */
export type Consent = {
  /** Which provider it stands for, or null when the request is forged or over. */
  read(request: string): Promise<{ provider: OAuthProvider | "wechat" } | null>;
  /** Where the browser goes when the person agrees; null when the request is forged or over. */
  allow(request: string, profile: { name: string; email: string; isVerified: boolean }): Promise<string | null>;
  /** Where the browser goes when the person does not. */
  refuse(request: string): Promise<string | null>;
};
