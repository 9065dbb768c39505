import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { readResume } from "#core/resume/reading/read-resume.ts";
import { extract } from "#server/adapters/text-extractor/extract.ts";
import { ExtractionError } from "#server/adapters/text-extractor/port.ts";
import { structures } from "./reading/drawn/style.ts";
import { drawnPages } from "./reading/drawn-pages.ts";
import { folder } from "./reading/kept-print.ts";
import { ownPrints } from "./reading/own-prints.ts";
import { fields, type Scores, scoreOf } from "./reading/score.ts";
import { type Truth, truthOf } from "./reading/truth.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * How well resumes are read, and how fast: our own prints of every design in every language, resumes of ours in looks
 * that are drawn at random, and the documents of others that `reading/gather.mjs` fetched and `reading/truth.json`
 * describes. About a third of those that are gathered at one time is set aside (`isAside` in `reading/sources.json`): it
 * is counted in a row of its own, and its faults are not looked at while the reader is worked on. When new documents are
 * gathered, those that were set aside before are opened. A document that was not fetched is counted as absent, so that a
 * good mean of few files is seen for what it is.
 */
export async function run(): Promise<BenchRow[]> {
  const own: Measured[] = [];
  for (const { lang, document, bytes } of await ownPrints()) {
    const { templateName } = document.config;
    own.push(await measure(lang, bytes, printed(truthOf(document.data), templateName)));
  }
  const drawn: (Measured & { structure: string })[] = [];
  for (const { lang, style, document, bytes } of await drawnPages(drawnPerLanguage)) {
    drawn.push({ ...(await measure(lang, bytes, truthOf(document.data))), structure: style.structure });
  }
  const truths: Record<string, Truth> = JSON.parse(await readFile(path.resolve("bench/reading/truth.json"), "utf8"));
  const sources: { sha256: string; isAside?: boolean }[] = JSON.parse(
    await readFile(path.resolve("bench/reading/sources.json"), "utf8"),
  );
  const aside = new Set(sources.flatMap(({ sha256, isAside }) => (isAside ? [sha256.slice(0, 10)] : [])));
  const others: (Measured & { isAside: boolean })[] = [];
  for (const [key, truth] of Object.entries(truths)) {
    const file = [".pdf", ".docx", ".doc"].map((ending) => path.join(folder, key + ending)).find(existsSync);
    if (!file) continue;
    others.push({
      ...(await measure("", await readFile(file), truth)),
      isAside: aside.has(key),
    });
  }
  const languages = [...new Set(own.map(({ group }) => group))];
  const developed = others.filter(({ isAside }) => !isAside);
  const all = [...own, ...others];
  return [
    ...languages.map((lang) =>
      coreRow(
        `CORE, own prints in ${lang}`,
        own.filter(({ group }) => group === lang),
      ),
    ),
    coreRow("CORE, all own prints", own),
    ...fieldRows("own prints", own),
    ...structures.map((structure) =>
      coreRow(
        `CORE, drawn pages, ${structure}`,
        drawn.filter((one) => one.structure === structure),
      ),
    ),
    coreRow("CORE, all drawn pages", drawn),
    ...fieldRows("drawn pages", drawn),
    ...(others.length > 0
      ? [
          coreRow("CORE, documents of others", developed),
          coreRow(
            "CORE, documents of others set aside",
            others.filter(({ isAside }) => isAside),
          ),
          ...fieldRows("documents of others", developed),
          ...tableRows(others),
        ]
      : []),
    {
      name: `documents of others that are present, of ${Object.keys(truths).length}`,
      unit: "files",
      ...one(others.length),
    },
    rowOf(
      "a file, from bytes to document",
      "ms",
      all.map(({ ms }) => ms),
    ),
    { name: "the slowest file", unit: "ms", ...one(Math.max(...all.map(({ ms }) => ms))) },
    rowOf(
      "memory of the whole process after a file",
      "MB",
      all.map(({ mb }) => mb),
    ),
  ];
}

/** How many pages are drawn in each of the eight languages. */
const drawnPerLanguage = 40;

const one = (value: number) => ({ median: value, p95: value });

/** The figures of each language in each layout: one column or several, and files that have no places at all. */
function tableRows(measured: readonly Measured[]): BenchRow[] {
  const groups = [...new Set(measured.map(({ read }) => read))].sort();
  return groups.map((group) => {
    const found = measured.filter(({ read }) => read === group);
    return coreRow(`CORE, ${group}, ${found.length} files`, found);
  });
}

/** `read`: the language that was told and the layout. `mb`: what the process had in memory when the file was read. */
type Measured = { group: string; read: string; core: number; scores: Scores; ms: number; mb: number };

async function measure(group: string, bytes: Uint8Array, truth: Truth): Promise<Measured> {
  const started = performance.now();
  const layout = await layoutOf(bytes);
  if (!layout) return { group, read: "refused", ...scoreOf(truth, {}), ms: performance.now() - started, mb: memory() };
  const { document, lines } = readResume(layout);
  const ms = performance.now() - started;
  const columns = lines.some(({ column }) => column !== "") ? "in columns" : "in one column";
  const read = `${document.config.lang} ${layout.hasParagraphs ? "of Word" : columns}`;
  return { group, read, ...scoreOf(truth, truthOf(document.data)), ms, mb: memory() };
}

const memory = () => process.memoryUsage().rss / 1_048_576;

/** A file that is refused counts as one of which nothing was read. */
async function layoutOf(bytes: Uint8Array): Promise<FileLayout | null> {
  try {
    return (await extract(new Uint8Array(bytes))).layout;
  } catch (error) {
    if (error instanceof ExtractionError) return null;
    throw error;
  }
}

/** What a design prints of the truth: two of them print years alone. */
function printed(truth: Truth, templateName: string): Truth {
  if (!/^Template(?:Executive|Editorial)$/.test(templateName)) return truth;
  const inYears = <Entry extends { start?: string; end?: string }>(entry: Entry): Entry => ({
    ...entry,
    start: entry.start?.slice(0, 4),
    end: entry.end === "present" ? entry.end : entry.end?.slice(0, 4),
  });
  return { ...truth, work: truth.work?.map(inYears), education: truth.education?.map(inYears) };
}

function coreRow(name: string, measured: readonly Measured[]): BenchRow {
  return meanRow(
    name,
    measured.map(({ core }) => core),
  );
}

function fieldRows(of: string, measured: readonly Measured[]): BenchRow[] {
  return fields.flatMap((field) => {
    const found = measured.flatMap(({ scores }) => scores[field] ?? []);
    return found.length > 0
      ? [
          meanRow(
            `${field}, ${of}`,
            found.map((score) => 100 * score),
          ),
        ]
      : [];
  });
}

/** Scores are given as their mean; beside it stands what the worst twentieth does not reach. */
function meanRow(name: string, scores: readonly number[]): BenchRow {
  const sorted = [...scores].sort((a, b) => a - b);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  return {
    name: `${name} (mean, worst 5 % below)`,
    unit: "%",
    median: mean,
    p95: sorted[Math.floor(sorted.length * 0.05)] ?? Number.NaN,
  };
}
