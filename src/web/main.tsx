import "#web/styles/main.css";
import { hydrate, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from "react-router";
import { queryClient } from "#web/api/queries.ts";
import { loadTexts, startI18n, translator } from "#web/shell/i18n.ts";
import { watchSession } from "#web/shell/session.ts";
import { TranslatorContext } from "#web/shell/translation.ts";
import type { PageState } from "./render.tsx";
import { type PageHandle, routes, routeTable } from "./routes.tsx";

const root = document.getElementById("root");
// Not awaited: pages are loaded by this module and stand on its file, so they cannot begin before it has ended.
if (root) void start(root);

async function start(place: HTMLElement): Promise<void> {
  const written = place.firstElementChild !== null;
  const state = JSON.parse(document.getElementById("state")?.textContent ?? "{}") as Partial<PageState>;
  translator.addTexts(state.words ?? {});
  if (state.read) hydrate(queryClient, state.read);
  const [hydrationData] = await Promise.all([written ? takeOver() : undefined, startI18n()]);
  const router = createBrowserRouter(routes, hydrationData && { hydrationData });
  watchSession((path) => router.navigate(path));
  const app = (
    <StrictMode>
      <TranslatorContext value={translator}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TranslatorContext>
    </StrictMode>
  );
  // In small pieces: the page is there already, and whoever scrolls it waits for none of them.
  if (written) startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
}

/**
 * Makes ready to take over the page that the server wrote: its code where the router looks for it. Answers what the router takes for the answers of the page's loaders, so that none is asked. Where there
 * is nothing at a page's address (not in this edition, or not with this name) the server wrote the page for unknown ones.
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
