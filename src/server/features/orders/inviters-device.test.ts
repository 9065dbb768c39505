import { afterAll, afterEach, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { orderCalls } from "#contract/orders.ts";
import { referralCalls } from "#contract/referrals.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import type { TestClient } from "#tests/harness/test-client.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { balancesOf } from "../ledger/service.ts";
import { askAbout } from "./service.ts";

const money = await createMoneyApp();
const { test, wechat } = money;
afterEach(money.clear);
afterAll(money.close);

const deviceOf = (client: TestClient) => client.cookies.get("x-device") ?? "";

/** Buys a month in CNY as a user whom `inviterId` invited, in a browser with this cookie. Returns the inviter's vouchers. */
async function buy(inviterId: string, device: string, isBegunElsewhere = false) {
  const user = await test.user();
  await test.deps.db.pool.query("update users set inviter_id = $1 where id = $2", [inviterId, user.id]);
  const order = async () => (await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data.orderId;
  if (isBegunElsewhere) await order();
  if (device) user.cookies.set("x-device", device);
  const orderId = await order();
  wechat.pay(orderId);
  await askAbout(test.deps, orderId);
  const { rows } = await test.deps.db.pool.query<{ kind: string }>(
    "select kind from payment_exceptions where order_id = $1",
    [orderId],
  );
  const { balance } = (await balancesOf(test.deps, inviterId)).vouchers.CNY;
  return { balance, kinds: rows.map(({ kind }) => kind) };
}

it("a purchase in the browser in which the invite link was read brings its owner nothing, and is shown", async () => {
  const inviter = await test.user();
  await inviter.send(referralCalls.listReferrals);
  expect(await buy(inviter.id, deviceOf(inviter))).toEqual({ balance: 0, kinds: ["own-invitation"] });
});

it("so does one in the browser that signed in to the inviter's account", async () => {
  const password = "Correct1horse";
  const { id, email } = await test.user({ passwordHash: await hashPassword(password) });
  const browser = test.anonymous();
  await browser.send(accountCalls.signIn, { body: { email, password } });
  expect(await buy(id, deviceOf(browser))).toEqual({ balance: 0, kinds: ["own-invitation"] });
});

it("so does an order that was begun elsewhere and is gone on with there", async () => {
  const inviter = await test.user();
  await inviter.send(referralCalls.listReferrals);
  expect(await buy(inviter.id, deviceOf(inviter), true)).toEqual({ balance: 0, kinds: ["own-invitation"] });
});

it("a purchase in any other browser is rewarded, whatever its cookie claims", async () => {
  const [inviter, stranger] = [await test.user(), await test.user()];
  await stranger.send(referralCalls.listReferrals);
  await inviter.send(referralCalls.listReferrals);
  const [id] = deviceOf(stranger).split(".");
  const forged = [id, ...deviceOf(inviter).split(".").slice(1)].join(".");
  expect(await buy(inviter.id, "")).toEqual({ balance: 200, kinds: [] });
  expect(await buy(inviter.id, deviceOf(stranger))).toEqual({ balance: 400, kinds: [] });
  expect(await buy(inviter.id, forged)).toEqual({ balance: 600, kinds: [] });
});
