import type { Page, Request } from "playwright-core";

/**
 * Records the scripts that a page requests from here on. Returns what gives the path of each and its size in bytes as it
 * was sent, compressed.
 */
export async function scriptsOf(page: Page): Promise<() => Promise<{ path: string; bytes: number }[]>> {
  const requests: Request[] = [];
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  page.on("requestfinished", (request) => {
    if (pathOf(request).endsWith(".js")) requests.push(request);
  });
  // Requests that are routed bypass the browser's cache, which earlier pages have filled.
  await page.route("**/*", (route) => route.continue());
  // Sizes are asked for at the end, while the page is open: a page that is closed gives none.
  return () =>
    Promise.all(
      requests.map(async (request) => ({
        path: pathOf(request),
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
}
