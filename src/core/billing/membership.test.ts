import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../time.ts";
import { extendMembership, planNames } from "./membership.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const regular = { isVip: false, valiTo: null };

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

describe("a plan", () => {
  const now = at("2026-01-31T12:00:00");
  it.each([
    ["monthly", "2026-02-28T12:00:00"],
    ["quarterly", "2026-04-30T12:00:00"],
    ["yearly", "2027-01-31T12:00:00"],
  ] as const)("%s starts now for a user without a membership", (plan, end) => {
    expect(extendMembership(regular, plan, now)).toEqual({ isVip: false, valiTo: at(end) });
  });

  it("extends from an end in the future, and starts now once that end is reached", () => {
    const future = extendMembership({ isVip: false, valiTo: now + 1000 }, "monthly", now);
    expect(future.valiTo).toBe(at("2026-02-28T12:00:01"));
    expect(extendMembership({ isVip: false, valiTo: now }, "monthly", now).valiTo).toBe(at("2026-02-28T12:00:00"));
    expect(extendMembership({ isVip: false, valiTo: now - 1 }, "monthly", now).valiTo).toBe(at("2026-02-28T12:00:00"));
  });

  it("for a lifetime never ends, whatever is bought later", () => {
    expect(extendMembership(regular, "lifetime", now)).toEqual({ isVip: true, valiTo: null });
    for (const plan of planNames) {
      expect(extendMembership({ isVip: true, valiTo: null }, plan, now)).toEqual({ isVip: true, valiTo: null });
    }
  });

  it("never shortens a membership", () => {
    const moment = fc.integer({ min: 0, max: at("2100-01-01T00:00:00") });
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(...planNames), (valiTo, when, plan) => {
        const after = extendMembership({ isVip: false, valiTo }, plan, when);
        expect(after.isVip || (after.valiTo ?? 0) > Math.max(valiTo, when)).toBe(true);
      }),
    );
  });
});
