import { expect, it } from "vitest";
import { tabOf, tabsOf } from "./tabs.ts";

it("offers the phone tab in the Chinese edition only", () => {
  expect(tabsOf("ch", true)).toEqual(["setting", "orders", "tokens", "balances", "cellphone", "access", "destroy"]);
  expect(tabsOf("en", true)).toEqual(["setting", "orders", "tokens", "balances", "access", "destroy"]);
});

it("speaks of tokens only where the assistant takes them", () => {
  expect(tabsOf("en", false)).toEqual(["setting", "orders", "balances", "access", "destroy"]);
  expect(tabOf("tokens", "en", true)).toBe("tokens");
  expect(tabOf("tokens", "en", false)).toBe("setting");
});

it.each([
  [null, "en", "setting"],
  ["orders", "en", "orders"],
  ["cellphone", "ch", "cellphone"],
  ["cellphone", "en", "setting"],
  ["destroy", "ch", "destroy"],
  ["__proto__", "en", "setting"],
  ["", "ch", "setting"],
] as const)("?type=%s in %s opens %s", (type, locale, tab) => {
  expect(tabOf(type, locale, true)).toBe(tab);
});
