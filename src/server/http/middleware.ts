import { randomBytes, randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { AppError } from "#core/errors.ts";
import { editionOfHost, originsOf } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import type { Limits } from "#server/operations/limits.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { createCookieJar } from "./cookies.ts";
import { respondError } from "./errors.ts";
import { createHostCheck, hostOf } from "./host.ts";
import { visitorIp } from "./ip.ts";
import { createKnownDevices } from "./known-devices.ts";
import { requestLocale } from "./locale.ts";
import { contentPolicy, isForeign } from "./security.ts";
import { createSession } from "./session.ts";
import { createUserHash } from "./user-hash.ts";

/**
 * Does what every request needs before a feature sees it, and every response after: request id, locale, the client's
 * IP, session (read only on demand), refusal of unknown hosts and foreign sites, cookies, security headers, and one log
 * line. The log line holds the route's pattern, never the URL itself, which may carry a secret; no body, no cookie, no
 * email; of the user, where the request needed to know one, a hash.
 */
export function requestMiddleware(deps: Deps, limits: Limits): MiddlewareHandler<AppEnv> {
  const { config } = deps;
  const origins = originsOf(config);
  const checkHost = createHostCheck(config);
  const known = createKnownDevices(deps.db);
  const userHash = createUserHash(deps.db);
  const hot = config.environment === "development";
  const turnstile = config.botCheck.kind === "turnstile";
  return async (context, next) => {
    const started = performance.now();
    const requestId = givenId(context) ?? randomUUID();
    const log = deps.log.child({ requestId });
    const nonce = randomBytes(16).toString("base64");
    context.set("requestId", requestId);
    context.set("log", log);
    context.set("nonce", nonce);
    context.set("limits", limits);
    context.set("isCall", /^\/(api|mcp|oauth\/(register|token|revoke))(\/|$)/.test(context.req.path));
    context.set(
      "ip",
      visitorIp({
        socket: context.env?.incoming?.socket.remoteAddress ?? "127.0.0.1",
        forwarded: context.req.header("x-forwarded-for"),
        proxies: config.proxies,
      }),
    );
    const cookies = createCookieJar(context.req.header("cookie"), config.secure);
    context.set("cookies", cookies);
    const { headers } = context.req.raw;
    const host = hostOf(context.req.raw);
    context.set(
      "locale",
      requestLocale(
        {
          host: editionOfHost(config, host),
          isCall: context.get("isCall"),
          query: context.req.query("locale"),
          cookie: cookies.get("locale"),
          acceptLanguage: context.req.header("accept-language"),
        },
        config.defaultLocale,
      ),
    );
    context.set("session", createSession(deps, known, headers, cookies));

    const isFromElsewhere = isForeign(headers, origins);
    context.set("isForeign", isFromElsewhere);
    const changes = !["GET", "HEAD", "OPTIONS"].includes(context.req.method);
    const refusal =
      checkHost({ path: context.req.path, headers, host }) ?? (changes && isFromElsewhere ? "foreignOrigin" : null);
    if (refusal) {
      context.res = respondError(new AppError(refusal), context);
    } else {
      await next();
    }

    // A shared cache must never store a user's cookie.
    const isShared = /\bpublic\b/.test(context.res.headers.get("Cache-Control") ?? "");
    for (const line of isShared ? [] : cookies.lines()) context.header("Set-Cookie", line, { append: true });
    context.header("X-Request-Id", requestId);
    context.header("X-Content-Type-Options", "nosniff");
    // A page whose URL is a secret sets its own policy, so that its URL is sent nowhere.
    if (!context.res.headers.has("Referrer-Policy")) {
      context.header("Referrer-Policy", "strict-origin-when-cross-origin");
    }
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
    if (config.secure) context.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    // A page with a policy of its own defines there who may frame it.
    if (!context.res.headers.has("Content-Security-Policy")) {
      context.header(
        "Content-Security-Policy",
        contentPolicy(nonce, { hot, turnstile, script: context.get("script") }),
      );
      context.header("X-Frame-Options", "DENY");
    }
    const userId = context.get("session").seenUserId() ?? context.get("tokenUserId");
    log.info(
      {
        // Without the key, which the database has, the line is worth more than none.
        ...(userId ? { user: await userHash(userId).catch(() => undefined) } : {}),
        method: context.req.method,
        route: context.req.routePath,
        status: context.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  };
}

function givenId(context: AppContext): string | undefined {
  const given = context.req.header("x-request-id");
  return given && /^[\w.-]{1,64}$/.test(given) ? given : undefined;
}
