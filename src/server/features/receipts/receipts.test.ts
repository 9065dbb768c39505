import { afterAll, afterEach, describe, expect, it } from "vitest";
import { receiptCalls } from "#contract/receipts.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import type { orders } from "#server/db/schema/orders.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { readPdf } from "#tests/harness/read-pdf.ts";
import { noteRefundedThere } from "../orders/refunds.ts";

const contact = "operator@example.com";
const env = {
  CONTACT: contact,
  SELLER_NAME: "墨水（上海）有限公司",
  SELLER_DETAILS: "上海市静安区 1 号\\n税号 91330100799655058B",
};
const test = await createTestApp({ env });
afterEach(test.clear);
afterAll(test.close);

const paid = (user: TestUser, overrides: Partial<typeof orders.$inferInsert> = {}) =>
  insertOrder(test.deps, user.id, {
    ...{ planName: "yearly", amount: 6000, currency: "CNY", paymentMethod: "wechat", tradeState: "SUCCESS" },
    ...{ isUpdated: true, paidAt: new Date(test.clock.now()) },
    ...overrides,
  });
/** Has all the money of an order go back, at the provider. */
const refund = (orderId: string) => noteRefundedThere(test.deps, "embedded", { providerId: orderId, total: 6000 });
const read = (user: TestUser, orderId: string) => user.send(receiptCalls.getReceipt, { params: { orderId } });
const askForInvoice = (user: TestUser, orderId: string, body: object) =>
  user.send(receiptCalls.askForInvoice, { params: { orderId }, body: body as never });

async function pdfOf(user: TestUser, orderId: string, locale: "ch" | "en") {
  const response = await user.request(`/api/orders/${orderId}/receipt.pdf?locale=${locale}`);
  expect(response.status).toBe(200);
  const pdf = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { response, ...pdf, text: pdf.pages.join(" ") };
}

describe("a receipt", () => {
  it("says who sold what to whom, for how much, and when", async () => {
    const user = await test.user({ nickName: "Ada & <b>Co</b>" });
    const number = await paid(user);
    expect((await read(user, number)).data).toEqual({
      number,
      seller: { name: "墨水（上海）有限公司", details: "上海市静安区 1 号\n税号 91330100799655058B" },
      payer: { name: "Ada & <b>Co</b>", account: user.email },
      ...{ planName: "yearly", paymentMethod: "wechat", isBalancePay: false, amount: 6000, currency: "CNY" },
      ...{ refunded: 0, refundedAt: null, paidAt: "2026-01-02T09:00:00.000Z", invoice: null, hasInvoice: true },
    });
  });

  it("exists for one's own paid orders alone", async () => {
    const [user, other] = [await test.user(), await test.user()];
    const ids = [await paid(other), await insertOrder(test.deps, user.id), "no-such-order"];
    for (const id of ids) {
      expect((await read(user, id)).code).toBe(100404);
      expect((await user.request(`/api/orders/${id}/receipt.pdf`)).status).toBe(404);
    }
    expect((await test.anonymous().request(`/api/orders/${ids[0]}/receipt`)).status).toBe(401);
  });

  it("is a PDF in either language, with everything that its page says", async () => {
    const user = await test.user({ nickName: "Ada & <b>Co</b> 王小明" });
    const number = await paid(user);
    const chinese = await pdfOf(user, number, "ch");
    expect(chinese.response.headers.get("content-disposition")).toContain(encodeURIComponent("收据"));
    for (const text of [
      "收据",
      number,
      "2026-01-02 17:00 UTC+8",
      "墨水（上海）有限公司",
      "税号 91330100799655058B",
      "Ada & <b>Co</b> 王小明",
      user.email,
      "墨页年度会员",
      "微信支付",
      "¥60.00 CNY",
      "不能代替发票",
    ]) {
      expect(chinese.text).toContain(text);
    }
    expect(chinese.pages).toHaveLength(1);
    await refund(number);
    const english = await pdfOf(user, number, "en");
    for (const text of ["Receipt", "Refunded", "−¥60.00 CNY", "¥0.00 CNY"]) expect(english.text).toContain(text);
    expect(english.text).not.toContain("收据");
  });
});

describe("an invoice", () => {
  const company = { title: "  墨水（上海）有限公司 ", taxNumber: "9133 0100-799655058b", email: "Books@Example.com" };
  const kept = { title: "墨水（上海）有限公司", taxNumber: "91330100799655058B", email: "books@example.com" };

  it("is asked for with the order, shown to the operator, and can be corrected", async () => {
    const user = await test.user();
    const orderId = await paid(user);
    expect((await askForInvoice(user, orderId, company)).data).toMatchObject(kept);
    expect((await read(user, orderId)).data.invoice).toMatchObject(kept);
    expect((await askForInvoice(user, orderId, { ...company, taxNumber: "", title: "<script>王小明" })).code).toBe(0);
    const admin = await test.user({ role: "admin" });
    expect((await admin.send(receiptCalls.listInvoices)).data).toMatchObject({
      count: 1,
      data: [{ orderId, title: "<script>王小明", taxNumber: "", amount: 6000, refunded: 0, currency: "CNY" }],
    });
    const of = (orderId: string) => admin.send(receiptCalls.listInvoices, { query: { orderId } });
    expect([(await of(orderId)).data.count, (await of("another")).data.count]).toEqual([1, 0]);
    expect((await user.send(receiptCalls.listInvoices)).code).toBe(100404);
    const { rows, count } = await listOutbox(test.deps.db, contact, { limit: 5, offset: 0 });
    expect(count).toBe(2);
    expect(rows[0]?.html).not.toContain("<script>");
    expect(rows.map(({ text }) => text).join()).toContain("91330100799655058B");
  });

  it.each([
    ["an empty title", { ...company, title: " \u3000" }],
    ["a title of two lines", { ...company, title: "a\nb" }],
    ["a title that turns the text around", { ...company, title: "a\u202eb" }],
    ["a title that is too long", { ...company, title: "墨".repeat(101) }],
    ["a wrong tax number", { ...company, taxNumber: "91330100799655058C" }],
    ["a wrong email", { ...company, email: "books" }],
  ])("is refused with %s, and nothing is kept", async (_, body) => {
    const user = await test.user();
    const orderId = await paid(user);
    expect((await askForInvoice(user, orderId, body)).code).toBe(100400);
    expect((await read(user, orderId)).data.invoice).toBeNull();
  });

  it("keeps no NUL", async () => {
    const user = await test.user();
    const orderId = await paid(user);
    expect((await askForInvoice(user, orderId, { ...company, title: "a\0b" })).data.title).toBe("ab");
  });

  it("is not written for dollars, vouchers, or what went back", async () => {
    const user = await test.user();
    const ids = [await paid(user, { currency: "USD" }), await paid(user, { isBalancePay: true }), await paid(user)];
    await refund(ids[2] ?? "");
    for (const id of ids) {
      expect((await read(user, id)).data.hasInvoice).toBe(false);
      expect((await askForInvoice(user, id, company)).code).toBe(100424);
    }
    expect((await askForInvoice(user, await insertOrder(test.deps, user.id), company)).code).toBe(100404);
    expect((await askForInvoice(await test.user(), await paid(user), company)).code).toBe(100404);
  });
});
