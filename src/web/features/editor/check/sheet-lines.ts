/**
 * Returns the text of a laid out sheet line by line, in the order in which the printer writes it into the PDF: that of
 * the markup (tests/prints.test.ts reads the PDFs of every design and compares). What a style sheet adds, such as list
 * marks, and what is repeated on every page is left out.
 */
export function sheetLines(sheet: ParentNode & Node): string[] {
  const lines: string[] = [];
  let line = "";
  let block: Element | null = null;
  const end = () => {
    const text = line.replace(/\s+/gu, " ").trim();
    if (text !== "") lines.push(text);
    line = "";
  };
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.tagName === "BR") end();
      continue;
    }
    const parent = node.parentElement;
    if (!parent || parent.closest(".rs-decoration, style, svg")) continue;
    const own = blockOf(parent);
    if (own !== block) end();
    block = own;
    line += transformed(node.textContent ?? "", getComputedStyle(parent).textTransform);
  }
  end();
  return lines;
}

/** Returns the element whose box begins and ends a line. A cell of a row is read as a line of its own. */
function blockOf(element: Element): Element {
  const parent = element.parentElement;
  return parent && getComputedStyle(element).display === "inline" ? blockOf(parent) : element;
}

function transformed(text: string, transform: string): string {
  if (transform === "uppercase") return text.toUpperCase();
  return transform === "lowercase" ? text.toLowerCase() : text;
}
