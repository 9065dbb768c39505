import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from "react-router";
import type { User } from "#contract/accounts.ts";
import { isOfEdition, isThere, type Page, type PageName, pageOf, pages } from "#contract/pages.ts";
import { toolPaths } from "#contract/tool-paths.ts";
import { limits } from "#core/limits.ts";
import type { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { guideQuery, guidesQuery, reviewsQuery, showcaseQuery, siteTextQuery } from "#web/api/content-queries.ts";
import { isUnreachable } from "#web/api/error.ts";
import {
  categoriesQuery,
  examplesQuery,
  queryClient,
  type SharedQuery,
  siteQuery,
  templatesQuery,
  topExamplesQuery,
  userQuery,
} from "#web/api/queries.ts";
import { articleOf } from "#web/features/guides/exports.ts";
import { ErrorPage } from "#web/shell/error-page.tsx";
import { currentLocale, loadTexts } from "#web/shell/i18n.ts";
import { NotFoundPage } from "#web/shell/not-found-page.tsx";
import { pageOfEdition, signInPath } from "#web/shell/prev.ts";
import { Root } from "#web/shell/root.tsx";
import { SiteFrame } from "#web/shell/site-frame.tsx";

/** A key of `common:titles`; the text is shown in the browser's tab. */
export type TitleKey = keyof (typeof en)["common"]["titles"];
export type PageHandle = { title: TitleKey; name?: PageName };

type Route = {
  title: TitleKey;
  /** `site` adds the header and the footer; `bare` shows the page alone. */
  frame: "site" | "bare";
  /** The namespaces of texts that the page needs beside the shell's. */
  texts: readonly (keyof typeof en)[];
  load: () => Promise<ComponentType>;
  /**
   * Loads the deferred code of the page (ui/deferred.tsx). It waits for the user's first input where the server
   * rendered the page, and is loaded with the page otherwise.
   */
  loadRest?: () => Promise<unknown>;
  /** Returns the user whose data this device keeps for the page, for a page that opens without a network. */
  findKeptUser?: (params: Params) => Promise<User | null>;
  /**
   * Set for a page that the server renders, for visitors who come from elsewhere: the module that `load` loads, and the
   * queries that it reads. Other pages are rendered by the browser alone.
   */
  written?: {
    module: string;
    reads: (locale: Locale, params: Params) => readonly SharedQuery[];
    /** Title and description from the data that was read; if absent, those of the route's name are used. */
    about?: (client: QueryClient, locale: Locale, params: Params) => About | undefined;
  };
};

/** Title and description of one of many similar pages. `structured` is an object of schema.org. */
export type About = { title: string; description: string; structured?: object };
type Params = { readonly [name: string]: string | undefined };

/**
 * Every page: its title, its frame, its texts, its code (loaded when it is first visited). Path and guard are in
 * contract/pages.ts, because the server answers for the same paths.
 */
export const routeTable: Record<PageName, Route> = {
  home: {
    title: "home",
    frame: "site",
    texts: ["home"],
    load: () => import("#web/features/home/home-page.tsx").then((module) => module.HomePage),
    loadRest: () => import("#web/features/home/home-page.tsx").then((module) => module.HomeRest.load()),
    written: {
      module: "features/home/home-page.tsx",
      reads: (locale) => [
        templatesQuery(locale),
        topExamplesQuery(locale),
        guidesQuery(locale),
        showcaseQuery(locale),
        ...(locale === "ch" ? [reviewsQuery(locale, limits.home.reviews)] : []),
      ],
    },
  },
  templates: {
    title: "templates",
    frame: "site",
    texts: ["templates", "gallery", "resumes"],
    load: () => import("#web/features/templates/templates-page.tsx").then((module) => module.TemplatesPage),
    written: {
      module: "features/templates/templates-page.tsx",
      reads: (locale) => [templatesQuery(locale)],
    },
  },
  examples: {
    title: "examples",
    frame: "site",
    texts: ["examples", "gallery", "resumes"],
    load: () => import("#web/features/examples/examples-page.tsx").then((module) => module.ExamplesPage),
    written: {
      module: "features/examples/examples-page.tsx",
      reads: (locale) => [examplesQuery(locale, limits.paging.examples), categoriesQuery(locale)],
    },
  },
  creator: {
    title: "creator",
    frame: "bare",
    texts: ["assistant", "month", "errors"],
    load: () => import("#web/features/assistant/creator-page.tsx").then((module) => module.CreatorPage),
    written: {
      module: "features/assistant/creator-page.tsx",
      reads: (locale) => [siteQuery, templatesQuery(locale)],
    },
  },
  upload: {
    title: "upload",
    frame: "site",
    texts: ["upload"],
    load: () => import("#web/features/upload/upload-page.tsx").then((module) => module.UploadPage),
    written: {
      module: "features/upload/upload-page.tsx",
      reads: (locale) => [siteQuery, templatesQuery(locale)],
    },
  },
  resumes: {
    title: "resumes",
    frame: "site",
    texts: ["resumes", "home", "editorUnfinished"],
    load: () => import("#web/features/resumes/resumes-page.tsx").then((module) => module.ResumesPage),
  },
  editor: {
    title: "editor",
    frame: "bare",
    texts: ["editor", "editorDesign", "editorSaving", "month", "picture", "resumes", "errors"],
    load: () => import("#web/features/editor/editor-page.tsx").then((module) => module.EditorPage),
    findKeptUser: ({ id = "" }) =>
      import("#web/features/editor/editor-page.tsx").then(({ findKeptUser }) => findKeptUser(id)),
  },
  signUp: {
    title: "signUp",
    frame: "bare",
    texts: ["account", "errors", "fields"],
    load: () => import("#web/features/account/sign-up-page.tsx").then((module) => module.SignUpPage),
  },
  signIn: {
    title: "signIn",
    frame: "bare",
    texts: ["account", "errors", "fields"],
    load: () => import("#web/features/account/sign-in-page.tsx").then((module) => module.SignInPage),
  },
  login: {
    title: "login",
    frame: "bare",
    texts: ["account", "errors", "fields"],
    load: () => import("#web/features/account/login-page.tsx").then((module) => module.LoginPage),
  },
  resetPassword: {
    title: "resetPassword",
    frame: "bare",
    texts: ["account", "errors", "fields"],
    load: () => import("#web/features/account/reset-password-page.tsx").then((module) => module.ResetPasswordPage),
  },
  settings: {
    title: "settings",
    frame: "site",
    texts: ["settings", "account", "picture", "errors", "fields"],
    load: () => import("#web/features/settings/settings-page.tsx").then((module) => module.SettingsPage),
  },
  receipt: {
    title: "receipt",
    frame: "site",
    texts: ["receipts", "account", "errors", "fields"],
    load: () => import("#web/features/receipts/receipt-page.tsx").then((module) => module.ReceiptPage),
  },
  guides: {
    title: "guides",
    frame: "site",
    texts: ["guides"],
    load: () => import("#web/features/guides/guides-page.tsx").then((module) => module.GuidesPage),
    written: { module: "features/guides/guides-page.tsx", reads: (locale) => [guidesQuery(locale)] },
  },
  guide: {
    title: "guides",
    frame: "site",
    texts: ["guides"],
    load: () => import("#web/features/guides/guide-page.tsx").then((module) => module.GuidePage),
    written: {
      module: "features/guides/guide-page.tsx",
      reads: (locale, { slug = "" }) => [guideQuery(locale, slug)],
      about: (client, locale, { slug = "" }) => {
        const guide = client.getQueryData(guideQuery(locale, slug).queryKey);
        return guide
          ? { title: guide.title, description: guide.desc, structured: articleOf(guide, locale) }
          : undefined;
      },
    },
  },
  pricing: {
    title: "pricing",
    frame: "site",
    texts: ["pricing"],
    load: () => import("#web/features/pricing/pricing-page.tsx").then((module) => module.PricingPage),
    written: { module: "features/pricing/pricing-page.tsx", reads: (locale) => [siteQuery, templatesQuery(locale)] },
  },
  programs: {
    title: "programs",
    frame: "site",
    texts: ["programs", "account", "errors", "fields"],
    load: () => import("#web/features/programs/programs-page.tsx").then((module) => module.ProgramsPage),
    written: { module: "features/programs/programs-page.tsx", reads: () => [siteQuery] },
  },
  referral: {
    title: "referral",
    frame: "site",
    texts: ["referral", "settings"],
    load: () => import("#web/features/referral/referral-page.tsx").then((module) => module.ReferralPage),
    written: { module: "features/referral/referral-page.tsx", reads: () => [siteQuery] },
  },
  review: {
    title: "review",
    frame: "site",
    texts: ["review"],
    load: () => import("#web/features/review/review-page.tsx").then((module) => module.ReviewPage),
    written: {
      module: "features/review/review-page.tsx",
      reads: (locale) => [reviewsQuery(locale)],
    },
  },
  terms: textRoute("terms"),
  privacy: textRoute("privacy"),
  refundPolicy: textRoute("refundPolicy"),
  roadmap: textRoute("roadmap"),
  developers: {
    title: "developers",
    frame: "site",
    texts: ["developers"],
    load: () => import("#web/features/developers/developers-page.tsx").then((module) => module.DevelopersPage),
    written: { module: "features/developers/developers-page.tsx", reads: () => [siteQuery] },
  },
  desk: deskRoute(),
  deskPart: deskRoute(),
  deskItem: deskRoute(),
  sandbox: {
    title: "sandbox",
    frame: "site",
    texts: ["site"],
    load: () => import("#web/features/sandbox/outbox-page.tsx").then((module) => module.OutboxPage),
  },
};

/** A page of the operator's desk; which of them, its path says. */
function deskRoute(): Route {
  return {
    title: "desk",
    frame: "site",
    texts: ["desk", "programs", "settings", "fields"],
    load: () => import("#web/features/desk/desk-page.tsx").then((module) => module.DeskPage),
  };
}

/** A page that shows one of the operator's texts, named like the page's path. */
function textRoute(name: "terms" | "privacy" | "refundPolicy" | "roadmap"): Route {
  const slug = pages[name].path.slice(1);
  return {
    title: name,
    frame: "site",
    texts: ["legal"],
    load: () => import("#web/features/legal/text-page.tsx").then((module) => module.TextPage),
    written: {
      module: "features/legal/text-page.tsx",
      reads: (locale) => [siteTextQuery(locale, slug)],
      about: (client, locale) => {
        const text = client.getQueryData(siteTextQuery(locale, slug).queryKey);
        return text ? { title: text.title, description: text.desc } : undefined;
      },
    },
  };
}

/**
 * Lets the page load, or redirects: anonymous visitors to the sign-in page, which leads back afterwards; signed-in
 * users from the pages for anonymous visitors to their home; everyone to the sign-in page of their edition. An admin's
 * page is not found for anybody else, nor is a page that this edition or this installation does not have.
 */
async function guard(page: Page, request: Request, findKept?: () => Promise<User | null>): Promise<void> {
  const { who } = page;
  if (!isOfEdition(page, currentLocale())) throw new Response(null, { status: 404 });
  if (page.flag && !isThere(page, (await queryClient.ensureQueryData(siteQuery)).flags)) {
    throw new Response(null, { status: 404 });
  }
  if (who === "public") return;
  const user = await findUser(findKept);
  const { pathname, search } = new URL(request.url);
  if (who === "admin" && user?.role !== "admin") throw new Response(null, { status: 404 });
  if (who === "user" && !user) throw redirect(signInPath(pathname + search));
  if (who !== "anonymous") return;
  if (user) throw redirect(pages.home.path);
  const own = pageOfEdition(pathname, currentLocale());
  if (own) throw redirect(own + search);
}

/** Returns the user as the server says; where it is out of reach, the one whose data this device keeps for the page. */
async function findUser(findKept: (() => Promise<User | null>) | undefined): Promise<User | null> {
  if (!findKept) return queryClient.ensureQueryData(userQuery);
  return queryClient.ensureQueryData({ ...userQuery, retry: false }).catch(async (error: unknown) => {
    const kept = isUnreachable(error) ? await findKept() : null;
    if (!kept) return queryClient.ensureQueryData(userQuery);
    queryClient.setQueryData(userQuery.queryKey, kept);
    return kept;
  });
}

function routeOf(name: PageName): RouteObject {
  const { title, texts, load, loadRest, findKeptUser } = routeTable[name];
  const page = pageOf(name);
  return {
    id: name,
    path: page.path,
    handle: { title, name } satisfies PageHandle,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      // The server renders the same page for everyone, so there is nothing to guard, and it has all texts in memory.
      if (import.meta.env.SSR) return null;
      const findKept = findKeptUser && (() => findKeptUser(params));
      await Promise.all([guard(page, request, findKept), loadTexts(texts)]);
      return null;
    },
    lazy: async () => {
      const [Component] = await Promise.all([load(), loadRest?.()]);
      return { Component };
    },
    ErrorBoundary: ErrorPage,
    // The guard and the texts depend on the path only, not on the query.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

const names = Object.keys(routeTable) as PageName[];
const framed = (frame: Route["frame"]) => names.filter((name) => routeTable[name].frame === frame).map(routeOf);

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: SiteFrame,
        children: [
          ...framed("site"),
          { path: "*", Component: NotFoundPage, handle: { title: "notFound" } satisfies PageHandle },
        ],
      },
      ...framed("bare"),
      // The server writes this page. Whoever signed in on the way to it comes by the router, which has to hand over.
      { path: toolPaths.authorize, loader: ({ request }) => redirectDocument(request.url) },
    ],
  },
];
