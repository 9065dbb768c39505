import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { codeFor, findInOutbox, type Journey, startJourney } from "#tests/harness/journey.ts";

/** An account of the English edition, from the invitation to the session that was ended elsewhere. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterEach(() => journey.expectNoErrors());
afterAll(() => journey.close());

const email = "invited+1@example.com";
const first = "First-2026";
const second = "Second-2026";

async function signIn(page: Page, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
const account = (page: Page) => page.getByRole("button", { name: "Your account" });

// These journeys are the longest: on a busy machine they take more than the usual two minutes.
const long = { timeout: 180_000 };

it("is invited, signs up, is kept from other sites, forgets the password, and comes back", long, async () => {
  const host = await journey.openPage();
  await journey.signUp(host, "jonas@example.com");
  await host.goto("/settings");
  await host.getByLabel("Nickname").fill("Jonas");
  await host.getByRole("button", { name: "Save", exact: true }).click();
  await host.getByText("Profile saved").waitFor();
  const inviter = await host.evaluate(async () => {
    const answer = (await (await fetch("/api/user/current")).json()) as { data: { _id: string; nickName: string } };
    return answer.data;
  });
  expect(inviter.nickName).toBe("Jonas");

  const guest = await journey.openPage();
  await guest.goto(`/signup?inviter=${inviter._id}&prev=%2Ftemplates`);
  await guest.getByText("Jonas invited you. A $5 voucher is added when you sign up.").waitFor();
  await guest.getByLabel("Email").fill(email);
  await guest.getByLabel("Password", { exact: true }).fill("first-2026");
  const rule = guest.getByRole("listitem").filter({ hasText: "Uppercase letter" });
  await expect.poll(() => rule.innerText()).toContain("missing");
  await guest.getByRole("button", { name: "Create account" }).click();
  const field = guest.getByLabel("Password", { exact: true });
  await guest.getByText("Add an uppercase letter").waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill(first);
  await expect.poll(() => rule.innerText()).toContain("met");
  await guest.getByRole("button", { name: "Create account" }).click();

  // Signing in before the email is confirmed offers the code again.
  await guest.getByLabel("Verification code").waitFor();
  await guest.reload();
  await guest.getByText(/^We sent a 6-digit code to invited\+1@example\.com at \d\d:\d\d\./).waitFor();
  await guest.getByRole("button", { name: /^Send a new code in \d+ s$/ }).waitFor();
  const early = await guest.context().newPage();
  await early.goto("/signin");
  await signIn(early, first);
  const unverified = early.getByRole("dialog", { name: "Email is not yet verified" });
  await unverified.getByText(/^We sent a 6-digit code to invited\+1@example\.com at \d\d:\d\d\./).waitFor();
  await unverified.getByRole("button", { name: /^Send a new code in \d+ s$/ }).waitFor();

  // The code is pasted in the full-width digits of a Chinese keyboard.
  const code = await codeFor(journey.server.url, email);
  const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await guest.getByLabel("Verification code").fill(` ${wide} `);
  await guest.waitForURL(/\/templates$/);
  const announcement = guest.getByText("Account created. The $5 voucher from Jonas is in your account.");
  await announcement.waitFor();
  await guest.getByRole("button", { name: "Close" }).click();
  await announcement.waitFor({ state: "detached" });

  await guest.goto("/settings?type=balances");
  await guest.getByRole("cell", { name: "+$5.00" }).waitFor();

  // Signed-in users are sent away from the pages for strangers.
  for (const path of ["/signin?prev=%2Fresumes", "/signup", "/login"]) {
    await guest.goto(path);
    await account(guest).waitFor();
    expect(new URL(guest.url()).pathname, path).toBe("/");
  }

  await account(guest).click();
  await guest.getByRole("menuitem", { name: "Sign out" }).click();
  await guest.getByRole("link", { name: "Sign in" }).first().waitFor();

  await guest.goto("/signin");
  await guest.getByRole("button", { name: "Forgot password?" }).click();
  await guest.getByLabel("Email").fill(email);
  await guest.getByRole("button", { name: "Send the link" }).click();
  await guest.getByRole("heading", { name: "Check your email" }).waitFor();
  const link = await findInOutbox(journey.server.url, email, /\/reset-password#\S+/);
  await guest.goto(link);
  await guest.getByLabel("New password").fill(second);
  await guest.getByRole("button", { name: "Set the password" }).click();
  await guest.waitForURL(/\/signin$/);
  await signIn(guest, first);
  await guest.getByText("Incorrect email or password").waitFor();
  await guest.goto(link);
  await guest.reload();
  await guest.getByLabel("New password").fill("Third-2026");
  await guest.getByRole("button", { name: "Set the password" }).click();
  await guest.getByRole("heading", { name: "This link no longer works" }).waitFor();

  // A `prev` that leads to another site leads to the first page instead.
  await guest.goto("/signin?prev=%2F%5Cevil.example");
  await signIn(guest, second);
  await account(guest).waitFor();
  expect(guest.url()).toBe(`${journey.server.url}/`);
});

it("tells once that a session has ended, and returns to the page after signing in", long, async () => {
  const here = await journey.openPage();
  await journey.signUp(here, "two-devices@example.com");
  const there = await journey.openPage();
  await there.goto("/settings?type=orders");
  await there.waitForURL((url) => url.pathname === "/signin");
  expect(new URL(there.url()).searchParams.get("prev")).toBe("/settings?type=orders");
  await there.getByLabel("Email").fill("two-devices@example.com");
  await there.getByLabel("Password", { exact: true }).fill("Inkleaf-2026");
  await there.getByRole("button", { name: "Sign in", exact: true }).click();
  await there.getByText("No orders yet").waitFor();

  await here.goto("/settings");
  await here.getByRole("button", { name: "Sign out all other devices" }).click();
  await here.getByText("Signed out of all other devices").waitFor();

  // Each tab asks the server on its own; several refusals at once show one message.
  await there.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) {
          if (node.textContent?.includes("Login session has expired")) seen.push(node.textContent);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await there.getByRole("link", { name: "Profile" }).click();
  await there.getByRole("link", { name: "Voucher history" }).click();
  await there.getByText("Login session has expired. Redirecting to sign-in page in one second.").waitFor();
  await there.waitForURL((url) => url.pathname === "/signin");
  expect(await there.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBe(1);
  const back = new URL(there.url()).searchParams.get("prev");
  expect(back).toMatch(/^\/settings(\?type=(setting|balances))?$/);
  await there.getByLabel("Email").fill("two-devices@example.com");
  await there.getByLabel("Password", { exact: true }).fill("Inkleaf-2026");
  await there.getByRole("button", { name: "Sign in", exact: true }).click();
  await there.waitForURL((url) => url.pathname + url.search === back);
  await account(there).waitFor();

  // What was typed into a resume meanwhile is not lost, and the user is not asked whether to leave.
  await journey.createBlank(there);
  await there.getByLabel("Name", { exact: true }).first().fill("Saved While Signed In");
  await there.getByText("Saved just now").first().waitFor();
  await here.goto("/settings");
  await here.getByRole("button", { name: "Sign out all other devices" }).click();
  await here.getByText("Signed out of all other devices").waitFor();
  await there.getByLabel("Name", { exact: true }).first().fill("Typed After The End");
  await there.waitForURL((url) => url.pathname === "/signin");
  // The editor has a field for an email too, and stands until the other page has been loaded.
  await there.getByRole("heading", { name: "Sign in" }).waitFor();
  await there.getByLabel("Email").fill("two-devices@example.com");
  await there.getByLabel("Password", { exact: true }).fill("Inkleaf-2026");
  await there.getByRole("button", { name: "Sign in", exact: true }).click();
  await there.waitForURL(/\/editor\//);
  await expect.poll(() => there.locator("article.rs").first().innerText()).toContain("Typed After The End");
  await there.getByText("Saved just now").first().waitFor();
});

it("asks nothing about a stranger, and leads each edition to its own pages", async () => {
  const anonymous = await journey.openPage();
  const asked: string[] = [];
  anonymous.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await anonymous.goto("/");
  await anonymous.getByRole("link", { name: "Sign in" }).first().waitFor();
  expect(asked).not.toContain("/api/user/current");
  await anonymous.goto("/login?prev=%2Fresumes");
  await anonymous.waitForURL("**/signin?prev=%2Fresumes");

  const chinese = await journey.openPage({ locale: "zh-CN" });
  await chinese.goto("/signup?prev=%2Fresumes");
  await chinese.waitForURL("**/login?prev=%2Fresumes");
  await chinese.getByRole("button", { name: "English" }).first().click();
  await chinese.waitForURL("**/signin?prev=%2Fresumes");
  await chinese.getByRole("heading", { name: "Sign in" }).waitFor();
});
