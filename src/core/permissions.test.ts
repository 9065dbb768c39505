import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Actor, may, membershipOf, type OwnedRight, ownersAllowed, refusalOf } from "./permissions.ts";

const now = Date.UTC(2026, 0, 1);

describe("membership", () => {
  it.each([
    ["a regular user", { role: "user", isVip: false, valiTo: null }, "plans", "regular", false, false],
    [
      "a premium user a moment before the end",
      { role: "user", isVip: false, valiTo: now + 1 },
      "plans",
      "premium",
      true,
      false,
    ],
    ["a premium user at the very end", { role: "user", isVip: false, valiTo: now }, "plans", "regular", false, false],
    ["a premium user after the end", { role: "user", isVip: false, valiTo: now - 1 }, "plans", "regular", false, false],
    ["a user with a lifetime membership", { role: "user", isVip: true, valiTo: null }, "plans", "lifetime", true, true],
    [
      "a user with a lifetime membership and an old end",
      { role: "user", isVip: true, valiTo: now - 1 },
      "plans",
      "lifetime",
      true,
      true,
    ],
    ["an admin", { role: "admin", isVip: false, valiTo: null }, "plans", "premium", true, false],
    ["any user in the mode open", { role: "user", isVip: false, valiTo: null }, "open", "premium", true, false],
    [
      "a user with a lifetime membership in the mode open",
      { role: "user", isVip: true, valiTo: null },
      "open",
      "lifetime",
      true,
      true,
    ],
  ] as const)("of %s", (_, facts, mode, level, isValid, isVip) => {
    expect(membershipOf(facts, now, mode)).toEqual({ level, isValid, isVip });
  });
});

const anonymous: Actor = null;
const regular: Actor = { id: "u", role: "user", isValid: false };
const premium: Actor = { id: "u", role: "user", isValid: true };
const admin: Actor = { id: "a", role: "admin", isValid: true };
const own = { ownerId: "u" };
const foreign = { ownerId: "other" };

describe("rights", () => {
  it.each([
    ["createResume", { count: 0 }, "noPermission", null, null, null],
    ["createResume", { count: 4 }, "noPermission", null, null, null],
    ["createResume", { count: 5 }, "noPermission", "resumeLimit", null, null],
    ["createResume", { count: 500 }, "noPermission", "resumeLimit", null, null],
    ["useTemplate", { isPro: false }, "noPermission", null, null, null],
    ["useTemplate", { isPro: true }, "noPermission", "templateLocked", null, null],
    ["download", own, "noPermission", "premiumOnly", null, "notFound"],
    ["download", foreign, "noPermission", "notFound", "notFound", "notFound"],
    ["customUrl", own, "noPermission", "premiumOnly", null, "notFound"],
    ["customUrl", foreign, "noPermission", "notFound", "notFound", "notFound"],
    ["privacySettings", own, "noPermission", "premiumOnly", null, "notFound"],
    ["readResume", own, "noPermission", null, null, "reasonMissing"],
    ["readResume", foreign, "noPermission", "notFound", "notFound", "reasonMissing"],
    ["readResume", { ...own, reason: "asked" }, "noPermission", null, null, null],
    ["readResume", { ...foreign, reason: "asked" }, "noPermission", "notFound", "notFound", null],
    ["editResume", own, "noPermission", null, null, "notFound"],
    ["editResume", foreign, "noPermission", "notFound", "notFound", "notFound"],
    ["editAccount", own, "noPermission", null, null, "notFound"],
    ["editAccount", foreign, "noPermission", "notFound", "notFound", "notFound"],
  ] as const)("decides %s %j for each caller", (right, context, forAnonymous, forRegular, forPremium, forAdmin) => {
    const refusals = [anonymous, regular, premium, admin].map((actor) => refusalOf(actor, right, context as never));
    expect(refusals).toEqual([forAnonymous, forRegular, forPremium, forAdmin]);
    expect(may(regular, right, context as never)).toBe(forRegular === null);
  });

  const ownedRights: OwnedRight[] = [
    "download",
    "customUrl",
    "privacySettings",
    "readResume",
    "editResume",
    "editAccount",
  ];
  it.each(ownedRights)("to %s reach exactly the owners about whom the rule says yes", (right) => {
    const id = fc.constantFrom("u", "other", "a", "");
    const actor = fc.record({
      id: id.filter(Boolean),
      role: fc.constantFrom("user" as const, "admin" as const),
      isValid: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.option(actor), id, (who, ownerId) => {
        const owners = ownersAllowed(who, right);
        const isAmong = owners === "all" || (owners !== null && owners.only === ownerId);
        expect(isAmong).toBe(may(who, right, { ownerId }));
      }),
    );
  });
});
