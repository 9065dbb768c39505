import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Mark, Rule } from "#core/resume/reading/layout-model.ts";

/** What the drawing operators of a page say beyond its text content. */
export type Drawing = {
  /** Each shown text without its spaces, in the order of drawing. */
  texts: DrawnText[];
  /** All that is shown, with the spaces that are drawn, in the order of drawing. */
  shown: string;
  rules: Rule[];
  marks: Mark[];
  /** Where pictures stand, in the units of the page, and what those are called that were decoded. */
  pictures: (Area & { name?: string })[];
};
/**
 * `isUnpainted`: the text is drawn without any paint, so that it is seen only where a picture shows it. `isWhite`: it is as
 * white as the paper, so that it is seen only where a picture lies behind it. `isStroked`: the outlines of its letters are
 * drawn over them in their own colour, which is how programs make letters bold in a font that has none: most fonts of
 * Chinese and Japanese.
 */
export type DrawnText = {
  text: string;
  color: string;
  isHidden: boolean;
  isUnpainted?: boolean;
  isWhite?: boolean;
  isStroked?: boolean;
};
export type Area = { x1: number; y1: number; x2: number; y2: number };

type Matrix = readonly [number, number, number, number, number, number];
type State = { matrix: Matrix; color: string; stroke: string; strokeWidth: number; alpha: number; mode: number };
type Box = Area & { color: string };
/** The bounds of a path, and how many lines and curves it has. */
type Shape = Box & { corners: number };

const enoughRules = 4000;
/** Stands for the colours of a pattern or a gradient, on which white text is seen. */
const someColor = "#808080";
const strokedMode = 2;
const invisibleMode = 3;
/** Lines and curves of a path: the outlines of letters have more than any box or mark. */
const outlined = 12;

/**
 * Follows colours, lines and filled boxes through the operators of a page. Text is hidden where it is transparent, or
 * has the colour of what lies behind it: of the last box drawn before it, as far as boxes are known, else of the paper.
 */
export function readDrawing(list: { fnArray: number[]; argsArray: unknown[] }, viewport: number[]): Drawing {
  const rules: Rule[] = [];
  const texts: Drawing["texts"] = [];
  const shown: string[] = [];
  const marks: Mark[] = [];
  const pictures: Drawing["pictures"] = [];
  const matrix = viewport as unknown as Matrix;
  let state: State = { matrix, color: "#000000", stroke: "#000000", strokeWidth: 1, alpha: 1, mode: 0 };
  const stack: State[] = [];
  let path: Box[] = [];
  let shapes: Shape[] = [];
  const boxes: Box[] = [];
  let outlines: string | null = null;
  list.fnArray.forEach((operator, index) => {
    const args = (list.argsArray[index] ?? []) as unknown[];
    switch (operator) {
      case OPS.save:
        stack.push(state);
        break;
      case OPS.restore:
        if (pictures.length < enoughRules && isSpaceLeft(list.fnArray, index)) pictures.push(areaOf(state.matrix));
        state = stack.pop() ?? state;
        break;
      case OPS.paintImageXObject:
        if (pictures.length < enoughRules) pictures.push({ ...areaOf(state.matrix), name: String(args[0]) });
        break;
      case OPS.transform:
        state = { ...state, matrix: multiply(state.matrix, args as unknown as Matrix) };
        break;
      case OPS.paintFormXObjectBegin:
        stack.push(state);
        if (Array.isArray(args[0]) || ArrayBuffer.isView(args[0])) {
          state = { ...state, matrix: multiply(state.matrix, args[0] as unknown as Matrix) };
        }
        break;
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.setFillRGBColor:
        state = { ...state, color: colorOf(args) };
        break;
      case OPS.setFillColorN:
        state = { ...state, color: someColor };
        break;
      case OPS.setStrokeRGBColor:
        state = { ...state, stroke: colorOf(args) };
        break;
      case OPS.setLineWidth:
        state = { ...state, strokeWidth: Number(args[0]) };
        break;
      case OPS.setGState:
        state = { ...state, alpha: alphaOf(args[0], state.alpha) };
        break;
      case OPS.setTextRenderingMode:
        state = { ...state, mode: Number(args[0]) };
        break;
      case OPS.constructPath:
        path = path.concat(piecesOf(args, state));
        shapes.push(...boundsOf(args, state));
        break;
      case OPS.fill:
      case OPS.eoFill:
      case OPS.fillStroke:
      case OPS.stroke:
      case OPS.closeStroke:
        if (rules.length < enoughRules) {
          const isFilled = operator === OPS.fill || operator === OPS.eoFill;
          const seen = isFilled ? path.filter((box) => hasEdges({ ...box, color: state.color })) : path;
          for (const box of seen) rules.push(...edgesOf(box));
          // Some programs draw a box as four lines, others with round corners: its bounds are what lies behind a text.
          if (operator !== OPS.stroke && operator !== OPS.closeStroke)
            boxes.push(...shapes.map((shape) => ({ ...shape, color: state.color })));
        }
        if (marks.length < enoughRules) {
          // Of what is only outlined a small square or circle alone is a mark; icons have more corners.
          const isLine = operator === OPS.stroke || operator === OPS.closeStroke;
          marks.push(...shapes.filter((shape) => !isLine || isEven(shape)).flatMap(markOf));
        }
        outlines = operator !== OPS.stroke && shapes.some(({ corners }) => corners > outlined) ? state.color : null;
        path = [];
        shapes = [];
        break;
      case OPS.endPath:
        path = [];
        shapes = [];
        break;
      case OPS.showText: {
        const said = textOf(args[0]);
        shown.push(said);
        const text = said.replace(/\s+/gu, "");
        if (text === "") break;
        // Letters that were drawn as outlines are written once more above them, transparent: there they are seen.
        if (state.alpha < 0.05 && outlines !== null) texts.push({ text, color: outlines, isHidden: false });
        else texts.push(drawn(text, state, boxes));
        break;
      }
    }
  });
  return { texts, shown: shown.join(""), rules, marks, pictures };
}

