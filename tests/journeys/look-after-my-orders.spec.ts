import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLocale } from "#tests/harness/every-page.ts";
import { type Journey, startJourney } from "#tests/harness/journey.ts";
import { readPdf } from "#tests/harness/read-pdf.ts";

/** Orders in the settings: the receipt, the request for the money back, an order that is closed, an invoice. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

it("a member reads the receipt, prints it, and asks for the money back", async () => {
  const page = await journey.openPage();
  await journey.signUp(page, "orders-refund@example.com");
  const orderId = await journey.buyMonth(page);
  await page.goto("/settings?type=orders");
  const row = page.getByRole("table").getByRole("row").filter({ hasText: "Monthly" });
  await row.getByText("Paid", { exact: true }).waitFor();
  await row.getByRole("button", { name: "Details" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Receipt" }).click();
  await page.waitForURL(`**/receipts/${orderId}`);
  const sheet = page.getByRole("article");
  await sheet.getByRole("heading", { name: "Receipt" }).waitFor();
  await sheet.getByText("$10.00 USD").last().waitFor();
  expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(255, 255, 255)");

  await page.emulateMedia({ media: "print" });
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("button", { name: "Print" }),
  ]) {
    await expect.poll(() => part.isVisible()).toBe(false);
  }
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`Receipt ${orderId}.pdf`);
  const pdf = await readPdf(readFileSync(await file.path()));
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.pages[0]).toContain("orders-refund@example.com");

  await page.getByRole("link", { name: "My orders" }).first().click();
  await row.getByRole("button", { name: "Details" }).click();
  await dialog.getByRole("button", { name: "Ask for a refund" }).click();
  await page.keyboard.type("I took the wrong plan");
  await dialog.getByRole("button", { name: "Ask for a refund" }).click();
  await dialog.getByText(/^You asked for \$10\.00 back\. Waiting for an answer\./).waitFor();
  await page.reload();
  await row.getByText("Refund asked for").waitFor();
  await row.getByRole("button", { name: "Details" }).click();
  await dialog.getByText("I took the wrong plan").waitFor();
  await dialog.getByRole("button", { name: "Withdraw the request" }).click();
  await dialog.getByText(/then withdrew the request/).waitFor();
  await page.keyboard.press("Escape");
  await row.getByText("Paid", { exact: true }).waitFor();
});

it("a buyer of the Chinese edition closes an open order, and asks for the invoice of a paid one", async () => {
  const page = await journey.openPage();
  await journey.signUp(page, "orders-invoice@example.com");
  await chooseLocale(page, journey.server.url, "ch");
  const orderId = await journey.buyMonth(page, "CNY");
  const headers = { origin: journey.server.url };
  await page.request.post("/api/orders", { headers, data: { planName: "yearly" } });
  await page.goto("/settings?type=orders");
  const open = page.getByRole("table").getByRole("row").filter({ hasText: "年度会员" });
  await open.getByText("¥60.00").waitFor();
  await open.getByRole("button", { name: "关闭" }).click();
  await open.getByText("已过期").waitFor();
  await open.getByRole("link", { name: "重新购买" }).waitFor();

  await page.goto(`/receipts/${orderId}`);
  await page.getByRole("article").getByText("不能代替发票").waitFor();
  await page.getByRole("button", { name: "填写发票信息" }).click();
  await page.getByLabel("发票抬头").fill("<b>墨水</b>有限公司");
  await page.getByLabel("税号").fill("91330100799655058C");
  await page.getByRole("button", { name: "提交申请" }).click();
  await page.getByText("税号不正确，请对照营业执照检查").waitFor();
  await page.getByLabel("税号").fill("9133 0100 7996 5505 8b");
  await page.getByRole("button", { name: "提交申请" }).click();
  await page.getByText(/发票将发送至 orders-invoice@example\.com/).waitFor();
  await page.getByRole("article").getByText("<b>墨水</b>有限公司").waitFor();
  await page.getByRole("article").getByText("91330100799655058B").waitFor();
  await page.goto("/receipts/no-such-order");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("article").count()).toBe(0);
});
