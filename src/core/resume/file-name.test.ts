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
    const titled = (title: string, name: string, person = "") => {
      const basicInfo = { ...document.data.basicInfo, name: person, title };
      return fileNameOf({ ...document, name, data: { ...document.data, basicInfo } });
    };
    expect(titled("Engineer", "Mine")).toBe("Engineer");
    expect(titled(" ", "Mine")).toBe("Mine");
    expect(titled("/", "?")).toBe("resume");
    expect(titled("Staff SRE", "Mine", "Priya Raman")).toBe("Staff SRE");
  });

  it("has the person's name before a title of one short word", () => {
    const document = sampleDocument();
    const of = (name: string, title: string) =>
      fileNameOf({ ...document, data: { ...document.data, basicInfo: { ...document.data.basicInfo, name, title } } });
    expect(of("Priya Raman", "SRE")).toBe("Priya Raman-SRE");
    expect(of(" 林晓 ", "产品经理")).toBe("林晓-产品经理");
    expect(of("???", "SRE")).toBe("SRE");
    expect(of("Priya Raman", "Microservices")).toBe("Microservices");
  });
});
