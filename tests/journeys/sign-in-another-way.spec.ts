import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from "vitest";
import { findInOutbox, type Journey, startOwnJourney } from "#tests/harness/journey.ts";
import { freePort } from "#tests/harness/server.ts";

/**
 * The ways to sign in besides email: in Chinese a phone number, a captcha and a code by SMS, or WeChat; in English
 * Google and GitHub.
 */

const captcha = "aK7x";
let journey: Journey;
beforeAll(async () => {
  journey = await startOwnJourney({
    NODE_ENV: "test",
    CAPTCHA_TEXT: captcha,
    DEFAULT_LOCALE: "ch",
    PORT: String(await freePort()),
    BOT_CHECK: "own",
  });
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

/** Waits for the captcha, because a user types its characters after seeing them. */
async function typeCaptcha(page: Page, text: string) {
  await page.getByAltText("图形验证码，共 4 个字符").waitFor();
  await page.getByLabel("图形验证码", { exact: true }).fill(text);
}

/** Asks for another captcha, which empties the field, and types before it has arrived, which stays. */
async function typeBeforeTheNextPicture(page: Page, text: string) {
  const field = page.getByLabel("图形验证码", { exact: true });
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const calls = (url: URL) => url.pathname.endsWith("/getCaptcha");
  await page.route(calls, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole("button", { name: "换一张" }).click();
  await expect.poll(() => field.inputValue()).toBe("");
  await field.fill(text);
  arrive();
  await page.getByAltText("图形验证码，共 4 个字符").waitFor();
  await page.unroute(calls);
  await expect.poll(() => field.inputValue()).toBe(text);
}

const smsFor = (phone: string) => findInOutbox(journey.server.url, phone, /(?<!\d)\d{4}(?!\d)/);

it("logs in by phone, through a wrong captcha and a reload, and binds another number", async () => {
  const page = await journey.openPage({ locale: "zh-CN" });
  await page.goto("/settings?type=cellphone");
  await page.waitForURL((url) => url.pathname === "/login");
  const phone = page.getByLabel("手机号", { exact: true }).last();
  const send = page.getByRole("button", { name: "获取验证码" });
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.getByText("手机号不能为空").waitFor();
  await page.getByText("验证码为 4 位数字").waitFor();
  expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
  await phone.fill("123");
  await phone.press("Tab");
  await page.getByText("手机号格式不正确").waitFor();
  await expect.poll(() => page.getByRole("link", { name: "《服务条款》" }).getAttribute("href")).toBe("/terms");
  await phone.fill("＋86 138-0000-2741");
  await typeCaptcha(page, "abcd");
  await typeBeforeTheNextPicture(page, "aK7X");
  await send.click();
  await page.getByText("图形验证码错误或已过期").waitFor();
  await expect.poll(() => page.getByLabel("图形验证码", { exact: true }).inputValue()).toBe("");
  await typeCaptcha(page, captcha);
  await send.click();
  await page.getByText("验证码已发送，请查看手机").waitFor();
  await page.getByRole("button", { name: /秒后重发/ }).waitFor();

  await page.reload();
  const wait = page.getByRole("button", { name: /秒后重发/ });
  await wait.waitFor();
  await expect.poll(() => wait.isDisabled()).toBe(true);
  await expect.poll(() => phone.inputValue()).toBe("13800002741");
  const code = await smsFor("13800002741");
  await page.getByLabel("短信验证码").fill(String((Number(code) + 1) % 10_000).padStart(4, "0"));
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.getByText("验证码错误或已过期", { exact: true }).waitFor();
  const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await page.getByLabel("短信验证码").fill(wide);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === "/settings?type=cellphone");

  await page.getByText("138 0000 2741").waitFor();
  // This time without looking at the picture.
  await page.getByRole("button", { name: "更换手机号" }).click();
  await page.getByLabel("手机号", { exact: true }).fill("13900001111");
  await page.getByRole("button", { name: "看不清图片？不用图片继续" }).click();
  await page.getByText("已完成，验证码已自动填入。").waitFor();
  await expect.poll(() => page.getByLabel("图形验证码", { exact: true }).inputValue()).toBe(captcha);
  await page.getByRole("button", { name: /获取验证码/ }).click();
  await page.getByText("验证码已发送，请查看手机").waitFor();
  await page.getByLabel("短信验证码").fill(await smsFor("13900001111"));
  await page.getByRole("button", { name: "绑定", exact: true }).click();
  await page.getByText("手机号绑定成功").waitFor();
  await page.getByText("139 0000 1111").waitFor();
});

it("logs in by WeChat, and reports a refusal", async () => {
  const page = await journey.openPage({ locale: "zh-CN" });
  await page.goto("/login?prev=%2Fsettings");
  await page.getByText("微信登录", { exact: true }).click();
  await page.getByRole("link", { name: "使用微信登录" }).click();
  await page.getByRole("button", { name: "取消" }).click();
  await page.waitForURL((url) => url.pathname === "/login" && !url.searchParams.has("state"));
  await page.getByText("登录已取消或被拒绝").waitFor();
  await page.getByRole("link", { name: "使用微信登录" }).click();
  await page.getByLabel("姓名").fill("小林");
  await page.getByRole("button", { name: "继续" }).click();
  await page.waitForURL((url) => url.pathname === "/settings");
  await page.getByRole("heading", { name: "个人资料" }).waitFor();
});

it("signs in with Google, and explains what went wrong there", async () => {
  const page = await journey.openPage();
  await page.goto("/signin?prev=%2Fsettings");
  await page.getByRole("link", { name: "GitHub" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("The sign-in was cancelled or refused").waitFor();
  expect(new URL(page.url()).searchParams.get("prev")).toBe("/settings");
  await page.getByRole("link", { name: "Google" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Grace");
  await page.getByLabel("Email", { exact: true }).fill("grace@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => url.pathname === "/settings");
  await expect.poll(() => page.getByLabel("Nickname").inputValue()).toBe("Grace");
  await page.getByText("grace@example.com", { exact: true }).waitFor();
});

it("says without JavaScript that signing in needs it, in the edition's language", async () => {
  const context = await journey.browser.newContext({ javaScriptEnabled: false, baseURL: journey.server.url });
  const page = await context.newPage();
  await page.goto("/login?locale=ch");
  await page.getByRole("heading", { name: "此页面需要 JavaScript" }).waitFor();
  await page.goto("/signin?locale=en");
  await page.getByRole("heading", { name: "This page needs JavaScript" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Back to the home page" }).getAttribute("href")).toBe("/");
  await page.goto("/templates?locale=en");
  expect(await page.getByText("needs JavaScript").count()).toBe(0);
  await context.close();
});

it("runs Cloudflare's check in the page's language before email, and again when its answer expires", async () => {
  const turnstile = await startOwnJourney({
    NODE_ENV: "test",
    PORT: String(await freePort()),
    TURNSTILE_SITE_KEY: "site-key",
    TURNSTILE_SECRET_KEY: "secret",
  });
  onTestFinished(() => turnstile.close());
  const page = await turnstile.openPage();
  // Replaces Cloudflare's script: records what it was asked for, and lets the test answer as the widget would.
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.asked = []; window.turnstile = { render: (_, options) => asked.push(options), remove: () => {} };",
    }),
  );
  type Asked = { sitekey: string; language: string } & Record<string, (token?: string) => void>;
  const answer = (name: string, token?: string) =>
    page.evaluate(
      ([key, value]) => (window as unknown as { asked: Asked[] }).asked.at(-1)?.[String(key)]?.(value),
      [name, token],
    );
  const asked = () =>
    page.evaluate(() =>
      (window as unknown as { asked?: Asked[] }).asked?.map(({ sitekey, language }) => [sitekey, language]),
    );
  await page.goto("/signin");
  const submit = page.getByRole("button", { name: "Sign in", exact: true });
  await expect.poll(asked).toEqual([["site-key", "en"]]);
  await page.getByText("Checking that you’re human").waitFor();
  await answer("callback", "solved");
  await page.getByText("Checked", { exact: true }).waitFor();
  await answer("expired-callback");
  await page.getByText("Checking that you’re human").waitFor();
  // A press before the check is done is not lost: the form is sent with its answer.
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/signin"));
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Correct1horse");
  await submit.click();
  await page.getByRole("button", { name: "Signing in" }).waitFor();
  await answer("callback", "solved again");
  expect((await sent).postDataJSON()).toMatchObject({ "cf-turnstile-response": "solved again" });
  // The refused sign-in has used the answer up, so the check runs again.
  await expect.poll(async () => (await asked())?.length).toBe(2);
  await answer("error-callback");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(async () => (await asked())?.length).toBe(3);
});
