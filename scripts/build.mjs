/** `node scripts/build.mjs`: installs and builds what a service then runs by `node dist/server/main.js` (docs/operation.md). */
import { setUp } from "./setup.mjs";

await setUp();
