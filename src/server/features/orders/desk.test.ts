import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { deskOrderCalls } from "#contract/desk-orders.ts";
import { orderCalls } from "#contract/orders.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import { runOrderCommand } from "#server/cli/order-commands.ts";
import { rarestPieces } from "#server/db/user-text.ts";
import { newId } from "#server/ids.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { insertException } from "#tests/harness/desk-examples.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { askAbout } from "./service.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);

const reason = "Asked for by mail";
let admin: TestUser;
let ada: TestUser;
beforeEach(async () => {
  await test.clear();
  admin = await test.user({ role: "admin" });
  ada = await test.user({ email: "ada@example.com", nickName: "=HYPERLINK(1)" });
});

const paid = { tradeState: "SUCCESS", isUpdated: true, provider: "embedded" } as const;
/** Buys a month at the stand-in, whose books then have the payment as well. */
async function buy(): Promise<string> {
  const { orderId } = (await ada.send(orderCalls.createEnOrder, { body: { planName: "monthly", locale: "en" } })).data;
  await ada.send(orderCalls.payInSandbox, { params: { orderId } });
  await askAbout(test.deps, orderId);
  return orderId;
}
const read = async (orderId: string) => (await admin.send(deskOrderCalls.getDeskOrder, { params: { orderId } })).data;
const refund = (orderId: string, amount: number, again = amount, key = newId()) =>
  admin.fetch(deskOrderCalls.refundByDesk, { params: { orderId }, body: { key, amount, again, reason } });
const mails = async () => (await listOutbox(test.deps.db, "ada@example.com", { limit: 10, offset: 0 })).rows;

describe("the list of orders", () => {
  const found = async (query: Record<string, string>) =>
    (await admin.send(deskOrderCalls.listDeskOrders, { query: query as never })).data.data.map(
      ({ orderId }) => orderId,
    );

  it("is filtered by text, state, provider, day and account", async () => {
    const open = await insertOrder(test.deps, ada.id, { provider: "stripe" });
    const mine = await buy();
    const other = await insertOrder(test.deps, (await test.user()).id, { ...paid, provider: "voucher" });
    test.clock.advance(3 * 86_400_000);
    const late = await insertOrder(test.deps, null, {});
    expect(await found({})).toEqual([late, other, mine, open]);
    expect(await found({ q: "ada@" })).toEqual([mine, open]);
    expect(await found({ q: mine.replaceAll("-", "").toUpperCase() })).toEqual([mine]);
    expect(await found({ q: "%" })).toEqual([]);
    expect(await found({ state: "paid" })).toEqual([other, mine]);
    expect(await found({ state: "open" })).toEqual([late]);
    expect(await found({ state: "closed" })).toEqual([open]);
    expect(await found({ provider: "stripe" })).toEqual([open]);
    expect(await found({ to: "2026-01-02" })).toEqual([other, mine, open]);
    expect(await found({ from: "2026-01-03" })).toEqual([late]);
    expect(await found({ user: ada.id })).toEqual([mine, open]);
    await ada.send(orderCalls.refundOrder, { params: { orderId: mine }, body: {} });
    expect(await found({ state: "asked" })).toEqual([mine]);
  });

  it("finds an order by its number where very many accounts may have the same text", async () => {
    const mine = await buy();
    const bare = mine.replaceAll("-", "");
    const { pool } = test.deps.db;
    await pool.query(
      `insert into users (id, user_name, nick_name, created_at)
       select 'many-' || n, 'Many', $1::text || 'x', '2026-01-01' from generate_series(1, 21000) n`,
      [bare],
    );
    await pool.query("analyze users");
    expect(await rarestPieces(test.deps.db, bare)).toBeNull();
    expect(await found({ q: bare.toUpperCase() })).toEqual([mine]);
    await pool.query("update payments set provider_id = $1", [`${bare}x`]);
    expect(await found({ q: `${bare}x` })).toEqual([mine]);
  });

  it("is exported as a table that no spreadsheet calculates", async () => {
    const orderId = await buy();
    // More than are read at once, many of them at the same moment.
    await test.deps.db.pool.query(
      `insert into orders (id, plan_name, payment_method, amount, currency, created_at, expires_at)
       select 'more-' || n, 'yearly', 'stripe', 6000, 'USD', '2026-01-01', '2026-01-01' from generate_series(1, 1200) n`,
    );
    const bytes = await (await admin.fetch(deskOrderCalls.exportOrders, {})).arrayBuffer();
    const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const lines = csv.trimEnd().split("\r\n");
    expect([lines.length, new Set(lines).size]).toEqual([1202, 1202]);
    expect(lines[0]).toMatch(/^\uFEFForder,placed/);
    const line = lines.find((one) => one.startsWith(orderId));
    expect(line).toContain(`ada@example.com,"'=HYPERLINK(1)",monthly,10,USD,paid`);
  });
});

