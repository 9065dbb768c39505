import type { PageContainer } from "../paging.ts";
import type { Hyphens } from "./hyphens.ts";

/** The little of the DOM that is touched here; this floor has no DOM types (paging.ts). */
type Box = { left: number; right: number; top: number; bottom: number };
type TextNode = {
  nodeType: number;
  nodeValue: string | null;
  parentNode: ElementNode;
  childNodes: ArrayLike<TextNode>;
  /** What the document says there, and what was made of it: kept on the node, where whoever replaces it takes both away. */
  rsDivided?: { written: string; shown: string } | undefined;
};
type ElementNode = TextNode & {
  readonly ownerDocument: {
    createRange(): {
      setStart(node: TextNode, offset: number): void;
      setEnd(node: TextNode, offset: number): void;
      getClientRects(): ArrayLike<Box>;
    };
  };
  readonly textContent: string;
  readonly style: { textAlign: string };
  getClientRects(): ArrayLike<Box>;
  closest(selector: string): unknown;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
};

/**
 * Divides words at the ends of justified lines that would else be torn wide open. Where a line really ends, and nowhere
 * else, a hyphen is written into the text: a soft one stays in the words of a PDF, seen or not, while `-` at the end of
 * a line is what every reader joins. Call it before `paginate`, after every change; without places it takes back what it did.
 *
 * Lines are filled one after the other (`text-wrap: wrap` by `data-divided`), so a hyphen never moves a line above it.
 * Each is tried out: it stays only if the browser breaks there. Not more than two lines in a row, not the last word of a
 * text, never across a page. Where one word, or a piece of one, is then left alone on the last line, the browser looks for
 * better ends of the last lines (`even`), and hyphens are given up for it from below. The result depends on the text
 * alone, never on an earlier call.
 * Self-contained on purpose, as `paginate` is: the renderer runs its source inside the print page.
 */
