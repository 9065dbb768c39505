import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { orders } from "#server/db/schema/orders.ts";
import { newId } from "#server/ids.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { BalancesTab, OrdersTab } from "./record-tabs.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

async function order(userId: string, amount: number, overrides: Partial<typeof orders.$inferInsert> = {}) {
  test.clock.advance(1000);
  const createdAt = new Date(test.clock.now());
  const own = { id: newId(), userId, planName: "monthly", paymentMethod: "wechat", amount } as const;
  await test.deps.db
    .insert(orders)
    .values({ ...own, createdAt, expiresAt: new Date(test.clock.now() + 900_000), ...overrides });
}

const texts = ["settings"];
/** Returns the cells of the table by row; the cards for small screens beside it show the same. */
const rows = async () => {
  const table = await screen.findByRole("table");
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );
};

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
});

describe("BalancesTab", () => {
  it("explains what would be listed while the list is empty", async () => {
    await renderComponent(<BalancesTab />, { as: await test.user(), edition: "ch", texts });
    expect(await screen.findByText("还没有代金券")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});
