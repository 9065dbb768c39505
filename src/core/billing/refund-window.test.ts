import { describe, expect, it } from "vitest";
import { limits } from "../limits.ts";
import { refundStanding } from "./refund-window.ts";

const paidAt = Date.UTC(2026, 0, 2);
const end = paidAt + limits.order.refundWindow;
const order = { paidAt, amount: 1000, refunded: 0, begun: 0, lastDownload: null };

describe("a refund can be asked for", () => {
  it.each([
    ["at once", order, paidAt, { may: true, until: end }],
    ["to the last millisecond of the window", order, end - 1, { may: true, until: end }],
    ["not after it", order, end, { may: false, why: "late" }],
    ["by a clock that went back", order, paidAt - 60_000, { may: true, until: end }],
    ["not of an order that is not paid", { ...order, paidAt: null }, paidAt, { may: false, why: "notPaid" }],
    ["with a download from before the payment", { ...order, lastDownload: paidAt }, paidAt, { may: true, until: end }],
    ["not with a later one", { ...order, lastDownload: paidAt + 1 }, paidAt + 2, { may: false, why: "downloaded" }],
    ["of what is left of it", { ...order, refunded: 400, begun: 100 }, paidAt, { may: true, until: end }],
    [
      "not while all that is left is asked for",
      { ...order, refunded: 400, begun: 600 },
      end,
      { may: false, why: "begun" },
    ],
    ["not of what went back", { ...order, refunded: 1000 }, end, { may: false, why: "refunded" }],
  ])("%s", (_, facts, now, standing) => {
    expect(refundStanding(facts, now)).toEqual(standing);
  });
});

it("a reward is held for as long as a refund can be asked for", () => {
  expect(limits.order.rewardHold).toBe(limits.order.refundWindow);
});
