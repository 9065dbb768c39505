import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { layOut } from "./columns.ts";

/** A label that ends right before the text beside it, as a class of many résumés sets them. */
const row = (label: string, text: string) => [at(146 - label.length * 5, label), at(150, text)];
const rows = [
  [at(150, "Experiencia", { size: 14, bold: true })],
  row("2014 –", "Desarrollador web, Insite, Rosario"),
  row("Actualidad", "Que hace muchas cosas con datos y páginas"),
  row("Marzo 2011–", "Programador, Amalgama, Rosario"),
  row("Abril", "Una línea de lo que hizo en aquel lugar"),
  [...row("2013", "Otra línea de lo que hizo en aquel lugar")],
  row("2009", "Becario, Universidad de Rosario"),
  [at(150, "Idiomas", { size: 14, bold: true })],
  row("Español", "Nativo"),
  row("Inglés", "Avanzado"),
  [at(150, "Una línea que no tiene nada a su lado, y que es bastante larga")],
];

describe("a column of labels", () => {
  it("stands apart from the text that begins right behind it", () => {
    const texts = layOut(pageOf(rows)).map(({ text }) => text);
    expect(texts).toContain("2009\tBecario, Universidad de Rosario");
    expect(texts).toContain("Inglés\tAvanzado");
    expect(texts).toContain("Una línea que no tiene nada a su lado, y que es bastante larga");
  });

  it("has labels of several lines, which are one", () => {
    const texts = layOut(pageOf(rows)).map(({ text }) => text);
    expect(texts).toContain("2014 – Actualidad\tDesarrollador web, Insite, Rosario");
    expect(texts).toContain("Marzo 2011– Abril 2013\tProgramador, Amalgama, Rosario");
    expect(texts).toContain("Otra línea de lo que hizo en aquel lugar");
  });

  it("is none where texts begin at one place by chance", () => {
    const plain = ["One", "Another", "Something", "Else", "More"].map((word, index) => [
      at(40, `${word} of it`),
      at(150 + index * 13, "and the rest of the line"),
    ]);
    expect(layOut(pageOf(plain)).map(({ text }) => text)).toContain("One of it\tand the rest of the line");
  });

  it("is none of full lines of a column, which end at one place too", () => {
    const full = (x: number) => at(x, "abcd ".repeat(9).slice(0, (200 - x) / 5));
    const aside = at(220, "Something else, which is told in a line that is much longer than those");
    const both = [40, 55, 55, 55, 55, 55, 55].map((x) => [full(x), aside]);
    expect(layOut(pageOf([...both, [full(55)], [full(55)], [aside], [aside], [aside]]))).toHaveLength(12);
  });

  it("tells who, what and when of each entry", () => {
    const { document } = readResume(pageOf([[at(60, "Ana Ruiz", { size: 22 })], [at(60, "ana@acme.es")], ...rows]));
    const [work] = document.data.sections.filter(({ type }) => type === "empolyment");
    expect(work?.data.map(({ title, subTitle, startDate, endDate }) => [title, subTitle, startDate, endDate])).toEqual([
      ["Desarrollador web", "Insite", "2014", "present"],
      ["Programador", "Amalgama", "2011-03", "2013-04"],
      ["Becario", "Universidad de Rosario", "2009", ""],
    ]);
  });
});
