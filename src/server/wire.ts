import type { Logger } from "pino";
import { createNoBotCheck } from "./adapters/bot-check/off.ts";
import { createOwnBotCheck } from "./adapters/bot-check/own.ts";
import type { BotCheck } from "./adapters/bot-check/port.ts";
import { createEmbeddedMail } from "./adapters/mail/embedded.ts";
import type { Mail } from "./adapters/mail/port.ts";
import { createSmtpMail } from "./adapters/mail/smtp.ts";
import { createChromiumRenderer } from "./adapters/renderer/chromium.ts";
import { chooseStorage } from "./adapters/storage/choose.ts";
import { openUserChannel } from "./cli/user-channel.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import type { Deps } from "./deps.ts";
import { startHousekeeping } from "./features/housekeeping/service.ts";
import { readPicture } from "./features/uploads/service.ts";
import { createLater } from "./later.ts";

/** Everything that was opened for a configuration, and how to let go of it. */
export type Wired = {
  deps: Deps;
  /** What is not the real thing here, for the report at the start. */
  standIns: string[];
  /** Starts the browser in the background, so that the first PDF need not wait for it. */
  warmUp(): void;
  /** Ends the browser, then the database. */
  close(): Promise<void>;
};

/** Opens the database, brings it up to date, and chooses each adapter by the variables that are set. */
export async function wire(config: Config, log: Logger): Promise<Wired> {
  const db = await openDatabase(config.database, log);
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  const now = Date.now;
  const mail = chooseMail(config, db, now);
  const storage = chooseStorage(config);
  const renderer = createChromiumRenderer({
    path: config.chromiumPath,
    pages: config.renderPages,
    now,
    log,
    readImage: (address) => readPicture(storage, address),
  });
  const later = createLater(log);
  const botCheck = chooseBotCheck(config, db, now);
  const deps: Deps = { config, db, log, now, mail, storage, renderer, botCheck, later };
  const userChannel = await openUserChannel(deps);
  const housekeeping = startHousekeeping(deps);
  return {
    deps,
    standIns: [mail].filter((adapter) => adapter.kind === "embedded").map(() => "mail"),
    warmUp() {
      renderer.warm().catch((error) => log.warn({ reason: String(error.message) }, "no PDF for now"));
    },
    async close() {
      await userChannel.close();
      await housekeeping.stop();
      await later.idle();
      await renderer.close();
      await mail.close?.();
      await db.close();
    },
  };
}

function chooseMail(config: Config, db: Database, now: () => number): Mail & { close?(): void } {
  return config.mail.kind === "smtp" ? createSmtpMail(config.mail) : createEmbeddedMail(db, now);
}

function chooseBotCheck(config: Config, db: Database, now: () => number): BotCheck {
  return config.botCheck === "off" ? createNoBotCheck() : createOwnBotCheck(db, now);
}
