import { afterAll, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { viewCalls } from "#contract/views.ts";
import { createApp } from "#server/app.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { createServices } from "#server/services.ts";
import { visiting } from "#tests/harness/browser-headers.ts";
import { createTestApp } from "./harness/app.ts";
import { createFakePrinter } from "./harness/fake-printer.ts";
import { createTestClient } from "./harness/test-client.ts";
import { watchTimers } from "./harness/timers.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);

const timers = watchTimers();
afterAll(timers.stop);

it("a closed process has no timer left and makes no more database queries", async () => {
  const user = await test.user();
  const body = { userId: user.id, template: "TemplateModern", name: "Seen" };
  const { _id, uuid, config } = (await user.send(resumeCalls.createResume, { body })).data;
  await user.send(resumeCalls.saveResume, { params: { id: _id }, body: { config: { ...config, isPublic: true } } });
  const statements: string[] = [];
  const { pool } = test.deps.db;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const before = timers.count();

  const services = createServices(test.deps);
  const client = createTestClient(createApp(test.deps, services), async () => {});
  services.startJobs();
  expect((await client.request(`/r/${uuid}`, { headers: visiting })).status).toBe(200);
  await enqueue(test.deps, test.deps.db, "cleanup.expired", {});
  // The worker rests between two looks for jobs; polling would have a timer of its own.
  while (timers.count() <= before) await new Promise((resolve) => setImmediate(resolve));
  await services.close();

  Object.assign(pool, {
    query(...args: unknown[]) {
      statements.push(String(args[0]));
      return query(...args);
    },
  });
  expect(timers.count()).toBeLessThanOrEqual(before);
  // Views counted in memory were written, not lost.
  expect((await user.send(viewCalls.listViews)).data).toMatchObject([{ _id, total: 1 }]);
  statements.length = 0;
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(statements).toEqual([]);
});
