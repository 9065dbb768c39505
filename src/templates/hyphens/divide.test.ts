import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { readPdf } from "#tests/harness/read-pdf.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { resume, section, text } from "../fixtures/build.ts";
import { divideWordsSource } from "./divide.ts";

/** Runs in a real browser with the real fonts. */
let bench: SheetBench;
const printer = createChromiumPrinter({ path: process.env.CHROMIUM_PATH, pages: 1, timeout: 120_000, now: () => 0 });
beforeAll(async () => {
  bench = await openSheetBench();
});
afterAll(() => Promise.all([bench.close(), printer.close()]));

const texts = {
  en: "Reliability engineer with nine years on payment and logistics infrastructure. I build the paved road: objectives people trust, deployments that automatically roll themselves back, and rotations nobody dreads. Previously responsible for international standardisation of observability across organisations, with particular emphasis on communication and documentation. Documentation and communication throughout organisations, standardisation notwithstanding, are responsibilities that infrastructure engineering underestimates characteristically.",
  de: "Zuverlässigkeitsingenieurin mit Verantwortung für Geschwindigkeitsverbesserungen, Zusammenarbeit zwischen Entwicklungsabteilungen und Standardisierung der Überwachungsinfrastruktur in mehreren Unternehmensbereichen; besonderer Schwerpunkt Wissensvermittlung, Anforderungsmanagement, Softwarearchitektur und Betriebswirtschaftslehre in Zahlungsverkehrsunternehmen.",
  es: "Ingeniera de fiabilidad con nueve años de experiencia en infraestructuras de pagos y plataformas logísticas internacionales. Responsable de la estandarización de la observabilidad, de la comunicación entre departamentos y de la documentación de procedimientos operativos en organizaciones multinacionales y administraciones públicas.",
  fr: "Ingénieure fiabilité avec neuf années d’expérience des infrastructures de paiement et des plateformes logistiques internationales. Responsable de l’uniformisation de l’observabilité, de la communication entre départements et de la documentation des procédures opérationnelles dans plusieurs organisations multinationales.",
} as const;

/**
 * Returns a resume whose margin sets the width of its column. The tests use two widths, so that many lines end in many
 * places.
 */
const resumeIn = (lang: keyof typeof texts, margin: number, html = text(texts[lang])): ResumeDocument => {
  const made = resume({
    name: "P",
    lang,
    templateName: "TemplateAcademic",
    basicInfo: { name: "Ada" },
    sections: [section("profile", lang, { name: "X", items: [{ description: html }] })],
  });
  return { ...made, config: { ...made.config, design: { ...made.config.design, pageMargin: margin } } };
};

/** Returns the lines of the first paragraph as the browser broke them. */
const lines = () =>
  bench.page.evaluate(() => {
    const found: { text: string; top: number }[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector(".rs-text") as Element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [at, sign] of [...(node.nodeValue ?? "")].entries()) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [box] = range.getClientRects();
        const line = found.at(-1);
        if (!box) continue;
        if (line && Math.abs(line.top - box.top) < box.height / 2) line.text += sign;
        else found.push({ text: sign, top: box.top });
      }
    return found.map((line) => line.text.trim());
  });

const isDivided = (line: string) => /\p{L}-$/u.test(line);

/** Joins lines as PDF readers do: a hyphen at the end of a line is removed and joins the word that it divides. */
const joined = (found: readonly string[]) =>
  found.reduce((sum, line) => (sum === "" ? line : isDivided(sum) ? sum.slice(0, -1) + line : `${sum} ${line}`), "");

const narrow = [66, 190, 240, 265, 280] as const;

describe.each(["en", "de", "es", "fr"] as const)("hyphenated words in %s", (lang) => {
  it("end lines and are read as they were written, on paper as on screen", async () => {
    let hyphens = 0;
    for (const margin of narrow) {
      const document = resumeIn(lang, margin);
      await bench.show(document, { mode: "preview" });
      const shown = await lines();
      expect(joined(shown)).toBe(texts[lang]);
      expect(isDivided(shown.at(-1) ?? "")).toBe(false);
      for (let index = 2; index < shown.length; index += 1)
        expect(shown.slice(index - 2, index + 1).every(isDivided), shown.slice(index - 2, index + 1).join("|")).toBe(
          false,
        );
      hyphens += shown.filter(isDivided).length;

      const { bytes } = await printer.pdf({ requester: newRequester(), document });
      const { pages } = await readPdf(bytes, "\n");
      const printed = pages
        .join("\n")
        .split("\n")
        .map((line) => line.trim());
      expect(printed.slice(printed.indexOf("X") + 1).filter(Boolean)).toEqual(shown);
      expect(pages.join("")).not.toMatch(/[\u00ad\u200b\u2010]/);
    }
    expect(hyphens).toBeGreaterThan(4);
  });
});

describe("hyphenated words", () => {
  it("leave neither a word nor a part of one alone on the last line", async () => {
    const told = `${texts.en.split(".").slice(0, 3).join(".")}, communication and documentation.`;
    const last: string[] = [];
    let evened = 0;
    for (let margin = 60; margin < 300; margin += 6) {
      await bench.show(resumeIn("en", margin, text(told)), { mode: "preview" });
      // Where nothing is hyphenated the browser fills the lines, and may find no better way.
      if ((await bench.page.locator("[data-divided]").count()) > 0) last.push((await lines()).at(-1) ?? "");
      evened += await bench.page.locator('[data-divided="even"]').count();
    }
    expect(last.length).toBeGreaterThan(20);
    expect(last.filter((line) => !line.includes(" "))).toEqual([]);
    expect(evened).toBeGreaterThan(0);
  });

  const divide = (places: object | null) =>
    bench.page.evaluate(([source, given]) => new Function(`return (${source})`)()(document.body, given), [
      divideWordsSource(),
      places,
    ] as const);
  const written = () => bench.page.evaluate(() => document.querySelector(".rs-text")?.outerHTML);

  it("depend on the text alone: a second call changes nothing, and a call without places restores the text", async () => {
    await bench.show(resumeIn("en", 265), { mode: "preview" });
    const before = await written();
    expect(before).toContain("data-divided");
    const { hyphensOf } = await import("./hyphens.ts");
    await divide(await hyphensOf(resumeIn("en", 265)));
    expect(await written()).toBe(before);
    await divide(null);
    expect(await written()).not.toContain("data-divided");
    expect(await bench.page.evaluate(() => document.querySelector(".rs-text")?.textContent)).toBe(texts.en);
  });

  it("spare code, links, right-to-left text and paragraphs with an alignment of their own", async () => {
    const long = "infrastructure documentation communication standardisation responsibilities ".repeat(6);
    for (const html of [
      `<p><code>${long}</code></p>`,
      `<p><a href="https://example.com">${long}</a></p>`,
      `<p>${long} שלום</p>`,
      `<p style="text-align: center">${long}</p>`,
    ]) {
      await bench.show(resumeIn("en", 265, html), { mode: "preview" });
      expect(await written()).not.toContain("-divided");
    }
    await bench.show(resumeIn("en", 265, `<p>${long}</p>`), { mode: "preview" });
    expect(await written()).toContain("-divided");
  });
});
