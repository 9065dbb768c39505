/**
 * How many seconds each test file may take from its first test to its last. tests/budgets.json lists the files that
 * need more than the usual budget. A budget is twice what the file took on two idle cores. A file over its budget is
 * reported but does not fail the run, because a machine may be slow; a file that is over while the others are not has
 * grown. The test runner also starts with the files that have the largest budgets (vitest.config.ts).
 *
 * `npm test -- --write-budgets` measures the budgets anew: on an otherwise idle machine, with TEST_DATABASE_URL as in
 * CI.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

const file = path.join(root, "tests/budgets.json");
/** The budget of a file that has no entry, in seconds. */
const usual = 10;

/** Returns a line for each file of the runner's JSON report that took longer than its budget, the worst first. */
export function overBudget(results) {
  const budgets = JSON.parse(readFileSync(file, "utf8"));
  const over = secondsOf(results)
    .map(([name, seconds]) => ({ name, seconds, budget: budgets[name] ?? usual }))
    .filter(({ seconds, budget }) => seconds > budget)
    .sort((a, b) => b.seconds / b.budget - a.seconds / a.budget);
  if (over.length === 0) return [];
  const lines = over.map(({ name, seconds, budget }) => `  ${name}: ${seconds.toFixed(0)} s of ${budget} s`);
  return ["\nSlower than tests/budgets.json allows:", ...lines];
}

/** Replaces the budgets of the files in the report; files that exist but are not in the report keep theirs. */
export function writeBudgets(results) {
  const budgets = JSON.parse(readFileSync(file, "utf8"));
  for (const [name, seconds] of secondsOf(results)) {
    const budget = Math.ceil((seconds * 2) / 5) * 5;
    if (budget > usual) budgets[name] = budget;
    else delete budgets[name];
  }
  const known = Object.entries(budgets).filter(([name]) => existsSync(path.join(root, name)));
  const sorted = known.sort(([a, mine], [b, other]) => other - mine || (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** A file that several projects run counts with its slowest run. */
function secondsOf(results) {
  const seconds = new Map();
  for (const { name, startTime, endTime } of results) {
    const relative = path.relative(root, name).split(path.sep).join("/");
    seconds.set(relative, Math.max(seconds.get(relative) ?? 0, (endTime - startTime) / 1000));
  }
  return [...seconds];
}
