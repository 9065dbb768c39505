import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

it("a company in capitals above its role and dates is no title where titles differ by their capitals alone", () => {
  const empty = null;
  const job = (company: string, role: string, dates: string) => [
    [at(40, company)],
    [at(40, role)],
    [at(40, dates)],
    [at(50, "• Built a thing that many people used for a long time")],
    empty,
  ];
  const { document } = readResume(
    pageOf([
      [at(40, "Jane Doe")],
      [at(40, "jane@example.org")],
      empty,
      [at(40, "PROFESSIONAL EXPERIENCE")],
      ...job("Riverside Systems", "Software Engineer", "March 2020 – Present"),
      ...job("ACQ", "Junior Engineer", "March 2018 – March 2020"),
      ...job("Lakeside Systems", "Assistant", "March 2016 – March 2018"),
      [at(40, "LANGUAGES")],
      [at(40, "English")],
    ]),
  );
  expect(document.data.sections.map(({ name }) => name)).toEqual(["PROFESSIONAL EXPERIENCE", "LANGUAGES"]);
  expect(document.data.sections[0]?.data.map(({ title, subTitle }) => [title, subTitle])).toEqual([
    ["Software Engineer", "Riverside Systems"],
    ["Junior Engineer", "ACQ"],
    ["Assistant", "Lakeside Systems"],
  ]);
});

it("a school right below a title that is whole by itself is no title, though it is set like one", () => {
  const bold = { bold: true };
  const study = (school: string, degree: string, dates: string) => [
    [at(40, school, bold), at(480, dates)],
    [at(40, degree)],
  ];
  const { document } = readResume(
    pageOf([
      [at(40, "Jane Doe", { size: 20 })],
      [at(40, "jane@example.org")],
      null,
      null,
      [at(40, "Education", bold)],
      [at(40, "Hollow Creek", bold)],
      [at(40, "Bachelor of Arts, 2010 – 2013")],
      [at(40, "Stony Brae", bold)],
      [at(40, "Master of Arts, 2013 – 2015")],
      null,
      null,
      [at(40, "Experience", bold)],
      ...study("Riverside Systems", "Software Engineer", "2015 – 2020"),
      null,
      null,
      [at(40, "Skills", bold)],
      [at(40, "Java, Go")],
    ]),
  );
  expect(document.data.sections.map(({ name }) => name)).toEqual(["Education", "Experience", "Skills"]);
});

it("a role below the rule of a title is no title, nor is one that has its dates as far below it", () => {
  const bold = { bold: true };
  const ruled = { x1: 40, x2: 550 };
  const page = pageOf([
    [at(40, "王小明", { size: 24 })],
    [at(40, "jane@example.org")],
    null,
    null,
    [at(40, "專業摘要", bold)],
    [at(40, "有十年的產品設計經驗，善於與人合作，也樂於學習新的事物與方法。")],
    null,
    null,
    [at(40, "工作經歷", bold)],
    null,
    [at(40, "資深產品規劃", bold)],
    [at(40, "東湖電子股份有限公司"), at(300, "2021/01 – 至今")],
    [at(50, "• 負責產品的設計與規劃，並與工程師合作完成開發。")],
    null,
    [at(40, "產品規劃", bold)],
    [at(40, "西山電子股份有限公司"), at(300, "2018/01 – 2020/12")],
    [at(50, "• 負責產品的設計與規劃，並與工程師合作完成開發。")],
    null,
    null,
    [at(40, "專業技能", bold)],
    [at(40, "文件撰寫")],
  ]);
  const [first] = page.pages;
  if (first) first.rules = [4, 8, 19].map((line) => ({ ...ruled, y1: 64 + line * 14, y2: 64 + line * 14 }));
  const { sections } = readResume(page).document.data;
  expect(sections.map(({ name }) => name)).toEqual(["專業摘要", "工作經歷", "專業技能"]);
  expect(sections[1]?.data.map(({ title }) => title)).toEqual(["資深產品規劃", "產品規劃"]);
});

const head = { size: 12, bold: true };
const bullet = (text: string) => [at(50, `• ${text}`)];
const namesOf = (lines: Parameters<typeof pageOf>[0]) =>
  readResume(
    pageOf([[at(40, "Jane Doe", { size: 20 })], [at(40, "jane@example.org")], null, ...lines]),
  ).document.data.sections.map(({ name }) => name);
/** Two more sections, with this sign behind their titles. */
const othersWith = (sign: string) => [
  null,
  [at(40, `Skills${sign}`, head)],
  [at(40, "Java, Go")],
  null,
  [at(40, `Languages${sign}`, head)],
  [at(40, "English")],
];

