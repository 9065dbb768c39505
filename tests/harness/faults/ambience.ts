import type { Page, Route } from "playwright-core";
import type { Chance } from "./chance.ts";

/** The conditions under which a page is typed in. */
export type Ambience =
  | "fair"
  /** The browser knows that it has no network. */
  | "offline"
  /** The browser does not know it, and every request fails. */
  | "unreachable"
  /** Saves are answered with server errors and with 429. */
  | "errors"
  /** Saves are stored, but their answers never arrive. */
  | "answers lost"
  /** Saves take 100 to 1500 ms longer. */
  | "slow";

const calls = "**/api/resumes/**";

/** Sets these conditions for the page; the returned function ends them. */
export async function makeTrouble(page: Page, ambience: Ambience, chance: Chance): Promise<() => Promise<void>> {
  if (ambience === "fair") return async () => {};
  if (ambience === "offline") {
    const context = page.context();
    await context.setOffline(true);
    return () => context.setOffline(false);
  }
  const handle = (route: Route) => answer(route, ambience, chance).catch(() => {});
  await page.route(calls, handle);
  return () => page.unroute(calls, handle).catch(() => {});
}

async function answer(route: Route, ambience: Ambience, chance: Chance): Promise<void> {
  if (ambience === "unreachable") return route.abort("connectionfailed");
  if (route.request().method() !== "PATCH") return route.continue();
  if (ambience === "slow") {
    await new Promise((resolve) => setTimeout(resolve, chance.between(100, 1500)));
    return route.continue();
  }
  if (ambience === "answers lost") {
    await route.fetch();
    return route.abort("connectionreset");
  }
  const status = chance.pick([500, 502, 503, 429]);
  const headers = status === 503 || status === 429 ? { "retry-after": String(chance.between(1, 2)) } : undefined;
  return route.fulfill({ status, headers, contentType: "text/html", body: "<h1>Something went wrong</h1>" });
}
