import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chooseAi, knowledgeOf } from "#server/adapters/ai/choose.ts";
import { createNoBotCheck } from "#server/adapters/bot-check/off.ts";
import { createEmbeddedJobs } from "#server/adapters/jobs/embedded.ts";
import { createEmbeddedMail } from "#server/adapters/mail/embedded.ts";
import { createNoOutbound } from "#server/adapters/outbound/off.ts";
import { choosePayments } from "#server/adapters/payments/choose.ts";
import { createDiskStorage } from "#server/adapters/storage/disk.ts";
import { createEmbeddedExtractor } from "#server/adapters/text-extractor/embedded.ts";
import { extractorFile } from "#server/adapters/text-extractor/extractor-file.ts";
import { createApp } from "#server/app.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import { readContent } from "#server/features/content/service.ts";
import { startSession } from "#server/features/sessions/service.ts";
import type { App } from "#server/http/context.ts";
import { jobs } from "#server/jobs/registry.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { personalData } from "#server/personal-data/registry.ts";
import { createProviderWatch } from "#server/provider-watch.ts";
import { projectRoot } from "#server/root.ts";
import { createServices, type Services } from "#server/services.ts";
import { noTracing } from "#server/tracing/tracing.ts";
import { chooseSignIn } from "#server/wire.ts";
import { insertUser, type UserOverrides } from "./builders.ts";
import { createTestDatabase, silent, type TestDatabase } from "./database.ts";
import { createTestClient, type TestClient } from "./test-client.ts";

/** What the built-in engine knows, read once for all apps of a worker. */
const ourKnowledge = knowledgeOf({ contentDir: path.join(projectRoot, "content") });

/** The time at which every test's clock starts: a Friday, in UTC. */
export const dayOne = Date.UTC(2026, 0, 2, 9, 0, 0);

/** The text of every captcha in tests. */
export const captchaText = "aB3d";

export type TestClock = {
  now: () => number;
  set(milliseconds: number): void;
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): void;
};

export type TestOverrides = Partial<
  Pick<Deps, "ai" | "mail" | "sms" | "payments" | "botCheck" | "printer" | "storage" | "outbound" | "content" | "log">
> & {
  /** Variables as in the environment: `{MEMBERSHIP: "open"}`. */
  env?: Record<string, string>;
  /**
   * Replaces adapters, made from the other dependencies: `botCheck: (deps) => createOwnBotCheck(deps.db, deps.now)`.
   */
  wire?: (deps: Deps) => Partial<Deps>;
};

/** A signed-in visitor with an account and a session of its own. */
export type TestUser = TestClient & { id: string; email: string; token: string };

export type TestApp = {
  deps: Deps;
  /** The services of the app as it is since the last `clear`. */
  readonly services: Services;
  app: App;
  config: Config;
  database: TestDatabase;
  clock: TestClock;
  /** A visitor without an account. */
  anonymous(): TestClient;
  /** A signed-in user, a regular one unless `overrides` says otherwise. */
  user(overrides?: UserOverrides): Promise<TestUser>;
  /**
   * Does the work that no answer waits for: writes counted views and runs the due jobs. Visitors wait for it after each
   * request. Covers are drawn only by `services.runDueJobs`, since most tests have no browser for them.
   */
  settle(): Promise<void>;
  /** Runs every recurrent job now. */
  runRecurrentJobs(): Promise<void>;
  /** Empties the database, forgets counters and sets the clock back. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The real application on a real database, with embedded adapters and a clock that the test sets.
 *
 *     const test = await createTestApp();
 *     afterEach(test.clear);
 *     afterAll(test.close);
 */
export async function createTestApp(overrides: TestOverrides = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = createClock();
  const dataDir = mkdtempSync(path.join(tmpdir(), "inkleaf-app-"));
  const config = readConfig({
    NODE_ENV: "test",
    BOT_CHECK: "off",
    ...(overrides.env?.NODE_ENV === "production" ? {} : { CAPTCHA_TEXT: captchaText }),
    DEFAULT_LOCALE: "en",
    PUBLIC_URL: "http://localhost",
    // A test of a public site reads its codes in the outbox too.
    ALLOW_EMBEDDED: "mail,sms,oauth,wechat,payments",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    ...overrides.env,
  });
  const signIn = chooseSignIn(config, database.db, clock.now);
  const queue = createEmbeddedJobs({ db: database.db, log: overrides.log ?? silent, now: clock.now });
  // A query after every request would be most of the work of some suites.
  let mayBeDue = false;
  const base: Deps = {
    config,
    db: database.db,
    log: overrides.log ?? silent,
    now: clock.now,
    mail: overrides.mail ?? createEmbeddedMail(database.db, clock.now),
    botCheck: overrides.botCheck ?? createNoBotCheck(),
    ai: overrides.ai ?? chooseAi(config, clock.now, ourKnowledge),
    ...signIn,
    payments: overrides.payments ?? choosePayments(config, database.db, clock.now),
    ...(overrides.sms ? { sms: overrides.sms } : {}),
    // Starts its browser with the first job only.
    printer: overrides.printer ?? createChromiumPrinter({ pages: 1, now: clock.now }),
    content: overrides.content ?? readContent(config.contentDir, config.contact),
    storage: overrides.storage ?? createDiskStorage(path.join(dataDir, "files")),
    extractor: createEmbeddedExtractor({ file: extractorFile }),
    outbound: overrides.outbound ?? createNoOutbound(),
    personalData,
    providers: createProviderWatch(clock.now),
    tracing: noTracing,
    jobs: {
      ...queue,
      enqueue(db, job) {
        mayBeDue = true;
        return queue.enqueue(db, job);
      },
    },
  };
  const deps: Deps = { ...base, ...overrides.wire?.(base) };
  let services = createServices(deps);
  let app = createApp(deps, services);
  const settle = async () => {
    await services.views.settle();
    await services.linkViews.settle();
    if (!mayBeDue) return;
    mayBeDue = false;
    await services.runDueJobs(promptJobs);
  };
  return {
    deps,
    get services() {
      return services;
    },
    settle,
    async runRecurrentJobs() {
      for (const { kind, every } of jobs) if (every) await deps.jobs.enqueue(deps.db, { kind, payload: {} });
      await settle();
    },
    get app() {
      return app;
    },
    config,
    database,
    clock,
    anonymous: () => createTestClient(app, settle),
    async user(overrides = {}) {
      const { id, email } = await insertUser(deps, overrides);
      const token = await startSession(deps, id);
      const client = createTestClient(app, settle);
      client.cookies.set("x-cid", token);
      return Object.assign(client, { id, email, token });
    },
    async clear() {
      await services.close();
      await database.clear();
      clock.set(dayOne);
      services = createServices(deps);
      app = createApp(deps, services);
    },
    async close() {
      await services.close();
      await deps.extractor.close();
      await deps.printer.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const promptJobs = jobs.map(({ kind }) => kind).filter((kind) => !/^resumes\.draw-/.test(kind));

function createClock(): TestClock {
  let time = dayOne;
  return {
    now: () => time,
    set: (milliseconds) => {
      time = milliseconds;
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
