import { describe, expect, it } from "vitest";
import type { Language } from "#core/resume/schema.ts";
import { resume, section, text } from "../fixtures/build.ts";
import { hyphensIn, hyphensOf, justifiedText, loadPatterns } from "./hyphens.ts";
import { placesIn } from "./liang.ts";

const divided = async (word: string, lang: Language) => {
  const places = placesIn(word, await loadPatterns(lang));
  return [0, ...places].map((place, index) => word.slice(place, places[index])).join("-");
};

describe("the places of a word", () => {
  it.each([
    ["en", "hyphenation", "hy-phen-ation"],
    ["en", "infrastructure", "in-fra-struc-ture"],
    ["en", "associate", "as-so-ciate"],
    ["en", "present", "present"],
    ["en", "table", "ta-ble"],
    ["en", "Deployment", "De-ploy-ment"],
    ["de", "Zusammenarbeit", "Zu-sam-men-ar-beit"],
    ["de", "Geschwindigkeit", "Ge-schwin-dig-keit"],
    ["es", "investigación", "in-ves-ti-ga-ción"],
    ["fr", "responsabilité", "res-pon-sa-bi-lité"],
    ["en", "team", "team"],
    ["en", "", ""],
  ] as const)("%s: %s", async (lang, word, expected) => {
    expect(await divided(word, lang)).toBe(expected);
  });
});

describe("the words of a text", () => {
  const words = async (text: string, lang: Language = "en") =>
    Object.keys(hyphensIn(text, lang, await loadPatterns(lang)));

  it("are plain ones, whatever punctuation surrounds them", async () => {
    expect(await words("reliability, (infrastructure) “documentation” team’s")).toEqual([
      "reliability,",
      "(infrastructure)",
      "“documentation”",
    ]);
    expect(await words("l’infrastructure d'observabilité", "fr")).toEqual(["l’infrastructure", "d'observabilité"]);
    expect(hyphensIn("l’infrastructure", "fr", await loadPatterns("fr"))["l’infrastructure"]?.[0]).toBe(4);
  });

  it("exclude abbreviations, product names, URLs, emails, figures and words that already have a hyphen", async () => {
    const others =
      "KUBERNETES PostgreSQL github.com/infrastructure https://documentation.example infrastructure42 100% " +
      "infrastructure/documentation cross-functional infrastructure_name mail@documentation.example constructor() __proto__";
    expect(await words(others)).toEqual([]);
  });

  it("may begin with a capital in German only", async () => {
    expect(await words("Zusammenarbeit GESCHWINDIGKEIT", "de")).toEqual(["Zusammenarbeit"]);
    expect(await words("Massachusetts infrastructure", "en")).toEqual(["infrastructure"]);
  });
});

describe("the justified texts of a resume", () => {
  const profile = (templateName: string, lang: Language, html: string) =>
    resume({ name: "P", lang, templateName, sections: [section("profile", lang, { items: [{ description: html }] })] });

  it("are those of the design, in the languages that hyphenate", async () => {
    expect(justifiedText(profile("TemplateAcademic", "en", text("Some infrastructure")))).toBe("Some infrastructure");
    expect(justifiedText(profile("TemplateAcademic", "ja", text("Some infrastructure")))).toBe("");
    expect(justifiedText(profile("TemplateModern", "en", text("Some infrastructure")))).toBe("");
    expect(await hyphensOf(profile("TemplateModern", "en", text("Some infrastructure")))).toBeNull();
  });

  it("include those that the user justified", () => {
    const own = '<p style="text-align: justify">Some infrastructure</p>';
    expect(justifiedText(profile("TemplateModern", "en", own))).toBe("Some infrastructure");
  });
});
