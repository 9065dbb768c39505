import { describe, expect, it } from "vitest";
import { atLegalForm, partsForWhom } from "./for-whom.ts";

describe("a head in a sentence", () => {
  it.each([
    ["Internship at Acme-Rexo in Bangalore, India", ["Internship", "Acme-Rexo", "Bangalore, India"]],
    ["Assembly line work at C. H. Beta", ["Assembly line work", "C. H. Beta"]],
    ["Kellner bei acmeking Berlin", ["Kellner", "acmeking", "Berlin"]],
    ["Einschaler bei der Firma Acme", ["Einschaler", "Acme"]],
    ["Vendeuse chez Acme", ["Vendeuse", "Acme"]],
  ])("of a job: %s", (text, parts) => {
    expect(partsForWhom(text, "work")).toEqual(parts);
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
});
