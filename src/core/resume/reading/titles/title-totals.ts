import type { Line } from "../lines/lines.ts";
import { joinSegments } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { partsOfEntries } from "../words/entry-labels.ts";

/**
 * "경력 총 2년 11개월", "학력 최종학력 대학교 4년졸업": behind a Korean title may stand, in small type, how long all of it
 * took, or how far somebody came.
 */
const level =
  "(?:대학원|대학교?|전문대학?|고등학교)\\s?[(（]?(?:[\\d,·~]+년제?)?[)）]?\\s?(?:졸업|졸업예정|재학|재학중|수료|중퇴|휴학)|(?:대입|고졸)\\s?검정고시(?:\\s?[(（](?:고졸|대입)[)）])?";
const total = new RegExp(
  `\\s*[(（]?\\s*총\\s*(?:\\d{1,2}\\s*년)?\\s*(?:\\d{1,2}\\s*개월)?\\s*[)）]?$|\\s+(?:최종\\s?학력\\s*)?(?:${level})$`,
  "u",
);
const isLevel = new RegExp(`^(?:${level})$`, "u");

/** Returns the lines with such a title alone, in its own size: the sum says nothing more than the dates below it. */
export function withTotalsParted(lines: readonly Line[]): readonly Line[] {
  return lines.map(withNoteJoined).map(withoutTotal).flatMap(withCaptionBelow);
}

/** "학력사항 (최종학력 : | 한강대학교 졸업)": the note in brackets behind a title is one text, however wide its spaces are. */
function withNoteJoined(line: Line): Line {
  const [first, ...others] = line.segments;
  const [, title = ""] = /^([^()（）\t]*\p{Script=Hangul})\s*[(（][^()（）]*\t[^()（）]*[)）]$/u.exec(line.text) ?? [];
  if (!first || others.length === 0 || title === "" || kindOfHeading(title) === null) return line;
  return withSegments(line, [others.reduce(joinSegments, first)]);
}

function withoutTotal(line: Line): Line {
  const [first, beside, ...more] = line.segments;
  const text = first?.text.replace(total, "") ?? "";
  const isBeside = beside !== undefined && more.length === 0 && isLevel.test(beside.text.trim());
  if (first && isBeside && beside.size < first.size * 0.9 && kindOfHeading(first.text) === "education")
    return { ...line, text: first.text, segments: [first] };
  if (!first || beside !== undefined || text === first.text || kindOfHeading(text) === null) return line;
  const [piece] = first.pieces;
  // The look of a piece begins with its colour and its size.
  const [color = first.color, size = ""] = piece?.look.split(" ") ?? [];
  const style = { color, size: Number(size) || first.size, isBold: piece?.isBold ?? first.isBold };
  const segment = { ...first, ...style, text, pieces: piece ? [{ ...piece, text }] : [] };
  return { ...line, ...style, text, segments: [segment] };
}

/** "경력 What I answered for": behind a known title in larger type may stand what it is about; it is a line of its own. */
function withCaptionBelow(line: Line): Line[] {
  const [only, ...others] = line.segments;
  const [title, ...caption] = only?.pieces ?? [];
  if (!only || others.length > 0 || !title || caption.length === 0) return [line];
  const sizeOf = ({ look }: { look: string }) => Number(look.split(" ")[1]) || only.size;
  const isLarger = caption.every((piece) => sizeOf(piece) < sizeOf(title) * 0.9 && piece.look !== title.look);
  if (!isLarger || kindOfHeading(title.text) === null) return [line];
  if (partsOfEntries.test(title.text.replace(/\s/gu, ""))) return [line];
  const lineOf = (pieces: typeof caption, gap: number): Line => {
    const text = pieces
      .map((piece) => piece.text)
      .join("")
      .trim();
    const [first = title] = pieces;
    const style = { color: first.look.split(" ")[0] ?? only.color, size: sizeOf(first), isBold: first.isBold };
    return { ...line, ...style, gap, text, segments: [{ ...only, ...style, text, pieces }] };
  };
  // In brackets it stays with its title: "학력사항 (최종학력 : 대학교 졸업)".
  if (/^\s*[(（]/u.test(caption[0]?.text ?? "") && /\p{Script=Hangul}/u.test(title.text)) {
    const { color, size, isBold } = lineOf([title], line.gap);
    return [{ ...line, color, size, isBold, segments: [{ ...only, color, size, isBold }] }];
  }
  if (kindOfHeading(only.text) !== null) return [line];
  const below = lineOf(caption, line.size);
  return /[\p{L}\p{N}]/u.test(below.text) ? [lineOf([title], line.gap), below] : [line];
}
