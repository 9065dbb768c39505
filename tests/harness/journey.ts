import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import type { APIRequestContext, Browser, BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished, TestRunner } from "vitest";
import type { ReplyOf } from "#contract/call.ts";
import { calls } from "#contract/registry.ts";
import { resumes as chineseResumes } from "#locales/ch/resumes.ts";
import { resumes as englishResumes } from "#locales/en/resumes.ts";
import { projectRoot } from "#server/root.ts";
import { sharedTestBrowser } from "./browser.ts";
import { readOwnId } from "./every-page.ts";
import { type RunningServer, startServer } from "./server.ts";

/** A running server and a browser, for journeys through the product as a user takes them. */
export type Journey = {
  server: RunningServer;
  browser: Browser;
  /**
   * Opens a page in a browser context of its own; `locale` is the browser's language. The editor's service worker is
   * blocked unless `worksOffline`, because requests that it answers cannot be intercepted. The context is closed with
   * the test that opens it, and one that `beforeAll` opens with the journey: a page that nobody needs any more would
   * draw its animations and ask for news beside the rest of the file.
   */
  openPage(options?: { locale?: string; width?: number; height?: number; worksOffline?: boolean }): Promise<Page>;
  /**
   * Signs this browser up with the code from the outbox, by the calls that the form makes, in a fifth of the time; ends
   * signed in on a page of text, which takes a third of what the first page with its animation takes. Filling in the
   * form is `sign-up-and-come-back.spec.ts`.
   */
  signUp(page: Page, email: string): Promise<void>;
  /** Makes the account an admin on the command line, which ends its sessions, and signs it in again. */
  promote(page: Page, email: string): Promise<void>;
  /**
   * Creates blank resumes as the start dialog does; ends in the editor of the last one, loaded. Choosing it is
   * `keep-my-resumes.spec.ts`.
   */
  createBlank(page: Page, count?: number): Promise<void>;
  /** Buys a month, in USD unless said otherwise, paid at the stand-in without leaving the page. Returns the order's id. */
  buyMonth(page: Page, currency?: "CNY" | "USD"): Promise<string>;
  /** Fails when any page had an exception or an error in its console; call it after each journey. */
  expectNoErrors(): void;
  close(): Promise<void>;
};

/** The password of everyone who signs up in a journey. */
export const password = "Inkleaf-2026";

const untitled = { en: englishResumes.untitled, ch: chineseResumes.untitled };

/** The environment that a journey may request of a server that it shares. */
type SharedEnv = { MEMBERSHIP?: "open" };

/**
 * Starts a journey on the worker's shared browser and, for each environment, the worker's shared server: starting them
 * for every file took a fifth of the time of all journeys. Other files of the worker have used both before, so a
 * journey signs up with emails that no other one uses, and expects nothing of counts and lists over all accounts. Rate
 * limits count by IP, so each journey comes from an IP of its own.
 */
export async function startJourney(env: SharedEnv = {}): Promise<Journey> {
  const [server, browser] = await Promise.all([sharedServer(env), sharedTestBrowser()]);
  journeys += 1;
  return journeyOn(server, browser, { "x-forwarded-for": `10.0.0.${journeys}` }, async () => {});
}

/** Starts a journey on a server of its own, for files that need another environment. */
export async function startOwnJourney(env: Record<string, string> = {}): Promise<Journey> {
  const [server, browser] = await Promise.all([startServer({ DEFAULT_LOCALE: "en", ...env }), sharedTestBrowser()]);
  return journeyOn(server, browser, {}, server.dispose);
}

let journeys = 0;
const serversOfWorker = new Map<string, Promise<RunningServer>>();

function sharedServer(env: SharedEnv): Promise<RunningServer> {
  const key = JSON.stringify(env);
  const proxied = { TRUST_PROXY: "true", ALLOW_EMBEDDED: "mail,sms,oauth,wechat,payments" };
  const running = serversOfWorker.get(key) ?? startServer({ DEFAULT_LOCALE: "en", ...proxied, ...env });
  serversOfWorker.set(key, running);
  return running;
}

