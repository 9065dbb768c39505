import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../limits.ts";
import { planNames } from "./membership.ts";
import { type Evidence, effectsOf, mismatchOf, type OrderFacts, priceOf, reversalOf, rewardFor } from "./orders.ts";

const order: OrderFacts = {
  ...{ id: "o", userId: "buyer", planName: "monthly", amount: 1000, currency: "CNY", tradeState: "NOTPAY" },
};
const evidence: Evidence = {
  ...{ provider: "wechat-pay", providerId: "42", amount: 1000, currency: "CNY", foreignMerchant: null, paidAt: 0 },
};
const alone = { isLifetime: false, inviter: null };
const invited = (inviter: object = {}) => ({
  isLifetime: false,
  inviter: { id: "inviter", isBuyer: false, recentRewards: 0, ...inviter },
});

describe("a payment", () => {
  it.each([
    ["fits its order", {}, null],
    ["has another amount", { amount: 999 }, "amount"],
    ["has another currency", { currency: "USD" }, "currency"],
    ["went to another merchant", { foreignMerchant: "1900000001" }, "merchant"],
    ["went to another merchant with another amount", { amount: 1, foreignMerchant: "x" }, "merchant"],
  ])("that %s: %j", (_, change, expected) => {
    expect(mismatchOf(order, { ...evidence, ...change })).toBe(expected);
  });

  it.each(planNames)("of a %s plan grants its length and its tokens", (planName) => {
    const { grant, bonus, reward, exceptions } = effectsOf({ ...order, planName }, evidence, alone);
    const lengths = { monthly: { months: 1 }, quarterly: { months: 3 }, yearly: { months: 12 }, lifetime: "lifetime" };
    const tokens = { monthly: 50_000, quarterly: 150_000, yearly: 600_000, lifetime: 2_000_000 };
    expect(grant).toMatchObject({ userId: "buyer", length: lengths[planName], cause: "order:o" });
    expect(bonus).toMatchObject({ userId: "buyer", amount: tokens[planName], cause: "bonus:o" });
    expect([reward, exceptions]).toEqual([null, []]);
  });

  it("of an expired order counts like one of an open order", () => {
    expect(effectsOf({ ...order, tradeState: "CLOSED" }, evidence, alone)).toEqual(effectsOf(order, evidence, alone));
  });

  it("earns the inviter a fifth of the money, to the cent below, and vouchers earn nothing", () => {
    expect(effectsOf(order, evidence, invited()).reward).toMatchObject({
      userId: "inviter",
      amount: 200,
      currency: "CNY",
    });
    expect(effectsOf(order, { ...evidence, provider: "voucher" }, invited()).reward).toBeNull();
    expect([rewardFor(1999), rewardFor(4)]).toEqual([399, 0]);
  });

  it("is shown to the operator where it looks odd", () => {
    expect(effectsOf({ ...order, userId: null }, evidence, alone)).toEqual({
      ...{ grant: null, bonus: null, reward: null, exceptions: ["removed-account"] },
    });
    expect(effectsOf(order, evidence, { ...alone, isLifetime: true }).exceptions).toEqual(["already-lifetime"]);
    const own = effectsOf(order, evidence, invited({ isBuyer: true }));
    expect([own.reward, own.exceptions]).toEqual([null, ["own-invitation"]]);
    const many = effectsOf(order, evidence, invited({ recentRewards: limits.order.rewardsPerMonth }));
    expect([many.reward?.amount, many.exceptions]).toEqual([200, ["many-rewards"]]);
  });
});

describe("a refund", () => {
  it("in parts takes back what one of the whole would, and never more than was given", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1200 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...planNames), parts, fc.nat(3_000_000), (planName, amounts, freeTokens) => {
        const paid = priceOf(planName);
        let [refunded, rewardLeft, ended] = [0, rewardFor(paid), false];
        const wanted = [...amounts, paid];
        for (const one of wanted) {
          const amount = Math.min(one, paid - refunded);
          if (amount === 0) continue;
          const facts = { paid, refunded, isPaidByVoucher: false, bonusLeft: 50_000, freeTokens, rewardLeft };
          const { takesGrant, tokens, reward, voucher } = reversalOf(facts, amount);
          refunded += amount;
          rewardLeft -= reward;
          expect(rewardLeft).toBe(rewardFor(paid - refunded));
          expect(takesGrant).toBe(refunded === paid);
          expect(tokens).toBe(takesGrant ? Math.min(50_000, freeTokens) : 0);
          expect(voucher).toBe(0);
          ended = takesGrant;
        }
        expect([ended, rewardLeft]).toEqual([true, 0]);
      }),
    );
  });

  it("of a voucher gives the voucher back", () => {
    const facts = { paid: 1000, refunded: 0, isPaidByVoucher: true, bonusLeft: 50_000, freeTokens: -5, rewardLeft: 0 };
    expect(reversalOf(facts, 1000)).toEqual({ takesGrant: true, tokens: 0, reward: 0, voucher: 1000 });
  });
});
