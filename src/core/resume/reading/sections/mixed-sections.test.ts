import { describe, expect, it } from "vitest";
import { at, chineseResumeOf, type PageLines, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { kindOfHeading, plainTitle } from "../terms/heading-words.ts";
import { kindOfMixedTitle } from "../words/mixed-titles.ts";

const read = (...lines: PageLines) => readResume(chineseResumeOf(...lines));

describe("a Chinese section of schools and jobs together", () => {
  it("is two, and a department beside a company is none", () => {
    const { sections } = read(
      [at(40, "教育背景及求职经历", { size: 14, bold: true })],
      [at(40, "2014.7-至今"), at(190, "湖光长虹"), at(330, "技术中心")],
      [at(40, "2010.9-2014.7"), at(190, "东湖大学"), at(330, "电子信息工程")],
    ).document.data;
    const told = sections.map(({ type, data }) => [type, data[0]?.subTitle, data[0]?.title]);
    expect(told.slice(0, 2)).toEqual([
      ["empolyment", "湖光长虹", ""],
      ["education", "东湖大学", "电子信息工程"],
    ]);
  });
});

describe("a French section of studies and jobs together", () => {
  it("has internships at a university among the jobs", () => {
    const { sections } = readResume(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        [at(40, "jane@example.org")],
        [at(40, "Études & expériences professionnelles", { size: 14, bold: true })],
        [at(40, "Stage postdoctoral | 2020 – 2022 | Université de Nantes", { bold: true })],
        [at(40, "• Sujet : des cartes et des lacs, et comment on les trouve")],
        [at(40, "Doctorat en géographie | 2014 – 2020 | Université de Nantes", { bold: true })],
        [at(40, "• Sujet : des lacs et des cartes, et comment on les dessine")],
      ]),
    ).document.data;
    const told = sections.map(({ type, data }) => [type, ...data.map(({ title }) => title)]);
    expect(told).toEqual(
      expect.arrayContaining([
        ["empolyment", "Stage postdoctoral"],
        ["education", "Doctorat en géographie"],
      ]),
    );
  });
});

describe("a Chinese school", () => {
  it("may have its grades between its name and its dates", () => {
    const { sections } = read(
      [at(40, "教育背景", { size: 14, bold: true })],
      [at(40, "東湖大學 資訊管理學系研究所")],
      [at(40, "2023-今")],
      [at(40, "清水科技大學 商務資訊應用系")],
      [at(40, "系排：1/40 百分比：02.50%")],
      [at(40, "2018-2023")],
    ).document.data;
    expect(sections[0]?.data.map(({ subTitle, startDate }) => [subTitle, startDate])).toEqual([
      ["東湖大學", "2023"],
      ["清水科技大學", "2018"],
    ]);
  });

  it("is not told again where the line below the name says it first", () => {
    const lines = [
      [at(40, "东湖大学 | 软件工程 | 2026 届本科")],
      [at(40, "教育背景", { size: 14, bold: true })],
      [at(40, "东湖大学 软件工程"), at(420, "2022.09-2026.07")],
    ];
    expect(read(...lines).notPlaced).toEqual([]);
  });
});

/** The jobs and studies of a page, each with the kind and the title of its section. */
const kindsOf = (...lines: PageLines) =>
  readResume(
    pageOf([[at(40, "Jane Doe", { size: 24 })], [at(40, "jane@example.org")], ...lines]),
  ).document.data.sections.flatMap(({ type, name, data }) =>
    data.map(({ title, subTitle }) => `${type} ${name}: ${title} | ${subTitle}`),
  );
const title = (text: string) => [at(40, text, { size: 14, bold: true })];

