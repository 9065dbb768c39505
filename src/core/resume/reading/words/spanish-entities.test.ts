import { describe, expect, it } from "vitest";
import { isPlace, scoresOf } from "../terms/classify.ts";
import { kindOfHeading } from "../terms/heading-words.ts";

const best = (text: string) => {
  const [first] = Object.entries(scoresOf(text)).sort(([, one], [, other]) => other - one);
  return first && first[1] > 0 ? first[0] : "nothing";
};

describe("Spanish words", () => {
  it.each([["Referencia personal", "reference"]])("tell what stands below %s", (text, kind) =>
    expect(kindOfHeading(text)).toBe(kind),
  );

  it.each([
    ["Gerocultora", "role"],
    ["A cargo de la administración", "role"],
    ["Prevencionista de riesgos", "role"],
    ["Despachador", "role"],
    ["Secretaria", "role"],
    ["Secretaría de Hacienda", "organisation"],
    ["Ferretería El Tornillo", "organisation"],
    ["Municipalidad de Lima", "organisation"],
    ["Taller Mecánico Hernández", "organisation"],
    ["Multiservicios Torres E.I.R.L.", "organisation"],
    ["Ingeniería de Sistemas", "degree"],
    ["Pedagogía", "degree"],
    ["Industrial Engineer", "role"],
  ])("tell what %s is", (text, kind) => expect(best(text)).toBe(kind));

  it.each([
    "Piedrahonda - Boyacá, Colombia",
    "Piedrahonda (Valencia)",
    "Piedrahonda-Estado Zulia",
    "Piedrahonda, Qro.",
  ])("tell that %s is a town in its land", (text) => expect(isPlace(text)).toBe(true));

  it.each(["Departamento de Ventas", "Analista, Santander", "Marketing - Ventas"])("tell that %s is none", (text) =>
    expect(isPlace(text)).toBe(false),
  );
});
