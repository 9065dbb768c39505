import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { limits } from "#core/limits.ts";
import { claimJob } from "#server/adapters/jobs/store.ts";
import { findJob } from "#server/jobs/registry.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { createSecondApp } from "#tests/harness/second-app.ts";
import type { TestClient } from "#tests/harness/test-client.ts";
import { balancesOf } from "../ledger/service.ts";
import { askAbout, reconcile } from "./service.ts";

const money = await createMoneyApp();
const { test, wechat } = money;
const second = await createSecondApp(test);
afterEach(money.clear);
afterAll(async () => {
  await second.close();
  await money.close();
});

const rounds = isFull ? 100 : 6;
const by = test.deps.db.kind === "postgres" ? ", by two processes" : "";

describe("an order that every door settles at the same moment", () => {
  it(`is delivered once, in each of ${rounds} rounds${by}`, {
    timeout: 7_200_000,
  }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [inviter, user] = [await test.user(), await test.user()];
      await test.deps.db.pool.query("update users set inviter_id = $1 where id = $2", [inviter.id, user.id]);
      const { orderId } = (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data;
      wechat.pay(orderId);
      const message = wechat.message(orderId);
      await Promise.all([
        ...[test, second, test].map(({ app }) => money.notify("CNY", message, app)),
        user.send(orderCalls.getOrder, { params: { orderId } }),
        second.clientOf(user).send(orderCalls.closeOrder, { params: { orderId } }),
        ...[test, second].flatMap(({ deps, services }) => [
          askAbout(deps, orderId),
          reconcile(deps, "open"),
          services.runDueJobs(["orders.ask"]),
        ]),
      ]);
      expect((await balancesOf(test.deps, user.id)).token.balance).toBe(50_000);
      expect((await balancesOf(test.deps, inviter.id)).vouchers.CNY).toEqual({ balance: 200, reserved: 200 });
    }
    const { ours, theirs } = await money.books("CNY");
    expect([ours, theirs]).toEqual([rounds * 1000, rounds * 1000]);
  });
});

describe("two orders of one buyer that are settled at the same moment", () => {
  it(`are both delivered, one after the other, in each of ${rounds} rounds`, { timeout: 7_200_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const user = await test.user();
      const paid: string[] = [];
      for (const planName of ["monthly", "quarterly", "yearly"] as const) {
        const { orderId } = (await user.send(orderCalls.createOrder, { body: { planName } })).data;
        wechat.pay(orderId);
        paid.push(orderId);
      }
      await Promise.all(paid.map((orderId) => askAbout(test.deps, orderId)));
      expect((await balancesOf(test.deps, user.id)).token.balance).toBe(800_000);
      const row = await test.deps.db.query.users.findFirst({ where: (one, { eq }) => eq(one.id, user.id) });
      expect(row?.validTo?.toISOString()).toBe("2027-05-02T09:00:00.000Z");
    }
  });
});

describe("a voucher that covers one of two orders", () => {
  /** Where a busy machine lets a request wait for the database for too long, it says 503, and whoever asked asks again. */
  const confirm = async (door: TestClient, orderId: string) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await door.send(orderCalls.confirmOrder, { params: { orderId } });
      if (answer.status !== 503 || tries === 20) return answer;
      await sleep(250);
    }
  };

  const confirmed = isFull ? 500 : 20;
  it(`pays one when they are confirmed eight times at once, in each of ${confirmed} rounds${by}`, {
    timeout: 7_200_000,
  }, async () => {
    for (let round = 0; round < confirmed; round += 1) {
      const user = await test.user();
      await money.give(user, "CNY", 2000);
      const orders: string[] = [];
      for (const planName of ["monthly", "quarterly"] as const) {
        orders.push((await user.send(orderCalls.createOrder, { body: { planName } })).data.orderId);
      }
      // Each process is asked for each of the two orders, twice.
      const doors = [user, second.clientOf(user)];
      const tries = Array.from({ length: 8 }, (_, index) => ({
        door: doors[index % 2] ?? user,
        orderId: orders[Math.floor(index / 2) % 2] ?? "",
      }));
      const answers = await Promise.all(tries.map(({ door, orderId }) => confirm(door, orderId)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const paid = (await test.deps.db.query.orders.findMany()).filter(
        ({ userId, tradeState }) => userId === user.id && tradeState === "SUCCESS",
      );
      expect(paid).toHaveLength(1);
      const left = { balance: 2000 - (paid[0]?.amount ?? 0), reserved: 0 };
      expect((await balancesOf(test.deps, user.id)).vouchers.CNY).toEqual(left);
    }
  });
});

describe("a message while the provider does not answer", () => {
  it("is answered without asking it, and the order is delivered when it answers again", async () => {
    const user = await test.user();
    const { orderId } = (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data;
    wechat.pay(orderId);
    const message = wechat.message(orderId);
    wechat.state.fault = "silent";
    expect(await money.notify("CNY", message)).toBe(204);
    await test.services.runDueJobs(["orders.ask"]);
    expect((await balancesOf(test.deps, user.id)).token.balance).toBe(0);
    wechat.state.fault = "none";
    test.clock.advance(60_000);
    await test.services.runDueJobs(["orders.ask"]);
    expect((await balancesOf(test.deps, user.id)).token.balance).toBe(50_000);
  });

  it("is the same to an app that another process runs", async () => {
    const user = await test.user();
    const { orderId } = (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data;
    wechat.pay(orderId);
    expect(await money.notify("CNY", wechat.message(orderId), second.app)).toBe(204);
    await test.services.runDueJobs(["orders.ask"]);
    expect((await balancesOf(test.deps, user.id)).token.balance).toBe(50_000);
  });
});

describe("a process that dies while it asks about open orders", () => {
  it("holds the next one up so briefly that what was paid is delivered within 60 s of the restart", async () => {
    const user = await test.user();
    const { orderId } = (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data;
    wechat.pay(orderId);
    await test.deps.jobs.enqueue(test.deps.db, { kind: "orders.reconcile", payload: {}, key: "recurrent" });
    // The process took the job and was killed at that moment; no other run of this job may begin beside it.
    const job = findJob("orders.reconcile");
    const kinds = { "orders.reconcile": { retries: job?.retries ?? 0, leaseMs: job?.leaseMs ?? 0 } };
    const taken = await claimJob(test.deps.db, kinds, "of the dead", new Date(test.clock.now()));
    expect(taken).toMatchObject({ kind: "orders.reconcile" });
    await test.services.runDueJobs(["orders.reconcile"]);
    expect((await balancesOf(test.deps, user.id)).token.balance).toBe(0);
    // The last look of a worker that falls into the 60 s.
    test.clock.advance(60_000 - limits.jobs.pollMs);
    await test.services.runDueJobs(["orders.reconcile"]);
    expect((await balancesOf(test.deps, user.id)).token.balance).toBe(50_000);
  });
});
