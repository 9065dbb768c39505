import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumRenderer } from "#server/adapters/renderer/chromium.ts";
import { type Design, htmlLang } from "#templates/design.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { fontIds, selectableFonts } from "#templates/fonts.ts";
import { papers } from "#templates/paging.ts";
import { designs } from "#templates/registry.ts";
import { type MeasuredSheet, measureSheet } from "#tests/harness/measure-sheet.ts";
import { type ReadPdf, readPdf } from "#tests/harness/read-pdf.ts";
import { familiesOf, openSheetBenches, type SheetBench } from "#tests/harness/sheets.ts";

/**
 * Every design in every language with every fixture, on one of the papers and in one of the themes, printed once by the
 * product's own renderer and shown once as the editor shows it. All that is claimed of a print is held against these two: that the preview has the same pages with the
 * same text, that nothing overflows or stands alone, and that a machine reads the whole text in order, with its headings,
 * lists, links and pictures, and nothing that no eye sees.
 */
const lanes = 2;
/** A folder in which one PDF of each design and language is kept, for a validator that is not ours (.ci/run). */
const kept = process.env.KEEP_PRINTS;
let benches: SheetBench[] = [];
let closeBenches = async () => {};
// Patient: the first prints in a language have its fonts cut, and this machine may have other work.
const renderer = createChromiumRenderer({
  path: process.env.CHROMIUM_PATH,
  pages: lanes,
  timeout: 120_000,
  now: () => 0,
});

beforeAll(async () => {
  if (kept) await mkdir(kept, { recursive: true });
  const [opened] = await Promise.all([openSheetBenches(lanes), renderer.warm()]);
  benches = opened.benches;
  closeBenches = opened.close;
});
afterAll(async () => {
  await Promise.all([closeBenches(), renderer.close()]);
});

describe.each(languages)("in %s", { timeout: 180_000 }, (lang) => {
  beforeAll(async () => {
    const sheets = designs.flatMap((design) => fixturesIn(lang).map(({ document }) => inTurn(document, design, 0)));
    await Promise.all(benches.map((bench) => bench.declare(familiesOf(sheets))));
  });

  const named = designs.map((design) => [design.name, design] as const);
  it.each(named)("%s prints as it is shown, and is read as it is written", async (_, design) => {
    const rest = fixturesIn(lang).map((fixture, index) => ({ ...fixture, turn: index + languages.indexOf(lang) }));
    const faults: string[] = [];
    const work = async (bench: SheetBench) => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const { name, document, turn } = next;
        // A print that fails is a fault like another: the other lane must not go on beside the next test.
        const found = await faultsOf(bench, name, inTurn(document, design, turn)).catch((error) => [String(error)]);
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      }
    };
    await Promise.all(benches.map(work));
    expect(faults).toEqual([]);
  });
});

/** The document in a design; papers and themes take turns, so that all of them are printed without more prints. */
function inTurn(document: ResumeDocument, { componentName, themes }: Design, turn: number): ResumeDocument {
  const { config } = document;
  const paper = turn % 3 === 2 ? "letter" : "a4";
  const templateTheme = themes[turn % themes.length] ?? themes[0];
  return {
    ...document,
    config: { ...config, templateName: componentName, templateTheme, design: { ...config.design, paper } },
  };
}

describe("every family to choose", () => {
  beforeAll(() => benches[0]?.declare(fontIds));

  it.each(selectableFonts)("prints as it is shown, and is read as it is written: %s", async (fontFamily) => {
    const [bench] = benches;
    for (const lang of ["fr", "ch"] as const) {
      const [fixture] = fixturesIn(lang);
      if (!bench || !fixture) throw new Error("nothing to print");
      const { name, document } = fixture;
      const design = { ...document.config.design, fontFamily };
      expect(await faultsOf(bench, name, { ...document, config: { ...document.config, design } })).toEqual([]);
    }
  });
});

async function faultsOf(bench: SheetBench, name: string, document: ResumeDocument): Promise<string[]> {
  const [previewed, printed] = await Promise.all([
    bench.show(document, { mode: "preview" }),
    renderer.pdf({ document }),
  ]);
  const sheet = (await bench.page.evaluate(measureSheet)) as MeasuredSheet;
  const pdf = await readPdf(printed.bytes);
  const { lang, templateName } = document.config;
  if (kept && name === "everything") await writeFile(path.join(kept, `${templateName}-${lang}.pdf`), printed.bytes);
  return [
    ...pageFaults(previewed, printed.pages, pdf.pages.length),
    ...layoutFaults(name, sheet, document.config),
    ...textFaults(name, sheet, pdf),
    // A PDF without a word has nothing to tag.
    ...(sheet.pages.join("") === "" ? [] : [...structureFaults(name, sheet, pdf), ...metadataFaults(document, pdf)]),
  ];
}

