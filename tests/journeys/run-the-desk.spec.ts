import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Journey, password, startOwnJourney } from "#tests/harness/journey.ts";

/** An operator works the queue: a refund that was asked for, an offered example, a voucher, an account that is suspended. */

let journey: Journey;
let desk: Page;
let buyer: Page;
const email = "desk-buyer@example.com";
beforeAll(async () => {
  // A server of its own, where payments have a stand-in.
  journey = await startOwnJourney();
  buyer = await journey.openPage();
  await journey.signUp(buyer, email);
  desk = await journey.openPage();
  await journey.signUp(desk, "desk-admin@example.com");
  expect((await desk.goto("/admin/orders"))?.status()).toBe(404);
  await journey.promote(desk, "desk-admin@example.com");
}, 300_000);
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

/** Makes a call as the page's user does by other screens, and returns its data. */
const call = (page: Page, method: string, path: string, body: object = {}) =>
  page.evaluate(
    async (request) => {
      const headers = { "content-type": "application/json" };
      const sent = request.method === "GET" ? {} : { headers, body: JSON.stringify(request.body) };
      const response = await fetch(request.path, { method: request.method, ...sent });
      return ((await response.json()) as { data: Record<string, never> }).data;
    },
    { method, path, body },
  );

it("refunds what a buyer asks back, after the amount was typed again", async () => {
  const { orderId } = await call(buyer, "POST", "/api/createEnOrder", { planName: "monthly", locale: "en" });
  await call(buyer, "POST", `/api/sandbox/pay/${orderId}`);
  await expect
    .poll(async () => (await call(buyer, "GET", `/api/orders/${orderId}`)).status, { timeout: 30_000 })
    .toBe(1);
  await call(buyer, "POST", `/api/orders/${orderId}/refund`, { reason: "I bought it <b>twice</b>" });

  await desk.goto("/");
  await desk.getByRole("button", { name: "Your account" }).click();
  await desk.getByRole("menuitem", { name: "Operator’s desk" }).click();
  await desk.getByRole("link", { name: "Orders", exact: true }).click();
  await desk.getByLabel("State").selectOption("Refund asked");
  await desk.getByRole("link", { name: email }).first().click();
  await desk.getByText("I bought it <b>twice</b>").first().waitFor();
  await desk.getByRole("button", { name: "Approve $10.00" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Type the amount: $10.00").fill("1.00");
  await dialog.getByLabel("Reason").fill("You paid twice, sorry");
  await dialog.getByRole("button", { name: "Approve $10.00" }).click();
  await dialog.getByText("That is not the amount").waitFor();
  await dialog.getByLabel("Type the amount: $10.00").fill("10");
  await dialog.getByRole("button", { name: "Approve $10.00" }).click();
  await desk.getByText("Decided, and the buyer is told").waitFor();
  await expect
    .poll(async () => (await call(buyer, "GET", `/api/orders/${orderId}`)).refundedAt, { timeout: 30_000 })
    .not.toBeNull();
  await desk.reload();
  await desk.getByText("$10.00 went back").waitFor();
  await desk.getByText("Refund approved").waitFor();
});

it("takes an offered resume among the examples", async () => {
  await journey.createBlank(buyer);
  const id = /editor\/([^/?#]+)/.exec(buyer.url())?.[1] ?? "";
  const resume = await call(buyer, "GET", `/api/resumes/${id}`);
  const { data, config } = resume as unknown as { data: { basicInfo: object }; config: object };
  const basicInfo = { ...data.basicInfo, name: "Ada Desk", title: "Analyst", email: "ada@desk.example" };
  await buyer.goto("/resumes");
  await call(buyer, "PATCH", `/api/resumes/${id}`, {
    data: { ...data, basicInfo },
    config: { ...config, isPublic: true, addToExamples: true },
  });
  await desk.goto("/admin");
  await desk.getByRole("radio", { name: "Examples" }).check();
  const card = desk.getByRole("article").filter({ hasText: email });
  await card.getByLabel("Title on the card").fill("Analyst of engines");
  // The word that it is saved stands there for a moment only.
  const saved = desk.waitForResponse((response) => response.request().method() !== "GET" && response.ok());
  await card.getByRole("button", { name: "Add to examples" }).click();
  await saved;
  await buyer.goto("/resumes");
  await buyer.getByText("In examples").waitFor();
  await buyer.goto("/examples");
  await buyer.getByRole("heading", { name: "Analyst of engines" }).first().waitFor();
});

it("gives a voucher and suspends an account, which is told so when it signs in", async () => {
  await desk.goto("/admin/vouchers");
  await desk.getByRole("button", { name: "Issue a voucher…" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Email of the account").fill(email);
  await dialog.getByLabel("Amount in USD").fill("5");
  await dialog.getByLabel("Type the amount again").fill("5.00");
  await dialog.getByLabel("Reason").fill("For the trouble");
  await dialog.getByRole("button", { name: "Issue a voucher" }).click();
  await dialog.waitFor({ state: "hidden" });
  await desk.getByRole("link", { name: email }).first().click();
  await desk.getByRole("button", { name: "Suspend…" }).click();
  await dialog.getByLabel("Reason").fill("Spam in a public resume");
  await dialog.getByRole("button", { name: "Suspend", exact: true }).click();
  await desk.getByRole("button", { name: "End suspension…" }).waitFor();
  const visitor = await journey.openPage();
  await visitor.goto("/signin");
  await visitor.getByLabel("Email").fill(email);
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByRole("button", { name: "Sign in", exact: true }).click();
  await visitor.getByText("This account is suspended").waitFor();
  await desk.getByRole("link", { name: "Health" }).click();
  await desk.getByRole("heading", { name: "Background work" }).waitFor();
});
