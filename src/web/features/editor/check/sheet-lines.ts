/**
 * Returns the text of a laid out sheet line by line, in the order in which the printer writes it into the PDF: that of
 * the markup (tests/prints.test.ts reads the PDFs of every design and compares). What stands side by side on the page is
 * one line, as it is for a program that goes by the places of the words. The marks of lists and what is repeated on every
 * page are left out.
 */
export function sheetLines(sheet: Element): string[] {
  const lines: string[] = [];
  let line = "";
  let block: Element | null = null;
  let row: Row | null = null;
  const end = () => {
    const text = line.replace(/\s+/gu, " ").trim();
    if (text !== "") lines.push(text);
    line = "";
  };
  const add = (text: string, parent: Element, place: Row | null) => {
    const own = blockOf(parent);
    if (own !== block) {
      if (areBeside(row, place)) line += " ";
      else end();
    }
    block = own;
    row = place ?? row;
    line += transformed(text, getComputedStyle(parent).textTransform);
  };
  const visit = (element: Element) => {
    if (element.matches(".rs-decoration, style, svg")) return;
    if (element.tagName === "BR") return end();
    const before = addedBy(element, "::before");
    if (before !== "") add(before, element, rowOf(element));
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node);
      else if (node instanceof Text && node.data.trim() !== "") add(node.data, element, rowOf(node));
      else line += " ";
    }
    const after = addedBy(element, "::after");
    if (after !== "") add(after, element, rowOf(element));
  };
  visit(sheet);
  end();
  return lines;
}

/** Where a text ends: the vertical extent of its last line, px. */
type Row = { top: number; bottom: number };

function rowOf(node: Text | Element): Row | null {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].at(-1) ?? null;
}

function areBeside(one: Row | null, other: Row | null): boolean {
  if (!one || !other) return false;
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top);
}

/** Returns the element whose box begins and ends a line. */
function blockOf(element: Element): Element {
  const parent = element.parentElement;
  return parent && getComputedStyle(element).display === "inline" ? blockOf(parent) : element;
}

/** Returns the text that the style sheet adds, such as the point between two tags; the printer prints it as text. */
function addedBy(element: Element, place: "::before" | "::after"): string {
  const { content, display } = getComputedStyle(element, place);
  return display === "none" ? "" : (/^"([^"\\]*)"$/.exec(content)?.[1] ?? "");
}

function transformed(text: string, transform: string): string {
  if (transform === "uppercase") return text.toUpperCase();
  return transform === "lowercase" ? text.toLowerCase() : text;
}
