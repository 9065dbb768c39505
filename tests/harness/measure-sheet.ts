/** What a browser measures of a sheet on the page: its text, and the faults of its layout. */
export type MeasuredSheet = {
  /** The text of each page in the order of the markup (header, main, side), without white space and page decoration. */
  pages: string[];
  /** The other text, from page decoration and style sheets: feet, title blocks, dividers, numbers. */
  besides: string;
  headings: { level: string; text: string }[];
  items: number;
  /** Complete URLs. */
  links: string[];
  photos: number;
  /** Text that runs over the sheet's edge. */
  outside: string[];
  /** Titles and heads of items that end a page, and list markers whose text begins on the next page. */
  lonely: string[];
  /** Paragraphs and bullets that leave a single line on one side of a page break. */
  loneLines: string[];
  /**
   * Items of up to 40 % of a page that a page break cuts, unless it leaves two whole bullets or paragraphs on each side, or
   * the item would have left much of a page empty.
   */
  cut: string[];
  /** Lines that begin with a closing mark or end with an opening one. */
  badLines: string[];
  /** Words of up to twenty letters that continue on the next line without a hyphen. */
  tornWords: string[];
  /** Distance in px from the top of the last page to the sheet's end on it. */
  lastBottom: number;
};

/** Measures the one sheet in the page. It runs in the page, and is self-contained for that reason. */
export function measureSheet(): MeasuredSheet {
  const isFrench = document.querySelector(".rs")?.getAttribute("lang") === "fr";
  const closing = `${isFrench ? "»" : ""}${"、。，．：；！？）］｝〉》」』】〕〗〙〛”’％々ー・ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.;:!?)]}"}`;
  const opening = `（［｛〈《「『【〔〖〘〚“‘([{${isFrench ? "«" : ""}`;
  const sheet = document.querySelector(".rs") as HTMLElement;
  const fragments = Array.from(sheet.getClientRects());
  const pageOf = (box: DOMRect) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return fragments.findIndex((page) => x >= page.left && x <= page.right && y >= page.top && y < page.bottom);
  };
  const blocks = new Map<Element, Element>();
  const blockOf = (element: Element): Element => {
    const known = blocks.get(element);
    if (known) return known;
    const isInline = getComputedStyle(element).display === "inline" && element.parentElement;
    const block = isInline ? blockOf(element.parentElement as Element) : element;
    blocks.set(element, block);
    return block;
  };

  const pages: string[] = fragments.map(() => "");
  const outside: string[] = [];
  const badLines: string[] = [];
  const tornWords: string[] = [];
  const loneLines: string[] = [];
  let besides = "";
  let block: Element | undefined;
  /** `goesOn`: begins within a text, not with one. */
  let lines: { text: string; bottom: number; page: number; goesOn: boolean }[] = [];
  const wordEnd = /[\p{Script=Latin}\p{Script=Hangul}\p{N}]+$/u;
  const wordStart = /^[\p{Script=Latin}\p{Script=Hangul}\p{N}]+/u;
  const endBlock = () => {
    lines.forEach(({ text, goesOn }, index) => {
      const [end, start] = [wordEnd.exec(lines[index - 1]?.text ?? ""), wordStart.exec(text)];
      if (goesOn && end && start && end[0].length + start[0].length <= 20) tornWords.push(`${end[0]}|${start[0]}`);
    });
    const texts = lines.map(({ text }) => text.trim()).filter((text) => text !== "");
    texts.forEach((text, index) => {
      // A single mark alone on its line belongs to a word that was broken for lack of room.
      if (index > 0 && closing.includes(text.charAt(0)) && text.length > 1) badLines.push(`^${text.slice(0, 12)}`);
      if (index < texts.length - 1 && opening.includes(text.slice(-1)) && text.length > 1)
        badLines.push(`${text.slice(-12)}$`);
    });
    const onPage = (page: number | undefined) => lines.filter((line) => line.page === page).length;
    const [first, last] = [lines[0]?.page, lines.at(-1)?.page];
    if (first !== last && Math.min(onPage(first), onPage(last)) < 2) loneLines.push(texts.join(" ").slice(0, 60));
    lines = [];
  };
  const add = (text: string, box: DOMRect, goesOn = false) => {
    const page = pageOf(box);
    if (page >= 0) pages[page] += text;
    const line = lines[lines.length - 1];
    // The horizontal position cannot tell: Arabic and Hebrew continue to the left.
    if (line && line.page === page && box.top < line.bottom - 1 && box.bottom > line.bottom - box.height)
      line.text += text;
    else lines.push({ text, bottom: box.bottom, page, goesOn });
  };

  const range = document.createRange();
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as Element;
    const written = node.textContent ?? "";
    const transform = getComputedStyle(parent).textTransform;
    const text =
      transform === "lowercase" ? written.toLowerCase() : transform === "uppercase" ? written.toUpperCase() : written;
    if (parent.closest(".rs-decoration")) {
      besides += text;
      continue;
    }
    if (blockOf(parent) !== block) endBlock();
    block = blockOf(parent);
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects());
    for (const box of boxes) {
      const page = fragments[pageOf(box)] ?? fragments[0];
      if (page && (box.right > page.right - 10 || box.left < page.left + 10)) outside.push(text.slice(0, 40));
    }
    const [first] = boxes;
    if (!first) continue;
    if (boxes.length === 1 || text.length !== written.length) {
      add(text, first);
      continue;
    }
    // The text is halved until each piece is on one line, which needs far fewer measurements than one for each
    // character.
    const place = (start: number, end: number) => {
      range.setStart(node as Node, start);
      range.setEnd(node as Node, end);
      const [one, more] = range.getClientRects();
      if (!one) return;
      const character = String.fromCodePoint(text.codePointAt(start) ?? 0).length;
      if (!more || end - start <= character) return add(text.slice(start, end), one, start > 0);
      const middle = Math.max(start + character, (start + end) >> 1);
      const isPair = /[\uDC00-\uDFFF]/.test(text.charAt(middle));
      place(start, isPair ? middle - 1 : middle);
      place(isPair ? middle - 1 : middle, end);
    };
    place(0, text.length);
  }
  endBlock();

  for (const element of [sheet, ...sheet.querySelectorAll("*")]) {
    for (const pseudo of ["::before", "::after"]) {
      const { content } = getComputedStyle(element, pseudo);
      if (content.startsWith('"')) besides += content;
    }
  }
  const endsPage = (title: Element) => {
    const after = title.nextElementSibling?.getClientRects()[0];
    const parts = title.getClientRects();
    const end = parts[parts.length - 1];
    return after && end && pageOf(after) !== pageOf(end);
  };
  const leavesMarker = (item: Element) => {
    const text = item.firstChild;
    if (!text) return false;
    range.selectNodeContents(text);
    const [words] = range.getClientRects();
    const [start] = item.getClientRects();
    return words !== undefined && start !== undefined && pageOf(start) !== pageOf(words);
  };
  const isCut = (item: Element) => {
    const boxes = Array.from(item.getClientRects());
    const height = boxes.reduce((sum, box) => sum + box.height, 0);
    if (boxes.length < 2 || height > (fragments[0]?.height ?? 0) * 0.4 || item.matches("[data-loose]")) return false;
    const blocks = Array.from(item.querySelectorAll(".rs-text > p, .rs-text > * > li"), (block) =>
      block.getClientRects(),
    );
    const within = (box: DOMRect | undefined) =>
      blocks.filter(
        ([block]) => box && block && block.top >= box.top && block.bottom <= box.bottom && block.left >= box.left - 1,
      ).length;
    return blocks.some(({ length }) => length > 1) || Math.min(within(boxes[0]), within(boxes.at(-1))) < 2;
  };
  const all = (selector: string) => Array.from(sheet.querySelectorAll(selector));
  const lastPage = fragments[fragments.length - 1] as DOMRect;
  return {
    pages: pages.map((text) => text.replace(/\s/gu, "")),
    besides,
    // Headings are read as they are seen: without those that a design hides, and in the case in which it sets them.
    headings: all("h1, h2, h3")
      .filter((heading) => heading.getClientRects().length > 0)
      .map((heading) => ({ level: heading.tagName, text: (heading as HTMLElement).innerText })),
    items: all("li").filter((item) => item.getClientRects().length > 0).length,
    links: all("a[href]").map((anchor) => (anchor as HTMLAnchorElement).href),
    photos: all("img").length,
    outside,
    lonely: [...all(".rs-section-title, .rs-item-head").filter(endsPage), ...all("li").filter(leavesMarker)].map(
      ({ textContent }) => textContent ?? "",
    ),
    loneLines,
    cut: all(".rs-item, .rs-row, .rs-pair")
      .filter(isCut)
      .map(({ textContent }) => textContent?.slice(0, 40) ?? ""),
    badLines,
    tornWords,
    lastBottom: lastPage.bottom - lastPage.top,
  };
}
