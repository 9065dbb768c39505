/**
 * `npm test` runs everything: lint, types, unused code, then unit, HTTP, print and browser tests. Arguments narrow the
 * run: `npm test -- src/core` runs only these tests, and `npm test -- --lane prints` one of the lanes, so that several
 * machines can share the work. `--all` runs full products where an ordinary run takes a subset that still covers every
 * pair, and property tests on newly drawn cases.
 *
 * Journeys share two cores between three browsers. Where a few files of them failed and nothing else did, these files
 * are run once more by themselves, and the end of the run names them: what fails again fails the run, and what passes
 * then has a fault of its own that is worth finding (docs/decisions/0060).
 *
 * With TEST_DATABASE_URL the suites that need a database run on that PostgreSQL, and the embedded database runs its own
 * suites and the main path; without it everything runs on the embedded database.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { overBudget, writeBudgets } from "./budgets.mjs";
import { check } from "./check.mjs";
import { journeysToRepeat, withRepeated } from "./repeat-journeys.mjs";
import { fail, print, root, setUp } from "./setup.mjs";

/** The lanes; vitest.config.ts tells which projects each runs. */
const lanes = ["unit", "prints", "journeys"];

const filters = process.argv.slice(2);
/** Removes the flag (and its values) from the arguments; the rest goes to the test runner. */
function take(flag, values = 0) {
  const at = filters.indexOf(flag);
  return at < 0 ? undefined : filters.splice(at, 1 + values);
}
const isFull = take("--all") !== undefined;
const isMeasured = take("--write-budgets") !== undefined;
const lane = take("--lane", 1)?.[1];
if (lane !== undefined && !lanes.includes(lane)) fail(`There is no lane ${lane}: ${lanes.join(", ")}.`, 2);

await setUp();
const scratch = mkdtempSync(path.join(tmpdir(), "inkleaf-test-"));

/** Runs the tests; resolves to the runner's report, or to undefined when it ended without one. */
function vitest(args) {
  const report = path.join(scratch, "report.json");
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
      env: {
        ...process.env,
        NODE_ENV: "test",
        TEST_FOLDER: scratch,
        TEST_ALL: isFull ? "1" : "",
        TEST_LANE: lane ?? "",
      },
    },
  );
  return new Promise((resolve) => {
    child.on("close", (code) => {
      try {
        resolve({ isGood: code === 0, ...JSON.parse(readFileSync(report, "utf8")) });
      } catch {
        resolve(undefined);
      }
    });
  });
}

const isChecked = filters.length === 0 && (lane === undefined || lane === "unit");
const isClean = !isChecked || (await check());
const first = await vitest(filters);
const repeated = journeysToRepeat(first);
if (repeated.length > 0) print(`\nOnce more, alone: ${repeated.join(", ")}`);
const second = repeated.length > 0 ? await vitest(["--project=journeys", "--maxWorkers=1", ...repeated]) : undefined;
const report = withRepeated(first, second);
const isGood = isClean && report?.isGood === true;
const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report ?? {};
const failed = isGood ? numFailedTests : Math.max(1, numFailedTests);

if (isMeasured && isGood) writeBudgets(report.testResults);
// Budgets do not apply to a full product, which takes as long as it takes.
else if (!isFull) for (const line of overBudget(report?.testResults ?? [])) print(line);
if (second?.isGood) print(`\nFailed beside others and passed alone: ${repeated.join(", ")}`);
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
print(`\n${passed} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped`);
process.exit(isGood ? 0 : 1);