const differ = (what: string, found: unknown, expected: unknown): string[] => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is?.slice(0, 400)} instead of ${should?.slice(0, 400)}`];
};

function pageFaults(previewed: number, counted: number, printed: number): string[] {
  return [...differ("pages of the preview", previewed, printed), ...differ("pages as counted", counted, printed)];
}

/** Texts without a place to break are torn anywhere, before a mark too: Chinese ones as well where Korean keeps words whole. */
const torn = (name: string, lang: Language) =>
  ["longWords", "markup", ...(lang === "ko" ? ["lin", "zhou", "sanYe"] : [])].includes(name);

function layoutFaults(name: string, sheet: MeasuredSheet, { lang, design }: ResumeDocument["config"]): string[] {
  const { height } = papers[design.paper];
  // The sheet fills its last page to within the fraction of a pixel that must not start another one.
  const isFull = sheet.lastBottom > height - 1.5 && sheet.lastBottom <= height;
  return [
    ...differ("over the edge", sheet.outside, []),
    ...differ("alone at the foot of a page", sheet.lonely, []),
    ...differ("a single line beside a page break", sheet.loneLines, []),
    ...differ("cut by a page break", sheet.cut, []),
    ...differ("lines that begin or end badly", torn(name, lang) ? [] : sheet.badLines, []),
    ...(isFull ? [] : [`the last page ends at ${sheet.lastBottom}`]),
  ];
}

/** Signs that steer how others are drawn, and are nothing by themselves; which of them a reader gives back is its own affair. */
const steering = /[\s\p{Cf}\p{Cc}]|\ufe0f/gu;
const isLetter = /\p{L}/u;
/** Lines of a paragraph may end in a hyphen; those are written in the sheet as well (templates/hyphens). */
const isHyphen = /[\u2010-]/u;
const softHyphens = (text: string) => text.split("\u00ad").length - 1;

function textFaults(name: string, sheet: MeasuredSheet, pdf: ReadPdf): string[] {
  const faults: string[] = [];
  const rest: string[] = [];
  for (const [index, page] of pdf.pages.entries()) {
    const wanted = [...(sheet.pages[index] ?? "").replace(steering, "")];
    const read = [...page.replace(steering, "")];
    const { missing, left } = name === mixed ? withoutOrder(wanted, read) : inOrder(wanted, read);
    if (missing !== "") faults.push(`page ${index + 1} is not read to its end: ${missing}`);
    rest.push(...left);
  }
  // What is left over must be what the furniture and the style sheets say.
  const said = new Set(sheet.besides);
  const tells = (character: string) => isLetter.test(character) || isHyphen.test(character);
  const unseen = rest.filter((character) => tells(character) && !said.has(character));
  const soft = softHyphens(pdf.pages.join("")) > softHyphens(sheet.pages.join(""));
  return [
    ...faults,
    ...(faults.length > 0 ? [] : differ("read but not seen", unseen.join(""), "")),
    ...(soft ? ["soft hyphens of nobody's"] : []),
  ];
}

/** In a line of several directions the order is the reader's own choice. */
const mixed = "scripts";

type Compared = { missing: string; left: string[] };

function inOrder(wanted: readonly string[], read: readonly string[]): Compared {
  const left: string[] = [];
  let at = 0;
  for (const character of read) {
    if (character === wanted[at]) at += 1;
    else left.push(character);
  }
  const around = `“${wanted.slice(Math.max(0, at - 20), at).join("")}” is not followed by “${wanted.slice(at, at + 20).join("")}”`;
  return { missing: at < wanted.length ? around : "", left };
}

function withoutOrder(wanted: readonly string[], read: readonly string[]): Compared {
  // Letters of Arabic come back in the form that they have at their place in the word.
  const left = [...read.join("").normalize("NFKC")];
  const missing = [...wanted.join("").normalize("NFKC")].filter((character) => {
    const at = left.indexOf(character);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { missing: missing.join(""), left };
}

function structureFaults(name: string, sheet: MeasuredSheet, pdf: ReadPdf): string[] {
  const count = (role: string) => pdf.roles.filter((known) => known === role).length;
  // What goes on on the next page is named there again.
  const roles = (role: string, expected: number) =>
    pdf.pages.length === 1 ? differ(role, count(role), expected) : count(role) < expected ? [`${role}: too few`] : [];
  const plain = (text: string) => text.replace(/\s+/gu, " ").trim();
  return [
    ...(pdf.isTagged ? [] : ["is not tagged"]),
    ...["H1", "H2", "H3"].flatMap((level) =>
      roles(level, sheet.headings.filter((heading) => heading.level === level && plain(heading.text) !== "").length),
    ),
    ...roles("LI", sheet.items),
    // Chromium writes the words of a title that runs from right to left in the order in which they are painted.
    ...(name === mixed
      ? []
      : differ(
          "outline",
          pdf.outline.map(plain),
          sheet.headings.map(({ text }) => plain(text)),
        )),
    ...differ("links", [...new Set(pdf.links)].sort(), [...new Set(sheet.links)].sort()),
    ...differ("pictures with words", pdf.figures.filter((words) => words !== "").length, sheet.photos),
    ...differ("pictures", pdf.figures.length, sheet.photos),
  ];
}

function metadataFaults({ name, data, config }: ResumeDocument, pdf: ReadPdf): string[] {
  const { basicInfo } = data;
  const title = String(pdf.info.Title ?? "");
  return [
    ...differ("language", pdf.info.Language, htmlLang[config.lang]),
    ...differ("author", pdf.info.Author ?? "", basicInfo.name),
    ...(title.includes(basicInfo.name || name) ? [] : [`title: ${title}`]),
  ];
}
