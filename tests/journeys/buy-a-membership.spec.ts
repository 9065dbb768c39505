import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { violationsOf } from "#tests/harness/axe.ts";
import { chooseLocale } from "#tests/harness/every-page.ts";
import { codeFor, type Journey, password, startOwnJourney } from "#tests/harness/journey.ts";
import { freePort } from "#tests/harness/server.ts";
import { createServerClock } from "#tests/harness/server-clock.ts";

/** From the plans to the membership, through the stand-in's checkout, with a clock that the test moves. */

const clock = createServerClock();
let journey: Journey;
beforeAll(async () => {
  journey = await startOwnJourney({ PORT: String(await freePort()), CONTACT: "help@example.com", ...clock.env });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const minutes = (count: number) => clock.advance(journey.server, count * 60_000);
const timeOf = async (page: Page) => {
  const [left = 0, right = 0] = ((await page.getByRole("timer").textContent()) ?? "").split(":").map(Number);
  return left * 60 + right;
};

/** Opens what the QR code says on a phone where nobody is signed in. */
async function scan(page: Page): Promise<Page> {
  const link = await page.getByRole("link", { name: "打开模拟收银台" }).getAttribute("href");
  const phone = await journey.openPage({ locale: "zh-CN", width: 390, height: 844 });
  await phone.goto(link ?? "");
  return phone;
}

it("somebody buys in Chinese: chooses a plan, scans the code, pays, and is welcomed", async () => {
  const page = await journey.openPage();
  await chooseLocale(page, journey.server.url, "ch");
  await page.goto("/pricing");
  await page.getByRole("link", { name: "登录后购买" }).first().waitFor();
  await chooseLocale(page, journey.server.url, "en");
  await journey.signUp(page, "buy-qr@example.com");
  await chooseLocale(page, journey.server.url, "ch");
  await page.goto("/pricing");
  await page.getByRole("button", { name: "选择年度" }).click();
  await page.getByRole("heading", { name: "支付订单" }).waitFor();
  await page.getByRole("img", { name: "微信支付二维码" }).waitFor();
  expect(await timeOf(page)).toBeGreaterThan(840);
  expect(await violationsOf(page)).toEqual([]);

  // The order and its time survive a reload, and a second tab orders nothing new.
  const address = page.url();
  minutes(5);
  await page.reload();
  await expect.poll(() => timeOf(page)).toBeLessThanOrEqual(600);
  await page.goto("/pricing");
  await page.getByRole("button", { name: "选择年度" }).click();
  await page.getByRole("timer").waitFor();
  expect(page.url()).toBe(address);

  const phone = await scan(page);
  await phone.getByRole("button", { name: "模拟支付失败" }).click();
  await phone.getByText("支付未成功，没有扣款").waitFor();
  await phone.getByRole("button", { name: "支付 ¥60.00" }).click();
  await phone.getByText("已支付 ¥60.00").waitFor();
  await page.getByRole("heading", { name: "你已是会员" }).waitFor();
  await page.waitForURL("**/?state=success");
  await page.getByText("欢迎成为会员").waitFor();
});

it("somebody lets the code expire and orders again", async () => {
  const page = await journey.openPage();
  await journey.signUp(page, "buy-late@example.com");
  await chooseLocale(page, journey.server.url, "ch");
  await page.goto("/pricing");
  await page.getByRole("button", { name: "选择月度" }).click();
  await page.getByRole("timer").waitFor();
  const address = page.url();
  const phone = await scan(page);
  minutes(15);
  await page.getByRole("heading", { name: "二维码已失效" }).waitFor();
  await phone.getByRole("button", { name: "支付 ¥10.00" }).click();
  await phone.getByRole("heading", { name: "订单已关闭" }).waitFor();
  await page.getByRole("button", { name: "重新下单" }).click();
  await page.getByRole("timer").waitFor();
  expect(page.url()).not.toBe(address);
  expect(await timeOf(page)).toBeGreaterThan(840);

  // Somebody else's order is not shown, and says so.
  const other = await journey.openPage();
  await journey.signUp(other, "buy-other@example.com");
  await other.goto(address);
  await other.getByRole("heading", { name: "We can’t find this order" }).waitFor();
});

it("somebody buys in English at the checkout, and whoever invited them pays with the voucher", async () => {
  const inviter = await journey.openPage();
  await journey.signUp(inviter, "buy-inviter@example.com");
  const { id } = await inviter.evaluate(async () => {
    const { data } = (await (await fetch("/api/user/current")).json()) as { data: { _id: string } };
    return { id: data._id };
  });
  const page = await journey.openPage();
  await page.goto("/pricing?plan=gold");
  await page.getByRole("heading", { name: "There’s no such plan" }).waitFor();
  await page.goto(`/signup?inviter=${id}`);
  await page
    .getByText(/invited/i)
    .first()
    .waitFor();
  await page.getByLabel("Email").fill("buy-checkout@example.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByLabel("Verification code").fill(await codeFor(journey.server.url, "buy-checkout@example.com"));
  await page.getByRole("button", { name: "Your account" }).waitFor();

  await page.goto("/pricing");
  await page.getByText("That’s $5 of the $10").waitFor();
  await page.getByRole("link", { name: "Choose yearly" }).click();
  const pay = page.getByRole("button", { name: "Pay $60" });
  await pay.click();
  await page.getByText("Tick this box first").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("checkbox").check();
  await pay.click();
  await page.waitForURL("**/sandbox/pay/*");
  expect(await violationsOf(page)).toEqual([]);
  // Back from the vendor's page, unpaid: the order is still there.
  await page.goBack();
  await page.getByText("The order is still open").waitFor();
  await page.getByRole("link", { name: "Go to checkout" }).click();
  await page.getByRole("button", { name: "Pay $60.00" }).click();
  await page.getByRole("heading", { name: "You’re a premium member" }).waitFor();
  await page.getByText("Welcome to premium!").waitFor();

  await inviter.goto("/?state=success");
  await inviter.getByText("Your payment is being confirmed").waitFor();
  clock.advance(journey.server, 14 * 86_400_000 + 60_000);
  await expect
    .poll(() => inviter.evaluate(async () => (await (await fetch("/api/purse")).json()).data.USD), { timeout: 30_000 })
    .toBe(1200);
  await inviter.goto("/pricing");
  await inviter.getByRole("link", { name: "Use on monthly" }).click();
  await inviter.getByText("You keep $2.00").waitFor();
  await inviter.getByRole("checkbox").check();
  await inviter.getByRole("button", { name: "Use $10 of vouchers" }).click();
  await inviter.getByRole("heading", { name: "You’re a premium member" }).waitFor();
  await inviter.getByText("Welcome to premium!").waitFor();
});
