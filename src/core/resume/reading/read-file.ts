import type { ResumeDocument } from "../schema.ts";
import type { FileLayout } from "./layout-model.ts";
import { type FieldReading, fieldReadings } from "./places.ts";
import { readResume } from "./read-resume.ts";

/** What is kept of a read file beside its bytes. */
export type FileReading = {
  document: ResumeDocument;
  fields: FieldReading[];
  /** The id of the section that holds what was not placed; null where everything was. */
  notPlacedIn: string | null;
  /** Texts that the file holds and nobody sees. */
  hidden: string[];
  isResume: boolean;
  /** The sizes of its pages, in points. */
  pages: { width: number; height: number }[];
  /** Its lines in the order of reading. */
  content: string;
};

/** Hidden texts are reported, and nobody reads a thousand of them. */
const hiddenListed = 50;

/** Reads a file: its lines, the document that they make, and where each field of that stands. */
export function readFile(layout: FileLayout): FileReading {
  const { document, readings, notPlaced, hidden, isResume, lines } = readResume(layout);
  const notPlacedIn = notPlaced.length > 0 ? (document.data.sections.at(-1)?.id ?? null) : null;
  return {
    document,
    fields: fieldReadings(document, lines, readings, notPlacedIn),
    notPlacedIn,
    hidden: hidden.slice(0, hiddenListed).map((text) => text.slice(0, 200)),
    isResume,
    pages: layout.pages.map(({ width, height }) => ({ width, height })),
    content: lines.map(({ text }) => text.replace(/\s*\t\s*/g, "    ")).join("\n"),
  };
}

/** In points: a page of plain text, on which a line is as long as it must be. */
const page = { width: 595, height: 842 };
const size = 10;

/** A letter of Chinese, Japanese or Korean is as wide as two. */
const lettersIn = (text: string) =>
  [...text].length + (text.match(/[\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/gu)?.length ?? 0);

/** Returns lines of text as the layout of a file that has them and nothing else: no styles and no columns. */
export function layoutOfText(content: string): FileLayout {
  const lines = content.split(/\r\n?|\n/);
  const runs = lines.flatMap((text, index) => {
    const trimmed = text.trim();
    if (trimmed === "") return [];
    const width = Math.min(page.width - 100, lettersIn(trimmed) * size * 0.5);
    const style = { size, isBold: false, isItalic: false, color: "#000000", font: "" };
    return [{ text: trimmed, x: 50, y: 50 + index * size * 1.4, width, ...style }];
  });
  const height = Math.max(page.height, 100 + lines.length * size * 1.4);
  return {
    pages: [{ ...page, height, runs, rules: [], links: [], marks: [] }],
    hasParagraphs: true,
    hidden: [],
  };
}
