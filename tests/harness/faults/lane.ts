import type { BrowserContext, Page } from "playwright-core";
import type { Resume } from "#contract/resumes.ts";
import type { Journey } from "../journey.ts";
import type { Chance } from "./chance.ts";

/**
 * A user with one resume and two browsers, and a connection to the server that no fault affects, to ask what is stored.
 */
export type Lane = {
  /** Begins a resume whose fields are empty. */
  begin(): Promise<void>;
  /** Opens the editor in a new tab of the first browser; `openElsewhere` does so in the second one. */
  open(): Promise<Page>;
  openElsewhere(): Promise<Page>;
  /** Ends the tab's process, as the kernel does when memory is short. */
  crash(page: Page): Promise<void>;
  stored(field: Field): Promise<string>;
  /** Removes the session of the first browser; `signInAgain` restores it. */
  signOut(): Promise<void>;
  signInAgain(): Promise<void>;
  /** Returns how long the pages of this lane were blocked at most in the seconds before a moment, in ms. */
  lag(before: number): number;
  closePages(): Promise<void>;
};

export type Field = "name" | "location" | "description";

/** Characters in the order in which they were typed, and when each appeared in the page (ms since 1970). */
export type Typing = { text: string; times: number[] };

const beatEvery = 50;

export async function openLane(journey: Journey, email: string): Promise<Lane> {
  const first = await journey.openPage();
  await journey.signUp(first, email);
  const home = first.context();
  const cookies = await home.cookies();
  const away = (await journey.openPage()).context();
  await away.addCookies(cookies);
  await Promise.all([home, away].flatMap((context) => context.pages().map((page) => page.close())));

  const beats: number[] = [];
  const errors: string[] = [];
  for (const context of [home, away]) {
    await context.exposeBinding("beat", () => void beats.push(Date.now()));
    await context.addInitScript((every) => {
      setInterval(() => (window as unknown as { beat(): void }).beat(), every);
    }, beatEvery);
  }

  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "content-type": "application/json",
  };
  const call = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const response = await fetch(journey.server.url + path, init);
    const answer = (await response.json()) as { code: number; message: string; data: Data };
    if (answer.code !== 0) throw new Error(`${method} ${path}: ${answer.message}`);
    return answer.data;
  };
  const user = await call<{ _id: string }>("GET", "/api/user/current");
  let id = "";
  const read = () => call<Resume>("GET", `/api/resumes/${id}`);

  async function openIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`/editor/${id}`);
    await page.getByLabel("Name", { exact: true }).first().waitFor();
    return page;
  }

  return {
    open: () => openIn(home),
    openElsewhere: () => openIn(away),
    async begin() {
      beats.length = 0;
      if (id) await call("DELETE", `/api/resumes/${id}`);
      const body = { userId: user._id, template: "TemplateClassic", name: "Faults", lang: "en" };
      const { _id, data } = await call<Resume>("POST", "/api/resumes/empty", body);
      id = _id;
      const sections = data.sections.map((section) => ({
        ...section,
        data: section.data.map((item) => ({ ...item, description: "" })),
      }));
      await call("PATCH", `/api/resumes/${id}`, { data: { ...data, sections } });
    },
    async crash(page) {
      const gone = page.waitForEvent("crash");
      const session = await page.context().newCDPSession(page);
      // This is never answered, because the process that would answer is dead.
      void session.send("Page.crash").catch(() => {});
      await gone;
      await page.close();
    },
    async stored(field) {
      const { data } = await read();
      if (field !== "description") return data.basicInfo[field];
      const texts = data.sections.filter(({ type }) => type === "empolyment").flatMap((section) => section.data);
      return (texts[0]?.description ?? "").replace(/<[^>]*>/g, "");
    },
    signOut: () => home.clearCookies(),
    signInAgain: () => home.addCookies(cookies),
    lag(before) {
      const recent = beats.filter((at) => at > before - 4000 && at <= before);
      const gaps = [...recent, before].map((at, index) => (index === 0 ? 0 : at - (recent[index - 1] ?? at)));
      return Math.max(0, Math.max(...gaps) - beatEvery);
    },
    async closePages() {
      const pages = [...home.pages(), ...away.pages()];
      await Promise.all(pages.map((page) => page.close().catch(() => {})));
      const found = errors.splice(0);
      if (found.length > 0) throw new Error(`The page had errors: ${found.join("; ")}`);
    },
  };
}

/**
 * Types letter after letter at the end of a field for `lasting` milliseconds, at least three letters, with an
 * occasional pause to think.
 */
export async function typeInto(
  page: Page,
  field: Field,
  { chance, lasting }: { chance: Chance; lasting: number },
): Promise<Typing> {
  await focus(page, field);
  const typing: Typing = { text: "", times: [] };
  const until = Date.now() + lasting;
  while (Date.now() < until || typing.text.length < 3) {
    const letter = chance.letter();
    await page.keyboard.press(letter);
    typing.text += letter;
    typing.times.push(Date.now());
    // The pause is long enough for a save to begin, so that the next letters are typed while it is under way.
    const isThinking = chance.next() < 0.04;
    await page.waitForTimeout(isThinking ? chance.between(800, 1000) : chance.between(5, 60));
  }
  return typing;
}

/** Puts the caret at the end of a field; for the description, after its editor has loaded. */
export async function focus(page: Page, field: Field): Promise<void> {
  if (field === "description") {
    await page
      .getByRole("button", { name: /^Employment/ })
      .first()
      .click();
    await page.locator("[contenteditable=true]").first().click();
  } else {
    await page
      .getByLabel(field === "name" ? "Name" : "Location", { exact: true })
      .first()
      .focus();
  }
  await page.keyboard.press("End");
}
