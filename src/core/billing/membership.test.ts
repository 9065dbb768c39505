import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../time.ts";
import { foldGrants, type GrantRow, lengthOf, type PlanName, planNames } from "./membership.ts";

const at = (text: string) => Date.parse(`${text}Z`);

describe("adding months", () => {
  it.each([
    ["2026-01-15T10:00:00", 1, "2026-02-15T10:00:00"],
    ["2026-01-31T23:59:59", 1, "2026-02-28T23:59:59"],
    ["2028-01-31T00:00:00", 1, "2028-02-29T00:00:00"],
    ["2026-03-31T00:00:00", 1, "2026-04-30T00:00:00"],
    ["2028-02-29T00:00:00", 12, "2029-02-28T00:00:00"],
    ["2026-11-30T00:00:00", 3, "2027-02-28T00:00:00"],
    ["2026-12-31T00:00:00", 12, "2027-12-31T00:00:00"],
    ["2026-03-31T00:00:00", -1, "2026-02-28T00:00:00"],
    ["2026-05-05T05:05:05", 0, "2026-05-05T05:05:05"],
  ])("to %s: %i more is %s", (from, count, expected) => {
    expect(addMonths(at(from), count)).toBe(at(expected));
  });
});

/** Grants of these plans, each bought at its moment. */
const bought = (...orders: [PlanName, number][]): GrantRow[] =>
  orders.map(([plan, when], index) => ({ effect: "add", id: String(index), at: when, length: lengthOf(plan) }));

describe("a plan", () => {
  const now = at("2026-01-31T12:00:00");
  it.each([
    ["monthly", "2026-02-28T12:00:00"],
    ["quarterly", "2026-04-30T12:00:00"],
    ["yearly", "2027-01-31T12:00:00"],
  ] as const)("%s starts now for a user without a membership", (plan, end) => {
    expect(foldGrants(bought([plan, now]))).toEqual({ isVip: false, valiTo: at(end) });
  });

  it("extends from an end in the future, and starts now once that end is reached", () => {
    const renewedFrom = (end: number) =>
      foldGrants([{ effect: "add", id: "first", at: 0, length: { until: end } }, ...bought(["monthly", now])]).valiTo;
    expect(renewedFrom(now + 1000)).toBe(at("2026-02-28T12:00:01"));
    expect(renewedFrom(now)).toBe(at("2026-02-28T12:00:00"));
    expect(renewedFrom(now - 1)).toBe(at("2026-02-28T12:00:00"));
  });

  it("for a lifetime never ends, whatever is bought later", () => {
    expect(foldGrants(bought(["lifetime", now]))).toEqual({ isVip: true, valiTo: null });
    for (const plan of planNames) expect(foldGrants(bought(["lifetime", now], [plan, now])).isVip).toBe(true);
  });
});

describe("grants", () => {
  const now = at("2026-01-10T00:00:00");
  const rows = bought(["monthly", at("2026-01-01T00:00:00")], ["monthly", now]);

  it("that were taken back count as if they had never been, and count again when they are restored", () => {
    expect(foldGrants(rows).valiTo).toBe(at("2026-03-01T00:00:00"));
    const without = [...rows, { effect: "take", of: "0" } as const];
    expect(foldGrants(without).valiTo).toBe(at("2026-02-10T00:00:00"));
    expect(foldGrants([...without, { effect: "restore", of: "0" }])).toEqual(foldGrants(rows));
    expect(foldGrants([...without, { effect: "take", of: "1" }])).toEqual({ isVip: false, valiTo: null });
  });

  it("that are added never shorten a membership; those that are taken back never lengthen one", () => {
    const moment = fc.integer({ min: 0, max: at("2100-01-01T00:00:00") });
    const grant = fc.tuple(fc.constantFrom(...planNames), moment);
    fc.assert(
      fc.property(fc.array(grant, { minLength: 1, maxLength: 8 }), fc.nat(), (orders, which) => {
        const all = bought(...orders);
        const before = foldGrants(all.slice(0, -1));
        const whole = foldGrants(all);
        const [plan, when] = orders.at(-1) as [PlanName, number];
        const isLonger = (whole.valiTo ?? 0) > Math.max(before.valiTo ?? 0, when);
        expect(plan === "lifetime" ? whole.isVip : isLonger).toBe(true);
        const rest = foldGrants([...all, { effect: "take", of: String(which % orders.length) }]);
        expect(rest.valiTo ?? 0).toBeLessThanOrEqual(whole.valiTo ?? 0);
      }),
    );
  });
});
