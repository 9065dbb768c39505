import { Hono } from "hono";
import { AppError } from "#core/errors.ts";
import type { Deps } from "./deps.ts";
import { mountAccounts } from "./features/accounts/routes.ts";
import { mountUploads } from "./features/uploads/routes.ts";
import { mountWebApp } from "./features/web-app/routes.ts";
import { arrival } from "./http/arrival.ts";
import type { App, AppEnv } from "./http/context.ts";
import { respondError } from "./http/errors.ts";
import { createLimits } from "./http/limits.ts";

/** The application: every feature in the order in which routes are tried. Starts nothing; main.ts does. */
export function createApp(deps: Deps): App {
  const app: App = new Hono<AppEnv>();
  app.use("*", arrival(deps, createLimits(deps.db)));
  app.onError(respondError);

  mountAccounts(app, deps);
  mountUploads(app, deps);

  // What begins with /api and was not taken above does not exist.
  app.all("/api/*", () => {
    throw new AppError("notFound");
  });
  mountWebApp(app);
  app.notFound((context) => respondError(new AppError("notFound"), context));
  return app;
}
