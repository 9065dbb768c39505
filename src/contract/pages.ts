/**
 * Every page of the browser application: its path and who may see it. The server answers 200 for these paths and 404
 * for any other. The browser's routes (web/routes.tsx) are typed by these names, so that none can be forgotten.
 */
export type PageWho =
  /** Anybody. */
  | "public"
  /** Signed-in users only; anybody else is sent to sign in and comes back afterwards. */
  | "user"
  /** Admins only; for anybody else the path does not exist. */
  | "admin"
  /** Only visitors who are not signed in; signed-in users are sent home. */
  | "anonymous";

/** The editions of the site; elsewhere in the code an edition is called `locale`. */
type Edition = "ch" | "en";

/** The features that pages of their own belong to. */
export type PageFlag = "ai" | "upload";

export type Page = {
  path: string;
  who: PageWho;
  /**
   * The only edition that has the page; without it both editions have it. In the other edition the path answers 404,
   * except that a sign-in page redirects to the other edition's own sign-in page.
   */
  edition?: Edition;
  /** The page exists only where this feature is on (`flags` of `GET /api/site`); elsewhere its path answers 404. */
  flag?: PageFlag;
  /**
   * True for a public page that search engines must not index. All other public pages are rendered on the server and
   * indexed.
   */
  unlisted?: true;
  /**
   * The part of the query that changes the page: for each parameter, the values that the page knows, or how many of its
   * characters the page looks at. Nothing else in a query changes what the server renders.
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
  creator: { path: "/ai", who: "public", flag: "ai" },
  upload: { path: "/upload", who: "public", flag: "upload" },
  resumes: { path: "/resumes", who: "user" },
  editor: { path: "/editor/:id", who: "user" },
  signUp: { path: "/signup", who: "anonymous", edition: "en" },
  signIn: { path: "/signin", who: "anonymous", edition: "en" },
  login: { path: "/login", who: "anonymous", edition: "ch" },
  /**
   * Reads `#token=` from the mailed link. Open to signed-in users too, who may have asked for the link on another
   * device.
   */
  resetPassword: { path: "/reset-password", who: "public", unlisted: true },
  settings: { path: "/settings", who: "user" },
  receipt: { path: "/receipts/:orderId", who: "user" },
  guides: { path: "/guides", who: "public" },
  guide: { path: "/guides/:slug", who: "public" },
  // Which plan or order it is says nothing to the server, which does not know the buyer; only whether there is one.
  pricing: { path: "/pricing", who: "public", reads: { plan: 1, order: 1 } },
  programs: { path: "/programs", who: "public" },
  referral: { path: "/referral", who: "public", edition: "ch" },
  review: { path: "/review", who: "public", edition: "ch" },
  terms: { path: "/terms", who: "public" },
  privacy: { path: "/privacy", who: "public" },
  refundPolicy: { path: "/refund-policy", who: "public", edition: "en" },
  roadmap: { path: "/roadmap", who: "public", edition: "ch" },
  developers: { path: "/developers", who: "public" },
  desk: { path: "/admin", who: "admin" },
  deskPart: { path: "/admin/:part", who: "admin" },
  deskItem: { path: "/admin/:part/:id", who: "admin" },
  sandbox: { path: "/sandbox", who: "public", unlisted: true },
} as const satisfies Record<string, Page>;

/**
 * The `:id` of the editor under which the installed app starts, which no resume has. The editor's service worker opens
 * it without a network, with the resumes that the device keeps; the server redirects it to all resumes.
 */
export const keptPageId = "kept";

export type PageName = keyof typeof pages;

/** Returns the page of that name, typed with every optional property of a page. */
export function pageOf(name: PageName): Page {
  return pages[name];
}

/**
 * Returns the parameters of a query that the page reads, in the page's own order. Parameters and values that the page
 * does not know are ignored, and a text that is too long is cut. `get` returns the first value of a parameter, as
 * `URLSearchParams` does.
 */
export function readsOf({ reads = {} }: Page, get: (parameter: string) => string | null): [string, string][] {
  return Object.entries(reads).flatMap(([name, values]): [string, string][] => {
    const value = get(name);
    if (!value) return [];
    if (typeof values === "number") return [[name, value.slice(0, values)]];
    return values.includes(value) ? [[name, value]] : [];
  });
}

/** Returns true for pages that a search engine may list. */
export function isIndexed({ who, unlisted }: Page): boolean {
  return who === "public" && !unlisted;
}

/** Returns true where the feature that the page belongs to is on. */
export function isThere({ flag }: Page, flags: Readonly<Record<PageFlag, boolean>>): boolean {
  return flag === undefined || flags[flag];
}

/**
 * Returns true where this edition answers the page's path. Sign-in pages count for both editions, because one redirects
 * to the other.
 */
export function isOfEdition({ edition, who }: Page, locale: Edition): boolean {
  return edition === undefined || edition === locale || who === "anonymous";
}

/** What the server hands to the browser application's own code (web/render.tsx) to render a page as HTML. */
export type PageOrder = {
  /** The path with the part of the query that the page reads. */
  url: string;
  locale: "ch" | "en";
  /** True when there may be a session: then the page leaves open who is signed in, and the browser asks. */
  isIn: boolean;
  /** Returns `data` of a GET call of the contract, by its URL; rejects where the call fails, with its `status`. */
  read(url: string): Promise<unknown>;
};

/** A rendered page. */
export type WrittenPage = {
  /** False where nothing exists at the URL after all, such as a guide that does not exist; answered with 404. */
  isFound: boolean;
  /** What goes into the root element; null for a page that only the browser renders. */
  html: string | null;
  title: string;
  description: string;
  /**
   * JSON of the page's texts and of the data that was read, so that the browser need not ask again. It is safe inside a
   * script element.
   */
  state: string;
  /**
   * Structured data about the page (schema.org), as JSON that is safe inside a script element; null where there is
   * none.
   */
  structured: string | null;
  /** Source modules that the browser needs before it can take over, as the build's manifest names them. */
  modules: string[];
};

export type WritePage = (order: PageOrder) => Promise<WrittenPage | null>;
