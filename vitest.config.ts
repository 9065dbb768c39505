import { defineConfig } from "vitest/config";

// Style sheets are read as they are: without `css` even `?raw` gives an empty text, and sheets are printed without style.
const shared = { pool: "forks", testTimeout: 60_000, hookTimeout: 120_000, css: true } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          setupFiles: ["tests/harness/console.ts"],
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/**/*.test.ts"],
        },
      },
      { test: { ...shared, name: "journeys", include: ["tests/journeys/**/*.spec.ts"] } },
    ],
  },
});
