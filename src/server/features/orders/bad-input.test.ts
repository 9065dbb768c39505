import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { deskOrderCalls } from "#contract/desk-orders.ts";
import { orderCalls } from "#contract/orders.ts";
import { receiptCalls } from "#contract/receipts.ts";
import { limits } from "#core/limits.ts";
import type { Currency } from "#core/money.ts";
import { newId } from "#server/ids.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { createMoneyApp, digestOf } from "#tests/harness/money.ts";
import { removeAccount } from "../account-removal/service.ts";

/** What nobody should send, over HTTP: each is refused by name, and nothing moves. */
const money = await createMoneyApp();
const { test, wechat, stripe } = money;
const currencies = ["CNY", "USD"] as const;
const paths = { CNY: "/api/pay/wechat/notify", USD: "/api/pay/stripe/webhook" };
const server = createAdaptorServer({ fetch: (sent, env) => test.app.fetch(sent, env) });
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterEach(money.clear);
afterAll(async () => {
  server.close();
  await money.close();
});

async function order(user: TestUser, currency: Currency): Promise<string> {
  const call = currency === "CNY" ? orderCalls.createOrder : orderCalls.createEnOrder;
  const { data } = await user.send(call as typeof orderCalls.createOrder, { body: { planName: "monthly" } });
  return data.orderId;
}

/** What requests are counted in, and the key under which that is kept. */
const counting = ["rate_limits", "installation_keys"];

/** Returns the tables that changed meanwhile, besides those that count requests. */
async function changed(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await digestOf(test)).split("\n");
  await work();
  const after = (await digestOf(test)).split("\n").filter((line) => !before.includes(line));
  return after.map((line) => line.split(" ")[0] ?? "").filter((table) => !counting.includes(table));
}

/** Sends a message through a socket, where a header may stand twice. Returns the status. */
async function post(path: string, body: string, headers: Record<string, string | string[]>): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, method: "POST", headers }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

