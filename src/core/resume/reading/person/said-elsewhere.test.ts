import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const read = (...head: string[]) =>
  readResume(
    pageOf([
      [at(40, "Anna Beispiel", { size: 24 })],
      ...head.map((text) => [at(40, text)]),
      [at(40, "Berufserfahrung", { size: 14, bold: true })],
      [at(40, "Softwareentwicklerin, Acme GmbH"), at(400, "2018 – 2021")],
      [at(40, "Ausbildung", { size: 14, bold: true })],
      [at(40, "Bachelor Informatik, Universität Ulm"), at(400, "2014 – 2017")],
    ]),
  );

describe("a text beside the contacts", () => {
  it("that adds nothing to what was read is not listed as not placed", () => {
    const { document, notPlaced } = read(
      "Lindenstraße 4, 89073 Ulm",
      "anna.beispiel@example.org",
      "☞",
      "Beispiel Anna",
      "A. B.",
      "89073 Ulm",
      "Geburtsdaten:",
    );
    expect(document.data.basicInfo).toMatchObject({ name: "Anna Beispiel", location: "Lindenstraße 4, 89073 Ulm" });
    expect(notPlaced).toEqual([]);
  });

  it("that is a word of the name may be the town", () => {
    const layout = pageOf([
      [at(40, "Anna Beispiel de Córdoba", { size: 24 })],
      [at(40, "anna@example.org · +34 600 000 000 · Córdoba")],
      [at(40, "Berufserfahrung", { size: 14, bold: true })],
      [at(40, "Softwareentwicklerin, Acme GmbH"), at(400, "2018 – 2021")],
    ]);
    const { document, notPlaced } = readResume(layout);
    expect([document.data.basicInfo.location, ...notPlaced, ...document.data.links.map(({ text }) => text)]).toContain(
      "Córdoba",
    );
  });

  it("is the year of birth where it is such a year alone", () => {
    const { document, notPlaced } = read("Ulm • 1994 • anna@example.org");
    expect(document.data.basicInfo.birth).toBe("1994");
    expect(notPlaced).toEqual([]);
  });

  it("that names where somebody was born is not where they live", () => {
    const { basicInfo } = read("geboren am 3.4.1994 in Meran – Italien", "Lindenstraße 4, 89073 Ulm").document.data;
    expect(basicInfo.location).toBe("Lindenstraße 4, 89073 Ulm");
  });

  it("is read once: the value of a label is not looked through again behind its comma", () => {
    const layout = pageOf([
      [at(40, "Anna Beispiel", { size: 24 })],
      [at(40, "Geburtsort:"), at(200, "Aleppo, Syrien")],
      [at(40, "Adresse:"), at(200, "Lindenstraße 4, 89073 Ulm")],
      [at(40, "Berufserfahrung", { size: 14, bold: true })],
      [at(40, "Softwareentwicklerin, Acme GmbH"), at(400, "2018 – 2021")],
    ]);
    expect(readResume(layout).document.data.basicInfo.location).toBe("Lindenstraße 4, 89073 Ulm");
  });

  it("that tells what somebody looks for is the title", () => {
    expect(read("Poste recherché : Chimiste").document.data.basicInfo.title).toBe("Chimiste");
  });
});
