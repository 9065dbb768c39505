import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const inProject = (file: string) => fileURLToPath(new URL(file, import.meta.url));

// Style sheets are read as they are: without `css` even `?raw` gives an empty text, and sheets are printed without style.
const shared = {
  pool: "forks",
  testTimeout: 60_000,
  hookTimeout: 120_000,
  css: true,
  // What is polled for is waited for as long as anything else in the browser: the second that is usual would be a timed assertion.
  expect: { poll: { timeout: 45_000 } },
} as const;

/** The seconds that files may take (scripts/budgets.mjs); those without an entry take a few. */
const budgets: Record<string, number> = JSON.parse(readFileSync(inProject("tests/budgets.json"), "utf8"));

/** Project by project, because a worker serves one; in each the longest files begin, so that no worker ends alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const budget = ({ moduleId }: TestSpecification) => budgets[path.relative(inProject("."), moduleId)] ?? 0;
    const place = ({ project }: TestSpecification) => projects.findIndex(({ test }) => test.name === project.name);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b) || budget(b) - budget(a));
  }
}

/** What is drawn in a browser in many combinations: a lane of its own (scripts/test.mjs). */
const prints = ["tests/prints.test.ts", "tests/first-fonts.test.ts", "src/templates/{layout,contrast}.test.ts"];

// Loading the server anew for each file was half of the suite's time; our modules keep nothing between files.
const unit = { ...shared, isolate: false, setupFiles: ["tests/harness/console.ts"] };
// What the browser's build makes without schemas (vite.config.ts) is the contract itself here, as in development.
const alias = { "virtual:calls": inProject("src/contract/registry.ts") };

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
  // What is on PostgreSQL in the project above, once more on the embedded database: src/server/db tests both by itself.
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
      // A person waits for the page, and a journey with them: a third worker uses what two leave idle on two cores. A
      // project with another number of workers needs a place of its own in the order.
      maxWorkers: 3,
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig({ test: { maxWorkers: 2, sequence: { sequencer: LongestFirst }, projects } });
