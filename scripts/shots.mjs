/** `npm run shots [-- NAME …]`: writes pictures of every page to shots/pages; tests/shots.ts describes them. */
import path from "node:path";
import { openSource, print, root, setUp } from "./setup.mjs";

await setUp();
process.env.NODE_ENV ??= "production";
const source = await openSource();
const { makeShots } = await source.load("/tests/shots.ts");
const started = performance.now();
const folder = path.join("shots", "pages");
const made = await makeShots(path.join(root, folder), process.argv.slice(2));
print(`${folder}: ${made} pictures, ${((performance.now() - started) / 1000).toFixed(0)} s`);
await source.close();
process.exit(0);