function journeyOn(
  server: RunningServer,
  browser: Browser,
  extraHTTPHeaders: Record<string, string>,
  end: () => Promise<void>,
): Journey {
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  return {
    server,
    browser,
    async openPage({ locale = "en-GB", width = 1440, height = 900, worksOffline = false } = {}) {
      const context = await browser.newContext({
        locale,
        viewport: { width, height },
        baseURL: server.url,
        acceptDownloads: true,
        serviceWorkers: worksOffline ? "allow" : "block",
        extraHTTPHeaders,
      });
      if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      else contexts.push(context);
      const page = await context.newPage();
      waitForHydration(page);
      page.setDefaultTimeout(45_000);
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        // The browser writes a refused request to the console; tests check what the page does about it instead.
        if (message.type() === "error" && !/^Failed to load resource/.test(message.text())) errors.push(message.text());
      });
      return page;
    },
    async signUp(page, email) {
      const data = { email, password, "cf-turnstile-response": await solvedBotCheck(page.request) };
      await posted(page, server.url, calls.signUp.path, data);
      await posted(page, server.url, calls.verifyEmail.path, { veriCode: await codeFor(server.url, email) });
      await page.goto("/privacy");
      await page.getByRole("button", { name: "Your account" }).waitFor();
    },
    async promote(page, email) {
      const command = [path.join(projectRoot, "dist/server/user.js"), "promote", email];
      execFileSync(process.execPath, command, { env: { ...process.env, DATA_DIR: server.dataDir }, stdio: "pipe" });
      await page.goto("/signin");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("button", { name: "Your account" }).waitFor();
    },
    async createBlank(page, count = 1) {
      const lang = (await page.evaluate(() => document.documentElement.lang)).startsWith("zh") ? "ch" : "en";
      const data = { userId: await readOwnId(page), template: "TemplateModern", name: untitled[lang], lang };
      let newest = "";
      for (let made = 0; made < count; made += 1) {
        const { _id } = await posted(page, server.url, calls.createResume.path, data);
        newest = String(_id);
      }
      await page.goto(`/editor/${newest}`);
      await page.getByLabel("Name", { exact: true }).first().waitFor();
    },
    async buyMonth(page, currency = "USD") {
      const path = currency === "CNY" ? "/api/orders" : "/api/createEnOrder";
      const { orderId } = await posted(page, server.url, path, { planName: "monthly" });
      await posted(page, server.url, `/api/sandbox/pay/${orderId}`, {});
      return String(orderId);
    },
    expectNoErrors() {
      expect(errors.splice(0)).toEqual([]);
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await end();
    },
  };
}

/**
 * Waits for hydration after each navigation, as nobody acts in the moment in which a page appears, unless `waitUntil`
 * is passed.
 */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const taken = () => page.waitForFunction(() => !document.querySelector('meta[name="code"]') || "isTaken" in window);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await taken();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await taken();
    return answer;
  };
}

/** Posts as the page's own code would; returns the reply, and throws when the server refuses. */
async function posted(page: Page, origin: string, path: string, data: object): Promise<Record<string, unknown>> {
  const response = await page.request.post(path, { headers: { origin }, data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

/** Returns the token of a solved bot check; an empty one where the server has no check of its own. */
async function solvedBotCheck(request: APIRequestContext): Promise<string> {
  const response = await request.get(calls.botChallenge.path);
  if (response.status() === 404) return "";
  const { data } = (await response.json()) as { data: ReplyOf<typeof calls.botChallenge> };
  const isSolution = (number: number) =>
    createHash("sha256").update(`${data.salt}${number}`).digest("hex") === data.challenge;
  let number = 0;
  while (!isSolution(number)) number += 1;
  const token = {
    algorithm: data.algorithm,
    challenge: data.challenge,
    number,
    salt: data.salt,
    signature: data.signature,
  };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

/**
 * Returns what the pattern finds in the newest mail or SMS to this email or phone number. A message may be sent after
 * the answer that promised it, so this waits for it.
 */
export async function findInOutbox(url: string, to: string, pattern: RegExp, attempts = 200): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await fetch(`${url}/api/sandbox/outbox?to=${encodeURIComponent(to)}`);
    const { data } = (await response.json()) as { data: { data: { text: string }[] } };
    const found = pattern.exec(data.data[0]?.text ?? "")?.[0];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing like ${pattern} was sent to ${to}`);
}

/** Returns the newest six-digit code that was mailed to this email. */
export function codeFor(url: string, email: string): Promise<string> {
  return findInOutbox(url, email, /\b\d{6}\b/);
}
