import type { PageContainer } from "../paging.ts";
import { selfContained } from "../self-contained.ts";
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
 * It reaches nothing but what `divideWordsSource` lists: the renderer runs that inside the print page.
 */
export function divideWords(
  container: PageContainer & { querySelectorAll(selector: string): unknown },
  places: Hyphens | null,
): void {
  const all = (selector: string) => Array.from(container.querySelectorAll(selector) as ArrayLike<ElementNode>);
  for (const element of all("[data-divided]")) restore(element);
  if (!places) return;

  for (const element of all(".rs-justified .rs-text > p, .rs-text p.rs-justified, .rs-text li.rs-justified")) {
    if (["left", "center", "right"].includes(element.style.textAlign)) continue;
    // A text of several directions has no end of its lines to speak of.
    if (/[\u0590-\u08ff]/.test(element.textContent)) continue;
    element.setAttribute("data-divided", "");
    // Lines are measured as they are before their spaces grow.
    element.setAttribute("data-measured", "");
    const paragraph = openParagraph(element);
    const hyphens = divideLines(paragraph, places);
    evenLastLines(paragraph, hyphens);
    element.removeAttribute("data-measured");
    // Without a hyphen the browser's own way of filling lines is the better one.
    if (hyphens.length === 0) element.removeAttribute("data-divided");
  }
}

/** `divideWords` for inside a page: an expression whose value is the function. */
export const divideWordsSource = (): string =>
  selfContained(divideWords, [
    textsOf,
    restore,
    openParagraph,
    placeOf,
    isBelow,
    divideLines,
    divideWord,
    isWhole,
    evenLastLines,
    isLastAlone,
    takeBack,
  ]);

type Word = { node: TextNode; start: number; text: string };
type Hyphen = { node: TextNode; at: number };
type Paragraph = {
  element: ElementNode;
  words: Word[];
  boxesOf(node: TextNode, start: number, end: number): Box[];
};

function textsOf(node: TextNode): TextNode[] {
  return node.nodeType === 3 ? [node] : Array.from(node.childNodes).flatMap(textsOf);
}

/** Takes back what an earlier call did. */
function restore(element: ElementNode): void {
  for (const node of textsOf(element)) {
    const { rsDivided } = node;
    if (rsDivided && node.nodeValue === rsDivided.shown) node.nodeValue = rsDivided.written;
    node.rsDivided = undefined;
  }
  element.removeAttribute("data-divided");
}

function openParagraph(element: ElementNode): Paragraph {
  const range = element.ownerDocument.createRange();
  const words: Word[] = [];
  for (const node of textsOf(element))
    for (const { 0: text, index } of (node.nodeValue ?? "").matchAll(/\S+/g)) words.push({ node, start: index, text });
  return {
    element,
    words,
    boxesOf(node, start, end) {
      range.setStart(node, start);
      range.setEnd(node, end);
      return Array.from(range.getClientRects());
    },
  };
}

function placeOf({ boxesOf }: Paragraph, { node, start, text }: Word) {
  const boxes = boxesOf(node, start, start + text.length);
  return { first: boxes[0], last: boxes[boxes.length - 1], isTorn: boxes.length > 1 };
}

function isBelow(one: Box, other: Box): boolean {
  return other.left < one.right && other.top > one.top;
}

/** Goes through the lines from above and divides what follows a loose one; answers the hyphens, in their order. */
function divideLines(paragraph: Paragraph, places: Hyphens): Hyphen[] {
  /** A line whose spaces grow by less than this share of themselves is even enough. */
  const bearable = 0.3;
  const mostInRow = 2;
  const { element, words } = paragraph;
  let inRow = 0;
  let spaces = 0;
  let space = 0;
  const divided = new Set<number>();
  const hyphens: Hyphen[] = [];
  for (let index = 1; index < words.length; index += 1) {
    const [before, word] = [words[index - 1] as Word, words[index] as Word];
    const [end, next] = [placeOf(paragraph, before), placeOf(paragraph, word)];
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
    const { last } = end;
    const line = Array.from(element.getClientRects()).find(
      ({ top, bottom }) => top <= last.top + 1 && bottom >= last.bottom - 1,
    );
    const isSamePage = next.first.top - last.top < 3 * (last.bottom - last.top);
    const room = line ? line.right - last.right : 0;
    const isLoose = space > 0 && spaces > 0 && room / spaces > bearable * space;
    const mayDivide = isLoose && isSamePage && inRow < mostInRow && index < words.length - 1 && isWhole(before, word);
    const own = mayDivide && Object.hasOwn(places, word.text) ? (places[word.text] ?? []) : [];
    const hyphen = divideWord(paragraph, index, own, { room: room - space, end: last });
    if (hyphen) {
      hyphens.push(hyphen);
      divided.add(index);
    }
    inRow = hyphen ? inRow + 1 : 0;
    spaces = 0;
  }
  return hyphens;
}

