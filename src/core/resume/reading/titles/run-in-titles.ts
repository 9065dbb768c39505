import type { Line, Segment, StyledPiece } from "../lines/lines.ts";
import { isCapitals, isSetLike } from "../lines/title-look.ts";
import { kindOfHeading } from "../terms/heading-words.ts";

/** A title that its text follows on the same line, told by its style alone: "EXPERIENCE: Vice President". */
type RunIn = { title: Segment; text: Segment };

/** Returns the lines with such titles on lines of their own, where a file has jobs or studies behind one. */
export function withRunInTitles(lines: readonly Line[]): Line[] {
  const found = new Map(
    lines.flatMap((line): [Line, RunIn][] => {
      const runIn = runInOf(line);
      return runIn ? [[line, runIn]] : [];
    }),
  );
  const alone = lines.flatMap(({ segments: [only, ...more] }) => (only && more.length === 0 ? [only] : []));
  const kindsLike = (title: Segment) => {
    const inText = [...found.values()].map((one) => one.title);
    const like = [...inText, ...alone].filter((one) => isSetLike(one, title) && isCapitals(one.text));
    return new Set(like.map(({ text }) => kindOfHeading(text)).filter((kind) => kind !== null));
  };
  const isOfEntries = ({ title }: RunIn) => /^(?:work|education)$/u.test(kindOfHeading(title.text) ?? "");
  const first = [...found.values()].find((one) => isOfEntries(one) && kindsLike(one.title).size > 1);
  if (!first) return [...lines];
  return lines.flatMap((line) => {
    const runIn = found.get(line);
    if (!runIn || !isSetLike(runIn.title, first.title)) return [line];
    const { title, text } = runIn;
    const rest = [text, ...line.segments.slice(1)];
    return [
      { ...line, ...styleOf(title), segments: [title], text: title.text, right: title.right },
      {
        ...line,
        ...styleOf(text),
        segments: rest,
        text: rest.map((one) => one.text).join("\t"),
        x: text.x,
        gap: title.size,
      },
    ];
  });
}

const styleOf = ({ size, isBold, color }: Segment) => ({ size, isBold, color });

function runInOf({ segments: [first], isCell }: Line): RunIn | null {
  const [piece, ...more] = first?.pieces ?? [];
  if (!first || !piece || more.length === 0 || isCell || !piece.isBold || kindOfHeading(first.text)) return null;
  const name = piece.text.replace(/[:：\s]+$/u, "").trim();
  const [next] = more;
  const differs = next !== undefined && (next.isBold !== piece.isBold || colorOf(next) !== colorOf(piece));
  const text = more
    .map((one) => one.text)
    .join("")
    .replace(/^[:：\s–-]+/u, "");
  if (!differs || !isCapitals(name) || kindOfHeading(name) === null || !/\p{L}{2}/u.test(text)) return null;
  const size = Number(piece.look.split(" ")[1]) || first.size;
  const x = first.x + ((first.right - first.x) * piece.text.length) / Math.max(1, first.text.length);
  const letters = (bold: boolean) =>
    more.filter(({ isBold }) => isBold === bold).reduce((sum, one) => sum + one.text.trim().length, 0);
  return {
    title: {
      ...first,
      text: name,
      pieces: [{ ...piece, text: name }],
      right: x,
      size,
      isBold: true,
      color: colorOf(piece),
    },
    text: { ...first, text, pieces: trimmed(more), x, isBold: letters(true) > letters(false) },
  };
}

const colorOf = ({ look }: StyledPiece) => look.split(" ")[0] ?? "";

/** Returns the pieces behind a title without the mark that it ends with. */
function trimmed(pieces: readonly StyledPiece[]): StyledPiece[] {
  const [first, ...more] = pieces;
  if (!first) return [];
  const text = first.text.replace(/^[:：\s–-]+/u, "");
  return text === "" ? trimmed(more) : [{ ...first, text }, ...more];
}
