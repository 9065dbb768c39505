import path from "node:path";
import { operate } from "./operate.ts";

/** The entry of `npm run backup`. The running server writes the folder, and knows nothing of where we are. */
await operate(
  "backup",
  process.argv.slice(2).map((argument) => (argument.startsWith("-") ? argument : path.resolve(argument))),
);
