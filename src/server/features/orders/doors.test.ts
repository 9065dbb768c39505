import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { limits } from "#core/limits.ts";
import { claimJob } from "#server/adapters/jobs/store.ts";
import { findJob } from "#server/jobs/registry.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { createSecondApp } from "#tests/harness/second-app.ts";
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
const isPostgres = test.deps.db.kind === "postgres";

describe("an order that every door settles at the same moment", () => {
  it(`is delivered once, in each of ${rounds} rounds${isPostgres ? ", by two processes" : ""}`, {
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
