import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import type { Locale } from "#locales/words.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { Dialogs } from "#web/shell/dialogs.tsx";
import { loadTexts, startI18n, translator } from "#web/shell/i18n.ts";
import { TranslatorContext } from "#web/shell/translation.ts";
import { Toasts } from "#web/ui/toast.tsx";
import type { TestClient } from "./test-client.ts";

/**
 * Renders components of the web as a user finds them: with the texts of an edition, a URL, the notices and the shell's
 * dialogs around them, and with the real server behind `fetch`. How they are painted and laid out needs a browser,
 * which is what journeys are for.
 *
 *     const test = await createTestApp();
 *     const { person } = await renderComponent(<Devices />, { as: await test.user(), texts: ["settings"] });
 *     await person.click(screen.getByRole("button", { name: "Sign out" }));
 */
type Options = {
  /** Who makes the requests; without one the server cannot be reached. */
  as?: TestClient;
  /** While this returns true, a proxy answers in the server's place that it cannot reach it. */
  isBroken?: () => boolean;
  /** Whether `as` is signed in; by default true when `as` is given. */
  isSignedIn?: boolean;
  edition?: Locale;
  /** The namespaces of texts, as the page's row in routes.tsx names them. */
  texts?: readonly string[];
  /** The path and query at which the component is shown. */
  at?: string;
};

export async function renderComponent(component: ReactNode, options: Options = {}) {
  const { as, isSignedIn = as !== undefined, edition = "en", texts = [], at = "/" } = options;
  const { isBroken = () => false } = options;
  vi.stubGlobal("fetch", as ? connectTo(as, isBroken) : async () => Promise.reject(new TypeError("No network")));
  await translator.changeLocale(edition);
  await startI18n();
  await loadTexts(texts);
  // The marker beside the session's cookie, which scripts cannot read.
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `x-in=${isSignedIn ? "1" : "; Max-Age=0"}`;
  if (isSignedIn && !isBroken()) await queryClient.fetchQuery(userQuery);
  const element = (
    <>
      {component}
      <Dialogs />
      <Toasts closeLabel="Close" />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element, HydrateFallback: () => null }], { initialEntries: [at] });
  const person = userEvent.setup();
  const rendered = render(
    <TranslatorContext value={translator}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TranslatorContext>,
  );
  return { ...rendered, person, router };
}

/** Returns a `fetch` that reaches the test's server with this visitor's cookies. */
function connectTo(client: TestClient, isBroken: () => boolean): typeof fetch {
  return async (input, init = {}) => {
    const { signal, ...rest } = init;
    signal?.throwIfAborted();
    // The status is one of the 4xx, because queries are not retried after those.
    if (isBroken()) return new Response("<h1>Misdirected</h1>", { status: 421 });
    // jsdom's AbortSignal is removed from the request, because Node's Request does not accept it.
    const response = await client.request(String(input), rest);
    signal?.throwIfAborted();
    return response;
  };
}
