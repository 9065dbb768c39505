import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { type orders, refunds } from "#server/db/schema/orders.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { OrdersTab } from "./orders-tab.tsx";

const test = await createTestApp({ env: { CONTACT: "help@example.com" }, printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

async function order(userId: string, amount: number, overrides: Partial<typeof orders.$inferInsert> = {}) {
  test.clock.advance(1000);
  return insertOrder(test.deps, userId, { paymentMethod: "wechat", currency: "CNY", amount, ...overrides });
}
const paid = () => ({ tradeState: "SUCCESS", isUpdated: true, paidAt: new Date(test.clock.now()) }) as const;

const texts = ["settings"];
/** The table; the cards for small screens beside it show the same. */
const table = async () => within(await screen.findByRole("table"));
/** Returns the cells of the table by row. */
const rows = async () =>
  (await table())
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );

describe("OrdersTab", () => {
  it("shows plan, amount, payment and state of each order, the newest first", async () => {
    const as = await test.user();
    await order(as.id, 1000, { tradeState: "SUCCESS" });
    await order(as.id, 6000, { planName: "yearly", isBalancePay: true, tradeState: "CLOSED" });
    await renderComponent(<OrdersTab />, { as, texts });
    expect((await rows()).map((cells) => cells.slice(1, 5))).toEqual([
      ["Yearly", expect.stringContaining("60"), "Voucher", "Expired"],
      ["Monthly", expect.stringContaining("10"), "WeChat Pay", "Paid"],
    ]);
    expect(within(screen.getByRole("list", { name: "My orders" })).getAllByRole("listitem")).toHaveLength(2);
  });

  it("shows the same in Chinese", async () => {
    const as = await test.user();
    await order(as.id, 1000);
    await renderComponent(<OrdersTab />, { as, edition: "ch", texts });
    expect((await rows())[0]?.slice(1, 5)).toEqual(["月度会员", expect.stringContaining("10"), "微信支付", "待支付"]);
  });

  it("keeps the current page in the URL", async () => {
    const as = await test.user();
    for (let index = 0; index <= limits.paging.records; index += 1) await order(as.id, 1000);
    const { person, router } = await renderComponent(<OrdersTab />, { as, texts, at: "/settings?type=orders" });
    expect(await rows()).toHaveLength(limits.paging.records);
    await person.click(screen.getByRole("button", { name: "Page 2" }));
    await expect.poll(rows).toHaveLength(1);
    expect(router.state.location.search).toBe("?type=orders&page=2");
  });

  it("shows the last page instead of one that does not exist", async () => {
    const as = await test.user();
    await order(as.id, 1000);
    const { router } = await renderComponent(<OrdersTab />, { as, texts, at: "/settings?type=orders&page=9" });
    await expect.poll(rows).toHaveLength(1);
    expect(router.state.location.search).toBe("?type=orders");
  });

  it("shows amounts in the currency of each order", async () => {
    const as = await test.user();
    await order(as.id, 1000, { currency: "USD" });
    await order(as.id, 1000);
    await renderComponent(<OrdersTab />, { as, texts });
    expect((await rows()).map((cells) => cells[2])).toEqual(["¥10.00", "$10.00"]);
  });

  it("leads an open order to its payment, and an expired one to its plan", async () => {
    const as = await test.user();
    await order(as.id, 6000, { planName: "yearly", tradeState: "CLOSED" });
    const open = await order(as.id, 1000);
    await renderComponent(<OrdersTab />, { as, texts });
    const links = (await table()).getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Pay", `/pricing?order=${open}`],
      ["Buy again", "/pricing?plan=yearly"],
    ]);
  });

  it("closes an open order", async () => {
    const as = await test.user();
    await order(as.id, 1000);
    const { person } = await renderComponent(<OrdersTab />, { as, texts });
    await person.click((await table()).getByRole("button", { name: "Close" }));
    await screen.findByText("Order closed");
    await expect.poll(async () => (await rows())[0]?.[4]).toBe("Expired");
  });
});

describe("the refund of an order", () => {
  // The page around an open dialog takes no clicks, in jsdom beyond the end of a test.
  afterEach(() => {
    document.body.style.pointerEvents = "";
  });

  async function openDetails(as: Awaited<ReturnType<typeof test.user>>, edition: "en" | "ch" = "en") {
    const rendered = await renderComponent(<OrdersTab />, { as, texts, edition });
    await rendered.person.click((await table()).getByRole("button", { name: edition === "en" ? "Details" : "详情" }));
    return { ...rendered, dialog: within(await screen.findByRole("dialog")) };
  }

  it("is asked for with a reason, taken back, and asked for again", async () => {
    const as = await test.user();
    const orderId = await order(as.id, 1000, paid());
    const { person, dialog } = await openDetails(as);
    expect(dialog.getByText(orderId)).toBeTruthy();
    expect(dialog.getByRole("link", { name: "Receipt" }).getAttribute("href")).toBe(`/receipts/${orderId}`);
    await person.click(dialog.getByRole("button", { name: "Ask for a refund" }));
    await person.type(dialog.getByLabelText(/What was wrong/), "Not <b>mine</b>");
    await person.click(dialog.getByRole("button", { name: "Ask for a refund" }));
    await dialog.findByText(/^You asked for ¥10\.00 back\. Waiting/);
    expect(dialog.getByText("Not <b>mine</b>")).toBeTruthy();
    expect(dialog.getByText("Refund asked for")).toBeTruthy();
    await person.click(dialog.getByRole("button", { name: "Withdraw the request" }));
    await dialog.findByText(/then withdrew the request/);
    await person.click(await dialog.findByRole("button", { name: "Ask for a refund" }));
    await person.click(dialog.getByRole("button", { name: "Ask for a refund" }));
    await dialog.findByText(/Waiting for an answer/);
  });

  it("shows what was answered", async () => {
    const as = await test.user();
    await order(as.id, 1000, paid());
    const [{ id: orderId } = { id: "" }] = await test.deps.db.query.orders.findMany();
    const asked = { id: "r1", orderId, amount: 1000, currency: "CNY", state: "refused", begunBy: "buyer" } as const;
    await test.deps.db
      .insert(refunds)
      .values({ ...asked, answer: "已使用一年", createdAt: new Date(test.clock.now()) });
    const { dialog } = await openDetails(as, "ch");
    expect(dialog.getByText(/^退回 ¥10\.00 的申请未通过/)).toBeTruthy();
    expect(dialog.getByText("已使用一年")).toBeTruthy();
  });

  it("is no longer offered after the window: the sentence says so, and whom to ask", async () => {
    const as = await test.user();
    await order(as.id, 1000, paid());
    test.clock.advance(limits.order.refundWindow);
    const { dialog } = await openDetails(as);
    expect(dialog.getByText(/^The 14 days in which you can ask for your money back are over/)).toBeTruthy();
    expect((await dialog.findByRole("link", { name: "help@example.com" })).getAttribute("href")).toBe(
      "mailto:help@example.com",
    );
    expect(dialog.queryByRole("button", { name: "Ask for a refund" })).toBeNull();
  });
});
