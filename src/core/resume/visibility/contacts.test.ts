import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { createSection } from "../create-section.ts";
import { escapeHtml } from "../rich-text/escape.ts";
import { richTextToPlain } from "../rich-text.ts";
import type { ResumeDocument } from "../schema.ts";
import { createItem } from "../sections.ts";
import { visibleDocument } from "../visibility.ts";

/** A document whose one item says this; the contacts are hidden. */
function saying(
  { title = "", subTitle = "", city = "", description = "", src = "" },
  contact: { email?: string; cellphone?: string },
): ResumeDocument {
  const document = sampleDocument();
  const section = createSection("custom", "en", () => "s");
  return {
    name: "CV",
    config: { ...document.config, isPublic: true, emailIsHidden: true, cellphoneIsHidden: true },
    data: {
      basicInfo: { ...document.data.basicInfo, name: "Lin", email: "", cellphone: "", ...contact },
      links: [{ id: "l", name: "Write", src }],
      sections: [{ ...section, data: [{ ...createItem("i"), title, subTitle, city, description }] }],
    },
  };
}
const seenOf = (document: ResumeDocument) => visibleDocument(document, "viewer");
const itemOf = (document: ResumeDocument) => document.data.sections[0]?.data[0];

const email = "jean-luc.o'hara+cv@my-company.com";
const cellphone = "+86 138-0000-2741";

/** What a reader reads: everything that a document says, without formatting, case, width and invisible characters. */
function readOf(document: ResumeDocument): string {
  const texts: string[] = [];
  const collect = (value: unknown, key: string) => {
    if (typeof value === "string") texts.push(key === "description" ? richTextToPlain(value) : value);
    else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) collect(member, name);
    }
  };
  collect([document.name, document.data], "");
  return texts
    .join("\n")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu, "");
}
const readsEmail = (text: string, hidden: string) =>
  text.replace(/\s/g, "").includes(hidden.normalize("NFKD").toLowerCase());
const readsPhone = (text: string, digits: string) => text.replace(/[^\d\p{L}]/gu, "").includes(digits);

describe("a hidden email", () => {
  it.each([
    ["as it is", `Mail ${email} now`, "Mail  now"],
    ["in capitals", `MAIL ${email.toUpperCase()}`, "MAIL "],
    ["in full width", "Mail ｊｅａｎ－ｌｕｃ.o＇hara＋cv＠my－company．com", "Mail "],
    ["with zero-width characters", [..."x"].concat([...email]).join("\u200b"), "x\u200b"],
    ["with soft hyphens and a directional mark", `\u200e${email.replace("@", "\u00ad@\u00ad")}!`, "\u200e!"],
    ["with blanks", `to ${email.replace("@", " @ ")}.`, "to ."],
    ["with its signs as codes", `to ${email.replace("@", "%40").replace("+", "%2B")}.`, "to ."],
    ["with another dash", `to ${email.replaceAll("-", "\u2011")}.`, "to ."],
    ["twice without a gap", `a ${email}${email} b`, "a  b"],
  ])("is found %s", (_, title, rest) => {
    expect(itemOf(seenOf(saying({ title }, { email })))?.title).toBe(rest);
  });

  it.each([
    ["half bold", "<p>to jean-luc.o'hara+cv@<strong>my-company</strong>.com, or call</p>", "<p>to , or call</p>"],
    ["over a line", "<p>to jean-luc.o'hara+cv@<br>my-company.com or</p>", "<p>to <br> or</p>"],
    ["over two list items", "<ul><li><p>jean-luc.o'hara+cv</p></li><li><p>@my-company.com</p></li></ul>", ""],
    ["as an entity", "<p>jean-luc.o'hara+cv&#64;my-company&#46;com</p>", ""],
    [
      "in a link, percent-encoded",
      '<p><a href="mailto:%6Aean-luc.o\'hara%2Bcv%40my-company.com">Write</a></p>',
      "<p>Write</p>",
    ],
    [
      "in a link, encoded twice",
      '<p><a href="https://x.io/?to=jean-luc.o\'hara%252Bcv%2540my-company.com">Write</a></p>',
      "<p>Write</p>",
    ],
    [
      "in a link, with entities",
      '<p><a href="https://x.io/?to=jean-luc.o\'hara%2Bcv&amp;#64;my-company.com">Write</a></p>',
      "<p>Write</p>",
    ],
  ])("is found %s", (_, description, rest) => {
    const seen = itemOf(seenOf(saying({ description }, { email })))?.description ?? "";
    if (rest !== "") expect(seen).toBe(rest);
    expect(readsEmail(richTextToPlain(seen), email)).toBe(false);
    expect(seen).not.toContain("my-company");
  });

  it("is found over two fields, in ids and in the photo's address", () => {
    const document = saying({ title: "jean-luc.o'hara+cv", subTitle: "@my-company.com", city: "Rome" }, { email });
    const odd: ResumeDocument = {
      ...document,
      data: {
        basicInfo: { ...document.data.basicInfo, avatar: `https://x.io/${encodeURIComponent(email)}.png` },
        links: [{ id: email, name: "Site", src: "x.io" }],
        sections: document.data.sections.map((section) => ({ ...section, id: email })),
      },
    };
    const seen = seenOf(odd);
    expect(itemOf(seen)).toMatchObject({ title: "", subTitle: "", city: "Rome" });
    expect(JSON.stringify(seen)).not.toMatch(/my-company|jean/);
    expect(seen.data.links).toMatchObject([{ name: "Site", src: "x.io" }]);
  });

  it("does not come together from what is left around it", () => {
    const title = "a me@me@host.xhost.x b";
    const seen = itemOf(seenOf(saying({ title }, { email: "me@host.x" })))?.title ?? "";
    expect(seen).not.toContain("me@host.x");
    expect(seen).toMatch(/^a .* b$/);
  });

  it("is each of several in its field", () => {
    const seen = seenOf(saying({ title: "b@x.io, a@x.io" }, { email: "a@x.io / b@x.io" }));
    expect(itemOf(seen)?.title).toBe(", ");
  });

  it("leaves a link without it, and a text that is none of it, as they are", () => {
    const description = '<p>Me &amp; <a href="https://my-company.com">my-company.com</a> since 2019</p>';
    const document = saying({ title: "jean-luc@elsewhere.com", description, src: "https://my-company.com" }, { email });
    const seen = seenOf(document);
    expect(itemOf(seen)).toEqual(itemOf(document));
    expect(seen.data.links).toEqual(document.data.links);
  });
});

