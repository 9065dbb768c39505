import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { createNoBotCheck } from "#server/adapters/bot-check/off.ts";
import { createEmbeddedMail } from "#server/adapters/mail/embedded.ts";
import { createDiskStorage } from "#server/adapters/storage/disk.ts";
import { createApp } from "#server/app.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import { readContent } from "#server/features/content/service.ts";
import { startSession } from "#server/features/sessions/service.ts";
import type { App } from "#server/http/context.ts";
import { createLater } from "#server/later.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { personalData } from "#server/personal-data/registry.ts";
import { chooseSignIn } from "#server/wire.ts";
import { insertUser, type UserWish } from "./builders.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** The start of every test's clock: a Friday in UTC. */
export const dayOne = Date.UTC(2026, 0, 2, 9, 0, 0);

/** What every captcha says in tests. */
export const captchaText = "aB3d";

export type TestClock = {
  now: () => number;
  set(milliseconds: number): void;
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void;
};

export type TestOverrides = Partial<
  Pick<Deps, "mail" | "sms" | "botCheck" | "renderer" | "storage" | "content" | "log">
> & {
  /** Variables as in the environment: `{MEMBERSHIP: "open"}`. */
  env?: Record<string, string>;
  /** Another adapter made from what is there: `botCheck: (deps) => createOwnBotCheck(deps.db, deps.now)`. */
  wire?: (deps: Deps) => Partial<Deps>;
};

/** A signed-in visitor, whose account was made with a session of its own. */
export type TestUser = Visitor & { id: string; email: string; token: string };

export type TestApp = {
  deps: Deps;
  app: App;
  config: Config;
  database: TestDatabase;
  clock: TestClock;
  /** Somebody without an account. */
  visitor(): Visitor;
  /** Somebody signed in; without wishes a regular user. */
  user(wish?: UserWish): Promise<TestUser>;
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
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    ...overrides.env,
  });
  const signIn = chooseSignIn(config, database.db, clock.now);
  const base: Deps = {
    config,
    db: database.db,
    log: overrides.log ?? pino({ level: "silent" }),
    now: clock.now,
    mail: overrides.mail ?? createEmbeddedMail(database.db, clock.now),
    botCheck: overrides.botCheck ?? createNoBotCheck(),
    ...signIn,
    ...(overrides.sms ? { sms: overrides.sms } : {}),
    // Starts its browser with the first job only.
    renderer: overrides.renderer ?? createChromiumPrinter({ pages: 1, now: clock.now }),
    content: overrides.content ?? readContent(config.contentDir),
    storage: overrides.storage ?? createDiskStorage(path.join(dataDir, "files")),
    personalData,
    later: createLater(overrides.log ?? pino({ level: "silent" })),
  };
  const deps: Deps = { ...base, ...overrides.wire?.(base) };
  let app = createApp(deps);
  return {
    deps,
    get app() {
      return app;
    },
    config,
    database,
    clock,
    visitor: () => createVisitor(app, deps.later.idle),
    async user(wish = {}) {
      const { id, email } = await insertUser(deps, wish);
      const token = await startSession(deps, id);
      const visitor = createVisitor(app, deps.later.idle);
      visitor.cookies.set("x-cid", token);
      return Object.assign(visitor, { id, email, token });
    },
    async clear() {
      await database.clear();
      clock.set(dayOne);
      app = createApp(deps);
    },
    async close() {
      await deps.renderer.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

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
