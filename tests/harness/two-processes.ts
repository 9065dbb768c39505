import { afterAll, afterEach } from "vitest";
import { createTestApp, type TestApp } from "./app.ts";

type Options = NonNullable<Parameters<typeof createTestApp>[0]>;

/**
 * Creates two applications that share a database and a clock, as two processes behind a balancer do, and clears and
 * closes both with the tests of the file. A test that needs a second pool, services and jobs uses `createSecondApp`.
 */
export async function createTwoProcesses(
  first: Options = {},
  second: Options = first,
): Promise<{ test: TestApp; other: TestApp }> {
  const test = await createTestApp(first);
  const other = await createTestApp({ ...second, wire: () => ({ db: test.deps.db, now: test.clock.now }) });
  afterEach(async () => {
    await other.clear();
    await test.clear();
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });
  return { test, other };
}
