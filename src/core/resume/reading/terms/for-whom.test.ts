import { describe, expect, it } from "vitest";
import { atCompany, atLegalForm, atWhom, besideWhom, partsForWhom } from "./for-whom.ts";

describe("a head in a sentence", () => {
  it.each([
    ["bei der Acme in Graz", ["Acme", "Graz"]],
    ["an der Universität Graz", ["Universität Graz"]],
    ["at Acme", ["Acme"]],
    ["bei Bedarf auch nachts", ["Bedarf auch nachts"]],
    ["im Sommer", null],
  ])("says for whom on a line of its own: %s", (text, parts) => {
    expect(atWhom(text)).toEqual(parts);
  });

  it.each(["Praktikant im Einkauf", "Schlosser in der eigenen Werkstatt", "Handelsvertreter für Software und Zubehör"])(
    "of a job is one where what follows is nobody: %s",
    (text) => {
      expect(partsForWhom(text, "work")).toBeNull();
      expect(atCompany("Assistant Maps bei Acme AG")).toBeNull();
    },
  );

  it.each([
    ["Internship at Acme-Rexo in Bangalore, India", ["Internship", "Acme-Rexo", "Bangalore, India"]],
    ["Worked as a Site Engineer at Riverbend Ltd", ["Site Engineer", "Riverbend Ltd"]],
    ["Working with Riverbend Ltd as Site Engineer from", ["Site Engineer", "Riverbend Ltd"]],
    ["Assembly line work at C. H. Beta", ["Assembly line work", "C. H. Beta"]],
    ["Assistant Maps bei Acme AG", ["Assistant Maps", "Acme AG"]],
    ["Kellner bei acmeking Berlin", ["Kellner", "acmeking", "Berlin"]],
    ["Einschaler bei der Firma Acme", ["Einschaler", "Acme"]],
    ["Vendeuse chez Acme", ["Vendeuse", "Acme"]],
    ["Krankenpfleger im UKX", ["Krankenpfleger", "UKX"]],
    ["Ingeniero en Acme GmbH", ["Ingeniero", "Acme GmbH"]],
  ])("of a job: %s", (text, parts) => {
    expect(partsForWhom(text, "work")).toEqual(parts);
  });

  it.each([
    ["Licenciado en Derecho por la Universidad de Valencia", ["Licenciado en Derecho", "Universidad de Valencia"]],
    ["Máster en Agua, impartido por el Instituto del Agua", ["Máster en Agua", "Instituto del Agua"]],
    ["Grado en Agua del Instituto del Agua", ["Grado en Agua", "Instituto del Agua"]],
  ])("of studies in Spanish: %s", (text, parts) => {
    expect(partsForWhom(text, "education")).toEqual(parts);
  });

  it("of studies names a school that no table knows, where the head has nothing else", () => {
    expect(besideWhom("Licence en informatique à l'IBX", "education")).toEqual(["Licence en informatique", "IBX"]);
    expect(besideWhom("Licence en informatique à Paris", "education")).toBeNull();
  });

  it("of studies names the school", () => {
    expect(partsForWhom("Computer Science at the University of Nowhere", "education")).toEqual([
      "Computer Science",
      "University of Nowhere",
    ]);
    expect(partsForWhom("Studium an der Universität Nirgends", "education")).toEqual([
      "Studium",
      "Universität Nirgends",
    ]);
  });

  it("is none where a place or nobody follows", () => {
    expect(partsForWhom("Engineer at Berlin, Germany", "work")).toBeNull();
    expect(partsForWhom("Looking at many things", "work")).toBeNull();
    expect(partsForWhom("Talk at Acme", "project")).toBeNull();
  });

  it("may end with the place of a company", () => {
    expect(atLegalForm("New Acme Ltd. Hong Kong")).toEqual(["New Acme Ltd.", "Hong Kong"]);
    expect(atLegalForm("Acme Co Engineering")).toBeNull();
  });

  it.each([
    ["Krankenschwester im Haus am See", ["Krankenschwester", "Haus am See"]],
    ["FSJ im Haus am See", ["FSJ", "Haus am See"]],
    ["Infirmier au sein de Beaulieu", ["Infirmier", "Beaulieu"]],
    ["Technicien informatique à Beaulieu", ["Technicien informatique", "Beaulieu"]],
    ["Vendeuse au sein de l'Atelier Beaulieu", ["Vendeuse", "Atelier Beaulieu"]],
    ["Assistante à la Direction", null],
    ["Stagiaire à Paris", null],
    ["Praktikant im Bereich Validierung", null],
    ["Zeit im Haus am See", null],
  ])("names somebody whom no table knows, where the head has nothing else: %s", (text, parts) => {
    expect(besideWhom(text)).toEqual(parts);
  });
});

describe("a job of one word", () => {
  it("stands right before a company with its legal form", () => {
    expect(atCompany("Kurierfahrer Lakeside GmbH")).toEqual(["Kurierfahrer", "Lakeside GmbH"]);
    expect(atCompany("Kurierfahrer Lakeside")).toBeNull();
    expect(atCompany("Lakeside Logistik GmbH")).toBeNull();
  });
});

describe("studies at a school", () => {
  it("may say behind it what one becomes", () => {
    expect(partsForWhom("Ausbildung an der Schule Seeblick als Pflegerin", "education")).toEqual([
      "Ausbildung als Pflegerin",
      "Schule Seeblick",
    ]);
  });
});