describe.each(currencies)("a message of the provider of %s", (currency) => {
  const message = async (change = {}) => {
    const orderId = await order(await test.user(), currency);
    money.peerOf(currency).pay(orderId);
    return money.peerOf(currency).message(orderId, change);
  };

  it("without any one of its headers, or with one twice, is refused", async () => {
    const { body, headers } = await message();
    const names = Object.keys(headers).filter((name) => /^(wechatpay|stripe)-/.test(name));
    expect(names).toHaveLength(currency === "CNY" ? 4 : 1);
    const variants = names.flatMap((name) => {
      const { [name]: value = "", ...rest } = headers;
      return [rest, { ...rest, [name]: "" }, { ...rest, [name]: [value, value] }];
    });
    const moved = await changed(async () => {
      for (const variant of variants) expect(await post(paths[currency], body, variant)).toBe(401);
    });
    expect(moved).toEqual([]);
    expect(await post(paths[currency], body, headers)).toBe(204);
  });

  it("of 64 KB is not genuine, and a larger one is not read", async () => {
    const send = async (size: number) =>
      (await test.app.request(paths[currency], { method: "POST", body: "x".repeat(size) })).status;
    const moved = await changed(async () => {
      expect(await send(limits.body.raw)).toBe(401);
      expect(await send(limits.body.raw + 1)).toBe(413);
      expect(await send(1_000_000)).toBe(413);
    });
    expect(moved).toEqual([]);
  });

  it.each([0, -1000, 999.5, 1e15])("that says %s cents is shown to the operator and grants nothing", async (total) => {
    const sent = await message({ total });
    const admin = await test.user({ role: "admin" });
    const moved = await changed(async () => expect(await money.notify(currency, sent)).toBe(204));
    expect(moved.sort()).toEqual(["payment_exceptions", "payment_notices"]);
    const { data } = (await admin.send(deskOrderCalls.listExceptions)).data;
    expect(data).toMatchObject([{ kind: "amount", came: { amount: total, currency }, expected: { amount: 1000 } }]);
  });

  it("for another merchant, or about no order of ours, is shown to the operator and grants nothing", async () => {
    const foreign = await message(currency === "CNY" ? { mchid: "1900000001" } : { livemode: true });
    const unknown = await message();
    await test.deps.db.pool.query("delete from orders where id = (select id from orders order by id desc limit 1)");
    for (const sent of [foreign, unknown]) {
      const moved = await changed(async () => expect(await money.notify(currency, sent)).toBe(204));
      expect(moved).toContain("payment_exceptions");
      expect(moved.filter((table) => !table.startsWith("payment_"))).toEqual([]);
    }
    const kinds = (await test.deps.db.query.paymentExceptions.findMany()).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["merchant", "unknown-order"]);
    expect(await test.deps.db.query.payments.findMany()).toEqual([]);
  });

  it("about a removed account's order takes the money into the books, and can be refunded", async () => {
    const [user, admin] = [await test.user(), await test.user({ role: "admin" })];
    const orderId = await order(user, currency);
    money.peerOf(currency).pay(orderId);
    await removeAccount(test.deps, user.id);
    expect((await user.send(orderCalls.getOrder, { params: { orderId } })).status).toBe(401);
    expect(await money.notify(currency, money.peerOf(currency).message(orderId))).toBe(204);
    await test.settle();
    const params = { orderId };
    const { data: page } = await admin.send(deskOrderCalls.getDeskOrder, { params });
    expect(page).toMatchObject({ order: { user: null, status: 1, isUpdated: false }, refundable: 1000 });
    expect(page.exceptions).toMatchObject([{ kind: "removed-account" }]);
    const body = { key: newId(), amount: 1000, again: 1000, reason: "The account is gone" };
    await admin.send(deskOrderCalls.refundByDesk, { params, body });
    await test.settle();
    expect((await admin.send(deskOrderCalls.getDeskOrder, { params })).data).toMatchObject({
      ...{ refunds: [{ state: "done", amount: 1000 }], refundable: 0 },
    });
    expect((await admin.fetch(deskOrderCalls.exportOrders)).status).toBe(200);
  });
});

