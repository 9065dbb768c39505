import { z } from "zod";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { sourceOf } from "#core/sharing/share-links.ts";
import { originsOf } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { readBytes, readJson } from "#server/http/body.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { linkPasswordPage, linkPasswordPolicy } from "#server/pages/link-password-page.tsx";
import { isPassword } from "../accounts/service.ts";
import { answerMissing, answerPage, answerPdf, type PageCache, pageOf } from "../public-page/service.ts";
import type { ViewRecorder } from "../views/service.ts";
import { findOpenLink, noteReading, type OpenLink } from "./service.ts";
import { isUnlocked, unlockedValue } from "./unlocking.ts";

/** The cookie of a link whose password was right. The browser sends it to that link's path alone. */
const cookieName = "x-link";

/** Nothing of a link is kept anywhere, found by a search, or told to the site that a link in the resume leads to. */
const headers = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
};

const readBody = z.strictObject({ part: z.int().min(1).max(limits.shareLinks.parts) });

/**
 * Mounts GET /s/:token, a resume as its private link shows it; POST there, which takes the password; GET /s/:token/pdf, if
 * the link allows the download; and POST /s/:token/read, by which the page tells how far it was read. A link that is
 * unknown, revoked or has expired is answered alike, so that nothing can be learnt from it.
 */
export function mountLinkPages(app: App, deps: Deps, services: { pages: PageCache; linkViews: ViewRecorder }): void {
  const { pages, linkViews } = services;

  app.use("/s/*", async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });

  const isLocked = (context: AppContext, { id, passwordHash }: OpenLink) =>
    passwordHash !== null && !isUnlocked({ id, passwordHash }, context.get("cookies").get(cookieName), deps.now());

  const askPassword = (
    context: AppContext,
    status: 200 | 403 | 429,
    asking: Parameters<typeof linkPasswordPage>[1],
  ) => {
    context.header("Content-Security-Policy", linkPasswordPolicy);
    // Without a referrer the form would be sent without its origin, too. Nothing on this page leads elsewhere.
    context.header("Referrer-Policy", "same-origin");
    return context.html(linkPasswordPage(context.get("locale"), asking), status);
  };

  app.get("/s/:token", async (context) => {
    const link = await findOpenLink(deps, context.req.param("token"));
    if (!link) return missing(context, deps);
    const from = sourceOf(context.req.header("referer"), ownHosts(context, deps));
    if (isLocked(context, link)) return askPassword(context, 200, { from });
    const page = await pageOf(deps, pages, {
      key: `link ${link.id}`,
      state: link.state,
      find: link.read,
      frameOf: () => ({ path: pathOf(link), isPrivate: true }),
    });
    if (!page) return missing(context, deps);
    linkViews.record(context, link, from);
    return answerPage(context, deps, page, { isPrivate: true, headers });
  });

  app.post("/s/:token", async (context) => {
    const link = await findOpenLink(deps, context.req.param("token"));
    if (!link) return missing(context, deps);
    const { id, passwordHash } = link;
    if (passwordHash !== null) {
      const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(context.req.raw, limits.body.raw)));
      // The form hands on where its reader came from: its own request comes from here.
      const from = sourceOf(`https://${fields.get("from") ?? ""}`, ownHosts(context, deps));
      const wait = await waitOf(takeTry(context, id));
      if (wait !== null) {
        context.header("Retry-After", String(wait));
        return askPassword(context, 429, { from, problem: { kind: "tooMany", minutes: Math.ceil(wait / 60) } });
      }
      const password = (fields.get("password") ?? "").slice(0, limits.shareLinks.password.max);
      if (!(await isPassword(passwordHash, password)))
        return askPassword(context, 403, { from, problem: { kind: "wrong" } });
      linkViews.record(context, link, from, true);
      context.get("cookies").set(cookieName, unlockedValue({ id, passwordHash }, deps.now()), {
        seconds: limits.shareLinks.open / 1000,
        path: pathOf(link),
      });
    }
    return context.redirect(pathOf(link), 303);
  });

  app.get("/s/:token/pdf", async (context) => {
    const link = await findOpenLink(deps, context.req.param("token"));
    if (!link) return missing(context, deps);
    if (isLocked(context, link)) return context.redirect(pathOf(link), 303);
    const resume = await link.read();
    if (!resume?.document.config.downloadable) return missing(context, deps);
    return answerPdf(context, deps, resume);
  });

  app.post("/s/:token/read", async (context) => {
    await context.get("limits").take("linkRead", context.get("ip"));
    const body = readBody.safeParse(await readJson(context.req.raw, limits.body.raw, context.get("locale")));
    if (!body.success) throw new AppError("invalidRequest");
    const link = await findOpenLink(deps, context.req.param("token"));
    if (!link || isLocked(context, link)) return missing(context, deps);
    await noteReading(deps, link.id, await linkViews.markOf(context, link.id), body.data.part);
    return context.body(null, 204);
  });
}

const pathOf = ({ token }: OpenLink) => `/s/${token}`;

/** Counts a try of a password, before it is known whether it is right. Throws tooManyRequests. */
async function takeTry(context: AppContext, linkId: string): Promise<void> {
  const [limits, ip] = [context.get("limits"), context.get("ip")];
  await limits.take("linkPasswordFromOnePlace", ip);
  await limits.take("linkPassword", `${ip} ${linkId}`);
  await limits.take("linkPasswordOfOneLink", linkId);
}

/** Returns after how many seconds a refused try may be made again; null for one that may be made now. */
async function waitOf(taking: Promise<void>): Promise<number | null> {
  try {
    await taking;
    return null;
  } catch (error) {
    if (error instanceof AppError && error.error === "tooManyRequests") return error.detail.retryAfter ?? 1;
    throw error;
  }
}

function missing(context: AppContext, deps: Deps): Response {
  const response = answerMissing(context, deps, "link");
  response.headers.set("Cache-Control", headers["Cache-Control"]);
  return response;
}

function ownHosts(context: AppContext, { config }: Deps): string[] {
  return [context.req.header("host") ?? "", ...originsOf(config).map((origin) => new URL(origin).host)];
}
