import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/root.ts";
import { isFull } from "./harness/print-set.ts";

/**
 * In a rolling deploy the release before this one goes on serving when our migrations are in the database
 * (docs/decisions/0076). So its code runs its own tests of HTTP here, with our migrations in place of its own.
 */
const tests = ["tests/http", "tests/contract.test.ts"];

function run(folder: string, command: string, ...args: string[]): { isGood: boolean; printed: string } {
  const env = { ...process.env, TEST_ALL: "", TEST_LANE: "" };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { isGood: status === 0, printed: `${stdout}\n${stderr}` };
}

function git(...args: string[]): string | undefined {
  const { isGood, printed } = run(projectRoot, "git", ...args);
  return isGood ? printed.trim() : undefined;
}

/** PREVIOUS_RELEASE names a commit; else it is that of the newest tag of a version. Undefined where there is neither. */
function previousRelease(): string | undefined {
  return process.env.PREVIOUS_RELEASE ?? git("describe", "--tags", "--match", "v*", "--abbrev=0", "HEAD^");
}

const revision = isFull ? previousRelease() : undefined;
const why = isFull
  ? "PREVIOUS_RELEASE is not set and no version has a tag"
  : "only with --all, for it installs that release";

it.skipIf(!revision)(
  `the release before this one passes its own tests on our schema${revision ? "" : ` (skipped: ${why})`}`,
  { timeout: 3_600_000 },
  () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), "inkleaf-previous-")), "release");
    try {
      git("worktree", "add", "--detach", folder, revision ?? "");
      rmSync(path.join(folder, "migrations"), { recursive: true });
      cpSync(path.join(projectRoot, "migrations"), path.join(folder, "migrations"), { recursive: true });
      const installed = run(folder, "npm", "ci", "--no-audit", "--no-fund");
      expect(installed.isGood, installed.printed).toBe(true);
      const vitest = path.join("node_modules", "vitest", "vitest.mjs");
      const { isGood, printed } = run(folder, process.execPath, vitest, "run", "--project", "unit", ...tests);
      expect(isGood, printed.slice(-20_000)).toBe(true);
      expect(printed).toMatch(/Tests .*\d passed/);
    } finally {
      git("worktree", "remove", "--force", folder);
      rmSync(path.dirname(folder), { recursive: true, force: true });
    }
  },
);
