import { expect, it } from "vitest";
import { tabOf, tabsOf } from "./tabs.ts";

it("offers the phone tab in the Chinese edition only", () => {
  expect(tabsOf("ch")).toEqual(["setting", "orders", "tokens", "balances", "cellphone", "destroy"]);
  expect(tabsOf("en")).toEqual(["setting", "orders", "tokens", "balances", "destroy"]);
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
  expect(tabOf(type, locale)).toBe(tab);
});
