/** How far the text of a page reaches. */
export type PageFoot = {
  /**
   * The share of the page's height (0 to 1) between the last line of main and the margin below it, or of the side where
   * only the side goes on on a later page. Null where nothing goes on, and where the user begins the next page.
   */
  empty: number | null;
  /** The same of the side beside a main column that goes on as well. */
  side: number | null;
  /** Whether the text takes less than three quarters of the page's width, although the sheet has two columns. */
  isHalf: boolean;
};

/** Measures the pages of the one sheet in the page. It runs in the page, and is self-contained for that reason. */
export function measurePageFeet(): PageFoot[] {
  const sheet = document.querySelector(".rs") as HTMLElement;
  const pages = Array.from(sheet.getClientRects());
  const pageOf = (box: DOMRect) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return pages.findIndex((page) => x >= page.left && x <= page.right && y >= page.top && y < page.bottom);
  };
  const columns = Array.from(sheet.querySelectorAll(".rs-main, .rs-side"));
  /** What a column keeps free below its text. A column out of the flow does not have the margin of the sheet. */
  const margins = columns.map((column) => {
    const { position, paddingBottom, borderBottomWidth } = getComputedStyle(column);
    const own = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
    return own + (position === "absolute" ? 0 : Number.parseFloat(getComputedStyle(sheet).paddingBottom));
  });
  // Where the columns flow into each other, each page has two halves of the same text.
  const flows = sheet.matches("[data-flow]");
  const range = document.createRange();
  const lines = columns.flatMap((column, index) =>
    Array.from(column.querySelectorAll("*")).flatMap((element) =>
      Array.from(element.childNodes).flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return [];
        range.selectNodeContents(node);
        return Array.from(range.getClientRects()).flatMap((box) => {
          const page = pages[pageOf(box)];
          if (!page || box.width === 0 || getComputedStyle(element).clipPath !== "none") return [];
          const isRight = box.left - page.left > page.width / 2;
          return [{ page, box, column: flows ? Number(isRight) : index }];
        });
      }),
    ),
  );
  const begun = Array.from(sheet.querySelectorAll(".rs-break"), (element) =>
    pageOf(element.getClientRects()[0] as DOMRect),
  );
  return pages.map((page, index) => {
    const here = lines.filter((line) => line.page === page);
    const empty = [0, 1].flatMap((column) => {
      const bottoms = here.filter((line) => line.column === column).map(({ box }) => box.bottom);
      const goesOn = flows
        ? index < pages.length - 1
        : lines.some((line) => line.column === column && line.page.top + line.page.left > page.top + page.left);
      return goesOn && bottoms.length > 0 && !begun.includes(index + 1)
        ? [(page.bottom - (margins[column] ?? 0) - Math.max(...bottoms)) / page.height]
        : [];
    });
    const left = Math.min(...here.map(({ box }) => box.left));
    const right = Math.max(...here.map(({ box }) => box.right));
    const [main, side] = flows ? [Math.max(...empty)] : empty;
    return {
      empty: empty.length === 0 ? null : Math.max(0, main ?? 0),
      side: side === undefined ? null : Math.max(0, side),
      isHalf: columns.length > 1 && right - left < page.width * 0.75,
    };
  });
}
