import "#web/styles/main.css";
import { hydrate, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from "react-router";
import { queryClient } from "#web/api/queries.ts";
import { loadTexts, startI18n, translator } from "#web/shell/i18n.ts";
import { loadPagesBy } from "#web/shell/load-ahead.ts";
import { watchSession } from "#web/shell/session.ts";
import { TranslatorContext } from "#web/shell/translation.ts";
import type { PageState } from "./render.tsx";
import { type PageHandle, routes, routeTable } from "./routes.tsx";

const root = document.getElementById("root");
// Not awaited: the modules of the pages are loaded from here and import this file, so a top-level await would deadlock.
if (root) void start(root);

async function start(place: HTMLElement): Promise<void> {
  const written = place.firstElementChild !== null;
  const state = JSON.parse(document.getElementById("state")?.textContent ?? "{}") as Partial<PageState>;
  translator.addTexts(state.words ?? {});
  if (state.read) hydrate(queryClient, state.read);
  const [hydrationData] = await Promise.all([written ? takeOver() : undefined, startI18n()]);
  const router = createBrowserRouter(routes, hydrationData && { hydrationData });
  watchSession((path) => router.navigate(path));
  loadPagesBy((name) => Promise.all([routeTable[name].load(), loadTexts(routeTable[name].texts)]));
  const app = (
    <StrictMode>
      <TranslatorContext value={translator}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TranslatorContext>
    </StrictMode>
  );
  // The server's page is already visible. A transition hydrates it in small pieces, so that scrolling never waits for
  // them.
  if (written) startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
}

/**
 * Prepares hydration of the page that the server rendered: puts the page's component where the router looks for it.
 * Where there is nothing at a page's URL (not in this edition, or not with this name) the server has rendered the
 * not-found page.
 * @returns the state that the router takes as the results of the page's loaders, so that it calls none.
 */
async function takeOver(): Promise<HydrationState> {
  const loaderData: Record<string, null> = {};
  const errors: Record<string, object> = {};
  const isMissing = document.documentElement.dataset.missing !== undefined;
  for (const { route } of matchRoutes(routes, location) ?? []) {
    const { name } = (route.handle ?? {}) as Partial<PageHandle>;
    if (!name) continue;
    loaderData[name] = null;
    if (isMissing) {
      errors[name] = { status: 404, statusText: "", internal: false, data: null };
      continue;
    }
    const page = routeTable[name];
    const [Component] = await Promise.all([page.load(), loadTexts(page.texts)]);
    Object.assign(route, { Component, lazy: undefined });
  }
  return Object.keys(errors).length > 0 ? { loaderData, errors } : { loaderData };
}
