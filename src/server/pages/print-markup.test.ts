import { describe, expect, it } from "vitest";
import { languages } from "#core/resume/schema.ts";
import { linkDescriptions } from "./print-markup.tsx";

describe("the description of a link", () => {
  it.each([
    ["mailto:ada@example.com", "Email ada@example.com"],
    ["MAILTO:ada@example.com?subject=Hi", "Email ada@example.com"],
    ["tel:+442079460000", "Call +442079460000"],
    ["https://www.example.com/ada/", "Open example.com/ada"],
    ["https://example.com/%E7%AE%80%E5%8E%86", "Open example.com/简历"],
    ["https://example.com/%E7%", "Open example.com/%E7%"],
    [`https://example.com/${"a".repeat(99)}`, `Open example.com/${"a".repeat(68)}…`],
  ])("says what it leads to: %s", (url, description) => {
    expect(linkDescriptions("en")(url)).toBe(description);
  });

  it.each(languages)("is in the language of the resume: %s", (lang) => {
    const describeLink = linkDescriptions(lang);
    const said = ["mailto:a@b.c", "tel:+123", "https://a.b"].map(describeLink);
    expect(said.map((text) => /a@b\.c|\+123|a\.b/.exec(text)?.[0])).toEqual(["a@b.c", "+123", "a.b"]);
    expect(new Set(said.map((text) => text.replace(/a@b\.c|\+123|a\.b/, ""))).size).toBe(3);
  });
});
