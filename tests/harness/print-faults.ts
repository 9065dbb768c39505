import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import type { Printer } from "#server/pages/printer.ts";
import { htmlLang } from "#templates/design.ts";
import { papers } from "#templates/paging.ts";
import { wordsOf } from "#templates/parts/words.ts";
import { type MeasuredSheet, measureSheet } from "./measure-sheet.ts";
import { measurePageFeet, type PageFoot } from "./page-feet.ts";
import { rules, uaFaults } from "./pdf-ua/rules.ts";
import { openTagged } from "./pdf-ua/tagged-file.ts";
import { type ReadPdf, readPdf } from "./read-pdf.ts";
import { newRequester } from "./requester.ts";
import type { SheetBench } from "./sheets.ts";

/**
 * Prints the document with the product's own renderer, shows it as the editor shows it, and compares the two: the
 * preview has the same pages with the same text, nothing overflows or is left alone at a page break, and a program
 * reads the whole text in order, with its headings, lists, links and pictures, and nothing that cannot be seen. The file
 * keeps the rules of PDF/UA-1 that a machine can decide; another library reads it for them than the code that writes it.
 *
 * `name` is the fixture's. Returns the bytes of the PDF and a sentence for each fault.
 */
export async function checkPrint(
  bench: SheetBench,
  printer: Pick<Printer, "pdf">,
  name: string,
  document: ResumeDocument,
): Promise<{ bytes: Uint8Array; faults: string[] }> {
  const [previewed, printed] = await Promise.all([
    bench.show(document, { mode: "preview" }),
    printer.pdf({ requester: newRequester(), document }),
  ]);
  const sheet = withoutGhostName((await bench.page.evaluate(measureSheet)) as MeasuredSheet, document);
  const pdf = await readPdf(printed.bytes);
  const faults = [
    ...pageFaults(previewed, printed.pages, pdf.pages.length),
    ...layoutFaults(name, sheet, document.config),
    ...(/^(?:long|unusual)-/.test(name) ? footFaults((await bench.page.evaluate(measurePageFeet)) as PageFoot[]) : []),
    ...textFaults(name, sheet, pdf),
    // A PDF without any text has nothing to tag.
    ...(sheet.pages.join("") === "" ? [] : [...structureFaults(name, sheet, pdf), ...metadataFaults(document, pdf)]),
    ...uaFaults(await openTagged(printed.bytes)).map(({ id, fault }) => `PDF/UA, ${rules[id].title}: ${fault}`),
  ];
  return { bytes: printed.bytes, faults };
}

/** Where the name is missing, the preview shows a word in its place, which is not printed. */
function withoutGhostName(sheet: MeasuredSheet, { data, config }: ResumeDocument): MeasuredSheet {
  if (data.basicInfo.name.trim() !== "") return sheet;
  const { yourName } = wordsOf(config.lang);
  return {
    ...sheet,
    pages: sheet.pages.map((text) => text.replace(yourName.replace(/\s/gu, ""), "")),
    headings: sheet.headings.filter(({ text }) => text !== yourName),
  };
}

const differ = (what: string, found: unknown, expected: unknown): string[] => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is?.slice(0, 400)} instead of ${should?.slice(0, 400)}`];
};

function pageFaults(previewed: number, counted: number, printed: number): string[] {
  return [...differ("pages of the preview", previewed, printed), ...differ("pages as counted", counted, printed)];
}

/**
 * Tells whether the text may break anywhere, even before a mark, because it has no place to break. In Korean, which
 * keeps words whole, this includes the Chinese fixtures.
 */
const torn = (name: string, lang: Language) =>
  ["longWords", "markup", ...(lang === "ko" ? ["lin", "zhou", "sanYe"] : [])].includes(name);

function layoutFaults(name: string, sheet: MeasuredSheet, { lang, design }: ResumeDocument["config"]): string[] {
  const { height } = papers[design.paper];
  // The sheet fills its last page to within the fraction of a pixel that must not start another page.
  const isFull = sheet.lastBottom > height - 1.5 && sheet.lastBottom <= height;
  return [
    ...differ("over the edge", sheet.outside, []),
    ...differ("alone at the foot of a page", sheet.lonely, []),
    ...differ("a single line beside a page break", sheet.loneLines, []),
    ...differ("cut by a page break", sheet.cut, []),
    ...differ("lines that begin or end badly", torn(name, lang) ? [] : sheet.badLines, []),
    ...differ("torn words", torn(name, lang) ? [] : sheet.tornWords, []),
    ...(isFull ? [] : [`the last page ends at ${sheet.lastBottom}`]),
  ];
}

/** Resumes as people write them leave no more than 15 % of a page empty where the text goes on. */
function footFaults(feet: readonly PageFoot[]): string[] {
  return feet.flatMap(({ empty }, index) =>
    empty !== null && empty > 0.15 ? [`${Math.round(empty * 100)} % of page ${index + 1} is empty at its foot`] : [],
  );
}

/**
 * Characters that control how others are drawn and show nothing themselves; PDF readers differ in which of them they
 * return.
 */
const steering = /[\s\p{Cf}\p{Cc}]|\ufe0f/gu;
const isLetter = /\p{L}/u;
/** Lines of a paragraph may end in a hyphen; those hyphens are in the sheet's text as well (templates/hyphens). */
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
  // The remaining text must be that of the page decoration and the style sheets.
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

/** In a line with several writing directions the order is up to the PDF reader. */
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
  // Arabic letters come back in the form that they take at their place in the word.
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
  // An element that continues on the next page is tagged there again.
  const roles = (role: string, expected: number) =>
    pdf.pages.length === 1 ? differ(role, count(role), expected) : count(role) < expected ? [`${role}: too few`] : [];
  const plain = (text: string) => text.replace(/\s+/gu, " ").trim();
  return [
    ...(pdf.isTagged ? [] : ["is not tagged"]),
    ...["H1", "H2", "H3"].flatMap((level) =>
      roles(level, sheet.headings.filter((heading) => heading.level === level && plain(heading.text) !== "").length),
    ),
    ...roles("LI", sheet.items),
    // Chromium writes the words of a right-to-left title in the order in which they are painted.
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
