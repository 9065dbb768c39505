import fc from "fast-check";
import { afterAll, afterEach, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { planNames } from "#core/billing/membership.ts";
import { priceOf } from "#core/billing/orders.ts";
import type { Currency } from "#core/money.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { createMoneyApp, digestOf } from "#tests/harness/money.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { createSecondApp } from "#tests/harness/second-app.ts";
import { balancesOf } from "../ledger/service.ts";

/**
 * Thousands of messages, most of them bad, about orders of which some are paid, in turns to two processes. What is
 * delivered in the end depends on what was paid and on nothing that was sent.
 */
const money = await createMoneyApp();
const { test, wechat, stripe } = money;
const second = await createSecondApp(test);
afterEach(money.clear);
afterAll(async () => {
  await second.close();
  await money.close();
});
const appOf = (turn: number) => (turn % 2 === 0 ? test.app : second.app);
/** Both processes take the jobs that are due at the same moment. */
const runDueJobs = (kinds?: readonly string[]) =>
  Promise.all([test, second].map(({ services }) => services.runDueJobs(kinds)));

const count = isFull ? 10_000 : 600;
const buyers = isFull ? 40 : 10;
type Message = { body: string; headers: Record<string, string> };
type Order = { user: TestUser; orderId: string; currency: Currency; amount: number; isPaid: boolean };

async function place(index: number): Promise<Order> {
  const user = await test.user();
  const currency = index % 2 === 0 ? "CNY" : "USD";
  const planName = planNames[index % planNames.length] ?? "monthly";
  const call = currency === "CNY" ? orderCalls.createOrder : orderCalls.createEnOrder;
  const { orderId } = (await user.send(call as typeof orderCalls.createOrder, { body: { planName } })).data;
  const isPaid = index % 3 !== 0;
  if (isPaid) money.peerOf(currency).pay(orderId);
  return { user, orderId, currency, amount: priceOf(planName), isPaid };
}

const stale = () => Math.floor(test.clock.now() / 1000) - 301;

/** Every way in which a message is not genuine; it must be refused and move nothing. */
const forged: Record<Currency, readonly ((orderId: string) => Message)[]> = {
  CNY: [
    (id) => wechat.message(id, { tamper: "key" }),
    (id) => wechat.message(id, { tamper: "body" }),
    (id) => wechat.message(id, { tamper: "cut" }),
    (id) => wechat.message(id, { tamper: "cipher" }),
    (id) => wechat.message(id, { serial: "PUB_KEY_ID_X" }),
    (id) => wechat.message(id, { timestamp: stale() }),
    (id) => ({ ...wechat.message(id), headers: {} }),
  ],
  USD: [
    (id) => stripe.message(id, { secret: "whsec_other" }),
    (id) => stripe.message(id, { tamper: "body" }),
    (id) => stripe.message(id, { tamper: "cut" }),
    (id) => stripe.message(id, { timestamp: stale() }),
    (id) => ({ ...stripe.message(id), headers: {} }),
  ],
};
/** Genuine messages that do not fit: accepted, shown to the operator, and nothing is granted. */
const wrong: Record<Currency, readonly ((orderId: string) => Message)[]> = {
  CNY: [
    (id) => wechat.message(id, { total: 1 }),
    (id) => wechat.message(id, { currency: "USD" }),
    (id) => wechat.message(id, { mchid: "1900000001" }),
  ],
  USD: [
    (id) => stripe.message(id, { total: 1 }),
    (id) => stripe.message(id, { currency: "cny" }),
    (id) => stripe.message(id, { livemode: true }),
  ],
};

/** What a genuine message may touch even where it brings nothing new: the jobs, and when its provider was last heard. */
const isNoted = (line: string) => line.startsWith("jobs ") || line.startsWith("payment_notices ");
const withoutNotes = (digest: string) => digest.split("\n").filter((line) => !isNoted(line));

it(`${count} messages, most of them bad, leave no wrong cent, day or token`, { timeout: 7_200_000 }, async () => {
  const orders: Order[] = [];
  for (let index = 0; index < buyers; index += 1) orders.push(await place(index));
  // Before anything arrives, each order is told wrongly, so that what comes later finds nothing new in it.
  for (const { orderId, currency, isPaid } of orders) {
    if (!isPaid) continue;
    for (const [turn, make] of wrong[currency].entries())
      expect(await money.notify(currency, make(orderId), appOf(turn))).toBe(204);
  }
  expect(await test.deps.db.query.payments.findMany()).toEqual([]);
  const random = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.nat(9)), { numRuns: count, seed: 20_260_102 });
  const genuine: Message[] = [];
  let before = await digestOf(test);
  let refused = 0;
  for (const [index, [which, how, kind]] of random.entries()) {
    const { orderId, currency, isPaid } = orders[which % orders.length] as Order;
    const makers = kind < 7 || !isPaid ? forged[currency] : wrong[currency];
    const isGenuine = kind === 9 && isPaid;
    const message = isGenuine ? money.peerOf(currency).message(orderId) : makers[how % makers.length]?.(orderId);
    if (!message) throw new Error("There is no such message");
    // Some genuine ones arrive again, much later and in another order.
    if (isGenuine) genuine.push(message);
    const isForged = makers === forged[currency] && !isGenuine;
    const status = await money.notify(currency, message, appOf(index));
    expect(status, message.body.slice(0, 200)).toBe(isForged ? 401 : 204);
    if (isForged) refused += 1;
    if (index % 100 === 99) {
      // What was refused, and what does not fit and was shown before, changed nothing at all but waiting jobs.
      for (const again of genuine.splice(0).reverse()) {
        const both = [test, second].map(({ app }) => money.notify(currency, again, app));
        for (const answer of await Promise.all(both)) expect([204, 401]).toContain(answer);
      }
      await runDueJobs(["orders.ask"]);
      const after = await digestOf(test);
      if (index > count / 2) expect(withoutNotes(after)).toEqual(withoutNotes(before));
      before = after;
      test.clock.advance(1000);
    }
  }
  expect(refused).toBeGreaterThan(count / 2);
  await runDueJobs();
  for (const { user, orderId, isPaid } of orders) {
    const row = await test.deps.db.query.orders.findFirst({ where: (order, { eq }) => eq(order.id, orderId) });
    expect(row?.tradeState === "SUCCESS" && row.isUpdated, orderId).toBe(isPaid);
    const { token } = await balancesOf(test.deps, user.id);
    expect(token.balance > 0).toBe(isPaid);
  }
  for (const currency of ["CNY", "USD"] as const) {
    const { ours, theirs } = await money.books(currency);
    expect(ours).toBe(theirs);
  }
});

it("a refused message leaves every row of the database as it is, and a wrong one adds an exception alone", async () => {
  const [chinese, english] = [await place(2), await place(1)];
  for (const { orderId, currency } of [chinese, english]) {
    for (const make of forged[currency]) {
      const before = await digestOf(test);
      for (const { app } of [test, second]) expect(await money.notify(currency, make(orderId), app)).toBe(401);
      expect(await digestOf(test)).toBe(before);
    }
    for (const make of wrong[currency]) {
      const before = withoutNotes(await digestOf(test));
      expect(await money.notify(currency, make(orderId))).toBe(204);
      const changed = withoutNotes(await digestOf(test)).filter((line) => !before.includes(line));
      expect(changed.map((line) => line.split(" ")[0])).toEqual(["payment_exceptions"]);
    }
  }
});

it.each([
  ["65 KB", new Uint8Array(65_537), 413],
  ["nothing", new Uint8Array(), 401],
  ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00]), 401],
])("a message of %s is refused", async (_, body, status) => {
  for (const path of ["/api/pay/wechat/notify", "/api/pay/stripe/webhook"]) {
    expect((await test.app.request(path, { method: "POST", body })).status).toBe(status);
  }
});
