import { type DehydratedState, dehydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { PageName, PageOrder, WrittenPage } from "#contract/pages.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { siteQuery, userQuery } from "#web/api/queries.ts";
import { shellTexts } from "#web/shell/i18n.ts";
import { titleOf } from "#web/shell/title.ts";
import { createTranslator, type ReadTexts, type Translator, TranslatorContext } from "#web/shell/translation.ts";
import { type About, type PageHandle, routes, routeTable, type TitleKey } from "./routes.tsx";
import { structuredData } from "./structured-data.ts";

/**
 * Renders a page to HTML with the same routes and components that the browser runs, and the data that they read. It is
 * built for the server beside the browser's build, and the server calls it through the type in contract/pages.ts; it
 * imports nothing of the server. What depends on the user (the header's buttons, the theme) is left blank or left to
 * the browser, so that a page is the same for everyone of an edition and can be cached.
 */
export async function writePage(order: PageOrder): Promise<WrittenPage | null> {
  const { url, locale, isIn, read } = order;
  const handler = createStaticHandler(routes);
  const found = await handler.query(new Request(new URL(url, "http://page.invalid")));
  if (found instanceof Response) return null;
  const handle = found.matches.at(-1)?.route.handle as PageHandle | undefined;
  const page = handle?.name ? routeTable[handle.name] : undefined;
  if (!handle) return null;
  const { t } = translators[locale];
  const texts = [...shellTexts, ...(page?.texts ?? [])];
  const client = new QueryClient();
  const head = (title: TitleKey, name: PageName | undefined, about?: About) => {
    const structured = about?.structured ?? structuredData(name, { client, locale, t });
    return {
      title: titleOf(title, about?.title ?? t(`titles.${title}`), locale),
      description: about?.description ?? describe(name, locale),
      structured: structured ? inScript(structured) : null,
    };
  };
  // The not-found page belongs to no route name and reads no data of its own.
  if (page && !page.written) {
    const state = inScript({ words: wordsOf(locale, texts) } satisfies PageState);
    return { ...head(handle.title, handle.name), isFound: true, html: null, state, modules: [] };
  }

  if (!isIn) client.setQueryData(userQuery.queryKey, null);
  const { params } = found.matches.at(-1) ?? { params: {} };
  let isFound = true;
  await Promise.all(
    // Every page needs `siteQuery`, because it decides the links of header and footer.
    [siteQuery, ...(page?.written?.reads(locale, params) ?? [])].map(async ({ queryKey, meta }) => {
      const data = await read(String(meta?.url)).catch((error: { status?: number }) => {
        if (error.status !== 404) throw error;
        isFound = false;
        return null;
      });
      client.setQueryData(queryKey, data);
    }),
  );
  const { prelude } = await prerender(
    <TranslatorContext value={translators[locale]}>
      <QueryClientProvider client={client}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
      </QueryClientProvider>
    </TranslatorContext>,
  );
  const html = await new Response(prelude).text();
  const state = inScript({ words: wordsOf(locale, texts), read: dehydrate(client) } satisfies PageState);
  const about = isFound ? page?.written?.about?.(client, locale, params) : undefined;
  const headed = isFound ? head(handle.title, handle.name, about) : head("notFound", undefined);
  client.clear();
  return {
    ...headed,
    isFound,
    html,
    state,
    modules: page?.written ? [page.written.module] : [],
  };
}

/** The state that the document passes to the browser. */
export type PageState = {
  /** Texts by namespace. */
  words: Record<string, object>;
  /** Answers to queries, where the server rendered the page. */
  read?: DehydratedState;
};

function wordsOf(locale: Locale, namespaces: readonly string[]): PageState["words"] {
  const all: Record<string, object> = { en, ch }[locale];
  return Object.fromEntries(namespaces.map((name) => [name, all[name] ?? {}]));
}

/** Returns JSON in which nothing can end the script element around it. */
function inScript(value: object): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

function describe(name: PageName | undefined, locale: Locale): string {
  const words: Partial<Record<PageName | "notFound", string>> = { en, ch }[locale].descriptions;
  return words[name ?? "notFound"] ?? words.home ?? "";
}

/** Never called in practice: the server has all texts in memory. */
const nothing: ReadTexts = (locale, namespace) => Promise.reject(new Error(`No ${namespace} in ${locale}`));
const translators: Record<Locale, Translator> = {
  en: createTranslator("en", nothing, { en }),
  ch: createTranslator("ch", nothing, { ch }),
};
