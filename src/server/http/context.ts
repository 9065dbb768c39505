import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Locale } from "#locales/words.ts";
import type { Limits } from "#server/operations/limits.ts";
import type { CookieJar } from "./cookies.ts";
import type { Session } from "./session.ts";

/** The variables of every request, set before any feature sees it (`http/middleware.ts`). */
export type AppEnv = {
  /** Absent where a test calls the application directly. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    locale: Locale;
    /** The client's IP, also behind a trusted proxy. */
    ip: string;
    /** For `<script nonce>` in a page made on the server. */
    nonce: string;
    /** The hash of our own inline script, which the page's content security policy must allow. */
    script?: string;
    cookies: CookieJar;
    session: Session;
    limits: Limits;
    /** Whether a page of another site made the request. */
    isForeign: boolean;
    /** Whether this is a call of the contract, whose failures are JSON. Other failures are pages. */
    isCall: boolean;
    /** The call's name in the contract, once its route has taken the request. */
    callName?: string;
    /** Whose API token the request brought. */
    tokenUserId?: string;
  };
};

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