describe("a section of schools and jobs together in other languages", () => {
  it("is two where the title names both", () => {
    expect(
      kindsOf(
        title("Bildung und berufliche Laufbahn"),
        [at(40, "2008 – 2016"), at(190, "Abitur"), at(330, "Gymnasium am See")],
        [at(40, "2016 – 2020"), at(190, "Elektroniker"), at(330, "Nordlicht GmbH")],
        [at(40, "2020 – 2022"), at(190, "Systemtechniker"), at(330, "Seewind AG")],
      ),
    ).toEqual([
      "education Bildung und berufliche Laufbahn: Abitur | Gymnasium am See",
      "empolyment Berufserfahrung: Elektroniker | Nordlicht GmbH",
      "empolyment Berufserfahrung: Systemtechniker | Seewind AG",
    ]);
  });

  it.each([
    ["Beruflicher Werdegang", "Verkäufer", "Nordlicht GmbH", "M. Sc. Informatik", "Universität Leipzig", "Ausbildung"],
    ["Parcours", "Développeur", "Nordlicht SAS", "Licence de mathématiques", "Université de Lyon", "Formation"],
    ["Career Path", "Software Engineer", "Acme Ltd", "BSc Computing", "University of Leeds", "Education"],
  ])("is two below %s where nothing else tells of schools", (name, role, company, degree, school, studies) => {
    const read = kindsOf(
      title(name),
      [at(40, "2020 – 2022"), at(190, role), at(330, company)],
      [at(40, "2016 – 2020"), at(190, degree), at(330, school)],
      [at(40, "2014 – 2016"), at(190, role), at(330, `${company} & Co`)],
    );
    expect(read.map((text) => text.replace(/: .*? \| /u, ": "))).toEqual([
      `empolyment ${name}: ${company}`,
      `empolyment ${name}: ${company} & Co`,
      `education ${studies}: ${school}`,
    ]);
  });

  it("is one where schools have a section of their own, and where they are who somebody works for", () => {
    const jobs: PageLines = [
      title("Beruflicher Werdegang"),
      [at(40, "2020 – 2022"), at(190, "Lehrer"), at(330, "Gymnasium am See")],
      [at(40, "2016 – 2020"), at(190, "Verkäufer"), at(330, "Nordlicht GmbH")],
    ];
    expect(kindsOf(...jobs).every((text) => text.startsWith("empolyment"))).toBe(true);
    const studied = [at(40, "2013 – 2014"), at(190, "Studium Informatik"), at(330, "Universität Leipzig")];
    const school = [title("Bildung"), [at(40, "2010 – 2013"), at(190, "Abitur"), at(330, "Gymnasium am See")]];
    expect(kindsOf(...jobs, studied, ...school).filter((text) => text.startsWith("empolyment"))).toHaveLength(3);
  });
});

describe("a title of schools and jobs", () => {
  it.each([
    ["Schulischer und beruflicher Werdegang", "education"],
    ["Beruflicher und schulischer Werdegang", "work"],
    ["Bildungs- und Berufsweg", "education"],
    ["Ausbildung und Beruf", "education"],
    ["Parcours scolaire et professionnel", "education"],
    ["Parcours professionnel et académique", "work"],
    ["Trayectoria académica y laboral", "education"],
    ["Academic & Professional Background", "education"],
    ["Professional and Educational History", "work"],
    ["Schulische und berufliche Ausbildung", null],
  ])("%s begins with %s", (text, kind) => {
    expect(kindOfMixedTitle(plainTitle(text))).toBe(kind);
    if (kind) expect(kindOfHeading(text)).toBe(kind);
  });
});

it("a Korean section of all kinds is parted at what was paid", () => {
  const bold = { bold: true };
  const { document } = readResume(
    pageOf([
      [at(40, "홍길동", { size: 22 })],
      [at(40, "hong@example.org")],
      [at(40, "경험/활동/교육", { size: 14 })],
      [at(40, "2025.04 ~ 2025.09"), at(160, "한빛아카데미", bold), at(400, "교육이수내역")],
      [at(160, "웹디자인과 웹퍼블리셔 실무 과정")],
      null,
      [at(40, "2022.05 ~ 2024.07"), at(160, "푸른편의점", bold), at(400, "아르바이트")],
      [at(160, "매장관리, 청소, 상품진열")],
      [at(40, "자기소개서", { size: 14 })],
      [at(40, "만드는 것을 좋아합니다.")],
    ]),
  );
  const jobs = document.data.sections.filter(({ type }) => type === "empolyment").flatMap(({ data }) => data);
  expect(jobs.map(({ subTitle, startDate }) => [subTitle, startDate])).toEqual([["푸른편의점", "2022-05"]]);
});
