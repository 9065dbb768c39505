import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { migrate, migrationsFolder, readMigrations } from "#server/db/migrate.ts";
import { createEmptyStorage, silent } from "#tests/harness/database.ts";
import { brokenLedgerLaws } from "#tests/harness/ledger-law.ts";

const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** Creates two folders of migrations: those before the one that creates accounts, and all of them. */
function folders(): { before: string; after: string } {
  const all = readMigrations(migrationsFolder());
  const place = all.findIndex(({ name }) => name.includes("keep-balances-as-rows"));
  expect(place).toBeGreaterThan(0);
  const copy = (count: number) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "inkleaf-migrations-"));
    cleanups.push(async () => fs.rmSync(folder, { recursive: true }));
    for (const { name, sql } of all.slice(0, count)) fs.writeFileSync(path.join(folder, name), sql);
    return folder;
  };
  return { before: copy(place), after: copy(all.length) };
}

describe("records from before the accounts table", { timeout: 90_000 }, () => {
  it("become accounts, numbered and with running balances, each voucher in its user's currency", async () => {
    const storage = await createEmptyStorage();
    cleanups.push(storage.remove);
    const db = await openDatabase(storage.config, silent, { maintenance: false });
    cleanups.push(db.close);
    const { before, after } = folders();
    await migrate(db, before);
    await db.pool.query(`
      insert into users (id, type, user_name, nick_name, created_at)
      select name, type, name, name, '2026-01-02' from (values ('ada', 'email'), ('bo', 'phone'), ('cy', 'wechat'),
        ('di', 'oauth'), ('nobody', 'email')) people (name, type);
      update users set valid_to = '2026-05-06 07:08:09.123Z' where id in ('ada', 'bo');
      update users set is_vip = true where id in ('bo', 'cy');
      insert into orders (id, user_id, plan_name, payment_method, amount, created_at, expires_at) values
        ('o1', 'ada', 'monthly', 'wechat', 1000, '2026-01-02', '2026-01-02'),
        ('o2', 'di', 'yearly', 'stripe', 6000, '2026-01-02', '2026-01-02');
      insert into token_records (id, user_id, type, amount, cause, created_at) values
        ('01', 'ada', 'initial', 5000, 'a1', '2026-01-02'), ('03', 'ada', 'ai_generate', -700, 'a3', '2026-01-03'),
        ('05', 'ada', 'ai_generate', -300, 'a5', '2026-01-04'), ('06', 'bo', 'initial', 5000, 'b6', '2026-01-02'),
        ('09', 'di', 'initial', 5000, 'd9', '2026-01-02'), ('10', 'di', 'ai_generate', -5000, 'd10', '2026-01-02');
      insert into balance_records (id, user_id, type, amount, cause, created_at) values
        ('02', 'ada', 'initial', 500, 'a2', '2026-01-02'), ('04', 'ada', 'outcome', -500, 'a4', '2026-01-03'),
        ('07', 'bo', 'initial', 500, 'b7', '2026-01-02'), ('08', 'cy', 'initial', 500, 'c8', '2026-01-02'),
        ('11', 'di', 'initial', 500, 'd11', '2026-01-02')`);
    await migrate(db, after);
    // Among them: a membership is what its grants add up to.
    expect(await brokenLedgerLaws(db.pool)).toEqual([]);
    const sold = await db.pool.query("select currency from orders order by id");
    expect(sold.rows.map(({ currency }) => currency)).toEqual(["CNY", "USD"]);
    const accounts = await db.pool.query(
      "select concat_ws(' ', user_id, kind, currency, balance, reserved, overdrawn, sequence) as row from accounts order by 1",
    );
    expect(accounts.rows.map(({ row }) => row)).toEqual([
      "ada token  4000 0 0 5",
      "ada voucher USD 0 0 0 4",
      "bo token  5000 0 0 1",
      "bo voucher CNY 500 0 0 2",
      "cy voucher CNY 500 0 0 1",
      "di token  0 0 0 2",
      "di voucher USD 500 0 0 3",
    ]);
    const records = await db.pool.query(
      `select concat_ws(' ', cause, sequence, balance) as row from
         (select cause, sequence, balance, user_id from token_records
          union all select cause, sequence, balance, user_id from balance_records) all_records
       where user_id = 'ada' order by sequence`,
    );
    expect(records.rows.map(({ row }) => row)).toEqual(["a1 1 5000", "a2 2 500", "a3 3 4300", "a4 4 0", "a5 5 4000"]);
  });
});
