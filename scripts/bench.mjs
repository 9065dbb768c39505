/**
 * `npm run bench [-- NAME …]`: runs bench/NAME.ts and prints median, p95 and the ratio to a reference of the same run.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { openSource, print, root, setUp } from "./setup.mjs";

await setUp();
process.env.NODE_ENV ??= "production";
const asked = process.argv.slice(2);
/** These run only when named, because they take up to half an hour. */
const long = ["cluster", "faults", "large", "memory", "prints", "reading", "restart", "rules"];
const names = readdirSync(path.join(root, "bench"))
  .filter((file) => file.endsWith(".ts") && file !== "row.ts")
  .map((file) => file.slice(0, -3))
  .filter((name) => (asked.length === 0 ? !long.includes(name) : asked.includes(name)));
const source = await openSource();
const number = (value) => (value === undefined ? "" : value >= 100 ? value.toFixed(0) : value.toFixed(1));
for (const name of names) {
  const { run } = await source.load(`/bench/${name}.ts`);
  print(`\n${name}`);
  for (const row of await run()) {
    const reference = row.reference ? `   ${row.reference.name} ${number(row.reference.median)} ${row.unit}` : "";
    const ratio = row.ratio === undefined ? "" : `   ratio ${row.ratio.toFixed(2)}`;
    print(
      `  ${row.name.padEnd(52)} median ${number(row.median).padStart(7)} ${row.unit}   p95 ${number(row.p95).padStart(7)}${reference}${ratio}`,
    );
  }
}
await source.close();
process.exit(0);
