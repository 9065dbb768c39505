import { describe, expect, it } from "vitest";
import {
  atComma,
  atPostcode,
  atState,
  firstSentence,
  headParts,
  inLongSentence,
  inSentence,
  tidy,
  withoutPreposition,
  withoutStop,
} from "./comma-parts.ts";

describe("the parts of a head", () => {
  it("are a role and whoever gave it, known or not", () => {
    expect(atComma("Web developer, Insite", "work")).toEqual(["Web developer", "Insite"]);
    expect(atComma("Insite, Web developer", "work")).toEqual(["Insite", "Web developer"]);
    expect(atComma("Técnico en Electrónica, E.E.T. 6.", "education")).toEqual(["Técnico en Electrónica", "E.E.T. 6."]);
    expect(atComma("Web developer, insights and more", "work")).toBeNull();
    expect(atComma("Web developer, Insite", "project")).toBeNull();
  });

  it("stand in the first sentence of a text, and leave the rest of it", () => {
    expect(headParts("Acme, web developer. Built the shop.", "work")).toEqual([
      "Acme",
      "web developer",
      "Built the shop.",
    ]);
    expect(firstSentence("Sistemas Globales S. A. de Córdoba")).toBeNull();
  });

  it("stand in a sentence too", () => {
    expect(inSentence("在帅先电子有限公司担任前端开发的工作。")).toEqual(["帅先电子有限公司", "前端开发"]);
    expect(inSentence("在大学期间学习了很多。")).toBeNull();
    expect(inLongSentence("在帅先电子有限公司担任前端开发实习生，主要职责是编写页面。")).toEqual([
      "帅先电子有限公司",
      "前端开发实习生",
      "主要职责是编写页面。",
    ]);
  });

  it("stand before a town and its state", () => {
    expect(atState("Acme Corporation, Springfield, IL")).toEqual(["Acme Corporation", "Springfield, IL"]);
    expect(atState("Acme Corporation, Springfield")).toBeNull();
  });

  it("have no sign or preposition before them", () => {
    expect(withoutPreposition("en Acme")).toBe("Acme");
    expect(withoutPreposition("Enel")).toBe("Enel");
    expect(withoutPreposition("pour le Service des Lacs")).toBe("Service des Lacs");
    expect(withoutPreposition("à l’université de Nantes")).toBe("université de Nantes");
    expect(withoutPreposition("Au Bureau")).toBe("Au Bureau");
    expect(tidy(" – (Acme), ")).toBe("Acme");
  });

  it("end without the full stop of the whole head, and with that of an abbreviation", () => {
    expect(["London, UK.", "Betalia.", "Acme Corp.", "Acme Inc.", "Jr."].map(withoutStop)).toEqual([
      "London, UK",
      "Betalia",
      "Acme Corp.",
      "Acme Inc.",
      "Jr.",
    ]);
  });

  it("are parted before the code of a town", () => {
    expect(atPostcode("Acme Technik, 12345 Musterstadt")).toEqual(["Acme Technik", "12345 Musterstadt"]);
    expect(atPostcode("Riverside Schule in 12345 Musterstadt")).toEqual(["Riverside Schule", "12345 Musterstadt"]);
    expect(atPostcode("Served 12345 Customers a day and many more people every year")).toBeNull();
    expect(headParts("Elektroniker, Acme Technik", "work")).toEqual(["Elektroniker", "Acme Technik"]);
  });

  it("of two short sentences are who and what", () => {
    expect(headParts("Krankenschwester. Klinik am See", "work")).toEqual(["Krankenschwester", "Klinik am See"]);
    expect(headParts("Klinik am See. Krankenschwester", "work")).toBeNull();
  });
});
