import { cleanData } from "#core/resume/clean.ts";
import { difference } from "#core/resume/difference.ts";
import { differenceRows } from "#core/resume/difference-words.ts";
import { safeFileName } from "#core/resume/file-name.ts";
import { fromJsonResume, toJsonResume } from "#core/resume/formats/json-resume/json-resume.ts";
import { healDocument } from "#core/resume/healing.ts";
import { merge, reconcile } from "#core/resume/merge.ts";
import { cleanPastedHtml } from "#core/resume/rich-text/pasted.ts";
import { richTextToPlain, sanitizeRichText } from "#core/resume/rich-text.ts";
import { isSame } from "#core/resume/same.ts";
import { compactData } from "#core/resume/save.ts";
import { type ResumeDocument, sentDataSchema } from "#core/resume/schema.ts";
import { linkHref } from "#core/resume/urls.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { type Shape, shapes } from "#tests/core/largest-documents.ts";
import { type BenchRow, quantile } from "./row.ts";

/** Every pure rule over a document. What a save or a reading asks of the machine is the sum of a few of them. */
export const rules: Record<string, (document: ResumeDocument, other: ResumeDocument) => unknown> = {
  "checking the schema": ({ data }) => sentDataSchema.safeParse(data),
  healing: (document) => healDocument(document),
  cleaning: ({ data }) => cleanData(data),
  "hiding contacts": (document) => visibleDocument(document, "viewer"),
  difference: (document, other) => difference(document, other),
  "difference of words": (document, other) => differenceRows(wordsOf(document), wordsOf(other)),
  merge: (document, other) => merge(document, other, { ...document, name: "Theirs" }),
  "merge after a lost answer": (document, other) =>
    reconcile({ base: document, sent: [other], mine: other, theirs: { ...document, name: "Theirs" } }),
  "comparing by value": (document) => isSame(document, structuredClone(document)),
  "compact data": ({ data }) => compactData(data),
  "rich text": (document) => htmlsOf(document).map(sanitizeRichText),
  "rich text as plain text": (document) => htmlsOf(document).map(richTextToPlain),
  "pasted text": (document) => htmlsOf(document).map(cleanPastedHtml),
  "links' addresses": (document) => [...document.data.links.map(({ src }) => src), wordsOf(document)].map(linkHref),
  "names of files": (document) => safeFileName(wordsOf(document)),
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
 * Times every rule over the largest documents that the contract allows, in every shape, and over documents of half that
 * size. Throws where a rule takes more than 3.5 times as long for twice the size. The row of a rule is its slowest shape.
 */
export async function run(): Promise<BenchRow[]> {
  const faults: string[] = [];
  const rows = Object.entries(rules).map(([name, rule]) => {
    const timed = shapes.map((shape) => {
      const [whole, half] = [1, 0.5].map((share) => samplesOf(shape, share, rule)) as [number[], number[]];
      const ratio = Math.min(...whole) / Math.min(...half);
      if (Math.min(...half) >= leastTime && ratio > mostRatio) {
        faults.push(`${name}, ${shape.name}: twice the size takes ${ratio.toFixed(1)} times as long`);
      }
      return { shape, whole, half };
    });
    const slowest = timed.reduce((one, other) => (quantile(other.whole, 0.5) > quantile(one.whole, 0.5) ? other : one));
    const median = quantile(slowest.whole, 0.5);
    const reference = { name: "half of it", median: quantile(slowest.half, 0.5) };
    return {
      name: `${name} (${slowest.shape.name})`,
      unit: "ms",
      median,
      p95: quantile(slowest.whole, 0.95),
      reference,
      ratio: median / reference.median,
    };
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return rows;
}

function samplesOf(shape: Shape, share: number, rule: (typeof rules)[string]): number[] {
  const document = shape.document(share);
  const other = { ...shape.document(share), name: "Mine" };
  const [section] = other.data.sections;
  const [item] = section?.data ?? [];
  if (section && item) {
    const data = [{ ...item, title: "Mine", description: `<p>Mine</p>${item.description}` }, ...section.data.slice(1)];
    other.data = { ...other.data, sections: [{ ...section, data }, ...other.data.sections.slice(1)] };
  }
  return Array.from({ length: 5 }, () => {
    const start = performance.now();
    rule(document, other);
    return performance.now() - start;
  });
}
