import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText, sampleDocument } from "#tests/core/arbitraries.ts";
import { fileNameOf, safeFileName } from "./file-name.ts";

describe("a file name", () => {
  it.each([
    ["Staff SRE", "Staff SRE"],
    ["高级前端工程师", "高级前端工程师"],
    ['C++/Rust: "systems" <dev>', "C++-Rust- -systems- -dev"],
    ["../../etc/passwd", "etc-passwd"],
    ["  .hidden. ", "hidden"],
    ["CON", "_CON"],
    ["nul.txt", "_nul.txt"],
    ["console", "console"],
    ["a\u202egpj\u0000.exe", "agpj.exe"],
    ["???", ""],
    ["", ""],
  ])("made from %j is %j", (title, expected) => {
    expect(safeFileName(title)).toBe(expected);
  });

  it("can be stored anywhere", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: "binary", maxLength: 400 })), (title) => {
        const name = safeFileName(title);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]|^[.\s]|[.\s]$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(181);
      }),
    );
  });

  it("comes from the title, otherwise from the resume's name, otherwise it is a fixed word", () => {
    const document = sampleDocument();
    const titled = (title: string, name: string) =>
      fileNameOf({ ...document, name, data: { ...document.data, basicInfo: { ...document.data.basicInfo, title } } });
    expect(titled("Engineer", "Mine")).toBe("Engineer");
    expect(titled(" ", "Mine")).toBe("Mine");
    expect(titled("/", "?")).toBe("resume");
  });
});
