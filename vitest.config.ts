import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const inProject = (file: string) => fileURLToPath(new URL(file, import.meta.url));

// Style sheets are processed: without `css` even `?raw` gives an empty text, and sheets would be printed without style.
const shared = {
  pool: "forks",
  testTimeout: 60_000,
  hookTimeout: 120_000,
  css: true,
  // Polling waits as long as anything else in the browser: the usual second would be a timed assertion.
  expect: { poll: { timeout: 45_000 } },
} as const;

/** The seconds that files may take (scripts/budgets.mjs); files without an entry take a few. */
const budgets: Record<string, number> = JSON.parse(readFileSync(inProject("tests/budgets.json"), "utf8"));

/**
 * Sorts by project, because a worker serves one; within each the longest files start first, so that no worker is left
 * with a long one at the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const budget = ({ moduleId }: TestSpecification) => budgets[path.relative(inProject("."), moduleId)] ?? 0;
    const place = ({ project }: TestSpecification) => projects.findIndex(({ test }) => test.name === project.name);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b) || budget(b) - budget(a));
  }
}

/** Tests that draw in a browser in many combinations, a lane of their own (scripts/test.mjs). */
const prints = [
  "tests/{prints,names}.test.ts",
  "tests/pdf-ua.test.ts",
  "tests/first-fonts.test.ts",
  "src/templates/{layout,contrast,lines}.test.ts",
];

// Loading the server anew for each file took half of the suite's time; our modules keep no state between files.
const unit = { ...shared, isolate: false, setupFiles: ["tests/harness/console.ts", "tests/harness/cases.ts"] };
// The schema-free `virtual:calls` of the browser's build (vite.config.ts) is the contract itself here, as in
// development.
const registry = inProject("src/contract/registry.ts");
const alias = { "virtual:calls": registry, "virtual:desk-calls": registry };

const projects = [
  {
    resolve: { alias },
    test: {
      ...unit,
      name: "unit",
      include: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/**/*.test.ts"],
      exclude: [...configDefaults.exclude, ...prints, "src/web/**/*.test.tsx"],
    },
  },
  // The suites that run on PostgreSQL above run here once more on the embedded database; src/server/db tests both by
  // itself.
  ...(process.env.TEST_DATABASE_URL
    ? [
        {
          resolve: { alias },
          test: {
            ...unit,
            name: "embedded",
            env: { TEST_DATABASE_URL: "" },
            include: [
              "tests/http/main-path.test.ts",
              "tests/http/resumes-save.test.ts",
              "src/server/features/ledger/**/*.test.ts",
              "src/server/features/orders/**/*.test.ts",
              "src/server/features/assistant/{drafting,processes}.test.ts",
              "src/server/adapters/{bot-check,mail}/**/*.test.ts",
            ],
          },
        },
      ]
    : []),
  {
    resolve: { alias },
    test: {
      ...unit,
      name: "components",
      environment: "jsdom",
      setupFiles: [...unit.setupFiles, "tests/harness/jsdom.ts"],
      include: ["src/web/**/*.test.tsx"],
    },
  },
  { resolve: { alias }, test: { ...unit, name: "prints", include: prints } },
  {
    test: {
      ...shared,
      name: "journeys",
      include: ["tests/journeys/**/*.spec.ts"],
      // Files of a worker share its browser and its servers (tests/harness/journey.ts).
      isolate: false,
      testTimeout: 120_000,
      // A journey mostly waits for the page, so a third worker uses what two leave idle on two cores. Vitest requires a
      // project with another number of workers to have a group of its own in the order.
      maxWorkers: 3,
      sequence: { groupOrder: 1 },
    },
  },
];

/** A project that is no lane of its own runs in the lane `unit`, so that none is forgotten (scripts/test.mjs). */
const laneOf = (project: string) => (["prints", "journeys"].includes(project) ? project : "unit");
const lane = process.env.TEST_LANE;
const chosen = projects.filter(({ test }) => !lane || laneOf(test.name) === lane);

export default defineConfig({ test: { maxWorkers: 2, sequence: { sequencer: LongestFirst }, projects: chosen } });
