/**
 * `npm test`: everything — lint, types, unused code, then unit, HTTP and browser tests. With TEST_DATABASE_URL the
 * suites that touch the database run a second time, on that PostgreSQL. Arguments narrow the run: `npm test -- src/core`
 * runs only these tests.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { check } from "./check.mjs";
import { root, say, setUp } from "./setup.mjs";

/** What runs a second time on PostgreSQL: everything behind an HTTP call or a query. */
const onDatabase = [
  "src/server/db",
  "src/server/http",
  "src/server/features",
  "src/server/adapters/bot-check",
  "src/server/adapters/mail",
  "src/server/cli/user",
  "src/server/adapters/oauth",
  "src/server/adapters/sms",
  "src/server/adapters/wechat-login",
  "tests/http",
  "tests/contract",
];

await setUp();
const filters = process.argv.slice(2);
const scratch = mkdtempSync(path.join(tmpdir(), "inkleaf-test-"));
const totals = { passed: 0, failed: 0, skipped: 0 };
let good = true;

function vitest(name, args, env = {}) {
  say(`\n▶ ${name}`);
  const report = path.join(scratch, `${totals.passed}-${Math.random()}.json`);
  const child = spawn(
    process.execPath,
    [
      path.join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...args,
    ],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_ENV: "test", TEST_FOLDER: scratch, ...env },
    },
  );
  return new Promise((resolve) => {
    child.on("close", (code) => {
      good &&= code === 0;
      try {
        const counts = JSON.parse(readFileSync(report, "utf8"));
        totals.passed += counts.numPassedTests;
        totals.failed += counts.numFailedTests;
        totals.skipped += counts.numPendingTests + counts.numTodoTests;
      } catch {
        good = false;
      }
      resolve();
    });
  });
}

if (filters.length > 0) {
  await vitest("Tests", filters);
} else {
  good = (await check()) && good;
  await vitest("Unit and HTTP tests, embedded database", ["--project=unit"], { TEST_DATABASE_URL: "" });
  if (process.env.TEST_DATABASE_URL) {
    // The samples are files; the database only takes them in, which tests/http sees to.
    await vitest("Server and HTTP tests, PostgreSQL", [
      "--project=unit",
      "--exclude=**/samples.test.ts",
      // What is the embedded database's own.
      "--exclude=**/db/embedded/**",
      ...onDatabase,
    ]);
  }
  await vitest("Journeys in the browser", ["--project=journeys"], { TEST_DATABASE_URL: "" });
}
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
if (!good && totals.failed === 0) totals.failed = 1;
say(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(good ? 0 : 1);
