import { expect, it } from "vitest";
import { ownDocument } from "#tests/core/arbitraries.ts";
import { apply } from "../../operations.ts";
import { plainText } from "../plain-text/plain-text.ts";
import { vcard } from "./vcard.ts";

const base = (
  [
    { type: "basic.set", field: "name", value: "Ada King" },
    { type: "basic.set", field: "title", value: "Engineer; first, of many" },
    { type: "basic.set", field: "email", value: "ada@example.com" },
    { type: "link.add", link: { id: "a", name: "GitHub", src: "github.com/ada" } },
    { type: "link.add", link: { id: "b", name: "Pronouns", src: "", text: "she/her" } },
  ] as const
).reduce(apply, ownDocument("en"));

it("a vCard has the person, the present employer and the links", () => {
  const lines = vcard.write(base).split("\r\n");
  expect(lines).toContain("FN:Ada King");
  expect(lines).toContain("N:King;Ada;;;");
  expect(lines).toContain("TITLE:Engineer\\; first\\, of many");
  expect(lines).toContain("URL:https://github.com/ada");
  expect(lines.some((line) => line.startsWith("ORG:"))).toBe(true);
  expect(lines.at(0)).toBe("BEGIN:VCARD");
});

it("long lines of a vCard are folded between letters", () => {
  const named = apply(base, { type: "basic.set", field: "location", value: "杭州市西湖区".repeat(12) });
  const text = vcard.write(named);
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(76);
  expect(text.replaceAll("\r\n ", "")).toContain("杭州市西湖区".repeat(12));
});

it("plain text stands in reading order", () => {
  const text = plainText.write(base);
  const words = [
    "Ada King",
    "ada@example.com",
    "GitHub: github.com/ada",
    "Pronouns: she/her",
    ...base.data.sections.map(({ name }) => name),
  ];
  const places = words.map((word) => text.indexOf(word));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBe(0);
});
