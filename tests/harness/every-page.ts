import type { Page } from "playwright-core";
import { isOfEdition, type PageName, type PageWho, pageOf, pages } from "#contract/pages.ts";
import type { Locale } from "#locales/words.ts";

/** Every page of the site as a URL that can be opened, for tests and screenshots that loop over all pages. */
export type Place = {
  /** `home`, `templates-dialog`: also a file name, so it sorts and reads well. */
  name: string;
  url: string;
  locale: Locale;
  /** Who looks at the page. */
  who: PageWho;
  status: 200 | 404;
  /** True for a page without the web application around it, which the server alone renders. */
  isPublicResume?: boolean;
};

/** The ids of this installation that URLs are made of. */
export type Ids = { resume: string; order: string; user: string };

type Listing = { data: { data: { _id: string; slug?: string; publicLink?: string; uuid?: string }[] } };

/**
 * Returns all places of an edition on the server at `url`. Throws for a page with a parameter for which it has no
 * value.
 */
export async function placesOf(url: string, locale: Locale, ids: Ids): Promise<Place[]> {
  const first = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers: { cookie: `locale=${locale}` } });
    const found = ((await response.json()) as Listing).data.data[0];
    if (!found) throw new Error(`${path} is empty`);
    return found;
  };
  const [template, example, guide] = await Promise.all(["/api/templates", "/api/examples", "/api/guides"].map(first));
  const values: Partial<Record<PageName, Record<string, string | undefined>>> = {
    editor: { id: ids.resume },
    guide: { slug: guide?.slug },
    receipt: { orderId: ids.order },
    deskPart: { part: "orders" },
    deskItem: { part: "users", id: ids.user },
  };
  const pathOf = (name: PageName) =>
    pages[name].path.replace(/:(\w+)/g, (_, key: string) => {
      const value = values[name]?.[key];
      if (!value) throw new Error(`Say in tests/harness/every-page.ts what :${key} of ${name} may be`);
      return encodeURIComponent(value);
    });
  const all = (Object.keys(pages) as PageName[]).flatMap((name): Place[] => {
    const { who, edition } = pageOf(name);
    // Sign-in pages lead from one edition to the other's, so each is opened in its own edition only.
    if (!isOfEdition(pageOf(name), locale) || (edition && edition !== locale)) return [];
    return [{ name, url: pathOf(name), locale, who, status: 200 }];
  });
  const more = (name: string, path: string, rest: Partial<Place> = {}): Place => ({
    name,
    url: path,
    locale,
    who: "public",
    status: 200,
    ...rest,
  });
  return [
    ...all,
    more("templates-dialog", `/templates?template=${template?._id}`),
    more("templates-notice", "/templates?notify=1"),
    more("examples-dialog", `/examples?example=${example?._id}`),
    more("examples-missing", "/examples?example=nobody"),
    more("editor-share", `/editor/${ids.resume}?openConfig=true`, { who: "user" }),
    ...["orders", "tokens", "balances", "destroy", ...(locale === "ch" ? ["cellphone"] : [])].map((type) =>
      more(`settings-${type}`, `/settings?type=${type}`, { who: "user" }),
    ),
    ...["users", "vouchers", "health"].map((part) => more(`desk-${part}`, `/admin/${part}`, { who: "admin" })),
    more("pricing-plan", "/pricing?plan=yearly", { who: "user" }),
    more("resumes-bin", "/resumes?view=bin", { who: "user" }),
    more("reset-with-link", "/reset-password#token=a"),
    ...(locale === "en"
      ? [more("sign-in-forgot", "/signin#forgot"), more("sign-up-invited", "/signup?inviter=nobody")]
      : []),
    more("not-found", "/no/such/page", { status: 404 }),
    more("resume", template?.publicLink ?? "", { isPublicResume: true }),
    more("resume-missing", "/r/nobody", { status: 404, isPublicResume: true }),
  ];
}

/** Opens a place and waits until no request is under way; returns the status. */
export async function openPlace(page: Page, place: Place): Promise<number> {
  const response = await page.goto(place.url);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return response?.status() ?? 0;
}

/** Sets the edition of this browser from now on. */
export async function chooseLocale(page: Page, url: string, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: "locale", value: locale, url }]);
}

/** Returns the id of the user whom this browser has signed in. */
export async function readOwnId(page: Page): Promise<string> {
  const response = await page.request.get("/api/user/current");
  return ((await response.json()) as { data: { _id: string } }).data._id;
}
