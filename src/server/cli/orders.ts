import { operate } from "./operate.ts";

/** The entry of `npm run orders`. */
await operate("orders");
