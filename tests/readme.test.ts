import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { configTable } from "#server/config/table.ts";
import { projectRoot } from "#server/root.ts";

it("README's configuration table matches config.ts (npm run fix writes it)", () => {
  expect(readFileSync(path.join(projectRoot, "README.md"), "utf8")).toContain(configTable());
});
