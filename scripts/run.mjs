/**
 * `node scripts/run.mjs NAME …`: sets up, then runs the built command `dist/server/NAME.js` with the other arguments.
 */
import { fail, setUp } from "./setup.mjs";

const [name, ...rest] = process.argv.slice(2);
if (!["pdf", "user", "contact-sheet"].includes(name)) fail("Usage: node scripts/run.mjs pdf|user|contact-sheet …", 2);
await setUp();
process.env.NODE_ENV ??= "production";
process.argv.splice(1, process.argv.length, `npm run ${name} --`, ...rest);
await import(`../dist/server/${name}.js`);