/** Neither a piece of a word that goes on in another node, nor in code or a link. */
function isWhole(before: Word, { node, start, text }: Word): boolean {
  return (
    node.parentNode.closest(".rs-code, a") === null &&
    (start > 0 || /\s$/.test(before.node.nodeValue ?? "") || before.node === node) &&
    start + text.length < (node.nodeValue ?? "").length
  );
}

/** Tries the places of a word from its end; writes the hyphen at the first where the browser breaks onto the line above. */
function divideWord(
  { words, boxesOf }: Paragraph,
  index: number,
  places: readonly number[],
  line: { room: number; end: Box },
): Hyphen | null {
  const word = words[index] as Word;
  const height = line.end.bottom - line.end.top;
  for (const place of [...places].reverse()) {
    const [head] = boxesOf(word.node, word.start, word.start + place);
    if (!head || head.right - head.left > line.room) continue;
    const shown = word.node.nodeValue ?? "";
    const at = word.start + place;
    word.node.nodeValue = `${shown.slice(0, at)}-${shown.slice(at)}`;
    const [above] = boxesOf(word.node, word.start, at + 1);
    const [below] = boxesOf(word.node, at + 1, at + 2);
    if (above && below && isBelow(above, below) && Math.abs(above.top - line.end.top) < height / 2) {
      const { written } = word.node.rsDivided ?? { written: shown };
      word.node.rsDivided = { written, shown: word.node.nodeValue };
      word.text = `${word.text.slice(0, place)}-${word.text.slice(place)}`;
      for (const following of words.slice(index + 1)) if (following.node === word.node) following.start += 1;
      return { node: word.node, at };
    }
    word.node.nodeValue = shown;
  }
  return null;
}

/** Gives up hyphens from below until no word stands alone on the last line. */
function evenLastLines(paragraph: Paragraph, hyphens: Hyphen[]): void {
  const { element, words, boxesOf } = paragraph;
  const isAtEnd = ({ node, at }: Hyphen) => {
    const [above] = boxesOf(node, at, at + 1);
    const [below] = boxesOf(node, at + 1, at + 2);
    return above !== undefined && below !== undefined && isBelow(above, below);
  };
  while (hyphens.length > 0 && isLastAlone(paragraph)) {
    element.setAttribute("data-divided", "even");
    if (!isLastAlone(paragraph) && hyphens.every(isAtEnd)) break;
    element.setAttribute("data-divided", "");
    const last = hyphens.pop();
    if (last) takeBack(words, last);
  }
}

/** Whether one word, or a piece of one, has the last line for itself; one that takes half of the line is as good as two. */
function isLastAlone(paragraph: Paragraph): boolean {
  const { element, words } = paragraph;
  const [before, last] = words.slice(-2).map((word) => placeOf(paragraph, word));
  if (!before?.last || !last?.last || !isBelow(before.last, last.last)) return false;
  const line = element.getClientRects()[0];
  const room = line ? line.right - line.left : 0;
  return last.isTorn || last.last.right - last.last.left < room / 2;
}

function takeBack(words: readonly Word[], { node, at }: Hyphen): void {
  const shown = node.nodeValue ?? "";
  node.nodeValue = shown.slice(0, at) + shown.slice(at + 1);
  if (node.rsDivided) node.rsDivided.shown = node.nodeValue;
  for (const word of words) {
    if (word.node !== node || word.start + word.text.length <= at) continue;
    if (word.start > at) word.start -= 1;
    else word.text = word.text.slice(0, at - word.start) + word.text.slice(at - word.start + 1);
  }
}