describe("a refund by the operator", () => {
  it("takes the amount typed twice, reaches the buyer with its reason, and is in the order's history", async () => {
    const orderId = await buy();
    expect((await refund(orderId, 400, 40)).status).toBe(400);
    expect((await refund(orderId, 1001)).status).toBe(409);
    expect((await refund(orderId, 400)).status).toBe(200);
    expect((await refund(orderId, 601)).status).toBe(409);
    const page = await read(orderId);
    expect(page).toMatchObject({ refundable: 600, refunds: [{ amount: 400, begunBy: "operator" }] });
    expect(page.actions).toMatchObject([{ action: "refund", reason }]);
    await test.settle();
    expect((await mails())[0]?.text).toContain(reason);
  });

  it("is one however often its button is pressed, and a second one is told from it", async () => {
    const [orderId, other] = [await buy(), await buy()];
    const key = newId();
    const pressed = await Promise.all([1, 2, 3, 4].map(() => refund(orderId, 400, 400, key)));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const twin = await refund(orderId, 400, 400, key.toUpperCase());
    expect(await twin.json()).toMatchObject({ data: { refundable: 600, refunds: [{ _id: key, amount: 400 }] } });
    expect((await read(orderId)).actions).toHaveLength(1);
    for (const [of, amount] of [
      [orderId, 300],
      [other, 400],
    ] as const) {
      expect(await (await refund(of, amount, amount, key)).json()).toMatchObject({ code: 100428 });
    }
    expect((await read(other)).refunds).toEqual([]);
    expect((await refund(orderId, 400)).status).toBe(200);
    expect(await read(orderId)).toMatchObject({ refundable: 200 });
  });

  it.each([0, -400, 0.5, 1e12, Number.NaN, "400"])("of %s cents is refused", async (amount) => {
    const orderId = await buy();
    expect((await refund(orderId, amount as number)).status).toBe(400);
    expect((await read(orderId)).refunds).toEqual([]);
  });

  it("decides what the buyer asked for, once, by its amount, and tells the buyer", async () => {
    const orderId = await buy();
    const asked = await ada.send(orderCalls.refundOrder, { params: { orderId }, body: { reason: "Twice" } });
    const decide = (verdict: "approved" | "refused", amount = 1000) =>
      admin.fetch(deskOrderCalls.decideRefund, {
        params: { refundId: asked.data.refundId },
        body: { verdict, amount, reason: "You downloaded it" },
      });
    expect((await read(orderId)).order.asked).toBe(1000);
    expect((await decide("refused", 999)).status).toBe(409);
    expect((await decide("refused")).status).toBe(200);
    expect((await decide("approved")).status).toBe(404);
    expect(await read(orderId)).toMatchObject({
      order: { asked: 0 },
      refundable: 1000,
      refunds: [{ state: "refused" }],
    });
    await test.settle();
    expect((await mails())[0]).toMatchObject({ subject: "Your refund request" });
  });
});

it("an exception is resolved once, with a reason", async () => {
  const orderId = await buy();
  const id = await insertException(test, orderId);
  const resolve = () => admin.fetch(deskOrderCalls.resolveException, { params: { id }, body: { reason } });
  const list = async (state: "open" | "resolved") =>
    (await admin.send(deskOrderCalls.listExceptions, { query: { state } })).data.data;
  expect(await list("open")).toMatchObject([{ _id: id, came: { amount: 900 }, expected: { amount: 1000 } }]);
  expect([(await resolve()).status, (await resolve()).status]).toEqual([200, 404]);
  expect([await list("open"), await list("resolved")]).toMatchObject([[], [{ _id: id, resolution: reason }]]);
  expect((await read(orderId)).actions).toMatchObject([{ action: "resolve-exception", reason }]);
});

describe("npm run orders", () => {
  const run = (...args: string[]) => runOrderCommand(test.deps, args);

  it("lists, refunds by the same service, and reconciles", async () => {
    const orderId = await buy();
    expect((await run("list")).lines[0]).toContain(
      `${orderId}  2026-01-02  monthly      $10.00  paid  ada@example.com`,
    );
    expect((await run("list", "asked")).lines).toEqual([]);
    expect(await run("refund", orderId, "4.5", "You paid twice")).toEqual({
      ok: true,
      lines: ["$4.50 of $10.00 went back"],
    });
    expect((await read(orderId)).actions).toMatchObject([{ action: "refund", by: null, reason: "You paid twice" }]);
    expect((await run("refund", orderId, "6", "Too much")).ok).toBe(false);
    expect((await run("reconcile")).lines).toEqual(["0 orders are open, 0 exceptions wait at /admin/orders"]);
    expect((await run("settle", orderId)).lines[0]).toContain("$4.50 refunded");
  });

  it.each([[["dance"]], [["settle"]], [["refund", "x", "1"]], [["reconcile", "now"]], [["list", "a", "b"]]])(
    "prints its usage for %j",
    async (args) => {
      const { ok, lines } = await run(...args);
      expect([ok, lines[0]]).toEqual([false, "Usage: npm run orders -- COMMAND"]);
    },
  );

  it("names what is wrong", async () => {
    expect((await run("settle", "nothing")).lines).toEqual(["There is no order nothing"]);
    expect((await run("refund", "x", "ten", "Because")).lines[0]).toContain("Not an amount");
    expect((await run("refund", "x", "10", "")).lines[0]).toContain("Say why");
    expect((await run("refund", "x", "10", "Because")).lines).toEqual(["There is no order x"]);
  });
});
