import { runRestoreCommand } from "./keeping-commands.ts";
import { runAlone } from "./operate.ts";

/** The entry of `npm run restore`. */
await runAlone(runRestoreCommand);
