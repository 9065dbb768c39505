import { describe, expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const jobsIn = (...lines: Parameters<typeof resumeOf>[1]) =>
  readResume(resumeOf("Experiencia laboral", lines))
    .document.data.sections.filter(({ type }) => type === "empolyment")
    .flatMap(({ data }) => data.map(({ title, subTitle, city }) => [title, subTitle, city]));

describe("the heads of jobs in Spanish", () => {
  it("may be short names with stops behind them", () => {
    expect(
      jobsIn(
        [at(40, "Zapatería Central. Encargada de tienda. Marzo 2019 – actualidad.")],
        [at(40, "Boutique Norte. Dependienta. Junio 2015 – febrero 2019.")],
      ),
    ).toEqual([
      ["Encargada de tienda", "Zapatería Central", ""],
      ["Dependienta", "Boutique Norte", ""],
    ]);
  });

  it("have their dates behind a company whose name ends with a stop", () => {
    const told = [at(50, "• Construcción de una herramienta de mapas para mucha gente")];
    expect(
      jobsIn(
        [at(40, "Desarrolladora de software", { bold: true })],
        [at(40, "Lago Azul Robótica S.L. | enero 2019 – marzo 2021")],
        told,
        null,
        [at(40, "Analista de datos", { bold: true })],
        [at(40, "Arroyo Hondo S.A. | mayo 2016 – diciembre 2018")],
        told,
      ),
    ).toEqual([
      ["Desarrolladora de software", "Lago Azul Robótica S.L.", ""],
      ["Analista de datos", "Arroyo Hondo S.A.", ""],
    ]);
  });

  it("do not go on with the list above them, where they end with dates", () => {
    const told = [at(40, "• Atención al público y manejo de la caja en horarios rotativos.")];
    expect(
      jobsIn(
        [at(40, "Panadería La Espiga, Getafe — Dependienta (marzo 2019 – junio 2021)")],
        told,
        [at(40, "Supermercados Norte, Madrid — Cajera (2017 – 2019)")],
        told,
      ),
    ).toEqual([
      ["Dependienta", "Panadería La Espiga", "Getafe"],
      ["Cajera", "Supermercados Norte", "Madrid"],
    ]);
  });

  it("have a town and its land with a dash between them", () => {
    expect(
      jobsIn(
        [at(40, "Hospital Central", { bold: true })],
        [at(40, "Enfermera de urgencias")],
        [at(40, "Guayaquil - Ecuador")],
        [at(40, "2010 - 2015")],
        [at(40, "• Atención de los pacientes y manejo de los equipos en horarios rotativos.")],
      ),
    ).toEqual([["Enfermera de urgencias", "Hospital Central", "Guayaquil - Ecuador"]]);
  });

  it("have no number, and may have a role in small letters below the name", () => {
    expect(
      jobsIn(
        [at(40, "Ministerio de Cultura – 6555-0142"), at(400, "enero 2015 – febrero 2016")],
        [at(40, "instructor de teatro")],
      ),
    ).toEqual([["instructor de teatro", "Ministerio de Cultura", ""]]);
  });
});
