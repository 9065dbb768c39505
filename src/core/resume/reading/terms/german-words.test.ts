import { describe, expect, it } from "vitest";
import { at } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";
import { type Scores, scoresOf } from "./classify.ts";
import { levelAndSchool } from "./german-words.ts";

const bestOf = (text: string) =>
  (Object.entries(scoresOf(text)) as [keyof Scores, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))[0];

describe("German words", () => {
  it.each([
    ["role", "Küchenhilfe"],
    ["role", "Koch"],
    ["role", "Leitender Bäcker in Teilzeit"],
    ["role", "Detailhandelsfachfrau"],
    ["role", "Fachfrau Gesundheit"],
    ["role", "Stationsleitung"],
    ["role", "Chemielaborantin"],
    ["role", "Assistenzärztin"],
    ["degree", "10. Schuljahr"],
    ["degree", "Handelsfachwirt"],
    ["degree", "CAS Projektmanagement"],
    ["degree", "Basisseminar Verkauf"],
    ["degree", "technische Systemplanerin"],
    ["school", "PH Ludwigsburg"],
    ["school", "KV Glarus"],
    ["school", "Berufs- und Weiterbildungszentrum Nord"],
    ["school", "Technische"],
    ["organisation", "Bäckerei Muster"],
    ["organisation", "Landgasthof Krone"],
    ["organisation", "Lindenwaldhaus"],
    ["school", "HTL Neudorf"],
    ["place", "Gänserndorf"],
    ["place", "Unterdorf bei München"],
    ["place", "Erlangen-Nürnberg"],
    ["place", "Stuttgart-Unterdorf"],
    ["organisation", "Stadtgemeinde Neudorf"],
    ["organisation", "TSV Neudorf"],
    ["organisation", "Kantonsspital Aarau"],
    ["role", "Web developer"],
  ] as const)("name the %s: %s", (kind, text) => {
    expect(bestOf(text)).toBe(kind);
  });

  it.each(["Jana Koch", "Peter Bauer", "Anna Schneider", "Uwe Fischer"])("leave a surname alone: %s", (name) => {
    expect(Math.max(...Object.values(scoresOf(name)))).toBeLessThan(1);
  });

  it.each([
    ["Abitur Goethe-Gymnasium", ["Abitur", "Goethe-Gymnasium"]],
    ["Realschulabschluss (2,1) Oberschule Nord", ["Realschulabschluss (2,1)", "Oberschule Nord"]],
    ["Abitur Mathematik", null],
  ])("part how far somebody came from the school: %s", (text, parts) => {
    expect(levelAndSchool(text)).toEqual(parts);
  });

  it("mean no school in the small word that is written like one", () => {
    expect(scoresOf("Mitarbeit mit Kindern").school).toBe(0);
    expect(scoresOf("MIT").school).toBeGreaterThan(1.2);
  });
});

describe("German heads of entries", () => {
  it.each([
    ["Koch, Hotel Seeblick, Neuwalden", { title: "Koch", subTitle: "Hotel Seeblick", city: "Neuwalden" }],
    ["Servicekraft Gasthof Krone", { title: "Servicekraft", subTitle: "Gasthof Krone" }],
    ["Aushilfskraft für Schule Neudorf", { title: "Aushilfskraft", subTitle: "Schule Neudorf" }],
    ["Buchhalterin bei Muster AG,Zürich", { title: "Buchhalterin", subTitle: "Muster AG", city: "Zürich" }],
    ["Verkäuferin bei Muster GmbH Oberwalden", { subTitle: "Muster GmbH", city: "Oberwalden" }],
    ["Verkäuferin bei Muster GmbH Medizintechnik", { subTitle: "Muster GmbH Medizintechnik" }],
    ["Sommerjob bei der Muster AG (jeweils einen Monat)", { subTitle: "Muster AG", rest: ["jeweils einen Monat"] }],
    ["Zeichner bei Muster GmbH im Konstruktionsbereich", { subTitle: "Muster GmbH" }],
    ["Ferialpraxis Stadtgemeinde Neudorf", { title: "Ferialpraxis", subTitle: "Stadtgemeinde Neudorf" }],
    ["Ausbildung zum Fachmann innerhalb der OVB", { title: "Ausbildung zum Fachmann", subTitle: "OVB" }],
    ["Freiwilligenarbeit im Ausland", { title: "Freiwilligenarbeit im Ausland", subTitle: "" }],
  ])("of a job: %s", (head, fields) => {
    expect(readEntries("work", [[at(40, head), at(450, "2019 – 2021")]])[0]).toMatchObject(fields);
  });

  it.each([
    ["Bachelor Informatik, Hochschule Neudorf (2 Semester)", { subTitle: "Hochschule Neudorf", rest: ["2 Semester"] }],
    ["Abitur, Anna-Muster-Gymnasium Oberwalden", { subTitle: "Anna-Muster-Gymnasium", city: "Oberwalden" }],
    ["Abitur, Städtisches Gymnasium Oberwalden", { subTitle: "Städtisches Gymnasium Oberwalden" }],
    [
      "Bachelor Informatik, Hochschule für Technik, Wirtschaft und Kultur",
      { subTitle: "Hochschule für Technik, Wirtschaft und Kultur" },
    ],
    ["Matura, Anna-Muster-Gymnasium (Website)", { subTitle: "Anna-Muster-Gymnasium", city: "" }],
    ["Volksschule, Gänserndorf", { title: "", subTitle: "Volksschule", city: "Gänserndorf" }],
    ["Abitur mit einem Notendurchschnitt von 2,6", { title: "Abitur", rest: ["Notendurchschnitt von 2,6"] }],
    ["Allgemeine Hochschulreife: Endnote 1,5", { title: "Allgemeine Hochschulreife", rest: ["Endnote 1,5"] }],
    ["Bachelor Informatik, Hochschule Neudorf, o. Abschluss", { subTitle: "Hochschule Neudorf" }],
    ["Bezirkschule (Neudorf, AG)", { subTitle: "Bezirkschule", city: "Neudorf, AG" }],
  ])("of a school: %s", (head, fields) => {
    expect(readEntries("education", [[at(40, head), at(450, "2019 – 2021")]])[0]).toMatchObject(fields);
  });

  it("go on in the next line behind a small word", () => {
    const heads = readEntries("work", [
      [at(40, "Mitarbeit mit der", { bold: true }), at(450, "2019 – 2021")],
      [at(40, "Schulleitung", { bold: true })],
      [at(40, "Lakeside GmbH")],
      [at(40, "Wartung von Maschinen und Pflege der Anlagen im ganzen Haus.")],
    ]);
    expect(heads[0]).toMatchObject({ title: "Mitarbeit mit der Schulleitung", subTitle: "Lakeside GmbH" });
  });
});
