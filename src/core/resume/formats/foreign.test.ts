import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedIds } from "#tests/core/arbitraries.ts";
import { foreignSamples, wordsIn } from "#tests/core/foreign-samples.ts";
import { resumeDocumentSchema } from "../schema.ts";
import { foreignDates } from "./foreign.ts";
import { textFormats } from "./registry.ts";

const read = (text: string, name?: string) => {
  const target = {
    lang: "en",
    templateName: "TemplateModern",
    templateId: "",
    theme: "emerald",
    newId: countedIds(),
  } as const;
  for (const format of textFormats) {
    const document = name && format.name !== name ? null : format.read?.(text, target);
    if (document) return { document, format: format.name };
  }
  throw new Error("No format knows the text");
};

describe.each(Object.entries(foreignSamples))("%s", (name, sample) => {
  it("is told from other formats, and keeps every text", () => {
    fc.assert(
      fc.property(sample, (value) => {
        const { document, format } = read(JSON.stringify(value));
        expect(format).toBe(name.split(" ")[0]);
        expect(resumeDocumentSchema.safeParse(document).error).toBeUndefined();
        const kept = JSON.stringify([document.name, document.data]);
        const lost = wordsIn(value).filter((word) => !kept.includes(word));
        expect(lost).toEqual([]);
      }),
    );
  });
});

it("a Reactive Resume keeps its order, its columns and what is hidden in it", () => {
  const item = { id: "a", hidden: false, location: "", website: { url: "", label: "" } };
  const value = {
    picture: { hidden: true, url: "https://example.com/me.jpg" },
    basics: {
      name: "Ada King",
      headline: "",
      email: "",
      phone: "",
      location: "",
      website: { url: "", label: "" },
      customFields: [],
    },
    summary: { title: "About", columns: 1, hidden: false, content: "<p>Writes <strong>programs</strong></p>" },
    sections: {
      experience: {
        title: "Work",
        hidden: true,
        items: [
          {
            ...item,
            company: "Acme",
            position: "Engineer",
            period: "January 2019 to Present",
            description: "<ul><li>Built it</li></ul>",
          },
        ],
      },
      skills: {
        title: "Skills",
        hidden: false,
        items: [{ id: "b", hidden: true, name: "Go", proficiency: "Expert", level: 5, keywords: ["sync", "net"] }],
      },
    },
    customSections: [],
    metadata: { layout: { pages: [{ main: ["experience"], sidebar: ["skills"] }] }, page: { format: "letter" } },
  };
  const { document } = read(JSON.stringify(value));
  expect(document.config.design).toMatchObject({ paper: "letter", showPhoto: false });
  expect(document.data.sections).toMatchObject([
    { type: "profile", name: "About", data: [{ description: "<p>Writes <strong>programs</strong></p>" }] },
    {
      ...{ type: "empolyment", name: "Work", position: "main", isHidden: true },
      data: [
        {
          title: "Engineer",
          subTitle: "Acme",
          startDate: "2019-01",
          endDate: "present",
          description: "<ul><li>Built it</li></ul>",
        },
      ],
    },
    {
      type: "skills",
      position: "side",
      data: [{ title: "Go", subTitle: "Expert", description: "<p>sync, net</p>", isHidden: true }],
    },
  ]);
});

it("a Magic Resume keeps its order and its colour, and the token in it is left out", () => {
  const { document } = read(
    JSON.stringify({
      title: "前端",
      basic: {
        name: "林晓",
        title: "前端工程师",
        email: "lin@example.cn",
        employementStatus: "在职",
        githubKey: "ghp_secret",
        customFields: [{ label: "工作年限", value: "6 年" }],
      },
      experience: [
        {
          company: "云栈科技",
          position: "前端工程师",
          date: "2020.03 - 至今",
          details: "<ul><li>负责在线文档编辑器的开发</li></ul>",
          visible: true,
        },
      ],
      education: [
        {
          school: "东湖大学",
          major: "软件工程",
          degree: "本科",
          startDate: "2014-09",
          endDate: "2018-06",
          gpa: "3.7",
          description: "",
        },
      ],
      skillContent: "<p>熟悉浏览器渲染与性能优化，了解编译工具</p>",
      menuSections: [
        { id: "education", title: "教育经历", enabled: true, order: 2 },
        { id: "experience", title: "工作经验", enabled: true, order: 1 },
      ],
      globalSettings: { themeColor: "#2E8B57" },
    }),
  );
  expect(JSON.stringify(document)).not.toContain("ghp_secret");
  expect(document.config).toMatchObject({ lang: "ch", design: { accent: "#2E8B57" } });
  expect(document.data.links).toMatchObject([
    { name: "求职状态", text: "在职" },
    { name: "工作年限", text: "6 年" },
  ]);
  expect(document.data.sections).toMatchObject([
    {
      name: "工作经验",
      type: "empolyment",
      data: [{ subTitle: "云栈科技", startDate: "2020-03", endDate: "present" }],
    },
    {
      name: "教育经历",
      type: "education",
      data: [{ title: "本科 · 软件工程", startDate: "2014-09", endDate: "2018-06", description: "<p>GPA 3.7</p>" }],
    },
    { type: "skills" },
  ]);
});

it.each([
  ["January 2019 to Present", "start", { startDate: "2019-01", endDate: "present", rest: "" }],
  ["2016", "end", { startDate: "", endDate: "2016", rest: "" }],
  ["2021-03-15T00:00:00.000Z", "start", { startDate: "2021-03", endDate: "", rest: "" }],
  [{ start: "2019-03-01", end: "" }, "start", { startDate: "2019-03", endDate: "", rest: "" }],
  ["some summer", "start", { startDate: "", endDate: "", rest: "some summer" }],
  ["", "start", { startDate: "", endDate: "", rest: "" }],
] as const)("dates such as %j are read", (value, single, dates) => {
  expect(foreignDates(value, single)).toEqual(dates);
});
