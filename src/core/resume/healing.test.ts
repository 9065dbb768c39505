import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMarkup, anyText, sampleDocument } from "#tests/core/arbitraries.ts";
import { limits } from "../limits.ts";
import { cleanData, cleanDescription } from "./clean.ts";
import { healConfig, healData, healDocument } from "./healing.ts";
import { defaultConfig, resumeDocumentSchema } from "./schema.ts";

/** Any JSON value, with our own keys often enough to reach the deeper branches. */
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(
      null,
      undefined,
      true,
      0,
      1,
      -1.5,
      Number.NaN,
      "",
      "present",
      "2020-05",
      "two",
      "side",
      "skills",
      "12px",
    ),
    anyText,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        ...["name", "data", "config", "basicInfo", "sections", "links", "id", "type", "title", "subTitle", "startDate"],
        ...["endDate", "description", "styles", "marginTop", "columns", "position", "tagStyle", "isHidden", "lang"],
        ...[
          "design",
          "lineHeight",
          "accent",
          "customURL",
          "src",
          "email",
          "company",
          "isPresent",
          "__proto__",
          "length",
        ],
      ),
      tie("value"),
      { maxKeys: 8 },
    ),
  ),
})).value;

describe("healing any value", () => {
  it("returns a document that fits the schema", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(resumeDocumentSchema.safeParse(healDocument(value)).error).toBeUndefined();
      }),
      { numRuns: 1500 },
    );
  });

  it("is idempotent and deterministic", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const healed = healDocument(value);
        expect(healDocument(healed)).toEqual(healed);
        expect(healDocument(structuredClone(value))).toEqual(healed);
      }),
      { numRuns: 1500 },
    );
  });

  it("leaves a well-formed document as it is", () => {
    const document = sampleDocument("ja");
    expect(healDocument(document)).toEqual(document);
  });

  it("returns a document that survives serialization as JSON", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const healed = healDocument(value);
        expect(JSON.parse(JSON.stringify(healed))).toEqual(healed);
      }),
    );
  });

  it.each([null, undefined, 7, "text", [], [[]], { sections: 7 }, { data: { sections: [null, undefined, 3, "x"] } }])(
    "survives %j",
    (value) => {
      expect(resumeDocumentSchema.safeParse(healDocument(value)).success).toBe(true);
    },
  );
});

