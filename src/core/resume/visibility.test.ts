import { describe, expect, it } from "vitest";
import { ownDocument } from "#tests/core/arbitraries.ts";
import { createSection } from "./create-section.ts";
import type { ResumeDocument } from "./schema.ts";
import { createItem } from "./sections.ts";
import { visibleDocument } from "./visibility.ts";

const email = "Lin.Zhi+cv@example.com";
const phone = "+86 138 0000 2741";

function secretive(change: Partial<ResumeDocument["config"]>): ResumeDocument {
  const document = ownDocument();
  const description = `<p>Mail <a href="mailto:lin.zhi%2Bcv@example.com?subject=x">lin.zhi+cv@example.com</a> or <a href="tel:13800002741">138-0000-2741</a>, <a href="https://a.b">site</a></p><ul><li><p>${phone}</p></li></ul>`;
  return {
    name: `CV of ${email}`,
    config: { ...document.config, isPublic: true, ...change },
    data: {
      basicInfo: { ...document.data.basicInfo, name: "Lin", email, cellphone: phone, wechat: "+8613800002741" },
      links: [
        { id: "1", name: "write", src: `mailto:${email}` },
        { id: "2", name: "call", src: "tel:+86-138-0000-2741" },
        { id: "3", name: "bare", src: email },
        { id: "4", name: "site", src: "github.com/lin" },
      ],
      sections: [
        { ...createSection("custom", "en", () => "s"), data: [{ ...createItem("i"), title: phone, description }] },
      ],
    },
  };
}

const readsMail = (document: ResumeDocument) => /lin\.zhi(\+|%2B)cv@example\.com/i.test(JSON.stringify(document));
const readsPhone = (document: ResumeDocument) =>
  JSON.stringify(document)
    .replace(/[^\d"]/g, "")
    .includes("13800002741");

describe("a viewer", () => {
  it.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])("sees only contacts that are not hidden (email %s, phone %s)", (emailIsHidden, cellphoneIsHidden) => {
    const seen = visibleDocument(secretive({ emailIsHidden, cellphoneIsHidden }), "viewer");
    expect(readsMail(seen)).toBe(!emailIsHidden);
    expect(readsPhone(seen)).toBe(!cellphoneIsHidden);
    expect(seen.data.basicInfo.name).toBe("Lin");
    expect(JSON.stringify(seen)).toContain("github.com/lin");
    expect(JSON.stringify(seen)).toContain("https://a.b");
  });

  it("does not see the custom URL of a private resume", () => {
    const seen = (isPublic: boolean) =>
      visibleDocument(secretive({ customURL: "lin", isPublic }), "viewer").config.customURL;
    expect(seen(false)).toBe("");
    expect(seen(true)).toBe("lin");
  });

  it.each([
    ["+1 416 555 0137", "call (416) 555-0137 now", "call  now"],
    ["13800002741", "电话 +86 138 0000 2741。", "电话 。"],
    ["+44 20 7946 0000", "020 7946 0000", ""],
    ["020 7946 0000", "+44 (0)20 7946 0000", ""],
    ["13800002741", "since 2019, 138 people", "since 2019, 138 people"],
  ])("sees, with the phone %j hidden, of %j only %j", (cellphone, text, expected) => {
    const document = secretive({ cellphoneIsHidden: true });
    const { basicInfo } = document.data;
    const data = { ...document.data, basicInfo: { ...basicInfo, cellphone, title: text } };
    expect(visibleDocument({ ...document, data }, "viewer").data.basicInfo.title).toBe(expected);
  });

  it.each([
    [{ email: "", cellphone: "" }],
    [{ email: ".*", cellphone: "12" }],
    [{ email: "%E0%A4%A", cellphone: "(((" }],
  ])("sees everything else where %j is hidden", (contact) => {
    const document = secretive({ emailIsHidden: true, cellphoneIsHidden: true });
    const odd = { ...document, data: { ...document.data, basicInfo: { ...document.data.basicInfo, ...contact } } };
    const seen = visibleDocument(odd, "viewer");
    expect(seen.data.basicInfo).toMatchObject({ name: "Lin", email: "", cellphone: "" });
    expect(JSON.stringify(seen)).toContain("github.com/lin");
  });
});

describe("the owner", () => {
  it("sees contacts", () => {
    const document = secretive({ emailIsHidden: true, cellphoneIsHidden: true });
    expect(visibleDocument(document, "owner")).toBe(document);
  });
});

describe.each(["owner", "viewer"] as const)("for the %s", (reader) => {
  it("leaves out hidden sections and items, and keeps the others", () => {
    const document = ownDocument();
    const [first, second, ...rest] = document.data.sections;
    if (!first || !second) throw new Error("no sections");
    const [item, ...items] = second.data;
    if (!item) throw new Error("no items");
    const sections = [
      { ...first, isHidden: true },
      { ...second, data: [{ ...item, isHidden: true }, ...items] },
      ...rest,
    ];
    const seen = visibleDocument({ ...document, data: { ...document.data, sections } }, reader);
    expect(seen.data.sections.map((section) => section.id)).toEqual([second.id, ...rest.map((section) => section.id)]);
    expect(seen.data.sections[0]?.data).toEqual(items);
  });
});
