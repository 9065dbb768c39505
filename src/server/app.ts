import { Hono } from "hono";
import { AppError } from "#core/errors.ts";
import { withDeadline } from "./db/patience.ts";
import type { Deps } from "./deps.ts";
import { mountOperatorLink } from "./features/accounts/routes.ts";
import { createAudit } from "./features/audit/service.ts";
import { mountDiscovery } from "./features/discovery/routes.ts";
import { mountDocs } from "./features/docs/routes.ts";
import { mountFonts } from "./features/fonts/routes.ts";
import { mountHealth } from "./features/health/routes.ts";
import { mountMcp } from "./features/mcp/routes.ts";
import { mountConsent } from "./features/oauth/consent-page.ts";
import { mountCheckout } from "./features/orders/checkout-page.ts";
import { mountPublicPage } from "./features/public-page/routes.ts";
import { mountLinkPages } from "./features/share-links/link-pages.ts";
import { mountToolClients } from "./features/tool-clients/routes.ts";
import { mountFiles } from "./features/uploads/routes.ts";
import { mountWebApp } from "./features/web-app/routes.ts";
import { createHandlers } from "./handlers.ts";
import type { App, AppEnv } from "./http/context.ts";
import { mountCalls } from "./http/door.ts";
import { respondError } from "./http/errors.ts";
import { respondOptions } from "./http/methods.ts";
import { requestMiddleware } from "./http/middleware.ts";
import { requestMetrics } from "./http/request-metrics.ts";
import { requestTrace } from "./http/request-trace.ts";
import { createLimits } from "./operations/limits.ts";
import { createPipeline } from "./operations/pipeline.ts";
import type { Services } from "./services.ts";

/**
 * Builds the application: the calls of the contract and the pages beside them. It has no state and starts nothing of
 * its own.
 */
export function createApp(deps: Deps, services: Services): App {
  const app: App = new Hono<AppEnv>();
  const limits = createLimits(deps.db);
  app.use("*", (_context, next) => withDeadline(next));
  app.use("*", requestTrace(deps.tracing, deps.config));
  app.use("*", requestMetrics(services.metrics));
  app.use("*", requestMiddleware(deps, limits));
  app.onError(respondError);

  const pipeline = createPipeline(deps, limits, createAudit(deps));
  const handlers = createHandlers(deps, services);
  mountCalls(app, { deps, pipeline, metrics: services.metrics }, handlers);
  mountMcp(app, { deps, pipeline, handlers });
  mountToolClients(app, deps);

  mountHealth(app, deps, services);
  mountDocs(app, deps);
  mountDiscovery(app, deps);
  mountOperatorLink(app, deps);
  mountConsent(app, deps);
  mountCheckout(app, deps);
  mountFiles(app, deps);
  mountPublicPage(app, deps, services);
  mountLinkPages(app, deps, services);
  mountFonts(app);

  // Any other path below /api does not exist.
  app.options("/api/*", respondOptions);
  app.all("/api/*", () => {
    throw new AppError("notFound");
  });
  mountWebApp(app, deps);
  app.notFound((context) => respondError(new AppError("notFound"), context));
  return app;
}

/** Builds what a process without pages and calls answers: whether it runs, whether it can work, and its figures. */
export function createHealthApp(deps: Deps, services: Services): App {
  const app: App = new Hono<AppEnv>();
  mountHealth(app, deps, services);
  return app;
}
