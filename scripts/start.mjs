/** `npm start`: sets up, then runs the server in this process, so that signals reach it. */
import { setUp } from "./setup.mjs";

await setUp();
process.env.NODE_ENV ??= "production";
await import("../dist/server/main.js");
