import { describe, expect, it } from "vitest";
import { type Scores, scoresOf } from "./classify.ts";

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
    ["school", "KV Luzern"],
    ["school", "Berufs- und Weiterbildungszentrum Nord"],
    ["school", "Technische"],
    ["organisation", "Bäckerei Muster"],
    ["organisation", "Landgasthof Krone"],
    ["organisation", "Lindenwaldhaus"],
    ["organisation", "TSV Neudorf"],
    ["organisation", "Kantonsspital Aarau"],
    ["role", "Web developer"],
  ] as const)("name the %s: %s", (kind, text) => {
    expect(bestOf(text)).toBe(kind);
  });

  it.each(["Jana Koch", "Peter Bauer", "Anna Schneider", "Uwe Fischer"])("leave a surname alone: %s", (name) => {
    expect(Math.max(...Object.values(scoresOf(name)))).toBeLessThan(1);
  });

  it("mean no school in the small word that is written like one", () => {
    expect(scoresOf("Mitarbeit mit Kindern").school).toBe(0);
    expect(scoresOf("MIT").school).toBeGreaterThan(1.2);
  });
});
