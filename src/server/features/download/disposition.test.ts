import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attachment } from "./disposition.ts";

const parts = (header: string) => /^attachment; filename="([^"]*)"; filename\*=UTF-8''(.*)$/s.exec(header) ?? [];

describe("Content-Disposition", () => {
  it.each([
    ["resume.pdf", "resume.pdf"],
    ["Développeuse à Genève.pdf", "Developpeuse a Geneve.pdf"],
    ["高级工程师.pdf", "resume.pdf"],
    ['a"b\\c;d%e.pdf', "a_b_c_d_e.pdf"],
  ])("gives %s an ASCII name next to its own", (name, plain) => {
    const [, ascii, extended] = parts(attachment(name));
    expect(ascii).toBe(plain);
    expect(decodeURIComponent(extended ?? "")).toBe(name);
  });

  it("is one ASCII header line for any name, from which the name can be decoded", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
        const header = attachment(name);
        expect(header).toMatch(/^[\x20-\x7e]*$/);
        const [, , extended = "broken"] = parts(header);
        expect(extended).toMatch(/^[A-Za-z0-9!#$&+.^_`|~%-]*$/);
        expect(decodeURIComponent(extended)).toBe(name.replaceAll("\0", ""));
      }),
    );
  });

  it("survives half a surrogate pair", () => {
    expect(attachment("a\ud83db.pdf")).toContain("filename*=UTF-8''a%EF%BF%BDb.pdf");
  });
});