describe("an order", () => {
  it("of an unknown plan is refused by its field, whatever the edition", async () => {
    const user = await test.user();
    const plans = ["weekly", "", "Monthly", "__proto__", "monthly ", "<b>", null, 1, ["monthly"], "x".repeat(70_000)];
    for (const call of [orderCalls.createOrder, orderCalls.createEnOrder]) {
      const moved = await changed(async () => {
        for (const planName of plans) {
          const answer = await user.send(call as typeof orderCalls.createOrder, { body: { planName } as never });
          expect([answer.status, answer.code]).toEqual([400, 100400]);
          expect(answer.errors?.map(({ path }) => path)).toContain("planName");
        }
      });
      expect(moved).toEqual([]);
    }
  });

  it("of somebody else does not exist, to whatever is asked of it", async () => {
    const [owner, other] = [await test.user(), await test.user()];
    const orderId = await order(owner, "CNY");
    wechat.pay(orderId);
    const body = { title: "x", taxNumber: "", email: "a@example.com" };
    const asks: [Call, object?][] = [
      ...[orderCalls.getOrder, orderCalls.continueOrder, orderCalls.confirmOrder, orderCalls.closeOrder].map(
        (call): [Call] => [call],
      ),
      ...[orderCalls.withdrawRefund, orderCalls.payInSandbox, receiptCalls.getReceipt].map((call): [Call] => [call]),
      [orderCalls.refundOrder, {}],
      [receiptCalls.downloadReceipt],
      [receiptCalls.askForInvoice, body],
    ];
    const moved = await changed(async () => {
      for (const id of [orderId, newId(), "null", "%00", "a".repeat(300)]) {
        for (const [call, body] of asks) {
          const answer = await other.send(call as typeof orderCalls.refundOrder, { params: { orderId: id }, body });
          const name = `${call.method} ${call.path} ${id.slice(0, 40)}`;
          if (id === orderId) expect([answer.status, answer.code], name).toEqual([404, 100404]);
          else expect([400, 404], name).toContain(answer.status);
        }
      }
    });
    expect(moved).toEqual([]);
  });

  it("is one in two tabs, and its Back from the vendor's page finds it as it was", async () => {
    const user = await test.user();
    const ask = () => user.send(orderCalls.createEnOrder, { body: { planName: "monthly" } });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.data).toEqual(two.data);
    const params = { orderId: one.data.orderId };
    expect((await user.send(orderCalls.getOrder, { params })).data).toMatchObject({
      ...{ status: 0, payUrl: one.data.checkout_url },
    });
    expect((await user.send(orderCalls.continueOrder, { params })).data.payUrl).toBe(one.data.checkout_url);
    expect(stripe.sessions.size).toBe(1);
  });

  it.each([-600_000, 600_000, 86_400_000])("is paid once though the clock jumps by %i ms", async (jump) => {
    const user = await test.user();
    const orderId = await order(user, "CNY");
    const read = async () => (await user.send(orderCalls.getOrder, { params: { orderId } })).data;
    expect(await read()).toMatchObject({ status: 0 });
    wechat.pay(orderId);
    const early = wechat.message(orderId);
    test.clock.advance(jump);
    // It was signed at a time that is too far from ours.
    expect(await money.notify("CNY", early)).toBe(401);
    expect(await read()).toMatchObject({ status: 1, trade_state: "SUCCESS", isUpdated: true, expiresIn: 0 });
    test.clock.advance(-jump);
    expect(await money.notify("CNY", early)).toBe(204);
    await test.settle();
    expect(await read()).toMatchObject({ status: 1, isUpdated: true });
    expect(await test.deps.db.query.payments.findMany()).toHaveLength(1);
    expect(await test.deps.db.query.grants.findMany()).toHaveLength(1);
  });

  it("gives no more time after the clock went back than it had when it was placed", async () => {
    const user = await test.user();
    const orderId = await order(user, "CNY");
    test.clock.advance(-600_000);
    const { data } = await user.send(orderCalls.getOrder, { params: { orderId } });
    expect(data.expiresIn).toBe(limits.order.lifetime);
  });

  it.each([0, -1, 0.5, 1001, 1e300, "1000", null])("is not refunded by %j cents, by whomever", async (amount) => {
    const [user, admin] = [await test.user(), await test.user({ role: "admin" })];
    const orderId = await order(user, "USD");
    stripe.pay(orderId);
    await money.notify("USD", stripe.message(orderId));
    await test.settle();
    const params = { orderId };
    const asked = { reason: "", amount } as never;
    const decided = { key: newId(), amount, again: amount, reason: "Because" } as never;
    const moved = await changed(async () => {
      const answers = [
        await user.send(orderCalls.refundOrder, { params, body: asked }),
        await admin.send(deskOrderCalls.refundByDesk, { params, body: decided }),
      ];
      for (const { code } of answers) expect([100400, 100423]).toContain(code);
    });
    expect(moved).toEqual([]);
  });
});

it("an invoice's title keeps no NUL, and its markup is text wherever it is shown", async () => {
  const user = await test.user();
  const orderId = await order(user, "CNY");
  wechat.pay(orderId);
  await money.notify("CNY", wechat.message(orderId));
  await test.settle();
  const body = { title: "<img src=x onerror=alert(1)>\0公司", taxNumber: "", email: "books@example.com" };
  const title = body.title.replace("\0", "");
  const params = { orderId };
  expect((await user.send(receiptCalls.askForInvoice, { params, body })).data.title).toBe(title);
  expect((await user.send(receiptCalls.getReceipt, { params })).data.invoice).toMatchObject({ title });
  const admin = await test.user({ role: "admin" });
  expect((await admin.send(receiptCalls.listInvoices)).data.data).toMatchObject([{ title }]);
});
