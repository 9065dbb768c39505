import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { limits } from "#core/limits.ts";
import { book } from "#server/features/ledger/service.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { loadTexts } from "#web/shell/i18n.ts";
import { PricingPage } from "./pricing-page.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(async () => {
  queryClient.clear();
  await test.clear();
});
afterAll(test.close);

async function shown(at: string, { as, edition = "en" }: { as?: TestUser; edition?: "en" | "ch" } = {}) {
  const visitor = as ?? test.anonymous();
  await visitor.request("/api/site", { headers: { cookie: `locale=${edition}` } });
  if (!as) queryClient.setQueryData(userQuery.queryKey, null);
  // The page's own texts are loaded before it, as its route does; those of the payment come with the payment.
  const rendered = await renderComponent(<PricingPage />, {
    as: visitor,
    isSignedIn: as !== undefined,
    edition,
    texts: ["pricing"],
    at,
  });
  await loadTexts(["buying"]);
  return rendered;
}
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

async function give(user: TestUser, amount: number): Promise<void> {
  const gift = {
    account: "voucher",
    type: "initial",
    currency: "USD",
    userId: user.id,
    amount,
    cause: `gift ${user.id}`,
  } as const;
  await test.deps.db.transaction((one) => book(one, [gift], new Date(test.clock.now())));
}

describe("the plans", () => {
  it("ask a visitor to sign in, and bring the choice back", async () => {
    await shown("/pricing");
    // By text, because roles take seconds on a page of this size in jsdom.
    const [link] = await screen.findAllByText("Sign in to buy");
    expect(link?.getAttribute("href")).toBe("/signin?prev=%2Fpricing%3Fplan%3Dmonthly");
  });

  it("say to a member for life beforehand that there is nothing to buy", async () => {
    await shown("/pricing", { as: await test.user({ level: "lifetime" }) });
    await screen.findByText("There’s nothing more to buy: everything here is yours already.");
    const button = screen.getByText("Choose yearly");
    expect([button.getAttribute("aria-disabled"), button.title]).toEqual(["true", "You’re a member for life"]);
    queryClient.clear();
    await shown("/pricing?plan=yearly", { as: await test.user({ level: "lifetime" }) });
    await heading("You’re a member for life");
  });

  it("say how far the vouchers reach, and which plan they cover", async () => {
    const user = await test.user();
    await give(user, 500);
    const first = await shown("/pricing", { as: user });
    await screen.findByText(/^That’s \$5 of the \$10 for the monthly plan/);
    first.unmount();
    queryClient.clear();
    const rich = await test.user();
    await give(rich, 2500);
    await shown("/pricing", { as: rich });
    const use = await screen.findByText("Use on quarterly");
    expect(use.getAttribute("href")).toBe("/pricing?plan=quarterly");
  });
});

describe("the payment", () => {
  it("says what is wrong with an unknown plan, an unknown order and somebody else's", async () => {
    const first = await shown("/pricing?plan=gold");
    await heading("There’s no such plan");
    first.unmount();
    const user = await test.user();
    const { orderId } = (await user.send(orderCalls.createEnOrder, { body: { planName: "monthly" } })).data;
    for (const id of ["nobody", orderId]) {
      queryClient.clear();
      const { unmount } = await shown(`/pricing?order=${id}`, { as: await test.user() });
      await heading("We can’t find this order");
      unmount();
    }
    queryClient.clear();
    await shown(`/pricing?order=${orderId}`);
    await heading("Sign in to continue");
  });

  it("is never begun by a box that the buyer did not tick", async () => {
    const user = await test.user();
    await give(user, 1000);
    const { person } = await shown("/pricing?plan=monthly", { as: user });
    const box = await screen.findByRole<HTMLInputElement>("checkbox");
    expect(box.checked).toBe(false);
    await person.click(await screen.findByRole("button", { name: "Use $10 of vouchers" }));
    expect(box).toBe(document.activeElement);
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Tick this box first/);
    expect(await test.deps.db.query.orders.findMany()).toEqual([]);
    await person.click(box);
    await person.click(screen.getByRole("button", { name: "Use $10 of vouchers" }));
    await heading("You’re a premium member");
    const [order] = await test.deps.db.query.orders.findMany();
    expect(order).toMatchObject({ tradeState: "SUCCESS", isBalancePay: true, consentedAt: new Date(test.clock.now()) });
  });

  it("takes nothing where the vouchers were spent meanwhile, and offers another way", async () => {
    const user = await test.user();
    await give(user, 2000);
    const place = (planName: "monthly" | "quarterly") => user.send(orderCalls.createEnOrder, { body: { planName } });
    const { orderId } = (await place("monthly")).data;
    const { person } = await shown(`/pricing?order=${orderId}`, { as: user });
    const pay = await screen.findByRole("button", { name: "Use $10 of vouchers" });
    const other = (await place("quarterly")).data.orderId;
    await user.send(orderCalls.confirmOrder, { params: { orderId: other } });
    await person.click(pay);
    expect((await screen.findByRole("alert")).textContent).toContain("Nothing was taken");
    expect(screen.getByRole("link", { name: "Pay another way" }).getAttribute("href")).toBe("/pricing?plan=monthly");
  });

  it("counts down by the server's clock, and offers to order again when that says so", async () => {
    const user = await test.user();
    const { orderId } = (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data;
    test.clock.advance(limits.order.lifetime - 30_000);
    const { person, router } = await shown(`/pricing?order=${orderId}`, { as: user, edition: "ch" });
    // The computer's clock is years away from the server's, and nothing of it is seen here.
    expect((await screen.findByRole("timer")).textContent).toMatch(/^00:(30|29)$/);
    test.clock.advance(30_000);
    await heading("二维码已失效");
    await person.click(screen.getByRole("button", { name: "重新下单" }));
    await screen.findByRole("timer");
    expect(router.state.location.search).not.toContain(orderId);
    expect((await screen.findByRole("timer")).textContent).toMatch(/^1[45]:/);
  });

  it("keeps an order whose provider did not answer, and asks again when told to", async () => {
    const user = await test.user();
    const { orderId } = (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data;
    await test.deps.db.pool.query("update orders set pay_url = '', provider_state = 'none'");
    const { person } = await shown(`/pricing?order=${orderId}`, { as: user, edition: "ch" });
    await heading("支付服务暂无响应");
    await person.click(screen.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(screen.getByRole("timer")).toBeTruthy());
  });
});
