import type { PageContainer } from "../paging.ts";
import { selfContained } from "../self-contained.ts";
import type { Hyphens } from "./hyphens.ts";

/** The part of the DOM that is used here. src/templates compiles without DOM types (see paging.ts). */
type Box = { left: number; right: number; top: number; bottom: number };
type TextNode = {
  nodeType: number;
  nodeValue: string | null;
  parentNode: ElementNode;
  childNodes: ArrayLike<TextNode>;
  /**
   * The text of the document and the text that is shown instead. It is stored on the node, so that replacing the node
   * discards both.
   */
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
 * Hyphenates words at the ends of justified lines whose spaces would otherwise grow too wide. A hyphen is written into
 * the text only where a line really ends: a soft hyphen would stay in the words of a PDF, visible or not, while every
 * reader joins words at a `-` at the end of a line. Call it before `paginate` and after every change; without places it
 * restores the original text.
 *
 * Lines are filled one after the other (`text-wrap: wrap` by `data-divided`), so a hyphen never moves a line above it.
 * Each hyphen is tried out and stays only if the browser breaks the line there. There are never more than two in
 * consecutive lines, none in the last word of a text and none across a page break. Where one word, or a part of one,
 * would then be alone on the last line, the browser looks for better ends of the last lines (`even`), and hyphens are
 * removed from the bottom up until it finds them. The result depends on the text alone, never on an earlier call.
 * It calls only the functions that `divideWordsSource` lists, because the renderer runs that source inside the print
 * page.
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
    // In a text of mixed directions the end of a line is not at a fixed side.
    if (/[\u0590-\u08ff]/.test(element.textContent)) continue;
    element.setAttribute("data-divided", "");
    // Lines are measured before justification widens their spaces.
    element.setAttribute("data-measured", "");
    const paragraph = openParagraph(element);
    const hyphens = divideLines(paragraph, places);
    evenLastLines(paragraph, hyphens);
    element.removeAttribute("data-measured");
    // Without a hyphen the browser's default way of filling lines gives the better result.
    if (hyphens.length === 0) element.removeAttribute("data-divided");
  }
}

/** Returns `divideWords` as source for a page: an expression whose value is the function. */
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

/** Restores the text that an earlier call changed. */
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

/**
 * Goes through the lines from the top and hyphenates the word that follows a loose one. Returns the hyphens in order.
 */
function divideLines(paragraph: Paragraph, places: Hyphens): Hyphen[] {
  /** A line is even enough when its spaces grow by less than this share of their width. */
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
      // The word was broken at a hyphen that it contains itself.
      if (!divided.has(index - 1)) inRow += 1;
      spaces = 0;
    }
    if (!isBelow(end.last, next.first)) {
      // Parts of one word in several nodes have no space between them.
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

/** Whether the word is complete in its node and is neither in code nor in a link. */
function isWhole(before: Word, { node, start, text }: Word): boolean {
  return (
    node.parentNode.closest(".rs-code, a") === null &&
    (start > 0 || /\s$/.test(before.node.nodeValue ?? "") || before.node === node) &&
    start + text.length < (node.nodeValue ?? "").length
  );
}

/**
 * Tries the places of a word from its end and writes the hyphen at the first where the browser keeps the part before it
 * on the line above.
 */
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

/** Removes hyphens from the bottom up until no word is alone on the last line. */
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

/**
 * Whether one word, or a part of one, is alone on the last line. A word that takes half of the line counts as enough.
 */
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
