/**
 * Every page of the browser application: its path and who may see it. The server answers 200 for these and 404 for any
 * other; the browser's routes (web/routes.tsx) are typed by these names, so that none can be forgotten.
 */
export type PageWho =
  /** Anybody. */
  | "public"
  /** Signed in; a stranger is sent to sign in and comes back. */
  | "user"
  /** Only strangers; the signed-in are sent home. */
  | "stranger";

/** The editions of the site; `locale` everywhere else. */
type Edition = "ch" | "en";

export type Page = {
  path: string;
  who: PageWho;
  /**
   * The only edition that has the page; without it both have. In the other edition the path is unknown and answers 404,
   * but for pages to sign in, which lead to the other's own.
   */
  edition?: Edition;
  /** Not for search engines, though anybody may see it. All other public pages are written on the server and indexed. */
  unlisted?: true;
  /**
   * What of the query the page says something else for: the values of a parameter, or how many characters of one it looks
   * at. Nothing else in a query changes what the server writes.
   */
  reads?: { readonly [parameter: string]: readonly string[] | number };
};

export const pages = {
  home: { path: "/", who: "public" },
  templates: {
    path: "/templates",
    who: "public",
    reads: { tier: ["free", "premium"], columns: ["one", "two"], colour: 20, notify: ["1"] },
  },
  examples: { path: "/examples", who: "public", reads: { q: 100 } },
  resumes: { path: "/resumes", who: "user" },
  editor: { path: "/editor/:id", who: "user" },
  signUp: { path: "/signup", who: "stranger", edition: "en" },
  signIn: { path: "/signin", who: "stranger", edition: "en" },
  login: { path: "/login", who: "stranger", edition: "ch" },
  /** `#token=` from the mail; open to the signed-in too, who may have asked for it on another device. */
  resetPassword: { path: "/reset-password", who: "public", unlisted: true },
  settings: { path: "/settings", who: "user" },
  guides: { path: "/guides", who: "public" },
  guide: { path: "/guides/:slug", who: "public" },
  pricing: { path: "/pricing", who: "public" },
  referral: { path: "/referral", who: "public", edition: "ch" },
  review: { path: "/review", who: "public", edition: "ch" },
  terms: { path: "/terms", who: "public" },
  privacy: { path: "/privacy", who: "public" },
  refundPolicy: { path: "/refund-policy", who: "public", edition: "en" },
  roadmap: { path: "/roadmap", who: "public", edition: "ch" },
  sandbox: { path: "/sandbox", who: "public", unlisted: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** A page by its name, with all that may be said of one. */
export function pageOf(name: PageName): Page {
  return pages[name];
}

/**
 * What a query says that the page reads, in the page's own order; what it does not know is as if it were not there, and
 * what is too long is cut. `get` answers the first value of a parameter, as `URLSearchParams` does.
 */
export function readsOf({ reads = {} }: Page, get: (parameter: string) => string | null): [string, string][] {
  return Object.entries(reads).flatMap(([name, values]): [string, string][] => {
    const value = get(name);
    if (!value) return [];
    if (typeof values === "number") return [[name, value.slice(0, values)]];
    return values.includes(value) ? [[name, value]] : [];
  });
}

/** True for pages that a search engine may list. */
export function isIndexed({ who, unlisted }: Page): boolean {
  return who === "public" && !unlisted;
}

/** True where this edition has the page. Pages to sign in count for both: one leads to the other's. */
export function isOfEdition({ edition, who }: Page, locale: Edition): boolean {
  return edition === undefined || edition === locale || who === "stranger";
}

/** What the server hands to the browser application's own code (web/render.tsx) to write a page as HTML. */
export type PageOrder = {
  /** Path, and of the query what the page reads. */
  url: string;
  locale: "ch" | "en";
  /** True when there may be a session: then the page leaves open who reads it, and the browser asks. */
  isIn: boolean;
  /** `data` of a GET call of the contract, by its address; rejects where the call fails, with its `status`. */
  read(url: string): Promise<unknown>;
};

/** A page as HTML. */
export type WrittenPage = {
  /** False where there is nothing at the address after all: a guide that does not exist. Answered with 404. */
  isFound: boolean;
  /** What goes into the root element; null for a page that only the browser renders. */
  html: string | null;
  title: string;
  description: string;
  /** JSON of the page's words and of what was read, so that the browser need not ask again. Safe inside a script element. */
  state: string;
  /** What the page is about in the words of schema.org, as JSON that is safe inside a script element; null: nothing. */
  structured: string | null;
  /** Source modules that the browser needs before it can take over, as the build's manifest names them. */
  modules: string[];
};

export type WritePage = (order: PageOrder) => Promise<WrittenPage | null>;
