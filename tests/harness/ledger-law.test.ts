import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { book, reserve, settle } from "#server/features/ledger/service.ts";
import { createTestApp } from "./app.ts";
import { createTestDatabase } from "./database.ts";
import { createFakePrinter } from "./fake-printer.ts";
import { brokenLedgerLaws } from "./ledger-law.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);
const { db } = test.deps;
const { pool } = db;

describe("the laws of the ledger", () => {
  /** Starts with a user who has two records, an open reservation and a settled one; every law holds. */
  beforeEach(async () => {
    const { id: userId } = await test.user();
    const now = new Date(test.clock.now());
    const expiresAt = new Date(test.clock.now() + 60_000);
    const hold = { account: "token", type: "ai_generate", userId, amount: 50 } as const;
    await db.transaction(async (one) => {
      await book(one, [{ account: "token", type: "initial", userId, amount: 100, cause: "gift" }], now);
      await reserve(one, { ...hold, cause: "done" }, { now, expiresAt });
      await settle(one, { cause: "done", amount: 30 }, now);
      await reserve(one, { ...hold, cause: "running" }, { now, expiresAt });
    });
    expect(await brokenLedgerLaws(pool)).toEqual([]);
  });

  it.each([
    ["a balance that was changed alone", "update accounts set balance = balance + 1", /a balance is the sum/],
    ["an account that is gone", "delete from accounts", /a balance is the sum/],
    ["a record that is gone", "delete from token_records where cause = 'gift'", /numbered from 1 without gaps/],
    [
      "a running balance that does not run",
      "update token_records set balance = 7",
      /carries the balance of the one before/,
    ],
    ["two records in another order", "update token_records set sequence = 3 - sequence + 10", /numbered from 1/],
    ["an account behind its records", "update accounts set sequence = 1", /number of its newest record/],
    ["what is reserved without a reservation", "delete from reservations where state = 'open'", /open reservations/],
    ["what is reserved changed alone", "update accounts set reserved = reserved - 1", /open reservations/],
    ["a licence to overdraw for nothing", "update accounts set overdrawn = 5", /overdrawn is what/],
    ["a spending below 0", "update token_records set balance = -1 where amount < 0", /no spending takes/],
    [
      "a settled reservation without its record",
      "update reservations set taken = 29 where taken = 30",
      /booked with what/,
    ],
  ])("find %s when the test is over, although no test asks", async (_, breaking, law) => {
    await pool.query(breaking);
    await expect(test.clear()).rejects.toThrow(law);
    // The broken rows are removed with the rest, so that the next test begins with a sound ledger.
    expect(await brokenLedgerLaws(pool)).toEqual([]);
    expect(await db.query.accounts.findMany()).toEqual([]);
  });

  it("hold for what the service does", async () => {
    await test.clear();
  });
});

describe("a database that is closed", () => {
  it("is checked like one that is emptied", async () => {
    const database = await createTestDatabase();
    await database.db.pool.query(
      `insert into users (id, user_name, nick_name, created_at) values ('u', 'u', 'u', now());
       insert into accounts (user_id, kind, balance) values ('u', 'token', 5)`,
    );
    await expect(database.close()).rejects.toThrow(/a balance is the sum of its records/);
  });

  it("is not checked where the test closed it already", async () => {
    const database = await createTestDatabase();
    await database.db.close();
    await database.close();
  });
});
