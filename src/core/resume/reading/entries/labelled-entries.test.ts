import { describe, expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

describe("entries that are told with labels", () => {
  it("are parted by their first label where only some have dates", () => {
    const { document } = readResume(
      resumeOf("Experiencia laboral", [
        [at(40, "Empresa:"), at(200, "Constructora Andina")],
        [at(40, "Cargo desempeñado:"), at(200, "Maestro de obra")],
        [at(40, "Tiempo laborado:"), at(200, "2 años")],
        [at(40, "Empresa:"), at(200, "Transportes Rápidos")],
        [at(40, "Cargo desempeñado:"), at(200, "Conductor")],
        [at(40, "Tiempo laborado:"), at(200, "De enero 2015 a mayo 2017")],
      ]),
    );
    expect(document.data.sections.find(({ type }) => type === "empolyment")?.data).toMatchObject([
      { title: "Maestro de obra", subTitle: "Constructora Andina" },
      { title: "Conductor", subTitle: "Transportes Rápidos", startDate: "2015-01" },
    ]);
  });

  it("have what they are above the labels, and their dates behind one", () => {
    const { document } = readResume(
      resumeOf("Experience", [
        [at(60, "• Web developer:")],
        [at(90, "• Company: Lakeside Ltd, London")],
        [at(90, "• Work done: Built a shop for boats and kept it afloat")],
        [at(90, "• Period: 03/2019 – 04/2021")],
        [at(60, "• Herder of sheep:")],
        [at(90, "• Company: Riverside Farm")],
        [at(90, "• Period: 2017 – 2019")],
      ]),
    );
    const jobs = document.data.sections.find(({ type }) => type === "empolyment")?.data;
    expect(jobs).toMatchObject([
      { title: "Web developer", subTitle: "Lakeside Ltd", city: "London", startDate: "2019-03", endDate: "2021-04" },
      { title: "Herder of sheep", subTitle: "Riverside Farm", startDate: "2017", endDate: "2019" },
    ]);
    expect(jobs?.[0]?.description).toContain("boats");
    expect(jobs?.[0]?.description).not.toContain("Period");
  });

  it("have a label right behind their dates too", () => {
    const { document } = readResume(
      resumeOf("Experience", [
        [at(40, "Lakeside Systems, London", { bold: true }), at(340, "Oct 2011 – Apr 2012 Job Title: Web Developer")],
        [at(60, "• Built a shop for boats and kept it afloat for a long time")],
      ]),
    );
    expect(document.data.sections.find(({ type }) => type === "empolyment")?.data).toMatchObject([
      { title: "Web Developer", subTitle: "Lakeside Systems", startDate: "2011-10", endDate: "2012-04" },
    ]);
  });
});
