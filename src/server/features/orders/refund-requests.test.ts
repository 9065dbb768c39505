import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { recordCalls } from "#contract/records.ts";
import { limits } from "#core/limits.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { removeAccount } from "../account-removal/service.ts";
import { recordDownload } from "../membership/service.ts";
import { decideRefund } from "./service.ts";

const contact = "operator@example.com";
const test = await createTestApp({ env: { CONTACT: contact }, printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

/** A paid order of a month in dollars. */
async function paid(user: TestUser) {
  const paidAt = new Date(test.clock.now());
  return insertOrder(test.deps, user.id, { tradeState: "SUCCESS", isUpdated: true, paidAt });
}
const ask = (user: TestUser, orderId: string, body: { reason?: string; amount?: number } = {}) =>
  user.send(orderCalls.refundOrder, { params: { orderId }, body });
const withdraw = (user: TestUser, orderId: string) => user.send(orderCalls.withdrawRefund, { params: { orderId } });
const listed = async (user: TestUser) => (await user.send(recordCalls.listOrders)).data.data[0];

describe("a buyer who asks for the money back", () => {
  it("is heard: the operator is mailed, and the list of orders says that it waits", async () => {
    const user = await test.user();
    const orderId = await paid(user);
    expect(await listed(user)).toMatchObject({
      refund: null,
      refundable: { until: "2026-01-16T09:00:00.000Z", why: null },
      receiptUrl: `/receipts/${orderId}`,
    });
    expect((await ask(user, orderId, { reason: "It <b>does not</b> suit me" })).data).toMatchObject({
      state: "asked",
      amount: 1000,
    });
    const { rows, count } = await listOutbox(test.deps.db, contact, { limit: 5, offset: 0 });
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({ subject: expect.stringContaining("$10.00") });
    expect(rows[0]?.text).toContain("It <b>does not</b> suit me");
    expect(rows[0]?.html).not.toContain("<b>does not</b>");
    expect(await listed(user)).toMatchObject({
      refunded: 0,
      refund: { state: "asked", amount: 1000, begunBy: "buyer", reason: "It <b>does not</b> suit me", answer: "" },
      refundable: { until: null, why: "begun" },
    });
    expect((await ask(user, orderId)).code).toBe(100423);
  });

  it("can take it back while nobody has decided, and ask again", async () => {
    const user = await test.user();
    const orderId = await paid(user);
    await ask(user, orderId);
    expect((await withdraw(user, orderId)).data).toMatchObject({ state: "withdrawn" });
    expect(await listed(user)).toMatchObject({ refund: { state: "withdrawn" }, refundable: { why: null } });
    expect((await withdraw(user, orderId)).code).toBe(100423);
    const { refundId } = (await ask(user, orderId)).data;
    await decideRefund(test.deps, { actorId: null, refundId, verdict: "refused", amount: 1000, reason: "It was used" });
    expect((await withdraw(user, orderId)).code).toBe(100423);
    expect(await listed(user)).toMatchObject({ refund: { state: "refused", answer: "It was used" } });
  });

  it("is told that the window is over, to the millisecond", async () => {
    const user = await test.user();
    const orderId = await paid(user);
    test.clock.advance(limits.order.refundWindow - 1);
    expect((await ask(user, orderId, { amount: 1 })).code).toBe(0);
    test.clock.advance(1);
    const refused = await ask(user, orderId);
    expect([refused.code, refused.message]).toEqual([
      100423,
      "The 14 days in which you can ask for your money back are over",
    ]);
    expect(await listed(user)).toMatchObject({ refundable: { until: null, why: "late" } });
  });

  it("is told that a PDF was downloaded since", async () => {
    const user = await test.user();
    await recordDownload(test.deps, user.id);
    test.clock.advance(1000);
    const orderId = await paid(user);
    expect((await ask(user, orderId)).code).toBe(0);
    await withdraw(user, orderId);
    test.clock.advance(1000);
    await recordDownload(test.deps, user.id);
    expect((await ask(user, orderId)).message).toMatch(/^You have downloaded a PDF/);
    expect(await listed(user)).toMatchObject({ refundable: { why: "downloaded" } });
  });

  it("gets nothing of somebody else's order, of an open one, or of more than was paid", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const theirs = await paid(other);
    const open = await insertOrder(test.deps, user.id);
    const own = await paid(user);
    expect((await ask(user, theirs)).code).toBe(100404);
    expect((await withdraw(user, theirs)).code).toBe(100404);
    expect((await ask(user, open)).code).toBe(100423);
    expect((await ask(user, own, { amount: 1001 })).code).toBe(100423);
    for (const amount of [0, -1, 0.5]) expect((await ask(user, own, { amount })).code).toBe(100400);
    expect(await test.deps.db.query.refunds.findMany()).toEqual([]);
  });

  it("asks once, however many tabs ask at the same moment", async () => {
    const user = await test.user();
    const orderId = await paid(user);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(user, orderId)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(5).fill(100423)]);
    expect(await test.deps.db.query.refunds.findMany()).toHaveLength(1);
  });

  it("leaves the refund in the books and none of the words when the account is removed", async () => {
    const user = await test.user();
    await ask(user, await paid(user), { reason: "My divorce" });
    await removeAccount(test.deps, user.id);
    expect(await test.deps.db.query.refunds.findMany()).toMatchObject([{ state: "asked", amount: 1000, reason: "" }]);
  });
});
