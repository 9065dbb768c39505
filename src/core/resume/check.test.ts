import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, countedIds, sampleDocument } from "#tests/core/arbitraries.ts";
import { limits } from "../limits.ts";
import { createBlankDocument } from "./blank.ts";
import { checkResume, type RuleName } from "./check.ts";
import { apply } from "./operations.ts";
import { sampleItems } from "./sample-items.ts";
import { type BasicInfo, emptyBasicInfo, type Item, type Link, type ResumeDocument, type Section } from "./schema.ts";
import { createItem, emptySection, type SectionKind } from "./sections.ts";

type Part = { basics?: Partial<BasicInfo>; links?: Link[]; sections?: Section[] };

const filler = "A sentence about systems that were built and are run by a team, in plain words and without numbers. ";

/** A resume in which no rule finds anything, except for what is given. */
function resumeOf({ basics, links = [], sections = [] }: Part = {}): ResumeDocument {
  const about = sectionOf("profile", { description: `<p>${filler.repeat(7)}</p>` });
  return {
    ...sampleDocument("en"),
    data: {
      basicInfo: { ...emptyBasicInfo, name: "Ada", title: "SRE", email: "ada@example.com", ...basics },
      links,
      sections: [about, ...sections],
    },
  };
}

let ids = 0;
function sectionOf(kind: SectionKind, ...items: Partial<Item>[]): Section {
  ids += 1;
  const data = items.map((item, index) => ({ ...createItem(`i${ids}-${index}`), ...item }));
  return { ...emptySection(kind, "en", `s${ids}`), data };
}

