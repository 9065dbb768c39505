import fs from "node:fs";
import pino from "pino";
import { createEmbeddedJobs } from "#server/adapters/jobs/embedded.ts";
import { createWechatPay, type WechatPayOptions } from "#server/adapters/payments/wechat-pay.ts";
import { type DatabaseConfig, openDatabase } from "#server/db/client.ts";
import { askAbout } from "./ask.ts";

/** Asks WeChat Pay about one order and settles it, as a job does. It is made to be killed on the way. */
const given = JSON.parse(process.argv[2] ?? "") as {
  database: DatabaseConfig;
  wechat: Omit<WechatPayOptions, "now">;
  orderId: string;
  /** True where the process shall be killed before it has settled anything. */
  stopsBefore: boolean;
};
const log = pino({ level: "silent" });
const now = Date.now;
const db = await openDatabase(given.database, log, { maintenance: false });
const jobs = createEmbeddedJobs({ db, log, now });
const payments = [createWechatPay({ ...given.wechat, now })];
fs.writeSync(1, "ready\n");
if (given.stopsBefore) await new Promise((resolve) => setTimeout(resolve, 600_000));
await askAbout({ db, log, now, jobs, payments }, given.orderId);
fs.writeSync(1, "settled\n");
await db.close();
