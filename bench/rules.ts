import { limits } from "#core/limits.ts";
import { cleanData } from "#core/resume/clean.ts";
import { difference } from "#core/resume/difference.ts";
import { differenceRows } from "#core/resume/difference-words.ts";
import { safeFileName } from "#core/resume/file-name.ts";
import { fromJsonResume } from "#core/resume/formats/json-resume/json-resume.ts";
import { toJsonResume } from "#core/resume/formats/json-resume/writer.ts";
import { healDocument } from "#core/resume/healing.ts";
import { merge, reconcile } from "#core/resume/merge.ts";
import { cleanPastedHtml } from "#core/resume/rich-text/pasted.ts";
import { plainToRichText, richTextToPlain, sanitizeRichText } from "#core/resume/rich-text.ts";
import { isSame } from "#core/resume/same.ts";
import { compactData } from "#core/resume/save.ts";
import { type ResumeDocument, sentDataSchema } from "#core/resume/schema.ts";
import { sizeOf } from "#core/resume/size.ts";
import { swappedItems } from "#core/resume/swapped-fields.ts";
import { linkHref } from "#core/resume/urls.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { type Shape, shapes } from "#tests/core/largest-documents.ts";
import { type BenchRow, quantile } from "./row.ts";

/** Every pure rule over a document. What a save or a reading asks of the machine is the sum of a few of them. */
const rules: Record<string, (document: ResumeDocument, other: ResumeDocument) => unknown> = {
  "checking the schema": ({ data }) => sentDataSchema.safeParse(data),
  healing: (document) => healDocument(document),
  cleaning: ({ data }) => cleanData(data),
  "hiding contacts": (document) => visibleDocument(document, "viewer"),
  difference: (document, other) => difference(document, other),
  "difference of words": (document, other) => differenceRows(wordsOf(document), wordsOf(other)),
  merge: (document, other) => merge(document, other, { ...document, name: "Theirs" }),
  "merge after a lost answer": (document, other) =>
    reconcile({ base: document, sent: [other], mine: other, theirs: { ...document, name: "Theirs" } }),
  "comparing by value": (document, other) =>
    isSame(document.data.sections.toReversed(), other.data.sections.toReversed()),
  "compact data": ({ data }) => compactData(data),
  "rich text": (document) => htmlsOf(document).map(sanitizeRichText),
  "rich text as plain text": (document) => htmlsOf(document).map(richTextToPlain),
  "pasted text": (document) => cleanPastedHtml(htmlsOf(document)[0] ?? ""),
  "plain text as rich text": (document) => htmlsOf(document).map(plainToRichText),
  "swapped fields": (document) => swappedItems(document),
  size: ({ data }) => sizeOf(data),
  "links' addresses": (document) => [...document.data.links.map(({ src }) => src), wordsOf(document)].map(linkHref),
  "names of files": (document) => safeFileName(wordsOf(document).slice(0, limits.document.lineLength)),
  "JSON Resume, written and read": (document) =>
    fromJsonResume(toJsonResume(document), {
      lang: "en",
      templateName: "TemplateModern",
      templateId: "",
      theme: "",
      newId: counted(),
    }),
};

const htmlsOf = ({ data }: ResumeDocument) =>
  data.sections.flatMap((section) => section.data.map(({ description }) => description));
const wordsOf = (document: ResumeDocument) => htmlsOf(document).join("\n");

function counted() {
  let count = 0;
  return () => `new-${++count}`;
}

/** A longer text may cost in proportion, and a little more for what depends on memory. */
const mostRatio = 3.5;
/** Below this many milliseconds a ratio says more about the machine than about the rule. */
const leastTime = 5;

/**
 * Measures the processor's time of every rule over the largest documents that the contract allows, in every shape, and
 * over documents of half that size. Throws where a rule takes more than 3.5 times as long for twice the size. The row
 * of a rule is its slowest shape. Other programs on the machine do not count, and the shortest of several runs is the
 * one that they and the collector of garbage disturbed least.
 */
export async function run(): Promise<BenchRow[]> {
  const faults: string[] = [];
  const cases = shapes.map((shape) => ({ shape, whole: caseOf(shape, 1), half: caseOf(shape, 0.5) }));
  const rows = Object.entries(rules).map(([name, rule]) => {
    const first = cases.map((one) => ({ ...one, time: Math.min(...samplesOf(rule, one.whole, 2)) }));
    for (const { shape, whole, half, time } of first) {
      if (time < leastTime) continue;
      const short = Math.min(...samplesOf(rule, half, 2));
      if (short < leastTime || Math.min(...samplesOf(rule, whole, 2)) / short <= mostRatio) continue;
      // A single long run may have been an accident.
      const ratio = Math.min(...samplesOf(rule, whole, 5)) / Math.min(...samplesOf(rule, half, 5));
      if (ratio > mostRatio)
        faults.push(`${name}, ${shape.name}: twice the size takes ${ratio.toFixed(1)} times as long`);
    }
    const slowest = first.reduce((one, other) => (other.time > one.time ? other : one));
    const [whole, half] = [samplesOf(rule, slowest.whole, 5), samplesOf(rule, slowest.half, 5)];
    const [time, reference] = [Math.min(...whole), Math.min(...half)];
    return {
      name: `${name} (${slowest.shape.name})`,
      unit: "ms",
      median: time,
      p95: quantile(whole, 0.95),
      reference: { name: "half of it", median: reference },
      ratio: time / reference,
    };
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return rows;
}

type Case = { document: ResumeDocument; other: ResumeDocument };

/** Returns a document of that shape, and another with the same texts and one edit. */
function caseOf(shape: Shape, share: number): Case {
  const document = shape.document(share);
  const other = { ...shape.document(share), name: "Mine" };
  const [section] = other.data.sections;
  const [item] = section?.data ?? [];
  if (section && item) {
    const data = [{ ...item, title: "Mine", description: `<p>Mine</p>${item.description}` }, ...section.data.slice(1)];
    other.data = { ...other.data, sections: [{ ...section, data }, ...other.data.sections.slice(1)] };
  }
  return { document, other };
}

/** Returns the milliseconds that the processor worked for each run. */
function samplesOf(rule: (typeof rules)[string], { document, other }: Case, runs: number): number[] {
  return Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    rule(document, other);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}