const job = (item: Partial<Item>) => ({ title: "Engineer", subTitle: "Halyard", startDate: "2019-03", ...item });
const bullets = (...lines: string[]) => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join("")}</ul>`;
const jobOf = (...lines: string[]) => sectionOf("empolyment", job({ description: bullets(...lines) }));
const linkTo = (src: string): Link => ({ id: "l", name: "Site", src });

/** Returns what a rule finds in the document, as the quotes of its findings. */
function quotesOf(rule: RuleName, document: ResumeDocument): string[] {
  const group = checkResume(document).find((one) => one.rule === rule);
  return group?.found.map(({ quote, other }) => (other === undefined ? quote : `${quote} / ${other}`)) ?? [];
}

describe("checkResume", () => {
  it("finds nothing in a resume that has nothing to find", () => {
    const work = jobOf("Cut the time to deploy from 40 to 6 minutes");
    expect(checkResume(resumeOf({ sections: [work] }))).toEqual([]);
  });

  const cases: [RuleName, string, Part, string[]][] = [
    ["nameMissing", "a blank name", { basics: { name: "  " } }, [""]],
    ["jobTitleMissing", "no job title", { basics: { title: "" } }, [""]],
    ["contactMissing", "no way to answer", { basics: { email: "" } }, [""]],
    ["contactMissing", "a phone number alone", { basics: { email: "", cellphone: "13800138000" } }, []],
    ["contactMissing", "WeChat alone", { basics: { email: "", wechat: "ada" } }, []],
    ["contactMissing", "a link to an email", { basics: { email: "" }, links: [linkTo("a@b.dev")] }, []],
    ["emailMalformed", "an email without a host", { basics: { email: "ada@" } }, ["ada@"]],
    ["emailMalformed", "spaces around an email", { basics: { email: " ada@example.com " } }, []],
    ["linkEmpty", "a link without an address", { links: [linkTo(" ")] }, ["Site"]],
    ["linkEmpty", "a fact, which needs none", { links: [{ ...linkTo(""), text: "" }] }, []],
    ["factEmpty", "a fact that says nothing", { links: [{ ...linkTo(""), text: " " }] }, ["Site"]],
    ["factEmpty", "a fact that says something", { links: [{ ...linkTo(""), text: "Now" }] }, []],
    ["linkBroken", "words for an address", { links: [linkTo("my site")] }, ["my site"]],
    [
      "linkBroken",
      "an address of this machine",
      { links: [linkTo("http://localhost:3000")] },
      ["http://localhost:3000"],
    ],
    [
      "linkBroken",
      "an address of one's own network",
      { links: [linkTo("http://192.168.0.2/x")] },
      ["http://192.168.0.2/x"],
    ],
    ["linkBroken", "a host without a dot", { links: [linkTo("https://github/ada")] }, ["https://github/ada"]],
    ["linkBroken", "a bare host", { links: [linkTo("github.com/ada")] }, []],
    ["linkBroken", "a Chinese host", { links: [linkTo("https://例子.公司/a")] }, []],
    [
      "linkBroken",
      "a link in a text",
      { sections: [jobOf('<a href="https://intranet/x">5 years</a> of it all')] },
      ["https://intranet/x"],
    ],
    [
      "endsBeforeItStarts",
      "dates that run backwards",
      { sections: [sectionOf("project", { title: "P", startDate: "2020-05", endDate: "2020-04" })] },
      ["P"],
    ],
    [
      "endsBeforeItStarts",
      "a year alone within itself",
      { sections: [sectionOf("project", { title: "P", startDate: "2020-05", endDate: "2020" })] },
      [],
    ],
    ["datesMissing", "a job without dates", { sections: [sectionOf("empolyment", { title: "Cook" })] }, ["Cook"]],
    ["datesMissing", "a project without dates", { sections: [sectionOf("project", { title: "P" })] }, []],
    ["entryEmpty", "a date without words", { sections: [sectionOf("project", { startDate: "2020" })] }, ["Projects"]],
    [
      "entryTwice",
      "a copied entry",
      { sections: [sectionOf("hobby", { title: "Chess" }, { title: "Go" }, { title: "Chess" })] },
      ["Chess"],
    ],
    [
      "fieldsSwapped",
      "school and degree swapped",
      {
        sections: [sectionOf("education", { title: "Lakeside University", subTitle: "BSc Physics", endDate: "2018" })],
      },
      ["Lakeside University / BSc Physics"],
    ],
    [
      "withoutFigure",
      "a bullet without a number",
      { sections: [jobOf("Improved the performance of checkout", "Cut p99 from 840 to 190 ms")] },
      ["Improved the performance of checkout"],
    ],
    ["bulletShort", "a bullet of one word", { sections: [jobOf("Testing")] }, ["Testing"]],
    [
      "bulletShort",
      "a short Chinese bullet that says enough",
      { sections: [jobOf("把发布时间从四十分钟缩短到 6 分钟")] },
      [],
    ],
    [
      "bulletLong",
      "a bullet that goes on",
      { sections: [jobOf(`5 ${filler.repeat(3)}`)] },
      [`5 ${filler.repeat(3)}`.trim()],
    ],
    [
      "profileLong",
      "a profile that goes on",
      { sections: [sectionOf("profile", { description: `<p>${"word ".repeat(200)}</p>` })] },
      ["word ".repeat(200).trim()],
    ],
    [
      "resumeLong",
      "more than anybody reads",
      { sections: [sectionOf("custom", { title: "T", description: `<p>${"word ".repeat(2500)}</p>` })] },
      [""],
    ],
  ];
  it.each(cases)("%s: %s", (rule, _, part, expected) => {
    expect(quotesOf(rule, resumeOf(part))).toEqual(expected);
  });

  it("finds a resume too short when it says next to nothing", () => {
    const document = resumeOf({ sections: [sectionOf("hobby", { title: "Chess" })] });
    const short = { ...document, data: { ...document.data, sections: document.data.sections.slice(1) } };
    expect(quotesOf("resumeShort", short)).toEqual([""]);
  });

  it("leaves out what is hidden", () => {
    const hidden = [
      { ...jobOf("Testing"), isHidden: true },
      sectionOf("empolyment", job({ isHidden: true, startDate: "" })),
    ];
    expect(checkResume(resumeOf({ sections: hidden }))).toEqual([]);
  });
});

describe("dates that overlap", () => {
  const overlaps = (...spans: [string, string][]) => {
    const items = spans.map(([startDate, endDate], index) => job({ title: `J${index}`, startDate, endDate }));
    return quotesOf("datesOverlap", resumeOf({ sections: [sectionOf("empolyment", ...items)] }));
  };

  it.each<[string, [string, string][], string[]]>([
    [
      "within another",
      [
        ["2018-01", "2021-02"],
        ["2019-03", "2020-01"],
      ],
      ["J1 / J0"],
    ],
    [
      "two at present",
      [
        ["2018-01", "present"],
        ["2020-01", "present"],
      ],
      ["J1 / J0"],
    ],
    [
      "the newest first",
      [
        ["2020-01", "present"],
        ["2018-01", "2020-06"],
      ],
      ["J0 / J1"],
    ],
    [
      "a change within a month",
      [
        ["2018-01", "2020-01"],
        ["2020-01", "present"],
      ],
      [],
    ],
    [
      "years that touch",
      [
        ["2018", "2020"],
        ["2020", "2022"],
      ],
      [],
    ],
    [
      "years that certainly overlap",
      [
        ["2015", "2020"],
        ["2017", "2022"],
      ],
      ["J1 / J0"],
    ],
    [
      "no end",
      [
        ["2018-01", ""],
        ["2019-01", "2020-01"],
      ],
      [],
    ],
    [
      "one long one under many",
      [
        ["2010-01", "present"],
        ["2012-01", "2013-01"],
        ["2015-01", "2016-01"],
      ],
      ["J1 / J0", "J2 / J0"],
    ],
  ])("%s", (_, spans, expected) => {
    expect(overlaps(...spans)).toEqual(expected);
  });

  it("are those of jobs, in whichever sections they are", () => {
    const at = (title: string) => job({ title, startDate: "2018-01", endDate: "2020-01" });
    const sections = [
      sectionOf("empolyment", at("A")),
      sectionOf("empolyment", at("B")),
      sectionOf("education", at("C")),
    ];
    expect(quotesOf("datesOverlap", resumeOf({ sections }))).toEqual(["B / A"]);
  });
});

describe("samples that are left", () => {
  const blank = (lang: "en" | "ch") =>
    createBlankDocument({
      name: "N",
      lang,
      templateName: "TemplateModern",
      templateId: "t",
      theme: "emerald",
      newId: () => `n${++ids}`,
    });

  it.each(["en", "ch"] as const)("are found in a new resume, and nothing else is asked of them (%s)", (lang) => {
    const document = blank(lang);
    const left = quotesOf("samplesLeft", document);
    expect(left.length).toBeGreaterThanOrEqual(document.data.sections.length);
    const groups = checkResume(document);
    expect(groups.find(({ rule }) => rule === "samplesLeft")?.count).toBe(sampleItems(document).length);
    const rules = groups.map(({ rule }) => rule);
    expect(rules).toEqual(["nameMissing", "contactMissing", "samplesLeft", "jobTitleMissing"]);
  });

  it("are found until they are edited, one by one where they say something of their own", () => {
    const document = blank("en");
    const skills = document.data.sections.find(({ type }) => type === "skills");
    const work = document.data.sections.find(({ type }) => type === "empolyment");
    if (!skills || !work?.data[0]) throw new Error("A new resume has both");
    const before = quotesOf("samplesLeft", document);
    const fewer = apply(document, { type: "item.remove", sectionId: skills.id, itemId: skills.data[0]?.id ?? "" });
    expect(quotesOf("samplesLeft", fewer)).toEqual(before);
    const mine = {
      type: "item.set",
      sectionId: work.id,
      itemId: work.data[0].id,
      field: "subTitle",
      value: "Mine",
    } as const;
    expect(quotesOf("samplesLeft", apply(document, mine))).toHaveLength(before.length - 1);
    const kept = { type: "item.keep", sectionId: work.id, itemId: work.data[0].id } as const;
    expect(quotesOf("samplesLeft", apply(document, kept))).toHaveLength(before.length - 1);
  });

  it("are found in another language than the resume's, too", () => {
    const document = blank("en");
    const german = apply(document, { type: "language.set", lang: "de" });
    expect(quotesOf("samplesLeft", german)).toHaveLength(quotesOf("samplesLeft", document).length);
  });
});

it("looks at a limited number of bullets, however many there are", () => {
  const { bullets: most } = limits.check;
  const sections = Array.from({ length: 3 }, () => jobOf(...Array.from({ length: most - 1 }, () => "Testing")));
  expect(quotesOf("bulletShort", resumeOf({ sections }))).toHaveLength(most);
});

describe("findings", () => {
  it("lead to the end of the bullet that they mean, however it is formatted", () => {
    const description =
      "<p>At work</p><ul><li><p>Cut <strong>40</strong> %</p><ul><li>Testing</li></ul></li></ul><p>End</p>";
    const section = sectionOf("empolyment", job({ description }));
    const [group] = checkResume(resumeOf({ sections: [section] })).filter(({ rule }) => rule === "bulletShort");
    const ends = group?.found.map(({ quote, place }) => [quote, place.at]);
    const shown = "At workCut 40 %TestingEnd";
    expect(ends).toEqual([
      ["Cut 40 %", shown.indexOf("Testing")],
      ["Testing", shown.indexOf("End")],
    ]);
  });

  it("carry an edit that makes them vanish, where they carry one", () => {
    const swapped = sectionOf("education", { title: "Lakeside University", subTitle: "BSc Physics", endDate: "2018" });
    const document = resumeOf({ sections: [swapped] });
    const mend = checkResume(document)[0]?.found[0]?.mend;
    expect(mend && checkResume(apply(document, mend))).toEqual([]);
  });

  it("name a section, an entry or a link that exists, whatever was done to the document", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        const fresh = countedIds("fresh");
        const document = edits.reduce((last, edit) => apply(last, edit(last, fresh)), sampleDocument("en"));
        const items = new Set(document.data.sections.flatMap(({ id, data }) => data.map((item) => `${id} ${item.id}`)));
        const links = new Set(document.data.links.map(({ id }) => id));
        for (const { found } of checkResume(document)) {
          for (const { place } of found) {
            if (place.section !== undefined) expect(items).toContain(`${place.section} ${place.item}`);
            if (place.link !== undefined) expect(links).toContain(place.link);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
