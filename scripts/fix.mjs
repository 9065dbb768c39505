/** `npm run fix`: formats, fixes what the linter can fix, and writes README's configuration table from config.ts. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openSource, root, setUp } from "./setup.mjs";

await setUp({ built: false });
const source = await openSource();
const { configTable } = await source.load("/src/server/config/table.ts");
await source.close();
const file = path.join(root, "README.md");
const readme = readFileSync(file, "utf8");
const table = /(?<=<!-- configuration -->\n)[\s\S]*?(?=<!-- \/configuration -->)/;
writeFileSync(
  file,
  readme.replace(table, () => `${configTable()}\n`),
);
const result = spawnSync(path.join(root, "node_modules/.bin/biome"), ["check", "--write", "."], {
  cwd: root,
  stdio: "inherit",
});
process.exit(result.status ?? 1);
