import fs from "node:fs";
import { rmdir } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { checkSmtp } from "../adapters/mail/check-smtp.ts";
import { chooseStorage } from "../adapters/storage/choose.ts";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/loopback.ts";
import { openDatabase } from "../db/client.ts";
import { DatabaseUnavailable, DataFolderInUse } from "../db/errors.ts";
import { migrationsFolder, readMigrations } from "../db/migrate.ts";
import { newId } from "../ids.ts";
import { bad, type Finding, good, reasonOf, warning } from "./finding.ts";
import type { OtherClock } from "./machine-checks.ts";

/** What the server talks to, as it is configured: each function is one row of `npm run doctor`. */

export async function checkDatabase(config: Config, log: Logger, clocks: OtherClock[]): Promise<Finding> {
  const { database } = config;
  if (database.kind === "embedded" && !fs.existsSync(path.join(database.folder, "PG_VERSION")))
    return good("database", `embedded; the first start makes it in ${database.folder}`);
  try {
    const db = await openDatabase(database.kind === "postgres" ? { ...database, pool: 1 } : database, log, {
      maintenance: false,
    });
    try {
      const asked = Date.now();
      const { rows } = await db.pool.query<{ version: string; now: string; applied: string | null; most: number }>(
        `select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as now,
           to_regclass('migrations') as applied, current_setting('max_connections')::int as most`,
      );
      const row = rows[0];
      const says = `${db.kind === "embedded" ? "embedded, PostgreSQL" : "PostgreSQL"} ${row?.version}${db.isPooled ? ", through a pooler" : ""}`;
      if (db.kind === "postgres")
        clocks.push({ whose: "the database's", ahead: (asked + Date.now()) / 2 - Number(row?.now) });
      const known = readMigrations(migrationsFolder()).length;
      const applied = row?.applied ? Number((await db.pool.query("select count(*) from migrations")).rows[0].count) : 0;
      if (applied > known)
        return bad(
          "database",
          `${says}, used by a newer version of this program`,
          "Start that version, or a newer one.",
        );
      if (database.kind === "postgres" && database.pool > (row?.most ?? 0) / 2)
        return warning(
          "database",
          `${says}; DATABASE_POOL=${database.pool} of ${row?.most} connections`,
          "Lower DATABASE_POOL: it counts for each process, and a deploy runs two of each.",
        );
      return good("database", applied < known ? `${says}; the next start applies ${known - applied} migrations` : says);
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof DataFolderInUse) return good("database", "embedded, in use by the running server");
    const todo =
      database.kind === "postgres"
        ? "Start PostgreSQL, and check DATABASE_URL."
        : "Check DATA_DIR; the last backup is restored by npm run restore.";
    return bad("database", error instanceof DatabaseUnavailable ? error.message : reasonOf(error), todo);
  }
}

/**
 * Writes a file, reads it and removes it. A folder that is not there yet is not made: it would be the operator's who
 * looks, and not the server's.
 */
export async function checkStorage(config: Config, clocks: OtherClock[]): Promise<Finding> {
  if (config.storage.kind === "disk" && !fs.existsSync(config.storage.folder) && !fs.existsSync(config.dataDir))
    return good("storage", `the first start makes ${config.storage.folder}`);
  const storage = chooseStorage(config);
  const key = `doctor/${newId()}.webp`;
  const bytes = Buffer.from(key);
  try {
    if (config.storage.kind === "s3") {
      const asked = Date.now();
      const date = (await fetch(config.storage.endpoint, { signal: AbortSignal.timeout(5_000) })).headers.get("date");
      if (date) clocks.push({ whose: "the file store's", ahead: (asked + Date.now()) / 2 - Date.parse(date) });
    }
    await storage.put(key, bytes);
    const read = await storage.get(key);
    await storage.remove(key);
    // Our own folder below the storage's, where that is the disk.
    if (config.storage.kind === "disk")
      await rmdir(path.join(config.storage.folder, path.dirname(key))).catch(() => {});
    if (!read || !Buffer.from(read).equals(bytes))
      return bad(
        "storage",
        "what was written is not what is read",
        "Look for a proxy before S3_ENDPOINT that changes answers.",
      );
    return good(
      "storage",
      config.storage.kind === "s3"
        ? `bucket ${config.storage.bucket} is written and read`
        : `${config.storage.folder} is written and read`,
    );
  } catch (error) {
    const todo =
      config.storage.kind === "s3"
        ? "Check S3_ENDPOINT, S3_BUCKET (it must exist), S3_REGION and both keys: they must allow reading, writing, listing and deleting."
        : "Give the server's user the right to write under DATA_DIR.";
    return bad("storage", error instanceof Error ? error.message : String(error), todo);
  }
}