describe("a hidden phone number", () => {
  it.each([
    ["+86 138-0000-2741", "Call 13800002741 now", "Call  now"],
    ["+86 138-0000-2741", "Call １３８ ００００ ２７４１", "Call "],
    ["+86 138-0000-2741", "Call 138·0000·2741", "Call "],
    ["+86 138-0000-2741", "Call ١٣٨٠٠٠٠٢٧٤١", "Call "],
    ["+86 138-0000-2741", "Call 138\u200b0000\u200b2741", "Call "],
    ["+86 138-0000-2741", "Call 0086 138 0000 2741", "Call "],
    ["+86 138-0000-2741", "Call (+86) 138 / 0000 / 2741.", "Call ."],
    ["86 138 0000 2741", "Call 138 0000 2741", "Call "],
    ["1 416 555 0137", "Call (416) 555-0137!", "Call !"],
    ["+353 (0)86 123 4567", "Call 086 123 4567 or +353 86 1234567", "Call  or "],
    ["138 0000 2741 / 139 0000 2742", "139 0000 2742", ""],
    ["138 0000 2741 / 139 0000 2742", "(138 0000 2741)", "()"],
    ["13800002741", "In 2019 13800002741 was mine", "In 2019  was mine"],
    ["416/555/0137", "416 555 0137", ""],
    ["12-34", "Room 12-34, page 112-345", "Room , page 112-345"],
    ["12-34", "since 1234, 12 of 34", "since 1234, 12 of 34"],
    ["-", "a-b - c", "a-b - c"],
    ["13800002741", "138 people in 0000 rooms on 2741 days", "138 people in 0000 rooms on 2741 days"],
  ])("%j leaves of %j only %j", (number, title, rest) => {
    expect(itemOf(seenOf(saying({ title }, { cellphone: number })))?.title).toBe(rest);
  });

  it.each(["tel:13800002741", "tel:+86%20138-0000-2741", "https://wa.me/8613800002741", "sms:138%30%30%30%302741"])(
    "is found in the link %s",
    (src) => {
      expect(seenOf(saying({ src }, { cellphone })).data.links).toEqual([]);
      const description = `<p><a href="${src}">Call</a> me</p>`;
      expect(itemOf(seenOf(saying({ description }, { cellphone })))?.description).not.toMatch(/href/);
    },
  );
});

const local = fc.string({ unit: fc.constantFrom(..."abcXYZ019.-_+'*!#$%&/=?^`{|}~"), minLength: 1, maxLength: 30 });
const host = fc.string({ unit: fc.constantFrom(..."abcXYZ019.-"), minLength: 3, maxLength: 30 });
const anyEmail = fc.tuple(local, host).map(([name, place]) => `${name.replace(/[,;:|/<>()"]/g, "")}x@${place}`);
const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 7, maxLength: 11 });
const separator = fc.constantFrom("", " ", "-", ".", " - ", "\u00a0", "·", "\u200b", "–");

/** The same text, written so that it reads the same. */
function disguised(text: string, how: number): string {
  const wide = (character: string) => {
    const code = character.charCodeAt(0);
    return code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : character;
  };
  const forms = [
    (all: string) => all,
    (all: string) => all.toUpperCase(),
    (all: string) => [...all].map(wide).join(""),
    (all: string) => [...all].join("\u200d"),
    (all: string) => [...all].join("\u00ad"),
    (all: string) => [...all].join("\u2069"),
  ];
  return (forms[how % forms.length] as (all: string) => string)(text);
}

