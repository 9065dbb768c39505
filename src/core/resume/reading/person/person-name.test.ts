import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { otherLetters } from "./person-name.ts";

const read = (...lines: Parameters<typeof pageOf>[0]) =>
  readResume(
    pageOf([
      ...lines,
      [at(40, "学歴", { size: 14, bold: true })],
      [at(40, "2016年3月 青空大学 卒業")],
      [at(40, "自己紹介", { size: 14, bold: true })],
      [at(40, "名前：山田 花子 23歳")],
      [at(40, "物を作ることが好きで、毎日のように何かを作っています。")],
    ]),
  ).document.data;

const plain = (...lines: Parameters<typeof pageOf>[0]) =>
  readResume(
    pageOf([
      ...lines,
      [at(40, "Experience", { size: 14, bold: true })],
      [at(40, "Engineer, Acme    2019 – 2021")],
      [at(40, "Languages", { size: 14, bold: true })],
      [at(40, "English")],
    ]),
  ).document.data.basicInfo;

describe("the name of the person", () => {
  it("is not the one word in larger type that says what they do", () => {
    const { name } = read([at(40, "Softwareentwicklung", { size: 26 })], [at(40, "Jane Doe", { size: 17 })]).basicInfo;
    expect(name).toBe("Jane Doe");
  });

  it.each([
    ["マリア・ロペス", "マリア・ロペス"],
    ["マリア・ロペス（Maria Lopez)", "マリア・ロペス"],
    ["山田 花子（Hanako Yamada）", "山田 花子（Hanako Yamada）"],
    ["山田 花子（やまだ はなこ / Hanako Yamada）", "山田 花子"],
    ["👩‍💻 李雨桐", "李雨桐"],
    ["김 하 늘 (1993.01.12)", "김 하 늘"],
    ["Jane, Doe", "Jane Doe"],
    ["김하늘 신입", "김하늘"],
    ["王小明 HSIAO MING, WANG", "王小明 HSIAO MING, WANG"],
    ["氏名 ジェイン フローレンス", "ジェイン フローレンス"],
    ["Jane Doe BSN, RN, OCN", "Jane Doe"],
    ["Jane Doe, PMP", "Jane Doe"],
    ["Jane Doe BSN, RN", "Jane Doe"],
    ["홍 길 동 (1993.01.12)", "홍 길 동"],
    ["홍길동 신입", "홍길동"],
    ["氏名　マリア ロペスサンチェス", "マリア ロペスサンチェス"],
    ["山田花子 職務経歴書", "山田花子"],
    ["王小明 (+86) 13800001111 | xm@example.org", "王小明"],
    ["王小明 求职意向：测试工程师", "王小明"],
  ])("%s at the top is %s", (text, name) => {
    expect(read([at(40, text, { size: 22 })]).basicInfo.name).toBe(name);
  });

  it.each(["王小明 - 男 - 1995", "- 王小明/男/1995", "王小明｜女"])(
    "stands before the sex of the person: %s",
    (text) => {
      const layout = pageOf([
        [at(40, "个人信息", { size: 14, bold: true })],
        [at(40, text)],
        [at(40, "手机：13800001111")],
        [at(40, "自我评价", { size: 14, bold: true })],
        [at(40, "认真负责，善于与人合作，能够独立完成任务。")],
      ]);
      const { document, notPlaced } = readResume(layout);
      expect([document.data.basicInfo.name, ...notPlaced]).toEqual(["王小明"]);
    },
  );

  it.each([
    ["JD", "Jane Doe"],
    ["README.md", "Jane Doe"],
  ])("is not %s in larger type above it", (above, name) => {
    expect(read([at(40, above, { size: 55 })], [at(40, "Jane Doe", { size: 20 })]).basicInfo.name).toBe(name);
  });

  it("is not the second word of a job in larger type below it", () => {
    const { name } = plain(
      [at(40, "Jane Mary DOE", { size: 13 })],
      [at(40, "Consultant", { size: 28, bold: true })],
      null,
      [at(40, "Lakeworks", { size: 28, bold: true })],
    );
    expect(name).toBe("Jane Mary DOE");
  });

  it("stands before its contacts on one line, or below its label", () => {
    expect(plain([at(40, "● Jane van Dale ● (+31) 600000000")]).name).toBe("Jane van Dale");
    const [title, label] = [at(40, "職務経歴書", { size: 23 }), at(40, "氏名", { size: 17 })];
    const name = "ジェイン ドウ（Jane Doe）";
    expect(read([title], null, [label], null, [at(40, name)]).basicInfo.name).toBe(name);
  });

  it("is what stands before a dash and a trade, and before a trade with brackets", () => {
    expect(read([at(40, "JANE DOE-DEVELOPER", { size: 23 })]).basicInfo.name).toBe("JANE DOE");
    expect(read([at(40, "Jane DOE Data scientist Researcher (Lab)", { size: 23 })]).basicInfo.name).toBe("Jane DOE");
  });

  it("has a word that an address is made of, beside a larger text that has none", () => {
    const contact = (email: string) => [
      [at(40, "Jane Rivera", { size: 14, bold: true })],
      [at(40, email)],
      [at(40, "Maintenance Réseaux", { size: 24, bold: true })],
    ];
    expect(read(...contact("jrivera@example.org")).basicInfo.name).toBe("Jane Rivera");
    expect(read(...contact("contact@example.org")).basicInfo.name).toBe("Maintenance Réseaux");
  });

  it.each([
    ["RIVERA OSTERTAG", "JANE MARY RIVERA OSTERTAG"],
    ["ACCOUNTS", "JANE MARY"],
  ])("goes on in smaller capitals that an address is made of: %s", (below, name) => {
    const line = [at(40, below, { size: 18 })];
    const email = [at(40, "janerivera@example.org")];
    expect(read([at(40, "JANE MARY", { size: 28 })], null, line, null, email).basicInfo.name).toBe(name);
  });

  it("has its two halves apart behind one label", () => {
    expect(read([at(40, "氏名 山田", { size: 14 }), at(200, "花子", { size: 14 })]).basicInfo.name).toBe("山田 花子");
  });

  it("stands below the title of the document, though it is set as the titles of sections are", () => {
    const bold = { size: 14, bold: true };
    const { basicInfo, sections } = read(
      [at(40, "Curriculum Vitae", { bold: true })],
      [at(40, "Jane Doe", bold)],
      [at(40, "Springfield, IL")],
    );
    expect(basicInfo.name).toBe("Jane Doe");
    expect(sections.map(({ name }) => name)).not.toContain("Jane Doe");
  });

  it("goes on below its first word in somewhat smaller type, and below two words beside each other", () => {
    const lines = (...names: Parameters<typeof pageOf>[0]) =>
      read(...names, [at(40, "Diseñadora", { size: 13 })], [at(40, "jane@example.org")]).basicInfo.name;
    expect(lines([at(40, "JANE", { size: 26 })], [at(40, "DE LA ROSA", { size: 19 })])).toBe("JANE DE LA ROSA");
    expect(
      lines([at(40, "Jane", { size: 20 }), at(160, "Maria", { size: 20 })], null, [at(40, "Doe", { size: 20 })]),
    ).toBe("Jane Maria Doe");
  });

  it("has its first word above, in type as large, and other letters of it below", () => {
    const light = [at(40, "Jane", { size: 26 })];
    expect(read(light, [at(40, "Doe", { size: 26, bold: true })]).basicInfo.name).toBe("Jane Doe");
    const { basicInfo, links } = read([at(40, "김하늘", { size: 26 })], [at(40, "KIM HANEUL", { size: 26 })]);
    expect([basicInfo.name, links[0]?.text]).toEqual(["김하늘", "KIM HANEUL"]);
    const joined = read([at(40, "김하늘", { size: 26 })], [at(40, "KIMHANEUL", { size: 26 })]);
    expect(joined.basicInfo.name).toBe("김하늘");
  });

  it("stands behind the script that a form asks for it in, and before how it is read", () => {
    expect(read([at(40, "성 명"), at(120, "한글"), at(200, "박하늘")]).basicInfo.name).toBe("박하늘");
    const told = [at(40, "氏名"), at(120, "山田 花子（やまだ はなこ / Hanako Yamada）, 准教授")];
    expect(read(told).basicInfo.name).toBe("山田 花子");
  });

  it("stands below the day of signing where it stands nowhere else", () => {
    const layout = pageOf([
      [at(40, "Lebenslauf", { size: 20 })],
      [at(40, "Ausbildung", { size: 14, bold: true })],
      [at(40, "2012 – 2015"), at(200, "Realschule Seestadt")],
      [at(40, "Kenntnisse", { size: 14, bold: true })],
      [at(40, "Ukrainisch, Englisch, Deutsch")],
      [at(40, "Seestadt, 25.01.2024")],
      [at(40, "Jana Muster")],
    ]);
    expect(readResume(layout).document.data.basicInfo.name).toBe("Jana Muster");
  });

  it("stands behind its label in any section", () => {
    expect(read([at(40, "履歴書", { size: 22 })]).basicInfo.name).toBe("山田 花子");
  });

  it("goes on below where it is a long foreign one", () => {
    expect(read([at(300, "氏名 ジャヤワルデネ")], [at(40, "アヌラー ニマル")]).basicInfo.name).toBe(
      "ジャヤワルデネ アヌラー ニマル",
    );
  });

  it("is one long foreign word in the largest type", () => {
    expect(plain([at(40, "リンダサントスクルス", { size: 20 })], [at(40, "Hue – Viet Nam")]).name).toBe(
      "リンダサントスクルス",
    );
  });

  it("has a label whose letters are driven apart", () => {
    expect(read([at(40, "氏"), at(80, "名 山田 太郎")]).basicInfo.name).toBe("山田 太郎");
    expect(read([at(40, "氏"), at(80, "名", { size: 9 }), at(120, "山田 太郎")]).basicInfo.name).toBe("山田 太郎");
  });

  it.each([
    ["김하늘", " Kim Haneul", "영문"],
    ["山田 花子", "やまだ はなこ", "ふりがな"],
    ["マリア・ロペス", "Maria Lopez", "ローマ字"],
    ["王小明", " | Wang Xiaoming", "英文名"],
    ["王小明", " Java Engineer", null],
    ["Jane Doe", "Engineer", null],
  ])("%s and %s beside it: %s", (name, beside, letters) => {
    expect(otherLetters(name, beside)).toBe(letters);
  });
});