describe("healing known defects", () => {
  it("accepts the specification's form, with the parts at the top level", () => {
    const healed = healDocument({ name: "A", basicInfo: { name: "Ann" }, sections: [{ type: "profile" }], links: [] });
    expect(healed.data.basicInfo.name).toBe("Ann");
    expect(healed.data.sections[0]).toMatchObject({ type: "profile", name: "个人简介", onlyDesc: true, data: [] });
  });

  it("recognises kinds by other spellings and by their names, and keeps unknown ones as custom", () => {
    const kinds = [
      { type: "employment", name: "x" },
      { type: "mystery", name: "プロジェクト" },
      { type: "mystery", name: "Talks" },
      { name: "Sprachen" },
    ];
    const healed = healData({ sections: kinds });
    expect(healed.sections.map((section) => section.type)).toEqual(["empolyment", "project", "custom", "language"]);
    expect(healed.sections.map((section) => section.name)).toEqual(["x", "プロジェクト", "Talks", "Sprachen"]);
  });

  it("creates ids by position, keeps the first of duplicate ids, and makes item ids unique across sections", () => {
    const { sections } = healData({
      sections: [
        { id: "a", data: [{ id: "x" }, { id: "x" }, {}] },
        { id: "a", data: [{ id: "x" }, { id: 7 }] },
        { data: [] },
        { id: "section-3", data: [] },
      ],
    });
    expect(sections.map((section) => section.id)).toEqual(["a", "section-2", "section-3-2", "section-3"]);
    expect(sections.flatMap((section) => section.data.map((item) => item.id))).toEqual([
      ...["x", "item-2", "item-3", "item-4", "7"],
    ]);
  });

  it.each([
    [{ startDate: "2020-05-17", endDate: "2021/3" }, "2020-05", "2021-03", ""],
    [{ startDate: "05/2020", endDate: "至今" }, "2020-05", "present", ""],
    [{ startDate: "2018", endDate: "2019" }, "2018", "2019", ""],
    [{ startDate: "2020-05", isPresent: true }, "2020-05", "present", ""],
    [{ startDate: "Summer 2019", endDate: "autumn" }, "", "", "<p>Summer 2019 – autumn</p>"],
    [{ startDate: "2020-13" }, "", "", "<p>2020-13</p>"],
  ])("heals the dates %j", (dates, startDate, endDate, description) => {
    const { sections } = healData({ sections: [{ data: [dates] }] });
    expect(sections[0]?.data[0]).toMatchObject({ startDate, endDate, description });
  });

  it("loses no text of an item, in whichever field it was", () => {
    const item = {
      title: "T",
      name: "N",
      company: "C",
      school: "S",
      location: "L",
      description: "<p>D</p>",
      highlights: ["H1", "H2"],
      nested: { deep: "Deep & <b>" },
      id: "i",
      icon: "star",
    };
    const { sections } = healData({ sections: [{ data: [item] }] });
    expect(sections[0]?.data[0]).toMatchObject({
      title: "T",
      subTitle: "C",
      city: "L",
      description: "<p>D</p><p>N</p><p>S</p><p>H1, H2</p><p>Deep &amp; &lt;b&gt;</p>",
    });
  });

  it("accepts texts where lists are expected", () => {
    const { sections } = healData({
      sections: ["alone", { name: "A", data: "text" }, { name: "B", description: "old", data: [{ title: "t" }, "u"] }],
    });
    const words = sections.map((section) => section.data.map((item) => item.title + item.description));
    expect(words).toEqual([["alone"], ["text"], ["old", "t", "u"]]);
  });

  it("moves items and links beyond a limit to another section", () => {
    const data = Array.from({ length: 120 }, (_, index) => ({ title: `t${index}` }));
    const links = Array.from({ length: 60 }, (_, index) => ({ name: `l${index}`, src: `https://a.b/${index}` }));
    const healed = healData({ sections: [{ id: "long", name: "Long", data }], links });
    expect(healed.sections.map((section) => section.data.length)).toEqual([50, 50, 20, 10]);
    expect(healed.sections.map((section) => section.name).slice(0, 3)).toEqual(["Long", "Long", "Long"]);
    expect(healed.links).toHaveLength(50);
    expect(healed.sections[3]?.data[9]).toMatchObject({ title: "l59", description: "https://a.b/59" });
    expect(healData(healed)).toEqual(healed);
  });

  it.each([
    [
      { marginTop: "-5px", marginBottom: "900px", marginLeft: 12 },
      { marginTop: "0px", marginBottom: "120px", marginLeft: "12px" },
    ],
    [{ fontSize: "-5", lineHeight: "0px", titleSize: "4px" }, { titleSize: "8px" }],
    [
      { letterSpacing: "-5px", paddingTop: "99999" },
      { letterSpacing: "-1px", paddingTop: "80px" },
    ],
    [{ zoom: "3px", backgroundImage: "1px", constructor: "1px", fontSize: "large", itemGap: null }, {}],
  ])("brings the styles %j into their ranges", (styles, expected) => {
    const { sections } = healData({ sections: [{ styles, data: [{ title: "t", styles }] }] });
    expect(sections[0]?.styles).toEqual(expected);
    expect(sections[0]?.data[0]?.styles).toEqual(expected);
  });

  it("trims the names of sections", () => {
    expect(healData({ sections: [{ name: " Work  " }] }).sections[0]?.name).toBe("Work");
  });

  it("replaces settings that do not fit", () => {
    expect(healConfig({ printerMode: false, isPublic: "true", lang: "zh-Hant-TW", customURL: "Not A Slug" })).toEqual({
      ...defaultConfig,
      isPublic: true,
      lang: "zh-tw",
    });
    expect(
      healConfig({ design: { lineHeight: 99, pageMargin: "12", accent: "red", columns: "three" } }).design,
    ).toEqual({
      ...defaultConfig.design,
      lineHeight: 2.2,
      pageMargin: 16,
    });
  });

  it.each([
    ["en-US", "en"],
    ["zh", "ch"],
    ["zh_CN", "ch"],
    ["zh-HK", "zh-tw"],
    ["pt-BR", "ch"],
    [7, "ch"],
  ])("reads the language %j as %s", (lang, expected) => {
    expect(healConfig({ lang }).lang).toBe(expected);
  });
});

