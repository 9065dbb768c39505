/**
 * `node scripts/run.mjs NAME …`: sets up, then runs the built command `dist/server/NAME.js` with the other arguments.
 */
import { fail, setUp } from "./setup.mjs";

const [name, ...rest] = process.argv.slice(2);
const names = [
  "pdf",
  "read",
  "convert",
  "user",
  "orders",
  "backup",
  "restore",
  "move",
  "doctor",
  "contact-sheet",
  "check-resume",
];
if (!names.includes(name)) fail(`Usage: node scripts/run.mjs ${names.join("|")} …`, 2);
await setUp();
process.env.NODE_ENV ??= "production";
process.argv.splice(1, process.argv.length, `npm run ${name} --`, ...rest);
await import(`../dist/server/${name}.js`);