it("a company a little smaller than the title above it is none, nor is a job that stands as far above its dates", () => {
  const lines = [
    [at(40, "Experience", head)],
    [at(40, "Hollow Creek", { size: 11.5, bold: true })],
    [at(40, "Engineer"), at(400, "March 2015 – March 2021")],
    bullet("Built a thing that many people used for a long time"),
    null,
    [at(40, "Stony Brae", { size: 11.5, bold: true })],
    [at(40, "Assistant"), at(400, "May 2013 – March 2015")],
    bullet("Wrote a guide that all of the house read at its beginning"),
    ...othersWith(""),
  ];
  expect(namesOf(lines)).toEqual(["Experience", "Skills", "Languages"]);
});

it("what nobody knows is no title where it lacks the colon of all known ones", () => {
  const lines = [
    [at(40, "Experience:", head)],
    [at(40, "Engineer at Acme, March 2015 – March 2021")],
    bullet("Built a thing that many people used for a long time"),
    null,
    [at(40, "Rivers of the north", head)],
    bullet("Wrote a guide that all of the house read at its beginning"),
    ...othersWith(":"),
  ];
  expect(namesOf(lines)).toEqual(["Experience", "Skills", "Languages"]);
});

it("what names a job above nothing but its time is no title, however it is set", () => {
  const lines = [
    [at(40, "Experience", head)],
    [at(40, "2021 – 2023")],
    [at(40, "Assistant at Acme")],
    null,
    [at(40, "Software Engineer, Initech", head)],
    [at(40, "2015 – 2021")],
    bullet("Wrote a guide that all of the house read at its beginning"),
    ...othersWith(""),
  ];
  expect(namesOf(lines)).toEqual(["Experience", "Skills", "Languages"]);
});

it("one known title among smaller names of entries does not make titles of the others", () => {
  const name = { size: 10, bold: true };
  const lines = [
    [at(40, "Experience", head)],
    [at(40, "Engineer at Acme, March 2015 – March 2021")],
    null,
    [at(40, "Projects", head)],
    [at(40, "Stony brae reader", name)],
    bullet("Built a thing that many people used for a long time"),
    null,
    [at(40, "Academic Projects", name)],
    bullet("Wrote a guide that all of the house read at its beginning"),
    ...othersWith(""),
  ];
  expect(namesOf(lines)).toEqual(["Experience", "Projects", "Skills", "Languages"]);
});

it("an offer of references is no title, though it is set like one", () => {
  const lines = [
    [at(40, "Experience", head)],
    [at(40, "Engineer at Acme, March 2015 – March 2021")],
    null,
    [at(40, "Skills", head)],
    [at(40, "Java, Go")],
    null,
    [at(40, "References available upon request", head)],
  ];
  expect(namesOf(lines)).toEqual(["Experience", "Skills"]);
});

it("a job that is called like a section is no title below the title of the jobs, where it is smaller", () => {
  const job = (role: string, company: string, dates: string) => [
    [at(40, role, { size: 12, bold: true })],
    [at(40, `${company} | ${dates}`)],
    [at(40, "Écriture d’une application qui lit des pages et les rend à qui les demande")],
  ];
  const { document } = readResume(
    pageOf([
      [at(40, "Jane Doe", { size: 20 })],
      [at(40, "jane@example.org")],
      [at(40, "EXPÉRIENCES PROFESSIONNELLES", { size: 14, bold: true })],
      ...job("Stage", "Acme", "Juin 2021 - Août 2021"),
      ...job("Alternance", "Umbrella", "Juin 2019 - Août 2020"),
      [at(40, "LANGUES", { size: 14, bold: true })],
      [at(40, "Anglais")],
    ]),
  );
  expect(document.data.sections.map(({ name }) => name)).toEqual(["EXPÉRIENCES PROFESSIONNELLES", "LANGUES"]);
  expect(document.data.sections[0]?.data.map(({ title, subTitle }) => [title, subTitle])).toEqual([
    ["Stage", "Acme"],
    ["Alternance", "Umbrella"],
  ]);
});

it("what begins the jobs is no title, however far below theirs it stands and wherever the others have their dates", () => {
  const bold = { bold: true };
  const { document } = readResume(
    pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "jane@example.org")],
      null,
      [at(40, "EXPERIENCIA LABORAL", { ...bold, size: 14 })],
      null,
      null,
      [at(40, "HERMANOS LAGO", { ...bold, size: 14 })],
      [at(40, "DIRECTORA DE OPERACIONES")],
      [at(40, "03 MAY 2010 – ACTUALMENTE")],
      [at(40, "Dirigí y optimicé los procesos de toda la empresa durante muchos años.")],
      null,
      [at(40, "ANALISTA PROGRAMADORA", { ...bold, size: 14 })],
      [at(40, "07 JUL 2008 – 11 AGO 2009")],
      null,
      null,
      [at(40, "IDIOMAS", { ...bold, size: 14 })],
      [at(40, "Español")],
    ]),
  );
  expect(document.data.sections.map(({ name }) => name)).toEqual(["EXPERIENCIA LABORAL", "IDIOMAS"]);
  expect(document.data.sections[0]?.data.map(({ startDate }) => startDate)).toEqual(["2010-05", "2008-07"]);
});
