import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { pairs, points, resume, section } from "#templates/fixtures/build.ts";
import { designs } from "#templates/registry.ts";
import { readPdf } from "./harness/read-pdf.ts";
import { newRequester } from "./harness/requester.ts";

/**
 * What programs store of a person: the name, the titles of the sections and the name of an employer, as they are
 * written, neither glued nor torn. Each design prints each name, and three readers read it: pdf.js, and poppler's
 * `pdftotext` in both of its modes where it is installed (.ci/run installs it).
 */
const names: Record<Language, readonly string[]> = {
  en: [
    "Eleanor Marlowe",
    "Mary-Jane O’Brien-Whitfield",
    "Ludwig van der Merwe",
    "Li",
    "Jean Paul de la Cruz Santos Filho",
  ],
  de: ["Friederike Müller-Lüdenscheidt", "Otto von und zu Stein", "Jürgen Weiß", "Käthe Groß", "Hans-Jörg de Vries"],
  fr: [
    "Anaïs Lefèvre-Dûpont",
    "Hélène de La Rochefoucauld",
    "Loïc L’Hermitte",
    "Zoé Ménard",
    "François-Xavier d’Ormesson",
  ],
  es: ["María José García Núñez", "Íñigo de los Ríos y Peña", "Ángel Ibáñez", "Ramón del Valle-Inclán", "José Ñíguez"],
  ch: ["苏晓棠", "欧阳思远", "李雷", "堃", "张祎䶮"],
  "zh-tw": ["蘇曉棠", "歐陽思遠", "陳亮", "林黛玉 Daisy Lin", "張莀瀅"],
  ja: ["佐藤健太", "髙橋 美咲", "長谷川さくら", "森 蘭", "グエン・ティ・ラン"],
  ko: ["김서연", "남궁 민수", "이 준", "황보라", "제갈하늘"],
};

const printer = createChromiumPrinter({ path: process.env.CHROMIUM_PATH, pages: 2, timeout: 120_000, now: () => 0 });
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "names-"));
  await printer.warm();
});
afterAll(async () => {
  await printer.close();
  await rm(folder, { recursive: true, force: true });
});

const run = promisify(execFile);
const hasPoppler = await run("pdftotext", ["-v"]).then(
  () => true,
  () => false,
);

/** Reads the first page by each reader. Lines stay lines; what a layout leaves empty between them is one space. */
async function readers(bytes: Uint8Array, file: string): Promise<Record<string, string>> {
  const { pages } = await readPdf(bytes, "\n");
  if (!hasPoppler) return { "pdf.js": pages[0] ?? "" };
  await writeFile(file, bytes);
  const poppler = async (mode: string) => (await run("pdftotext", [mode, "-l", "1", file, "-"])).stdout;
  const [raw, layout] = await Promise.all(["-raw", "-layout"].map(poppler));
  return { "pdf.js": pages[0] ?? "", raw: raw ?? "", layout: layout ?? "" };
}

/** Design may set a name on several lines, one word each. */
const oneLine = (text: string) => text.normalize("NFKC").replace(/\s+/gu, " ").trim();

describe.each(languages)("names in %s", { timeout: 180_000 }, (lang) => {
  it.each(designs.map((design) => [design.name, design] as const))("are read as written: %s", async (_, design) => {
    const faults: string[] = [];
    const rest = [...names[lang]];
    const work = async (lane: number) => {
      for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
        const employer = section("empolyment", lang, {
          items: [{ title: "CTO", subTitle: "Acme", startDate: "2020-01", description: points("…") }],
        });
        const sections = [employer, section("language", lang, { items: pairs(["A", "B"]) })];
        const { componentName: templateName, themes } = design;
        const document = resume({ name, lang, basicInfo: { name }, sections, templateName, theme: themes[0] });
        const { bytes } = await printer.pdf({ requester: newRequester(), document });
        const found = await readers(bytes, path.join(folder, `${design.name}-${lang}-${lane}.pdf`));
        const titles = sections.map((each) => each.name);
        for (const [reader, text] of Object.entries(found)) {
          const read = oneLine(text);
          // Terminal sets its titles in lower case.
          const hasTitle = (title: string) => read.includes(title) || read.includes(title.toLowerCase());
          const lost = [...(read.includes(name) ? [] : [name]), ...titles.filter((title) => !hasTitle(title))];
          // These people have no email, so that an @ would be decoration that programs take for one.
          if (read.includes("@")) faults.push(`${reader}: an @ in “${read.slice(0, 80)}”`);
          if (lost.length > 0) faults.push(`${reader}: no “${lost.join("”, “")}” in “${read.slice(0, 80)}”`);
        }
      }
    };
    await Promise.all([work(0), work(1)]);
    expect(faults).toEqual([]);
  });
});
