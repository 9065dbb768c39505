import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { recordCalls } from "#contract/records.ts";
import { systemCalls } from "#contract/system.ts";
import { consentVersion } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { book } from "../ledger/service.ts";

/** What the pages that sell rely on, with the stand-in as the provider of both currencies. */

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const { deps, clock } = test;
const body = { planName: "monthly" } as const;
const isSold = async (app: TestApp, locale: "ch" | "en") => {
  const answer = await app.anonymous().request("/api/site", { headers: { cookie: `locale=${locale}` } });
  const { data } = (await answer.json()) as { data: unknown };
  return systemCalls.getSite.reply.parse(data).flags.payments;
};

async function give(user: TestUser, currency: "CNY" | "USD", amount: number): Promise<void> {
  const gift = { account: "voucher", type: "initial", currency, userId: user.id, amount, cause: "gift" } as const;
  await deps.db.transaction((one) => book(one, [gift], new Date(clock.now())));
}

/** Opens the stand-in's checkout page, presses a button on it, or both. */
const checkout = (url: string, act?: "pay" | "decline") =>
  test.anonymous().request(new URL(url).pathname, {
    redirect: "manual",
    ...(act ? { method: "POST", body: new URLSearchParams({ act }) } : {}),
  });

describe("what an edition sells", () => {
  it("depends on who takes its currency", async () => {
    expect([await isSold(test, "ch"), await isSold(test, "en")]).toEqual([true, true]);
    const onlyYuan = deps.payments.filter(({ currency }) => currency === "CNY");
    const half = await createTestApp({ printer: createFakePrinter(), payments: onlyYuan });
    expect([await isSold(half, "ch"), await isSold(half, "en")]).toEqual([true, false]);
    await half.close();
  });

  it("is nothing where every user is a member", async () => {
    const open = await createTestApp({ printer: createFakePrinter(), env: { MEMBERSHIP: "open" } });
    expect([await isSold(open, "ch"), await isSold(open, "en")]).toEqual([false, false]);
    const user = await open.user();
    const params = { orderId: "any" };
    const codes = [
      await user.send(orderCalls.createOrder, { body }),
      await user.send(orderCalls.createEnOrder, { body }),
      await user.send(orderCalls.continueOrder, { params }),
      await user.send(orderCalls.confirmOrder, { params }),
      await user.send(orderCalls.payInSandbox, { params }),
      await user.send(orderCalls.getPurse),
    ].map(({ code }) => code);
    expect(codes).toEqual(codes.map(() => 100404));
    await open.close();
  });
});

describe("an order", () => {
  it("tells how long it can be paid by the server's clock, and nothing below zero", async () => {
    const user = await test.user();
    const { orderId } = (await user.send(orderCalls.createOrder, { body })).data;
    const left = async () => (await user.send(orderCalls.getOrder, { params: { orderId } })).data.expiresIn;
    expect(await left()).toBe(limits.order.lifetime);
    clock.advance(60_000);
    expect(await left()).toBe(limits.order.lifetime - 60_000);
    clock.advance(limits.order.lifetime);
    expect(await left()).toBe(0);
  });

  it("keeps which words its buyer agreed to, and when, also where it was there already", async () => {
    const user = await test.user();
    const consent = async () => {
      const [order] = await deps.db.query.orders.findMany();
      return [order?.consentVersion ?? null, order?.consentedAt?.getTime() ?? null];
    };
    await user.send(orderCalls.createEnOrder, { body });
    expect(await consent()).toEqual([null, null]);
    clock.advance(1000);
    const at = clock.now();
    await user.send(orderCalls.createEnOrder, { body: { ...body, consent: consentVersion } });
    clock.advance(1000);
    await user.send(orderCalls.createEnOrder, { body: { ...body, consent: consentVersion } });
    expect(await consent()).toEqual([consentVersion, at]);
    const unknown = await user.request("/api/createEnOrder", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, consent: "2020-01" }),
    });
    expect(unknown.status).toBe(400);
  });

  it("is paid by what can be spent in its own currency", async () => {
    const user = await test.user();
    await give(user, "USD", 1000);
    expect((await user.send(orderCalls.getPurse)).data).toEqual({ CNY: 0, USD: 1000 });
    expect((await user.send(orderCalls.createOrder, { body })).data.isBalancePay).toBe(false);
    expect((await user.send(orderCalls.createEnOrder, { body })).data).toMatchObject({
      isBalancePay: true,
      checkout_url: "",
    });
  });
});

describe("the stand-in's checkout", () => {
  it("shows what is paid, lets a payment fail, takes one, and leads back to the order", async () => {
    const user = await test.user();
    const { orderId, checkout_url: url } = (await user.send(orderCalls.createEnOrder, { body })).data;
    const open = await (await checkout(url)).text();
    expect(open).toContain("Inkleaf membership, 1 month");
    expect(open).toContain("$10.00");
    const declined = await (await checkout(url, "decline")).text();
    expect(declined).toContain("nothing was charged");
    expect((await user.send(orderCalls.getOrder, { params: { orderId } })).data.status).toBe(0);
    const paid = await checkout(url, "pay");
    expect([paid.status, paid.headers.get("location")]).toEqual([303, `/pricing?order=${orderId}`]);
    await test.settle();
    expect((await user.send(orderCalls.getOrder, { params: { orderId } })).data).toMatchObject({ status: 1 });
    expect(await (await checkout(url, "pay")).text()).not.toContain("<form");
    expect((await user.send(recordCalls.listOrders)).data.count).toBe(1);
  });

  it("stays on the phone that scanned a code, and takes nothing after the time is over", async () => {
    const user = await test.user();
    const { payUrl } = (await user.send(orderCalls.createOrder, { body })).data;
    clock.advance(limits.order.lifetime);
    expect(await (await checkout(payUrl, "pay")).text()).toContain("This order is closed");
    const again = (await user.send(orderCalls.createOrder, { body })).data;
    const paid = await checkout(again.payUrl, "pay");
    expect([paid.status, (await paid.text()).includes("Paid ¥10.00")]).toEqual([200, true]);
  });

  it("knows no other reference", async () => {
    expect((await checkout("http://localhost/sandbox/pay/nobody", "pay")).status).toBe(404);
  });
});
