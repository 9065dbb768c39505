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
import type { Visitor } from "./visitor.ts";

/**
 * Components of the web as a person finds them: with the words of an edition, an address, the notices and the shell's
 * dialogs around them, and behind `fetch` the real server. What is drawn and how it is laid out needs a browser: that is
 * what journeys are for.
 *
 *     const test = await createTestApp();
 *     const { person } = await renderComponent(<Devices />, { as: await test.user(), texts: ["settings"] });
 *     await person.click(screen.getByRole("button", { name: "Sign out" }));
 */
type Options = {
  /** Who the requests come from; without one the server is out of reach. */
  as?: Visitor;
  /** While true, a proxy answers in the server's place that it cannot. */
  isBroken?: () => boolean;
  /** Whether `as` is signed in; they are unless said. */
  isSignedIn?: boolean;
  edition?: Locale;
  /** The namespaces of words, as the page's row in routes.tsx names them. */
  texts?: readonly string[];
  /** Path and query that the component stands at. */
  at?: string;
};

export async function renderComponent(component: ReactNode, options: Options = {}) {
  const { as, isSignedIn = as !== undefined, edition = "en", texts = [], at = "/" } = options;
  const { isBroken = () => false } = options;
  vi.stubGlobal("fetch", as ? connectTo(as, isBroken) : async () => Promise.reject(new TypeError("No network")));
  await translator.changeLocale(edition);
  await startI18n();
  await loadTexts(texts);
  // The marker that stands beside the session's cookie, which a script does not see.
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

/** `fetch` that reaches the test's server with this visitor's cookies. */
function connectTo(visitor: Visitor, isBroken: () => boolean): typeof fetch {
  return async (input, init = {}) => {
    const { signal, ...rest } = init;
    signal?.throwIfAborted();
    // Of the 4xx, so that no reader tries again by itself.
    if (isBroken()) return new Response("<h1>Misdirected</h1>", { status: 421 });
    // The signal is jsdom's, which Node's Request does not know.
    const response = await visitor.request(String(input), rest);
    signal?.throwIfAborted();
    return response;
  };
}
