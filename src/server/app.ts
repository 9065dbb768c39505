import { Hono } from "hono";
import { AppError } from "#core/errors.ts";
import type { Deps } from "./deps.ts";
import { mountAccountRemoval } from "./features/account-removal/routes.ts";
import { mountAccounts } from "./features/accounts/routes.ts";
import { mountBin } from "./features/bin/routes.ts";
import { mountCaptcha } from "./features/captcha/routes.ts";
import { mountCatalog } from "./features/catalog/routes.ts";
import { mountContent } from "./features/content/routes.ts";
import { mountCovers } from "./features/covers/routes.ts";
import { createCovers } from "./features/covers/service.ts";
import { mountDiscovery } from "./features/discovery/routes.ts";
import { mountDocs } from "./features/docs/routes.ts";
import { mountDownload } from "./features/download/routes.ts";
import { mountFonts } from "./features/fonts/routes.ts";
import { mountHealth } from "./features/health/routes.ts";
import { mountLedger } from "./features/ledger/routes.ts";
import { mountOrders } from "./features/orders/routes.ts";
import { mountPassport } from "./features/passport/routes.ts";
import { mountPhone } from "./features/phone/routes.ts";
import { mountPublicPage } from "./features/public-page/routes.ts";
import { mountReferrals } from "./features/referrals/routes.ts";
import { mountResumes } from "./features/resumes/routes.ts";
import { mountSandbox } from "./features/sandbox/routes.ts";
import { mountSessions } from "./features/sessions/routes.ts";
import { mountSite } from "./features/site/routes.ts";
import { mountTakeOut } from "./features/take-out/routes.ts";
import { mountUploads } from "./features/uploads/routes.ts";
import { mountVersions } from "./features/versions/routes.ts";
import { mountViews } from "./features/views/routes.ts";
import { mountWebApp } from "./features/web-app/routes.ts";
import { arrival } from "./http/arrival.ts";
import type { App, AppEnv } from "./http/context.ts";
import { respondError } from "./http/errors.ts";
import { createLimits } from "./http/limits.ts";
import { respondOptions } from "./http/methods.ts";

/** The application: every feature in the order in which routes are tried. Starts nothing; main.ts does. */
export function createApp(deps: Deps): App {
  const app: App = new Hono<AppEnv>();
  app.use("*", arrival(deps, createLimits(deps.db)));
  app.onError(respondError);

  const covers = createCovers(deps);
  mountHealth(app, deps);
  mountSite(app, deps);
  mountDocs(app, deps);
  mountDiscovery(app, deps);
  mountAccounts(app, deps);
  mountSessions(app, deps);
  mountLedger(app, deps);
  mountOrders(app, deps);
  mountReferrals(app, deps);
  mountTakeOut(app, deps);
  mountAccountRemoval(app, deps);
  mountCaptcha(app, deps);
  mountPhone(app, deps);
  mountPassport(app, deps);
  // Before the resumes, whose ids their paths would be taken for.
  mountBin(app, deps);
  mountViews(app, deps);
  mountResumes(app, deps, covers);
  mountVersions(app, deps);
  mountDownload(app, deps);
  mountCovers(app, deps, covers);
  mountCatalog(app, deps);
  mountContent(app, deps);
  mountUploads(app, deps);
  mountSandbox(app, deps);
  mountPublicPage(app, deps, covers);
  mountFonts(app);

  // What begins with /api and was not taken above does not exist.
  app.options("/api/*", respondOptions);
  app.all("/api/*", () => {
    throw new AppError("notFound");
  });
  mountWebApp(app, deps);
  app.notFound((context) => respondError(new AppError("notFound"), context));
  return app;
}
