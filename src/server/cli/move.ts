import { runMoveCommand } from "./keeping-commands.ts";
import { runAlone } from "./operate.ts";

/** The entry of `npm run move`. */
await runAlone(runMoveCommand);
