import type { Logger } from "pino";
import type { BotCheck } from "./adapters/bot-check/port.ts";
import type { Mail } from "./adapters/mail/port.ts";
import type { Renderer } from "./adapters/renderer/port.ts";
import type { Storage } from "./adapters/storage/port.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/client.ts";
import type { Later } from "./later.ts";

/** All that a feature may touch of the outside. Features get it as an argument; nothing of it is imported as a value. */
export type Deps = {
  config: Config;
  db: Database;
  log: Logger;
  /** The time, in milliseconds since 1970. Tests set it. */
  now: () => number;
  mail: Mail;
  botCheck: BotCheck;
  renderer: Renderer;
  storage: Storage;
  /** Work that the answer does not wait for. */
  later: Later;
};
