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

export const pages = {
  home: { path: "/", who: "public" },
  templates: { path: "/templates", who: "public" },
  resumes: { path: "/resumes", who: "user" },
  editor: { path: "/editor/:id", who: "user" },
  signUp: { path: "/signup", who: "stranger" },
  signIn: { path: "/signin", who: "stranger" },
  login: { path: "/login", who: "stranger" },
  /** `#token=` from the mail; open to the signed-in too, who may have asked for it on another device. */
  resetPassword: { path: "/reset-password", who: "public" },
  settings: { path: "/settings", who: "user" },
  sandbox: { path: "/sandbox", who: "public" },
} as const satisfies Record<string, { path: string; who: PageWho }>;

export type PageName = keyof typeof pages;