export function divideWords(
  container: PageContainer & { querySelectorAll(selector: string): unknown },
  places: Hyphens | null,
): void {
  /** A line whose spaces grow by less than this share of themselves is even enough. */
  const bearable = 0.3;
  const mostInRow = 2;
  const all = (selector: string) => Array.from(container.querySelectorAll(selector) as ArrayLike<ElementNode>);

  const textsOf = (node: TextNode): TextNode[] =>
    node.nodeType === 3 ? [node] : Array.from(node.childNodes).flatMap(textsOf);
  for (const paragraph of all("[data-divided]")) {
    for (const node of textsOf(paragraph)) {
      const { rsDivided } = node;
      if (rsDivided && node.nodeValue === rsDivided.shown) node.nodeValue = rsDivided.written;
      node.rsDivided = undefined;
    }
    paragraph.removeAttribute("data-divided");
  }
  if (!places) return;

  for (const paragraph of all(".rs-justified .rs-text > p, .rs-text p.rs-justified, .rs-text li.rs-justified")) {
    if (["left", "center", "right"].includes(paragraph.style.textAlign)) continue;
    // A text of several directions has no end of its lines to speak of.
    if (/[\u0590-\u08ff]/.test(paragraph.textContent)) continue;
    paragraph.setAttribute("data-divided", "");
    // Lines are measured as they are before their spaces grow.
    paragraph.setAttribute("data-measured", "");
    const range = paragraph.ownerDocument.createRange();
    const boxesOf = (node: TextNode, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return Array.from(range.getClientRects());
    };
    type Word = { node: TextNode; start: number; text: string };
    const words: Word[] = [];
    for (const node of textsOf(paragraph))
      for (const { 0: text, index } of (node.nodeValue ?? "").matchAll(/\S+/g))
        words.push({ node, start: index, text });
    const placeOf = ({ node, start, text }: Word) => {
      const boxes = boxesOf(node, start, start + text.length);
      return { first: boxes[0], last: boxes[boxes.length - 1], isTorn: boxes.length > 1 };
    };
    const isBelow = (one: Box, other: Box) => other.left < one.right && other.top > one.top;
    /** A word that takes half of the line is as good as two. */
    const isLastAlone = () => {
      const [before, last] = words.slice(-2).map(placeOf);
      if (!before?.last || !last?.last || !isBelow(before.last, last.last)) return false;
      const line = paragraph.getClientRects()[0];
      const room = line ? line.right - line.left : 0;
      return last.isTorn || last.last.right - last.last.left < room / 2;
    };

    let inRow = 0;
    let spaces = 0;
    let space = 0;
    const divided = new Set<number>();
    const hyphens: { node: TextNode; at: number }[] = [];
    const isAtEnd = ({ node, at }: (typeof hyphens)[number]) => {
      const [above] = boxesOf(node, at, at + 1);
      const [below] = boxesOf(node, at + 1, at + 2);
      return above !== undefined && below !== undefined && isBelow(above, below);
    };
    const takeBack = ({ node, at }: (typeof hyphens)[number]) => {
      const shown = node.nodeValue ?? "";
      node.nodeValue = shown.slice(0, at) + shown.slice(at + 1);
      if (node.rsDivided) node.rsDivided.shown = node.nodeValue;
      for (const word of words) {
        if (word.node !== node || word.start + word.text.length <= at) continue;
        if (word.start > at) word.start -= 1;
        else word.text = word.text.slice(0, at - word.start) + word.text.slice(at - word.start + 1);
      }
    };
    for (let index = 1; index < words.length; index += 1) {
      const word = words[index] as Word;
      const [end, next] = [placeOf(words[index - 1] as Word), placeOf(word)];
      if (!end.last || !next.first) continue;
      if (end.isTorn) {
        // At a hyphen of its own.
        if (!divided.has(index - 1)) inRow += 1;
        spaces = 0;
      }
      if (!isBelow(end.last, next.first)) {
        // Pieces of one word in several nodes touch each other.
        const width = next.first.left - end.last.right;
        if (width > 0) {
          spaces += 1;
          space = width;
        }
        continue;
      }
      const line = Array.from(paragraph.getClientRects()).find(
        ({ top, bottom }) => end.last && top <= end.last.top + 1 && bottom >= end.last.bottom - 1,
      );
      const height = end.last.bottom - end.last.top;
      const isSamePage = next.first.top - end.last.top < 3 * height;
      const room = line ? line.right - end.last.right : 0;
      const isLoose = space > 0 && spaces > 0 && room / spaces > bearable * space;
      const own = Object.hasOwn(places, word.text) ? (places[word.text] ?? []) : [];
      const before = words[index - 1] as Word;
      const isWhole =
        word.node.parentNode.closest(".rs-code, a") === null &&
        (word.start > 0 || /\s$/.test(before.node.nodeValue ?? "") || before.node === word.node) &&
        word.start + word.text.length < (word.node.nodeValue ?? "").length;
      let isDone = false;
      if (isLoose && isSamePage && isWhole && inRow < mostInRow && index < words.length - 1) {
        for (const place of [...own].reverse()) {
          const [head] = boxesOf(word.node, word.start, word.start + place);
          if (!head || head.right - head.left > room - space) continue;
          const shown = word.node.nodeValue ?? "";
          const at = word.start + place;
          word.node.nodeValue = `${shown.slice(0, at)}-${shown.slice(at)}`;
          const [above] = boxesOf(word.node, word.start, at + 1);
          const [below] = boxesOf(word.node, at + 1, at + 2);
          if (above && below && isBelow(above, below) && Math.abs(above.top - end.last.top) < height / 2) {
            const { written } = word.node.rsDivided ?? { written: shown };
            word.node.rsDivided = { written, shown: word.node.nodeValue };
            word.text = `${word.text.slice(0, place)}-${word.text.slice(place)}`;
            for (const later of words.slice(index + 1)) if (later.node === word.node) later.start += 1;
            hyphens.push({ node: word.node, at });
            isDone = true;
            break;
          }
          word.node.nodeValue = shown;
        }
      }
      if (isDone) divided.add(index);
      inRow = isDone ? inRow + 1 : 0;
      spaces = 0;
    }
    while (hyphens.length > 0 && isLastAlone()) {
      paragraph.setAttribute("data-divided", "even");
      if (!isLastAlone() && hyphens.every(isAtEnd)) break;
      paragraph.setAttribute("data-divided", "");
      const last = hyphens.pop();
      if (last) takeBack(last);
    }
    paragraph.removeAttribute("data-measured");
    // Without a hyphen the browser's own way of filling lines is the better one.
    if (hyphens.length === 0) paragraph.removeAttribute("data-divided");
  }
}
