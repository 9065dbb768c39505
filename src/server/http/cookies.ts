import { parse, serialize } from "hono/utils/cookie";

type CookieOptions = {
  /** Seconds for which the browser keeps the cookie; 0 removes it. */
  seconds: number;
  /** `/` by default. */
  path?: string;
  /** Whether scripts of our pages may read it. */
  isReadable?: boolean;
};

/** The cookies of one request and those that its response sets, independent of the framework's context. */
export type CookieJar = {
  get(name: string): string | undefined;
  set(name: string, value: string, options: CookieOptions): void;
  /** Returns the `Set-Cookie` lines so far. */
  lines(): readonly string[];
};

/**
 * Makes the jar of one request. `header` is its `Cookie` header. Cookies are SameSite=Lax: they are not sent with
 * another site's requests, but users who follow a link from elsewhere, or come back from a provider, are still signed
 * in. `secure` is true where the site uses https.
 */
export function createCookieJar(header: string | undefined, secure: boolean): CookieJar {
  const given = header ?? "";
  const lines: string[] = [];
  return {
    get: (name) => parse(given, name)[name],
    set(name, value, { seconds, path = "/", isReadable = false }) {
      lines.push(serialize(name, value, { maxAge: seconds, path, secure, httpOnly: !isReadable, sameSite: "Lax" }));
    },
    lines: () => lines,
  };
}
