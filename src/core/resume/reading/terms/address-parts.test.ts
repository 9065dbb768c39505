import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const person = (...rows: [string, string][]) =>
  readResume(
    pageOf([
      [at(40, "HOJA DE VIDA", { size: 20 })],
      ...rows.map(([label, value]) => [at(40, label), at(240, value)]),
      [at(40, "Experiencia laboral", { size: 14, bold: true })],
      [at(40, "Auxiliar contable, Acme S.A.    2019 – 2021")],
      [at(40, "Idiomas", { size: 14, bold: true })],
      [at(40, "Inglés")],
    ]),
  ).document.data.basicInfo;

describe("the rows of a form about the person", () => {
  it("have the parts of an address, in any order", () => {
    const [street, district, town] = [
      ["DIRECCIÓN", "Calle 9 # 4-20"],
      ["BARRIO", "El Prado"],
      ["CIUDAD", "Cali"],
    ] as [string, string][] as [[string, string], [string, string], [string, string]];
    expect(person(street, district, town).location).toBe("Calle 9 # 4-20, El Prado, Cali");
    expect(person(town, street).location).toBe("Calle 9 # 4-20, Cali");
    expect(person(town).location).toBe("Cali");
  });

  it("have an address that goes on in the next row", () => {
    expect(
      person(["DIRECCIÓN", "Transversal 9 casa 48"], ["", "La Loma"], ["CORREO", "ana@example.org"]).location,
    ).toBe("Transversal 9 casa 48 La Loma");
  });

  it("have first names and surnames, and numbers that are none of a phone", () => {
    const found = person(
      ["NOMBRES", "Ana María"],
      ["APELLIDOS", "Lago Prado"],
      ["CÉDULA DE CIUDADANÍA", "1012345678 de Cali"],
      ["TELÉFONO-CONTACTO", "3001234567"],
    );
    expect([found.name, found.cellphone]).toEqual(["Ana María Lago Prado", "3001234567"]);
  });
});
