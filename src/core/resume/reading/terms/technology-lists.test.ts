import { describe, expect, it } from "vitest";
import { isTechnologyList } from "./technology-lists.ts";

describe("with what something was done", () => {
  it.each([
    ["Python, Django, React", true],
    ["Next.js, Docker", true],
    ["Python", false],
    ["Lakeside, Riverside", false],
    ["Python, and then the whole of the shop was written anew", false],
  ])("%s: %s", (text, isList) => {
    expect(isTechnologyList(text)).toBe(isList);
  });
});
