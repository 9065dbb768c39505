import type { FlowLayout } from "#core/resume/reading/flow-layout.ts";

/** A step of laying text out; what stands in text boxes is laid out when the places of all of them are known. */
export type FlowStep = (flow: FlowLayout) => void;

/** English metric units, of which 12,700 make a point: the height of a line, and where the text of a page begins. */
const unit = { line: 198_120, margin: 1_000_000, page: 7_560_000, height: 10_690_000, point: 12_700 };

/** Lines of a page, as far as that can be told without laying it out. */
const lines = 44;

type Box = { x: number; y: number; width: number; steps: FlowStep[]; letters: number };
type Frame = { name: string; x: number; y: number; width: number; isPlaced: boolean };

const framed = new Set([
  ...["wp:anchor", "wp:inline", "wpg:grpSp", "wps:wsp", "pic:pic", "w:pict"],
  ...["v:shape", "v:rect", "v:roundrect", "v:group"],
]);

/**
 * Puts the text boxes of a Word file into the order in which they stand on the page. A file names them where they are
 * anchored, mostly the last drawn first, and says how far from there each of them is.
 */
export class WordBoxes {
  /** What stands in no box, and the boxes of one paragraph together. */
  readonly #parts: (Box & { boxes: Box[] })[] = [];
  readonly #frames: Frame[] = [];
  readonly #open: Box[] = [];
  /** Where the page and the paragraph begin that are read, from the head of the first page. */
  #pageTop = 0;
  #top = 0;
  #axis: "x" | "y" | null = null;
  #offset: string | null = null;

