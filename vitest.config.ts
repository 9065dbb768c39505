import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// What the browser's build makes without schemas (vite.config.ts) is the contract itself here, as in development.
const contract = fileURLToPath(new URL("./src/contract/registry.ts", import.meta.url));

// Style sheets are read as they are: without `css` even `?raw` gives an empty text, and sheets are printed without style.
const shared = { pool: "forks", testTimeout: 60_000, hookTimeout: 120_000, css: true } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
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
