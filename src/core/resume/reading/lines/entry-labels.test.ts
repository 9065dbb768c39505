import { describe, expect, it } from "vitest";
import { tagsByWords } from "../entries/tags.ts";
import { at, pageOf, resumeOf } from "../page.fixture.ts";
import { isChineseName } from "../person/person-name.ts";
import { readResume } from "../read-resume.ts";
import { beginsWithSurname } from "../words/surnames.ts";
import { labelledIn } from "./entry-labels.ts";

describe("labels of the fields of an entry", () => {
  it.each([
    ["公司名称：上海天厚投资", "organisation", "上海天厚投资"],
    ["单 位: 上海天厚投资", "organisation", "上海天厚投资"],
    ["岗 位: web 前端工程师", "role", "web 前端工程师"],
    ["【项目名称】：商城", "name", "商城"],
    ["Position: Senior Engineer", "role", "Senior Engineer"],
    ["Organization: Riverbend Ltd", "organisation", "Riverbend Ltd"],
    ["Post Held: Site Engineer", "role", "Site Engineer"],
    ["毕业院校：郑州科技学院", "school", "郑州科技学院"],
    ["Angestrebter Abschluss: Master of Science", "degree", "Master of Science"],
    ["Cargo desempeñado: Auxiliar contable", "role", "Auxiliar contable"],
    ["Nombre de la institución: Acme S.A.", "organisation", "Acme S.A."],
    ["Título obtenido: Bachiller académico", "degree", "Bachiller académico"],
  ])("%s", (text, label, value) => {
    expect(labelledIn(text)).toEqual({ label, value });
  });

  it.each(["负责人：张三", "Built it: fast", "上海天厚投资"])("are not in %s", (text) => {
    expect(labelledIn(text)).toBeNull();
  });
});

it("a label in one cell and its value in the next name a field beside a name without any", () => {
  const read = readResume(
    resumeOf("Work experience", [
      [at(40, "LAKESIDE CAFÉ", { bold: true })],
      [at(40, "Duration:"), at(180, "March (2021) – November (2021)")],
      [at(40, "Position:"), at(180, "Retail Assistant")],
    ]),
  );
  expect(read.document.data.sections[0]?.data).toMatchObject([
    { title: "Retail Assistant", subTitle: "LAKESIDE CAFÉ", startDate: "2021-03", endDate: "2021-11" },
  ]);
});

it("the town and the land of an entry, each with its label, are its place", () => {
  const read = readResume(
    resumeOf("Experiencia laboral", [
      [at(40, "Ayudante de camarero", { bold: true })],
      [at(40, "Hotel del Lago S.A. [ 11/07/2018 – 29/09/2018 ]")],
      [at(40, "Población: Avilés")],
      [at(40, "País: España")],
    ]),
  );
  expect(read.document.data.sections[0]?.data).toMatchObject([
    { title: "Ayudante de camarero", subTitle: "Hotel del Lago S.A.", city: "Avilés, España", description: "" },
  ]);
});

it("what the parts of every entry are called is no title of a section", () => {
  const job = (name: string, years: string) => [
    [at(40, name), at(400, years)],
    [at(40, "Logros:", { bold: true })],
    [at(50, "• Levanté un molino que muchos usaron")],
  ];
  const bold = { size: 14, bold: true };
  const { sections } = readResume(
    pageOf([
      [at(40, "Ana Lago", { size: 24 })],
      [at(40, "Experiencia laboral", bold)],
      ...job("Acme S.A., Auxiliar contable", "2018 – 2020"),
      ...job("Molinos S.A., Auxiliar contable", "2015 – 2017"),
      [at(40, "Idiomas", bold)],
      [at(40, "Inglés")],
    ]),
  ).document.data;
  expect(sections.map(({ name }) => name)).toEqual(["Experiencia laboral", "Idiomas"]);
});

describe("Chinese names", () => {
  it.each(["高绘宇", "林星辰", "欧阳修文", "邓 达", "张三 / 男 / 1998"])("%s", (text) => {
    expect(isChineseName(text)).toBe(true);
  });
  it.each(["关系", "项目经历", "所学专业", "高中", "前端工程师", "王"])("not %s", (text) => {
    expect(isChineseName(text)).toBe(false);
  });
  it("have two to four letters", () => {
    expect(beginsWithSurname("王小明大")).toBe(false);
    expect(beginsWithSurname("诸葛孔明")).toBe(true);
  });
});

describe("tags side by side", () => {
  it("are parted at the names of techniques", () => {
    expect(tagsByWords("Go Java MySQL Kafka")).toEqual(["Go", "Java", "MySQL", "Kafka"]);
    expect(tagsByWords("Spring Boot React Native SQL Server")).toEqual(["Spring Boot", "React Native", "SQL Server"]);
  });
  it.each(["Knows Java well", "Java", "Team Leadership"])("stay one text: %s", (text) => {
    expect(tagsByWords(text)).toEqual([]);
  });
});
