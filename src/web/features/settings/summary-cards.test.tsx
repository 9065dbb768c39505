import { screen } from "@testing-library/react";
import { afterAll, afterEach, expect, it } from "vitest";
import type { Currency } from "#core/money.ts";
import { book } from "#server/features/ledger/service.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { useUser } from "#web/shell/session.ts";
import { SummaryCards } from "./summary-cards.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

function Own() {
  const user = useUser();
  return user ? <SummaryCards user={user} /> : null;
}

async function give(user: TestUser, currency: Currency, amount: number) {
  const gift = { account: "voucher", type: "initial", currency, userId: user.id, amount } as const;
  const cause = `gift ${currency}`;
  await test.deps.db.transaction((one) => book(one, [{ ...gift, cause }], new Date(test.clock.now())));
}

const voucher = async (edition: "en" | "ch") => {
  const name = edition === "en" ? "Voucher balance" : "代金券余额";
  const term = await screen.findByText(name);
  return () => term.nextElementSibling?.firstElementChild?.textContent;
};

it.each([
  ["nothing", {}, "en", "$0.00"],
  ["nothing, in the other edition", {}, "ch", "¥0.00"],
  ["what the other edition can spend", { USD: 500 }, "ch", "$5.00"],
  ["both, the edition's first", { CNY: 1200, USD: 500 }, "en", "$5.00¥12.00"],
  ["both, the edition's first", { CNY: 1200, USD: 500 }, "ch", "¥12.00$5.00"],
] as const)("the vouchers are %s: %j in %s", async (_, given, edition, shown) => {
  const as = await test.user();
  for (const [currency, amount] of Object.entries(given)) await give(as, currency as Currency, amount);
  await renderComponent(<Own />, { as, edition, texts: ["settings"] });
  await expect.poll(await voucher(edition)).toBe(shown);
});
