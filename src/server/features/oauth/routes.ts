import { type OauthError, oauthErrors } from "#contract/sign-in-ways.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { safePrev } from "#core/prev.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { newSecret } from "#server/ids.ts";
import type { Handlers, Refused } from "#server/operations/handler.ts";
import { isFreshSignIn } from "#server/operations/principal.ts";
import * as service from "./service.ts";

const flowCookie = "x-passport";

type Calls = "startGoogle" | "startGithub" | "startWechat" | "finishGoogle" | "finishGithub" | "signInByWechat";
type Start = Handlers<Calls>["startGoogle"];
type Finish = Handlers<Calls>["finishGoogle"];

/** These calls are browser navigations, so every failure ends on a page that tells the user what to do next. */
export function oauthHandlers(deps: Deps): Handlers<Calls> {
  const start = (provider: service.Provider): Start => ({
    async handle({ query, locale, cookies }) {
      const cookie = cookies.get(flowCookie) || newSecret();
      const { inviter } = query;
      const target = await service.leave(deps, provider, { prev: safePrev(query.prev), inviter, locale, cookie });
      // All flows of a browser share one cookie, so that two tabs do not end each other's flow.
      cookies.set(flowCookie, cookie, { seconds: limits.oauth.lifetime / 1000 });
      return redirect(target);
    },
    refuse: (error, refused) => explain(refused, error, safePrev(refused.query.prev)),
  });

  const finish = (provider: "google" | "github"): Finish => ({
    async handle({ locale, log, user, session, cookies, query }) {
      const flow = await service.consumeFlow(deps, provider, query.state ?? "", cookies.get(flowCookie));
      if (!flow) throw new AppError("signInExpired");
      const given = Object.entries(query).map(([name, value = ""]): [string, string] => [name, value]);
      try {
        const isFresh = isFreshSignIn(deps, await session.startedAt());
        const { userId } = await service.returnFrom(deps, provider, {
          query: new URLSearchParams(given),
          flow,
          locale,
          freshUserId: isFresh && user ? user.id : null,
        });
        await session.begin(userId);
        return redirect(flow.prev);
      } catch (error) {
        // From here on the flow knows where the user wanted to go.
        return explain({ locale, log }, error, flow.prev);
      }
    },
    refuse: (error, refused) => explain(refused, error, "/"),
  });

  return {
    startGoogle: start("google"),
    startGithub: start("github"),
    startWechat: start("wechat"),
    finishGoogle: finish("google"),
    finishGithub: finish("github"),
    async signInByWechat({ body, locale, session, cookies }) {
      const cookie = cookies.get(flowCookie);
      const { userId } = await service.returnFromWechat(deps, { ...body, cookie, locale });
      return { token: await session.begin(userId) };
    },
  };
}

function redirect(target: string): Response {
  return new Response(null, { status: 302, headers: { Location: target } });
}

/** Redirects to the sign-in page for errors that the user can act on; all others are rethrown and get an error page. */
function explain({ log, locale }: Pick<Refused, "log" | "locale">, error: unknown, prev: string): Response {
  if (!(error instanceof AppError)) throw error;
  const name = oauthErrors.find((one) => one === error.error) as OauthError | undefined;
  if (!name) throw error;
  if (error.detail.cause !== undefined) {
    log.warn({ error: safeError(error.detail.cause), name }, "sign-in at a provider failed");
  }
  return redirect(service.signInUrl(locale, name, prev));
}