  /** Begins a paragraph; those in no box are counted, because what is anchored in one is placed from there. */
  startParagraph(): void {
    if (this.#open.length > 0) return;
    this.#top += unit.line;
    if (this.#top - this.#pageTop > unit.line * lines) this.#startPage();
    this.#parts.push({ x: unit.margin, y: this.#top, width: unit.page, steps: [], letters: 0, boxes: [] });
  }

  put(step: FlowStep, letters = 0): void {
    const box = this.#open.at(-1) ?? this.#part();
    box.steps.push(step);
    box.letters += letters;
  }

  open(name: string, attributes: Record<string, string | undefined>): void {
    const frame = this.#frames.at(-1);
    if (framed.has(name)) this.#frames.push(this.#frameOf(name, attributes));
    else if (name === "wp:positionH") this.#axis = "x";
    else if (name === "wp:positionV") {
      this.#axis = "y";
      // From the head of the page and not from the paragraph.
      if (frame && attributes.relativeFrom !== "paragraph" && attributes.relativeFrom !== "line")
        frame.y = this.#pageTop;
    } else if (name === "wp:posOffset") this.#offset = "";
    else if (name === "wp:extent" && frame) frame.width = Number(attributes.cx) || 0;
    else if (name === "a:off" && frame && !frame.isPlaced && frame.name !== "wp:anchor" && frame.name !== "wp:inline") {
      frame.isPlaced = true;
      frame.x += Number(attributes.x) || 0;
      frame.y += Number(attributes.y) || 0;
    } else if (name === "a:ext" && frame?.name === "wps:wsp") frame.width = Number(attributes.cx) || frame.width;
    else if ((name === "w:br" && attributes["w:type"] === "page") || name === "w:lastRenderedPageBreak")
      this.#startPage();
    else if (name === "w:txbxContent") {
      const { x = 0, y = this.#top, width = 0 } = frame ?? {};
      const box = { x, y, width, steps: [], letters: 0 };
      this.#part().boxes.push(box);
      this.#open.push(box);
    }
  }

  /** Puts what is written into a box that lies so far from the paragraph that is read, or from the head of its page. */
  within(place: { x: number; y: number; width: number; isOfPage: boolean }, write: () => void): void {
    const { x, y, width, isOfPage } = place;
    const box = { x, y: y + (isOfPage ? this.#pageTop : this.#top), width, steps: [], letters: 0 };
    this.#part().boxes.push(box);
    this.#open.push(box);
    write();
    this.#open.pop();
  }

  text(text: string): void {
    if (this.#offset !== null) this.#offset += text;
  }

  close(name: string): void {
    if (name === "w:txbxContent") this.#open.pop();
    else if (name === "wp:posOffset") {
      const frame = this.#frames.at(-1);
      if (frame && this.#axis) frame[this.#axis] += Number(this.#offset) || 0;
      this.#offset = null;
    } else if (framed.has(name) && this.#frames.at(-1)?.name === name) this.#frames.pop();
  }

  /** Lays everything out. */
  finish(flow: FlowLayout): void {
    const boxes = this.#parts.flatMap((part) => part.boxes);
    const sum = (all: readonly Box[]) => all.reduce((letters, box) => letters + box.letters, 0);
    // Where hardly anything stands outside, the paragraphs are no more than what boxes are hung on.
    const isDrawn = boxes.length > 2 && sum(this.#parts) < sum(boxes) * 0.3;
    if (isDrawn)
      for (const box of ordered([...this.#parts.filter(({ letters }) => letters > 0), ...boxes])) run(box, flow);
    else
      for (const part of this.#parts) {
        for (const box of ordered(part.boxes)) run(box, flow);
        run(part, flow);
      }
  }

  /** A break that is written is also noted where it was drawn, before anything of the new page. */
  #startPage(): void {
    if (this.#open.length > 0 || this.#top - this.#pageTop < unit.line * 2) return;
    this.#pageTop += unit.height;
    this.#top = this.#pageTop;
  }

  #part(): Box & { boxes: Box[] } {
    if (this.#parts.length === 0) this.#parts.push({ x: 0, y: 0, width: unit.page, steps: [], letters: 0, boxes: [] });
    return this.#parts.at(-1) as Box & { boxes: Box[] };
  }

  #frameOf(name: string, { style = "" }: Record<string, string | undefined>): Frame {
    const outer = this.#frames.at(-1) ?? { x: unit.margin, y: this.#top, width: 0 };
    const length = (key: string) => {
      const found = new RegExp(`(?:^|;)\\s*${key}:\\s*(-?[\\d.]+)(pt|in|mm)?`).exec(style);
      const scale = { pt: unit.point, in: unit.point * 72, mm: unit.point * 2.83 }[found?.[2] ?? ""] ?? 1;
      return (Number(found?.[1]) || 0) * scale;
    };
    const isVml = name.startsWith("v:");
    const x = outer.x + (isVml ? length("margin-left") + length("left") : 0);
    const y = outer.y + (isVml ? length("margin-top") + length("top") : 0);
    return { name, x, y, width: isVml ? length("width") : outer.width, isPlaced: false };
  }
}

function run({ steps }: Box, flow: FlowLayout): void {
  for (const step of steps) step(flow);
}

/** In points: boxes of one row do not begin at quite the same height. */
const sameRow = 8;

/** From top to bottom; where boxes stand in two columns, the left one first. */
function ordered(boxes: readonly Box[]): Box[] {
  const middle = unit.page * 0.33;
  const right = boxes.filter(({ x, letters }) => x > middle && letters > 0);
  const left = boxes.filter(({ x, width, letters }) => x + width < (right[0]?.x ?? 0) + unit.point * 30 && letters > 0);
  const inColumns = right.length > 2 && left.length > 2;
  const top = Math.min(...right.map(({ y }) => y));
  const columnOf = ({ x, y }: Box) => (!inColumns || y < top - unit.line ? 0 : x > middle ? 2 : 1);
  const step = unit.point * sameRow;
  return [...boxes].sort(
    (a, b) => columnOf(a) - columnOf(b) || (Math.abs(a.y - b.y) < step ? a.x - b.x || a.y - b.y : a.y - b.y),
  );
}
