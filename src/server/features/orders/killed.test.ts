import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedJobs } from "#server/adapters/jobs/embedded.ts";
import { createWechatPay } from "#server/adapters/payments/wechat-pay.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { buildProgram } from "#server/db/embedded/entry-file.ts";
import { insertOrder, insertUser } from "#tests/harness/builders.ts";
import { createTestStorage, silent, testKinds } from "#tests/harness/database.ts";
import { assertLedgerLaws } from "#tests/harness/ledger-law.ts";
import { isFull } from "#tests/harness/print-set.ts";

import { startWechatPayPeer } from "#tests/harness/wechat-pay-peer.ts";
import { reconcile } from "./service.ts";

const now = Date.now;
const peer = await startWechatPayPeer({ now });
afterAll(peer.close);
let program: string;
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, "killed-settler.fixture.ts"));
});

const notifyUrl = "https://cv.example.com/api/pay/wechat/notify";
// The peer always answers; a busy machine takes its time, and what is tested is no matter of that.
const wechat = { ...peer.keys, endpoint: peer.url, notifyUrl, timeoutMs: 120_000 };
const payments = [createWechatPay({ ...wechat, now })];
const rounds = isFull ? 200 : 4;
/** After so many rounds it is measured again how long a settlement takes. */
const roundsInARow = 8;

/** Places an order in the database and at the peer, and pays it there. */
async function placeAndPay(db: Database): Promise<string> {
  const { id: userId } = await insertUser({ db, now });
  const [provider] = payments;
  const there = { currency: "CNY", provider: "wechat-pay", providerState: "open" } as const;
  const orderId = await insertOrder({ db, now }, userId, there);
  const order = { id: orderId, amount: 1000, currency: "CNY", description: "x", locale: "ch", returnUrl: "" } as const;
  await provider?.begin({ ...order, expiresAt: new Date(now() + 900_000) });
  expect(peer.pay(orderId)).toBe(true);
  return orderId;
}

describe.each(isFull ? testKinds : testKinds.slice(-1))(
  "kill -9 between the provider's answer and ours, %s",
  (kind) => {
    it(`delivers each of ${rounds} orders once after the restart`, { timeout: 7_200_000 }, async () => {
      const storage = await createTestStorage(kind);
      const open = () => openDatabase(storage.config, silent, { maintenance: false });
      let unfinished = 0;
      /** Milliseconds that asking and settling takes, as measured last. */
      let span = 0;
      // Opening the embedded database is most of a round, so what one round looks at is what the next begins with.
      let db = await open();
      for (let round = 0; round < rounds; round += 1) {
        const orderId = await placeAndPay(db);
        await db.close();
        // One process may hold the embedded database; PostgreSQL has two that settle the same order.
        const processes = Array.from({ length: kind === "postgres" ? 2 : 1 }, () =>
          spawn(process.execPath, [
            program,
            // The first is killed before it settles for certain, however fast or busy the machine is.
            JSON.stringify({ database: storage.config, wechat, orderId, stopsBefore: round === 0 }),
          ]),
        );
        const exits = processes.map((child) => once(child, "exit"));
        await Promise.all(processes.map((child, index) => Promise.race([once(child.stdout, "data"), exits[index]])));
        // Between the question to the provider and the end of the transaction, and a little later, which takes as long
        // as it took lately: in each row one round is killed just after it had committed.
        if (round % roundsInARow === 1) {
          const ready = performance.now();
          await Promise.all(processes.map((child, index) => Promise.race([once(child.stdout, "data"), exits[index]])));
          span = performance.now() - ready;
        } else await sleep(span * (((round * 7) % 40) / 30));
        for (const child of processes) child.kill("SIGKILL");
        await Promise.all(exits);
        db = await open();
        const found = await db.query.orders.findFirst({ where: (order, { eq }) => eq(order.id, orderId) });
        if (found?.tradeState === "NOTPAY") unfinished += 1;
        await assertLedgerLaws(db.pool);
        // What the job does within 30 s of the restart.
        const jobs = createEmbeddedJobs({ db, log: silent, now });
        await reconcile({ db, now, jobs, log: silent, payments }, "open");
        const after = await db.query.orders.findFirst({ where: (order, { eq }) => eq(order.id, orderId) });
        expect(after).toMatchObject({ tradeState: "SUCCESS", isUpdated: true });
        await assertLedgerLaws(db.pool);
      }
      expect(unfinished).toBeGreaterThan(0);
      expect(unfinished).toBeLessThan(rounds);
      const count = async (table: string) =>
        (await db.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;
      expect([await count("payments"), await count("grants"), await count("token_records")]).toEqual([
        ...[rounds, rounds, rounds],
      ]);
      await db.close();
      await storage.remove();
    });
  },
);
