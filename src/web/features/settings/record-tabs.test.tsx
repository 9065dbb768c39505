import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { book, bookHeld, reverse } from "#server/features/ledger/service.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { BalancesTab } from "./record-tabs.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const texts = ["settings"];

describe("BalancesTab", () => {
  it("explains what would be listed while the list is empty", async () => {
    await renderComponent(<BalancesTab />, { as: await test.user(), edition: "ch", texts });
    expect(await screen.findByText("还没有代金券")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows each record in its own currency, whatever the edition, and whether it can be spent", async () => {
    const as = await test.user();
    const now = new Date(test.clock.now());
    await test.deps.db.transaction(async (one) => {
      const voucher = { account: "voucher", userId: as.id } as const;
      await book(one, [{ ...voucher, type: "initial", currency: "CNY", amount: 500, cause: "gift" }], now);
      const reward = { ...voucher, type: "referrer", currency: "USD" } as const;
      const expiresAt = new Date(now.getTime() + 1);
      await bookHeld(one, { ...reward, amount: 200, cause: "held" }, { now, expiresAt });
      await book(one, [{ ...reward, amount: 1200, cause: "reward" }], now);
      await reverse(one, { ...reward, amount: -1200, cause: "back", reverses: "reward" }, now);
    });
    await renderComponent(<BalancesTab />, { as, texts });
    const table = await screen.findByRole("table");
    const rows = within(table).getAllByRole("row").slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ["Reward taken back", expect.any(String), "Booked", "−$12.00", "$2.00"],
      ["Referral reward", expect.any(String), "Taken back", "+$12.00", "$14.00"],
      ["Referral reward", expect.any(String), "Pending", "+$2.00", "$2.00"],
      ["Sign-up gift", expect.any(String), "Booked", "+¥5.00", "¥5.00"],
    ]);
  });
});