/** Signs in at the mail server and sends nothing. */
export async function checkMail({ mail, isLocal }: Config): Promise<Finding> {
  if (mail.kind === "embedded") {
    if (isLocal) return good("mail", "the stand-in: mails are read at /sandbox");
    return warning("mail", "the stand-in shows every mail to every visitor", "Set SMTP_URL and MAIL_FROM.");
  }
  const failure = await checkSmtp(mail.url);
  if (failure)
    return bad(
      "mail",
      `the mail server cannot be used: ${failure}`,
      "Check SMTP_URL: host, port, user and password; smtps:// for TLS from the start.",
    );
  if (/@localhost\b/.test(mail.from))
    return warning(
      "mail",
      `${mail.from} is the sender`,
      "Set MAIL_FROM to an address that your mail server may send from.",
    );
  return good("mail", `the mail server takes mails from ${mail.from}`);
}

/** Keys that are of the wrong kind; what cannot be read at all is refused by the configuration. */
export async function checkKeys(env: Record<string, string | undefined>, { secure }: Config): Promise<Finding> {
  if (secure && /^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? ""))
    return warning(
      "keys",
      "STRIPE_SECRET_KEY is a test key: nobody is charged",
      "Set the live key, and the secret of the live webhook.",
    );
  const set = [
    "GOOGLE_CLIENT_ID",
    "GITHUB_CLIENT_ID",
    "WECHAT_APP_ID",
    "STRIPE_SECRET_KEY",
    "WECHAT_PAY_MCHID",
    "DEEPSEEK_API_KEY",
    "AI_BASE_URL",
  ];
  const found = set.filter((name) => env[name]);
  return good(
    "keys",
    found.length > 0 ? `set: ${found.join(", ")}` : "none are set: nothing that needs one is offered",
  );
}

/** Asks each address that people type, as they would. */
export async function checkAddresses({ publicUrl, editions, port }: Config): Promise<Finding[]> {
  const urls = [...new Set([publicUrl, ...Object.values(editions ?? {})])].filter(Boolean) as string[];
  return Promise.all(urls.map((url) => checkAddress(url, port)));
}

async function checkAddress(url: string, port: number): Promise<Finding> {
  const check = "PUBLIC_URL";
  const { hostname, protocol } = new URL(url);
  const isLocal = isLoopback(hostname);
  try {
    const answer = await fetch(`${url}/healthz`, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    if (answer.status === 421)
      return bad(
        check,
        `${url} reaches a server that does not know this host`,
        "Let the proxy hand on the Host that people type (nginx: proxy_set_header Host $host).",
      );
    if (answer.status >= 300)
      return bad(check, `${url}/healthz answers ${answer.status}`, "Let the proxy hand every path to this server.");
    if (!isLocal && protocol === "http:")
      return warning(
        check,
        `${url} answers without TLS`,
        "Let a proxy end TLS, and set PUBLIC_URL to its https:// address.",
      );
    return good(check, isLocal ? `${url} answers, for this machine alone` : `${url} answers`);
  } catch (error) {
    const reason = reasonOf(error);
    if (isLocal) return good(check, `${url}, for this machine alone; no server runs now`);
    if (/ENOTFOUND|EAI_AGAIN/.test(reason))
      return bad(check, `${hostname} has no address (${reason})`, "Add its DNS record, or correct PUBLIC_URL.");
    if (/CERT|TLS|SSL|altname/i.test(reason))
      return bad(check, `the certificate of ${hostname} is refused (${reason})`, "Renew it, with all of its chain.");
    return warning(
      check,
      `${url} does not answer (${reason})`,
      `Start the server and the proxy, and let the proxy reach port ${port}.`,
    );
  }
}
