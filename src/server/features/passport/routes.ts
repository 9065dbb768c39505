import { getCookie, setCookie } from "hono/cookie";
import { type PassportError, passportErrors, signInWayCalls } from "#contract/sign-in-ways.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { safePrev } from "#core/prev.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { type CallRequest, mount } from "#server/http/mount.ts";
import { newSecret } from "#server/ids.ts";
import { mountConsent } from "./consent-page.ts";
import * as service from "./service.ts";

const flowCookie = "x-passport";
/** For who comes and goes by accident, not for programs. */
const rate = { points: 60, seconds: 600 };

type Start = CallRequest<typeof signInWayCalls.startGoogle>;
type Finish = CallRequest<typeof signInWayCalls.finishGoogle>;

/** Navigations of the browser: whatever happens, a person ends on a page that says what to do next. */
export function mountPassport(app: App, deps: Deps): void {
  const start = (provider: service.Provider) => async (request: Start) => {
    const { query, address, limit, locale, context } = request;
    const prev = safePrev(query.prev);
    try {
      await limit("passport", address, rate);
      const cookie = getCookie(context, flowCookie) || newSecret();
      const { inviter } = query;
      const target = await service.leave(deps, provider, { prev, inviter, locale, cookie });
      // One cookie for all flows of a browser, so that two tabs do not end each other's.
      keepCookie(deps, context, cookie);
      return context.redirect(target, 302);
    } catch (error) {
      return explain(request, error, prev);
    }
  };

  const finish = (provider: "google" | "github") => async (request: Finish) => {
    const { address, limit, locale, session, context } = request;
    let prev = "/";
    try {
      await limit("passport-return", address, rate);
      const { searchParams } = new URL(context.req.url);
      const cookie = getCookie(context, flowCookie);
      const flow = await service.takeFlow(deps, provider, request.query.state ?? "", cookie);
      if (!flow) throw new AppError("signInExpired");
      prev = flow.prev;
      const { userId } = await service.returnFrom(deps, provider, { query: searchParams, flow, locale });
      await session.begin(userId);
      return context.redirect(prev, 302);
    } catch (error) {
      return explain(request, error, prev);
    }
  };

  mount(app, deps, signInWayCalls.startGoogle, start("google"));
  mount(app, deps, signInWayCalls.startGithub, start("github"));
  mount(app, deps, signInWayCalls.startWechat, start("wechat"));
  mount(app, deps, signInWayCalls.finishGoogle, finish("google"));
  mount(app, deps, signInWayCalls.finishGithub, finish("github"));

  mount(app, deps, signInWayCalls.signInByWechat, async ({ body, address, limit, locale, session, context }) => {
    await limit("passport-return", address, rate);
    const cookie = getCookie(context, flowCookie);
    const { userId } = await service.returnFromWechat(deps, { ...body, cookie, locale });
    return { token: await session.begin(userId) };
  });

  mountConsent(app, deps);
}

/** Back to the sign-in page for what a person can do something about; everything else is a page of its own. */
function explain({ context, log, locale }: Start | Finish, error: unknown, prev: string): Response {
  if (!(error instanceof AppError)) throw error;
  const name = passportErrors.find((one) => one === error.error) as PassportError | undefined;
  if (!name) throw error;
  if (error.detail.cause !== undefined) {
    log.warn({ error: safeError(error.detail.cause), name }, "a sign-in at a provider failed");
  }
  return context.redirect(service.signInAddress(locale, name, prev), 302);
}

function keepCookie(deps: Deps, context: AppContext, value: string): void {
  setCookie(context, flowCookie, value, {
    httpOnly: true,
    // Lax: the way back from a provider is a navigation that another site begins.
    sameSite: "Lax",
    path: "/",
    secure: deps.config.secure,
    maxAge: limits.passport.lifetime / 1000,
  });
}
