import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { isLatinName, nameBeforeRole, nameWords } from "./latin-name.ts";
import { findName } from "./person-name.ts";

describe("a name in Latin letters", () => {
  it.each([
    ["María del Carmen Fernández de Córdoba", 4],
    ["Jane Ann Doe", 3],
    ["Ludwig van Beethoven", 2],
  ])("%s has %i words that count", (name, count) => {
    expect(nameWords(name)).toBe(count);
  });

  it("of six words is the person's, and a headline that asks is none of it", () => {
    const { basicInfo } = readResume(
      pageOf([
        [at(50, "María del Carmen Fernández de Córdoba", { size: 22, bold: true })],
        [at(50, "¿Datos? ¡Datos!")],
        [at(50, "mdc@ejemplo.es")],
      ]),
    ).document.data;
    expect(basicInfo.name).toBe("María del Carmen Fernández de Córdoba");
    expect(basicInfo.email).toBe("mdc@ejemplo.es");
  });

  it.each([
    "Jane Doe",
    "Jason d’Arc",
    "JANE DOE",
    "jane doe",
    "María de la Cruz",
    "COSTA I LLAC",
    "Ludwig van Beethoven",
    "Jane (JJ) Doe",
    "Cher Doe",
  ])("may be %s", (text) => {
    expect(isLatinName(text)).toBe(true);
  });

  it.each([
    "Testing Library)",
    "Currently in Dublin",
    "How to reach me",
    "JavaScript",
    "Adept at improving",
    "Acme (Kiel",
    "Yours",
    "Kind regards",
    "Sehr geehrte Damen",
  ])("is not %s", (text) => {
    expect(isLatinName(text)).toBe(false);
  });

  it.each([
    ["Jane Doe Software Engineer", "Jane Doe"],
    ["Jane Ann Doe Data Scientist", "Jane Ann Doe"],
    ["Jane Doe (Web Developer)", "Jane Doe"],
    ["Jane Doe – Product Manager", "Jane Doe"],
    ["Jane Doe", "Jane Doe"],
    ["Jane van der Berg", "Jane van der Berg"],
  ])("in “%s” is %s", (text, name) => {
    expect(nameBeforeRole(text)).toBe(name);
  });

  it("stands below the title of the document, and may have the day of birth behind it", () => {
    const { document } = readResume(
      pageOf([
        [at(240, "Resume", { size: 20, bold: true })],
        [at(220, "Jane Doe (*28.10.1997)")],
        [at(230, "jane@acme.com")],
        [at(40, "Education", { size: 14, bold: true })],
        [at(40, "Riverside University"), at(480, "2014 – 2017")],
      ]),
    );
    expect(document.data.basicInfo.name).toBe("Jane Doe");
    expect(document.data.sections.map(({ name }) => name)).toEqual(["Education"]);
  });

  it("is not the initials that are drawn large above it", () => {
    const { document } = readResume(
      pageOf([
        [at(260, "JD", { size: 34 })],
        null,
        null,
        [at(200, "Jane Doe", { size: 24 })],
        [at(230, "jane@acme.com")],
        [at(40, "Education", { size: 14, bold: true })],
        [at(40, "Riverside University"), at(480, "2014 – 2017")],
      ]),
    );
    expect(document.data.basicInfo.name).toBe("Jane Doe");
  });

  it("may go on below its first line, in the type of the titles", () => {
    const { document } = readResume(
      pageOf([
        [at(40, "Jane Maria Doe", { size: 14, bold: true })],
        [at(60, "Beispiel", { size: 14, bold: true })],
        [at(40, "jane@acme.com")],
        [at(40, "Education", { size: 14, bold: true })],
        [at(40, "Riverside University"), at(480, "2014 – 2017")],
        [at(40, "Languages", { size: 14, bold: true })],
        [at(40, "English")],
      ]),
    );
    expect(document.data.basicInfo.name).toBe("Jane Maria Doe Beispiel");
    expect(document.data.sections.map(({ name }) => name)).toEqual(["Education", "Languages"]);
  });
});

describe("a family name", () => {
  it("may stand before an address and other contacts on one line", () => {
    const { basicInfo } = readResume(
      pageOf([
        [at(50, "Jane A. Doe  jane@example.org |  GitHub Portfolio", { size: 16 })],
        [at(50, "EXPERIENCE", { size: 12, bold: true })],
        [at(50, "Developer, Acme, 2019 – 2021")],
      ]),
    ).document.data;
    expect([basicInfo.name, basicInfo.email]).toEqual(["Jane A. Doe", "jane@example.org"]);
  });

  it("may have the given name on the line above the others", () => {
    const { basicInfo } = readResume(
      pageOf([
        [at(50, "MARIA", { size: 38, bold: true })],
        null,
        null,
        [at(50, "COSTA I LLAC", { size: 38, bold: true })],
        [at(50, "maria@example.org")],
      ]),
    ).document.data;
    expect(basicInfo.name).toBe("MARIA COSTA I LLAC");
  });

  it("may be the name of a town as well", () => {
    const lines = layOut(pageOf([[at(40, "Ana Zamora", { size: 12 })], [], [at(40, "Riverside View", { size: 12 })]]));
    expect(findName(lines)?.name).toBe("Ana Zamora");
  });
});
