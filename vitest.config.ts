import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// What the browser's build makes without schemas (vite.config.ts) is the contract itself here, as in development.
const contract = fileURLToPath(new URL("./src/contract/registry.ts", import.meta.url));

// Style sheets are read as they are: without `css` even `?raw` gives an empty text, and sheets are printed without style.
const shared = {
  pool: "forks",
  testTimeout: 60_000,
  hookTimeout: 120_000,
  css: true,
  // What is polled for is waited for as long as anything else in the browser: the second that is usual would be a timed assertion.
  expect: { poll: { timeout: 45_000 } },
} as const;

/** What takes a minute or more begins first, so that no worker is left alone with it at the end. */
const longest = ["prints.test", "first-fonts.test", "look-at-every-page", "never-lose-an-edit", "keep-my-resumes"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(name));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias: { "virtual:calls": contract } },
        test: {
          ...shared,
          name: "unit",
          // Loading the server anew for each file was half of the suite's time; our modules keep nothing between files.
          isolate: false,
          setupFiles: ["tests/harness/console.ts"],
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/**/*.test.ts"],
        },
      },
      { test: { ...shared, testTimeout: 120_000, name: "journeys", include: ["tests/journeys/**/*.spec.ts"] } },
    ],
  },
});
