import { operate } from "./operate.ts";

/** The entry of `npm run user`. */
await operate("user");
