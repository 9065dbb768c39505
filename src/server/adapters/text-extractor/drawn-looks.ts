import type { TextRun } from "#core/resume/reading/layout-model.ts";
import type { Drawing, DrawnText } from "./pdf-drawing.ts";

/** So many letters of a text, one behind the other, are stroked or not. */
export type Strokes = { letters: number; isStroked: boolean };

/**
 * Colours are known where text is drawn, places where text content is listed. Both come in the same order, so that the
 * characters of one are counted off against those of the other. Returns a function that tells how a text of the content was
 * drawn: its first letter, and which of its letters are stroked.
 */
export function looksInOrder({ texts }: Drawing): (text: string) => { look: DrawnText; strokes: Strokes[] } {
  let index = 0;
  let at = 0;
  const black = { text: "", color: "#000000", isHidden: false };
  return (text) => {
    const wanted = text.replace(/\s+/gu, "");
    if (wanted === "") return { look: black, strokes: [] };
    const first = wanted[0] ?? "";
    // A character that is not where it is expected is looked for nearby; text in unusual order keeps the last colour.
    for (let look = index, from = at; look < Math.min(texts.length, index + 12); look += 1, from = 0) {
      const piece = texts[look];
      const place = piece?.text.indexOf(first, from) ?? -1;
      if (!piece || place < 0) continue;
      const strokes = [strokesOf(piece, Math.min(wanted.length, piece.text.length - place))];
      let rest = wanted.length - (piece.text.length - place);
      index = look;
      at = place + wanted.length;
      while (rest > 0 && index + 1 < texts.length) {
        index += 1;
        at = rest;
        const next = texts[index];
        if (next) strokes.push(strokesOf(next, Math.min(rest, next.text.length)));
        rest -= next?.text.length ?? 0;
      }
      return { look: piece, strokes };
    }
    return { look: texts[index] ?? black, strokes: [] };
  };
}

const strokesOf = ({ isStroked = false }: DrawnText, letters: number): Strokes => ({ letters, isStroked });

/** Returns a run in parts, where some of its letters are stroked and others are not: those that are stroked are bold. */
export function withStrokesBold(run: TextRun, strokes: readonly Strokes[]): TextRun[] {
  if (!strokes.some(({ isStroked }) => isStroked)) return [run];
  if (strokes.every(({ isStroked }) => isStroked) || run.isTurned) return [{ ...run, isBold: true }];
  const parts: { text: string; isStroked: boolean }[] = [];
  let [at, left] = [-1, 0];
  for (const letter of run.text) {
    if (letter.trim() !== "") {
      while (left === 0 && at + 1 < strokes.length) left = strokes[++at]?.letters ?? 0;
      left -= letter.length;
    }
    const isStroked = strokes[Math.max(0, at)]?.isStroked ?? false;
    const last = parts.at(-1);
    if (last?.isStroked === isStroked) last.text += letter;
    else parts.push({ text: letter, isStroked });
  }
  const width = widthOf(run.text);
  let { x } = run;
  return parts.map(({ text, isStroked }) => {
    const part = { ...run, text, x, width: (run.width * widthOf(text)) / width, isBold: run.isBold || isStroked };
    x += part.width;
    return part;
  });
}

/** How wide a text is: letters of the East are as wide as two others. */
const widthOf = (text: string) => text.length + (text.match(/[\u2E80-\uD7FF\uF900-\uFFEF]/gu)?.length ?? 0);
