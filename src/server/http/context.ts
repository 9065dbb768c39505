import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Locale } from "#locales/words.ts";
import type { Limits } from "#server/operations/limits.ts";
import type { CookieJar } from "./cookies.ts";
import type { Session } from "./session.ts";

/** What every request carries, set before any feature sees it (http/arrival.ts). */
export type AppEnv = {
  /** Absent where a test asks the application directly. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    locale: Locale;
    /** The visitor's network address, behind a trusted proxy too. */
    ip: string;
    /** For `<script nonce>` in a page made on the server. */
    nonce: string;
    /** Source for the policy of a page that holds a script of ours: its hash. */
    script?: string;
    cookies: CookieJar;
    session: Session;
    limits: Limits;
    /** The request came from a page of another site. */
    isForeign: boolean;
    /** A call of the contract: failures are JSON. Anything else is a page. */
    isCall: boolean;
  };
};

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
