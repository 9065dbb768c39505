import { labelOf } from "../terms/label-words.ts";
import type { Line, Segment } from "./lines.ts";
import { withWords } from "./paragraphs.ts";
import { withSegments } from "./segments.ts";

/** "姓 名", "现 居 地": the letters of a short label are set apart, so that all labels of a form are of one width. */
const apart = /(?<![\p{Script=Han}\p{L}\p{N}])\p{Script=Han}(?:\s{1,4}\p{Script=Han}){1,3}(?=\s*[:：])/gu;

/**
 * Returns the lines with the letters of each label set together, and with the colon of a label right behind it, also
 * where they stand so far apart that they became texts of their own.
 */
export function withLabelsClosed(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    if (!/[:：]/u.test(line.text)) return line;
    const isHan = /\p{Script=Han}/u.test(line.text);
    const segments = isHan ? withColons(joined(line.segments)).map(closed) : withColons(line.segments);
    const isSame = segments.length === line.segments.length && segments.every((one, at) => one === line.segments[at]);
    return isSame ? line : withSegments(line, segments);
  });
}

function closed(segment: Segment): Segment {
  const text = segment.text.replace(apart, (label) => {
    const word = label.replace(/\s/gu, "");
    return labelOf(word) === undefined ? label : word;
  });
  return text === segment.text ? segment : withWords(segment, text);
}

/** "姓" and "名：王小明" are one label in two texts. */
function joined(segments: readonly Segment[]): Segment[] {
  const told: Segment[] = [];
  for (const segment of segments) {
    const before = told.at(-1);
    const end = /(?<!\p{Script=Han})\p{Script=Han}$/u.exec(before?.text ?? "")?.[0] ?? "";
    const [, begin = ""] = /^(\p{Script=Han}{1,2})\s*[:：]/u.exec(segment.text) ?? [];
    if (before && end !== "" && begin !== "" && labelOf(end + begin) !== undefined)
      told[told.length - 1] = { ...withWords(before, before.text + segment.text), right: segment.right };
    else told.push(segment);
  }
  return told;
}

/** "民族    ：汉", "Dirección    :    Calle Mayor 9": the colon belongs to the label before it, and one alone to any text. */
function withColons(segments: readonly Segment[]): Segment[] {
  const told: Segment[] = [];
  for (const segment of segments) {
    const before = told.at(-1);
    const text = before?.text.trim() ?? "";
    const label = /\p{Script=Han}/u.test(text) ? text.replace(/\s/gu, "") : text;
    const isColon = /^\s*[:：]\s*$/u.test(segment.text) && label.length < 40 && !/[:：]$/u.test(label);
    const isOf = before !== undefined && (isColon || (/^[:：]/u.test(segment.text) && labelOf(label) !== undefined));
    if (isOf) told[told.length - 1] = { ...withWords(before, label + segment.text), right: segment.right };
    else told.push(segment);
  }
  return told;
}