/** The same text as markup, its marks, entities and line breaks anywhere in it. */
function markedUp(text: string, how: number): string {
  return [...text]
    .map((character, index) => {
      const safe = (index + how) % 3 === 0 ? `&#${character.codePointAt(0)};` : escapeHtml(character);
      if ((index * 7 + how) % 5 === 0) return `<strong>${safe}</strong>`;
      return (index * 5 + how) % 7 === 0 ? `<em>${safe}</em>` : safe;
    })
    .join("");
}

describe("for any contact", () => {
  it("nothing that a viewer gets reads as a hidden email, and everything else stays", () => {
    fc.assert(
      fc.property(anyEmail, fc.nat({ max: 40 }), (hidden, how) => {
        const shown = disguised(hidden, how);
        const document = saying(
          {
            title: `Vorher ${shown} nachher`,
            subTitle: shown,
            description: `<p>Vorher ${markedUp(shown, how)} nachher</p><ul><li><p>${markedUp(hidden, how)}</p></li></ul>`,
            src: `mailto:${how % 2 ? encodeURIComponent(hidden) : hidden}`,
          },
          { email: hidden },
        );
        const seen = seenOf({ ...document, name: `CV ${shown}` });
        expect(readsEmail(readOf(seen), hidden)).toBe(false);
        expect(itemOf(seen)?.title).toMatch(/^Vorher [\u200d\u00ad\u2069]* nachher$/u);
        expect(richTextToPlain(itemOf(seen)?.description ?? "")).toMatch(/^Vorher\s+nachher/);
        expect(seen.data.basicInfo).toEqual({ ...document.data.basicInfo, email: "" });
      }),
      { numRuns: 300 },
    );
  });

  it("nothing that a viewer gets reads as a hidden number, and everything else stays", () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(separator, { minLength: 12, maxLength: 12 }),
        fc.constantFrom("", "+86 ", "0049 ", "+1-", "0"),
        fc.nat({ max: 40 }),
        (number, separators, code, how) => {
          const spelled = [...number].map((digit, index) => digit + (separators[index] ?? "")).join("");
          const shown = disguised(code + spelled, how);
          const document = saying(
            {
              title: `Vorher ${shown} nachher`,
              description: `<p>Vorher ${markedUp(shown, how)} nachher</p>`,
              src: `tel:${number}`,
            },
            { cellphone: how % 2 ? number : code + number },
          );
          const seen = seenOf(document);
          const known = number.replace(/^0+/, "");
          if (known.length >= 5) expect(readsPhone(readOf(seen), known)).toBe(false);
          expect(itemOf(seen)?.title).toMatch(/^Vorher .*nachher$/u);
          expect(seen.data.basicInfo).toEqual({ ...document.data.basicInfo, cellphone: "" });
        },
      ),
      { numRuns: 300 },
    );
  });

  it("a document that does not hold them stays as it is", () => {
    fc.assert(
      fc.property(fc.emailAddress(), digits, (hidden, number) => {
        const text = "Led 12 people in 2019–2021, 38 % faster; me at home.example, 020 7946";
        const document = saying(
          { title: text, description: `<p>${text}</p>`, src: "github.com/lin" },
          { email: hidden, cellphone: number },
        );
        const { basicInfo, ...rest } = seenOf(document).data;
        expect(rest).toEqual({ links: document.data.links, sections: document.data.sections });
        expect(basicInfo).toEqual({ ...document.data.basicInfo, email: "", cellphone: "" });
      }),
    );
  });
});

describe("texts made to keep a search busy", () => {
  // Each would take minutes where a search goes back in the text; the time limit of a test ends it then.
  const size = 300_000;
  const hostile = ["a", "1", "1 ", "aa@", "%40", "(", "+86", "1-", "é", "０", "\u200b", "a@b.", "&amp;#64;"];
  it.each(hostile)("%j is searched in one pass", (piece) => {
    const text = piece.repeat(size / piece.length);
    const contacts = [
      { email: `${"a".repeat(126)}@${"a".repeat(127)}`, cellphone: "1".repeat(40) },
      { email: `${piece.repeat(20).slice(0, 60)}@b.x`, cellphone: `+${"1".repeat(38)}2` },
      { email: "a@a", cellphone: "1".repeat(5) },
    ];
    for (const contact of contacts) {
      const seen = seenOf(saying({ title: text, description: `<p>${text}</p>` }, contact));
      expect(seen.data.basicInfo).toMatchObject({ email: "", cellphone: "" });
    }
  });

  it("a field of any length is searched for", () => {
    const cellphone = "1".repeat(100_000);
    expect(seenOf(saying({ title: "1".repeat(99_999) }, { cellphone })).data.basicInfo.cellphone).toBe("");
  });
});