function drawn(text: string, state: State, boxes: readonly Box[]): DrawnText {
  const found = { text, color: state.color, isHidden: isHidden(state, boxes) };
  if (state.mode === invisibleMode) return { ...found, isUnpainted: true };
  const isStroked = state.mode === strokedMode && state.strokeWidth > 0 && state.stroke === state.color;
  const isWhite = found.isHidden && state.alpha >= 0.05;
  return { ...found, ...(isStroked && { isStroked }), ...(isWhite && { isWhite }) };
}

/** What says how something is drawn, or what it means, and draws nothing. */
const drawsNothing = new Set<number | undefined>([
  OPS.dependency,
  OPS.setGState,
  OPS.setFillRGBColor,
  OPS.setStrokeRGBColor,
  OPS.beginMarkedContent,
  OPS.beginMarkedContentProps,
  OPS.endMarkedContent,
]);

/** True where a space that was set up is left with nothing drawn in it. */
function isSpaceLeft(operators: readonly number[], end: number): boolean {
  let at = end - 1;
  while (drawsNothing.has(operators[at])) at -= 1;
  return operators[at] === OPS.transform;
}

/**
 * A picture fills the square from 0 to 1 of the space that it is drawn in. One that is not decoded is not drawn either: where
 * it was, its space is set up and left again.
 */
function areaOf([a, b, c, d, e, f]: Matrix): Area {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  return { x1: Math.min(...xs), x2: Math.max(...xs), y1: Math.min(...ys), y2: Math.max(...ys) };
}

/** White text is seen only on something that is not white. Where a dark box was drawn, it is taken to be there. */
function isHidden({ color, alpha, mode }: State, boxes: readonly Box[]): boolean {
  if (mode === invisibleMode || alpha < 0.05) return true;
  if (!isNearWhite(color)) return false;
  return !boxes.some((box) => !isNearWhite(box.color) && box.x2 - box.x1 > 20 && box.y2 - box.y1 > 6);
}

/** White behind a single line is the ground of its text; a higher white box may be the cell of a table. */
function hasEdges({ x1, y1, x2, y2, color }: Box): boolean {
  const [width, height] = [x2 - x1, y2 - y1];
  return !isNearWhite(color) || width <= thin || height <= thin || height > lineHeight;
}

/** In points: the height of a line of the type of texts. */
const lineHeight = 19;

function isNearWhite(color: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(color);
}

function colorOf(args: readonly unknown[]): string {
  if (typeof args[0] === "string") return args[0];
  const hex = (value: unknown) =>
    Math.max(0, Math.min(255, Math.round(Number(value))))
      .toString(16)
      .padStart(2, "0");
  return `#${hex(args[0])}${hex(args[1])}${hex(args[2])}`;
}

function alphaOf(entries: unknown, before: number): number {
  if (!Array.isArray(entries)) return before;
  const found = entries.find((entry) => Array.isArray(entry) && entry[0] === "ca") as [string, number] | undefined;
  return found ? Number(found[1]) : before;
}

function textOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return "";
  return glyphs
    .map((glyph: { unicode?: string } | number | null) =>
      glyph && typeof glyph === "object" ? (glyph.unicode ?? "") : "",
    )
    .join("");
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The straight pieces of a path as boxes; curves are of no use to a reader. */
function piecesOf(args: readonly unknown[], { matrix, color }: State): Box[] {
  const operators = args[0] as number[] | undefined;
  const numbers = args[1] as number[] | undefined;
  if (!Array.isArray(operators) || !numbers) return [];
  const boxes: Box[] = [];
  let at = 0;
  let from: [number, number] = [0, 0];
  const next = () => Number(numbers[at++] ?? 0);
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    const place = (x: number, y: number) =>
      [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]] as const;
    const [ax, ay] = place(x1, y1);
    const [bx, by] = place(x2, y2);
    boxes.push({ x1: Math.min(ax, bx), y1: Math.min(ay, by), x2: Math.max(ax, bx), y2: Math.max(ay, by), color });
  };
  for (const operator of operators) {
    if (operator === OPS.rectangle) {
      const [x, y, width, height] = [next(), next(), next(), next()];
      add(x, y, x + width, y + height);
    } else if (operator === OPS.moveTo) {
      from = [next(), next()];
    } else if (operator === OPS.lineTo) {
      const to: [number, number] = [next(), next()];
      add(from[0], from[1], to[0], to[1]);
      from = to;
    } else if (operator === OPS.curveTo) {
      at += 4;
      from = [next(), next()];
    } else if (operator === OPS.curveTo2 || operator === OPS.curveTo3) {
      at += 2;
      from = [next(), next()];
    }
  }
  return boxes;
}

/** Numbers that each operator of a path takes; a rectangle's are its corner and its sides. */
const taken = new Map<number, number>([
  [OPS.moveTo, 2],
  [OPS.lineTo, 2],
  [OPS.curveTo, 6],
  [OPS.curveTo2, 4],
  [OPS.curveTo3, 4],
  [OPS.rectangle, 4],
]);

/** The bounds of a whole path. pdf.js measures them too, but leaves curves out. */
function boundsOf(args: readonly unknown[], { matrix, color }: State): Shape[] {
  const operators = args[0] as number[] | undefined;
  const numbers = args[1] as ArrayLike<number> | undefined;
  if (!Array.isArray(operators) || !numbers) return [];
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity, color };
  const add = (x: number, y: number) => {
    const px = matrix[0] * x + matrix[2] * y + matrix[4];
    const py = matrix[1] * x + matrix[3] * y + matrix[5];
    box.x1 = Math.min(box.x1, px);
    box.y1 = Math.min(box.y1, py);
    box.x2 = Math.max(box.x2, px);
    box.y2 = Math.max(box.y2, py);
  };
  let at = 0;
  for (const operator of operators) {
    const count = taken.get(operator) ?? 0;
    const [a = 0, b = 0, c = 0, d = 0] = [numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]];
    if (operator === OPS.rectangle) {
      add(a, b);
      add(a + c, b + d);
    } else for (let next = at; next + 1 < at + count; next += 2) add(numbers[next] ?? 0, numbers[next + 1] ?? 0);
    at += count;
  }
  return box.x1 <= box.x2 ? [{ ...box, corners: operators.length }] : [];
}

function isEven({ x1, y1, x2, y2, corners }: Shape): boolean {
  const [width, height] = [x2 - x1, y2 - y1];
  return corners <= 6 && Math.min(width, height) > 2 && Math.abs(width - height) < 0.2 * width;
}

function markOf({ x1, y1, x2, y2, color }: Box): Mark[] {
  const [width, height] = [x2 - x1, y2 - y1];
  const size = Math.max(width, height);
  if (size < 1 || size > 7 || height > width * 2 || isNearWhite(color)) return [];
  return [{ x: (x1 + x2) / 2, y: (y1 + y2) / 2, size }];
}

const thin = 3;

/** A thin box is one line; a large one has four edges, which are lines of a table or the border of a panel. */
function edgesOf({ x1, y1, x2, y2 }: Box): Rule[] {
  const [width, height] = [x2 - x1, y2 - y1];
  if (width < 8 && height < 8) return [];
  if (height <= thin) return [{ x1, y1: (y1 + y2) / 2, x2, y2: (y1 + y2) / 2 }];
  if (width <= thin) return [{ x1: (x1 + x2) / 2, y1, x2: (x1 + x2) / 2, y2 }];
  return [
    { x1, y1, x2, y2: y1 },
    { x1, y1: y2, x2, y2 },
    { x1, y1, x2: x1, y2 },
    { x1: x2, y1, x2, y2 },
  ];
}
