import path from "node:path";
import { root } from "./setup.mjs";

/** More files than these failed for a reason that another run does not remove. */
const most = 3;

/**
 * Returns the journeys' files, relative to the project, that are worth another run by themselves: those that failed,
 * where they are few and nothing else failed.
 */
export function journeysToRepeat(report) {
  if (!report || report.isGood) return [];
  const failed = report.testResults.filter(({ status }) => status === "failed");
  const files = failed.map(({ name }) => path.relative(root, name).split(path.sep).join("/"));
  const areJourneys = files.every((file) => file.startsWith("tests/journeys/"));
  return areJourneys && files.length <= most ? files : [];
}

/** The report of a run in which the repeated files count as they ended the second time. */
export function withRepeated(first, second) {
  if (!first || !second) return first;
  const again = new Set(second.testResults.map(({ name }) => name));
  const others = first.testResults.filter(({ name }) => !again.has(name));
  const testResults = [...others, ...second.testResults];
  const count = (status) =>
    testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === status);
  return {
    isGood: second.isGood,
    testResults,
    numPassedTests: count("passed").length,
    numFailedTests: count("failed").length,
    numPendingTests: count("pending").length + count("skipped").length,
    numTodoTests: count("todo").length,
  };
}
