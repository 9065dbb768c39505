import { describe, expect, it } from "vitest";
import { at, type PageLines, personOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: PageLines) => readResume(personOf(...lines)).document.data;

describe("labels above what they say", () => {
  const bold = { bold: true };
  it("name what stands below them", () => {
    const { basicInfo, links } = read(
      [at(40, "Dirección de trabajo", bold)],
      [at(40, "Edificio Norte, +54 11 4109 1700")],
      [at(40, "Dirección privada", bold)],
      [at(40, "Calle Sur 340, Villa Nueva")],
      [at(40, "Número de teléfono", bold)],
      [at(40, "+54 9351 555 0142")],
    );
    expect(basicInfo.location).toBe("Calle Sur 340, Villa Nueva");
    expect(basicInfo.cellphone).toBe("+54 9351 555 0142");
    expect(links.map(({ name }) => name)).toContain("Dirección de trabajo");
  });

  it("have values that go on below their beginning, and are more certain than what looks like a place", () => {
    const { basicInfo } = read(
      [at(40, "Born 1990 in"), at(200, "Berlin, Germany")],
      [at(40, "Dirección Personal:", bold), at(180, "9 de Julio 2108, X5002 Córdoba, Argen-")],
      [at(180, "tina")],
      [at(40, "Teléfono:", bold), at(180, "+54 9351 555 0142")],
    );
    expect(basicInfo.location).toBe("9 de Julio 2108, X5002 Córdoba, Argentina");
  });
});