describe("texts that were stored before their fields had a limit", () => {
  const long = (length: number) => `${"ab 😀 ".repeat(length / 3)}`;
  const stored = {
    name: long(900),
    data: {
      basicInfo: Object.fromEntries(
        ["title", "name", "location", "cellphone", "email", "birth", "wechat"].map((field) => [field, long(90_000)]),
      ),
      links: [{ id: "l", name: long(9_000), src: `https://x.io/${"a".repeat(3000)}` }],
      sections: [
        {
          id: "s",
          name: long(90_000),
          type: "skills",
          data: [{ id: "i", title: `${"x".repeat(600)} the end`, subTitle: "y", description: "<p>before</p>" }],
        },
      ],
    },
  };

  it("are shortened so that the document can be read and saved, and an item keeps what is beyond its line", () => {
    const healed = healDocument(stored);
    expect(resumeDocumentSchema.safeParse(healed).success).toBe(true);
    expect(healDocument(healed)).toEqual(healed);
    expect(cleanData(healed.data)).toEqual(healed.data);
    expect(healed.data.basicInfo.cellphone.length).toBeLessThanOrEqual(limits.document.phoneLength);
    expect(healed.data.basicInfo.email.length).toBeLessThanOrEqual(limits.document.emailLength);
    const [item] = healed.data.sections[0]?.data ?? [];
    expect(item?.title).toBe("x".repeat(limits.document.lineLength));
    expect(item?.description).toBe(`<p>before</p><p>${"x".repeat(100)} the end</p>`);
  });
});

describe("cleaning on write", () => {
  it("returns data that fits the schema, is idempotent, and leaves a sample unchanged", () => {
    const { data } = sampleDocument();
    expect(cleanData(data)).toEqual(data);
    fc.assert(
      fc.property(anyText, anyMarkup, (text, markup) => {
        const healed = healData({
          basicInfo: { title: text, avatar: text, email: text },
          sections: [{ name: text, data: [{ title: text, description: markup }] }],
          links: [{ name: text, src: text }],
        });
        const clean = cleanData(healed);
        expect(cleanData(clean)).toEqual(clean);
        expect(resumeDocumentSchema.shape.data.safeParse(clean).success).toBe(true);
      }),
    );
  });

  it.each([
    ["github.com/x", "github.com/x"],
    ["https://a.b", "https://a.b"],
    ["javascript:alert(1)", ""],
    ["java\u0000script:alert(1)", ""],
    [" JAVA\tSCRIPT:alert(1)", ""],
    ["data:text/html,x", ""],
    ["Blog: on request", "Blog: on request"],
    ["a\u0000b\nc", "ab c"],
  ])("stores the link %j as %j", (src, expected) => {
    expect(cleanData({ ...sampleDocument().data, links: [{ id: "l", name: "", src }] }).links[0]?.src).toBe(expected);
  });

  it("shortens a description that escaping made too long, and only by whole tags", () => {
    const clean = cleanDescription(`<p>${"&".repeat(limits.document.textLength - 7)}</p>`);
    expect(clean.length).toBeLessThanOrEqual(limits.document.textLength);
    expect(clean).toMatch(/^<p>(&amp;){1000,}<\/p>$/);
  });
});

describe("the official JSON Resume sample, which is not a document of ours,", () => {
  it("is healed without an error", () => {
    const sample: unknown = JSON.parse(
      readFileSync(new URL("../../../tests/core/json-resume-sample.json", import.meta.url), "utf8"),
    );
    expect(resumeDocumentSchema.safeParse(healDocument(sample)).success).toBe(true);
  });
});
