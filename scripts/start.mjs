/** `npm start`: set up, then run the server in this very process, so that signals reach it. */
import { setUp } from "./setup.mjs";

await setUp();
process.env.NODE_ENV ??= "production";
await import("../dist/server/main.js");
