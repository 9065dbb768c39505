import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { richTextToPlain } from "../rich-text.ts";
import { resumeDocumentSchema } from "../schema.ts";
import { at, pageOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";
import { languageOf } from "./terms/language.ts";

const title = { size: 13, bold: true };

describe("a resume", () => {
  const layout = pageOf([
    [at(40, "Jane Doe", { size: 24 })],
    [at(40, "Software Engineer")],
    [at(40, "Berlin | +49 30 1234567 | jane@example.com | github.com/jane")],
    [at(40, "Experience", title)],
    [at(40, "Acme Inc., Software Engineer"), at(450, "Mar 2018 – Present")],
    [at(50, "• Built a thing that many people used for a long time")],
    [at(40, "Education", title)],
    [at(40, "University of Somewhere, Bachelor of Science"), at(450, "2014 – 2018")],
  ]);

  it("is found with its person, its jobs and its schools", () => {
    const { document, isResume, notPlaced } = readResume(layout);
    expect(document.data.basicInfo).toMatchObject({
      name: "Jane Doe",
      title: "Software Engineer",
      location: "Berlin",
      cellphone: "+49 30 1234567",
      email: "jane@example.com",
    });
    expect(document.data.links.map(({ src }) => src)).toEqual(["https://github.com/jane"]);
    expect(document.data.sections.map(({ type, name }) => [type, name])).toEqual([
      ["empolyment", "Experience"],
      ["education", "Education"],
    ]);
    expect(document.data.sections[0]?.data[0]).toMatchObject({
      title: "Software Engineer",
      subTitle: "Acme Inc.",
      startDate: "2018-03",
      endDate: "present",
    });
    expect(document.data.sections[1]?.data[0]).toMatchObject({
      title: "Bachelor of Science",
      subTitle: "University of Somewhere",
      startDate: "2014",
      endDate: "2018",
    });
    expect({ isResume, notPlaced, lang: document.config.lang }).toEqual({ isResume: true, notPlaced: [], lang: "en" });
  });

  it("has its person also where a text box put it below the first title, or at the end", () => {
    const below = pageOf([
      [at(40, "EDUCATION", title)],
      [at(40, "Jane Doe")],
      [at(40, "Contact: (+86) 13012345678 Email: jane@example.com")],
      [at(40, "University of Somewhere, Bachelor of Science"), at(450, "2014 – 2018")],
    ]);
    expect(readResume(below).document.data.basicInfo).toMatchObject({
      name: "Jane Doe",
      cellphone: "(+86) 13012345678",
      email: "jane@example.com",
    });
    const atEnd = pageOf([
      [at(40, "工作经历", title)],
      [at(40, "2015.06-至今"), at(200, "深圳市大疆创新科技有限公司"), at(450, "前端开发")],
      [at(40, "负责视觉还原，页面开发工作")],
      [at(40, "姓名：张椿木")],
      [at(40, "电话：13012345678")],
      [at(40, "邮箱：a@example.com")],
    ]);
    expect(readResume(atEnd).document.data.basicInfo).toMatchObject({
      name: "张椿木",
      cellphone: "13012345678",
      email: "a@example.com",
    });
  });

  it("of a Chinese person has the name beside its title or its bracket, and the year of entry as a beginning", () => {
    const school = [at(40, "山东科技大学 / 计算机科学与工程学院 / 2019 级软件工程本科生")];
    const { data } = readResume(
      pageOf([
        [at(200, "林敏润的工作简历", { size: 20 })],
        [at(40, "手机：13012345678")],
        [at(40, "教育背景", title)],
        school,
      ]),
    ).document;
    expect(data.basicInfo.name).toBe("林敏润");
    expect(data.sections[0]?.data[0]).toMatchObject({ startDate: "2019", endDate: "" });
    const inSection = readResume(
      pageOf([
        [at(40, "教育经历", title)],
        [at(40, "邓达（男，22）")],
        [at(40, "广东工业大学 信息管理与信息系统 本科"), at(400, "2012-9 至 2016-7")],
        [at(40, "自我评价", title)],
        [at(40, "组织和策划各类活动，认真负责地完成每一件事情。")],
      ]),
    ).document;
    expect(inSection.data.basicInfo.name).toBe("邓达");
  });

  it("is not found in a letter", () => {
    const letter = pageOf([
      [at(40, "Dear Madam or Sir,")],
      [at(40, "I write to you because of the bees that you sold to my aunt.")],
      [at(40, "Yours, Jane")],
    ]);
    expect(readResume(letter).isResume).toBe(false);
  });

  it("is a valid document whatever the page holds, and no word of it is lost", () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/);
    const line = fc.array(
      fc.record({
        x: fc.integer({ min: 20, max: 400 }),
        text: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" ")),
        bold: fc.boolean(),
        size: fc.constantFrom(9, 10, 14),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { document } = readResume(pageOf(lines));
        expect(resumeDocumentSchema.safeParse(document).error).toBeUndefined();
        const { basicInfo, sections, links } = document.data;
        const items = sections.flatMap(({ name, data }) => [
          name,
          ...data.flatMap((item) => [item.title, item.subTitle, item.city, richTextToPlain(item.description)]),
        ]);
        const said = [...Object.values(basicInfo), ...links.flatMap(({ name, text }) => [name, text]), ...items]
          .join(" ")
          .toLowerCase();
        for (const one of lines.flat().flatMap(({ text }) => text.split(" "))) expect(said).toContain(one);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["工作经历 负责后端开发 使用 Java", "ch"],
    ["工作經歷 負責後端開發與設計", "zh-tw"],
    ["職務経歴書 バックエンドの開発を担当しました", "ja"],
    ["学歴 2018年 青空大学工学部卒業 職歴 2019年 青空電機株式会社入社 製造部主任", "ja"],
    ["경력 백엔드 개발을 담당했습니다", "ko"],
    ["Berufserfahrung und Kenntnisse in der Entwicklung von Software für die Bank", "de"],
    ["Expérience dans le développement des applications pour une banque à Paris", "fr"],
    ["Experiencia en el desarrollo de aplicaciones para la banca y los seguros", "es"],
    ["Experience with the development of software for banks", "en"],
  ])("is in the language of its words: %s", (text, lang) => {
    expect(languageOf(text)).toBe(lang);
  });
});
