import { createEmbeddedJobs } from "#server/adapters/jobs/embedded.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { createServices, type Services } from "#server/services.ts";
import type { TestApp, TestUser } from "./app.ts";
import { silent } from "./database.ts";
import { createTestClient, type TestClient } from "./test-client.ts";

/** What a second process of the same installation has. */
export type SecondApp = {
  deps: Deps;
  services: Services;
  app: App;
  /** Returns a client of this app with the session of a user of the first. */
  clientOf(user: TestUser): TestClient;
  /** Ends its work and closes its pool; call it before the first app is closed. */
  close(): Promise<void>;
};

/**
 * Creates the application of a test once more, as another process has it: with services, jobs and a pool of connections
 * of its own, so that only the database stands between the two. The embedded database belongs to one process; there both
 * share its connection. Work that no answer waits for is left to the test.
 */
export async function createSecondApp({ deps: first, database }: TestApp): Promise<SecondApp> {
  const isAlone = first.db.kind === "embedded";
  const db = isAlone ? first.db : await openDatabase(database.config, silent, { maintenance: false });
  const deps: Deps = { ...first, db, jobs: createEmbeddedJobs({ db, log: silent, now: first.now }) };
  const services = createServices(deps);
  const app = createApp(deps, services);
  return {
    deps,
    services,
    app,
    clientOf(user) {
      const client = createTestClient(app, async () => {});
      client.cookies.set("x-cid", user.token);
      return client;
    },
    async close() {
      await services.close();
      if (!isAlone) await db.close();
    },
  };
}
