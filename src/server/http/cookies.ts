import { parse, serialize } from "hono/utils/cookie";

type CookieOptions = {
  /** How long the browser keeps it; 0 takes it back. */
  seconds: number;
  /** `/` unless said. */
  path?: string;
  /** Scripts of our pages may read it. */
  isReadable?: boolean;
};

/** The cookies of one request and those that its answer sets, without the framework's context. */
export type CookieJar = {
  get(name: string): string | undefined;
  set(name: string, value: string, options: CookieOptions): void;
  /** The `Set-Cookie` lines so far. */
  lines(): readonly string[];
};

/**
 * `header` is the request's `Cookie`. Lax: nothing is sent with another site's requests, but people who follow a link from
 * elsewhere, or come back from a provider, are known. `secure` where the site is https.
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
