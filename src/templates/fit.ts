/**
 * Keeps in one piece what a reader copies and a program stores: the words of the name, and each email, phone number
 * and URL among the contacts. A torn address is stored wrong and bounces.
 *
 * The parts draw these pieces as `.rs-word` and `.rs-whole`, which never wrap (base.css). Where one is wider than its
 * place, the mildest of these measures is taken that helps:
 *
 *   name      its words become smaller (`--name-fit`), at the smallest by half
 *   contacts  1. all become smaller (`--fit`), down to 85 %
 *             2. a cell that is too narrow takes its row alone (`data-alone`)
 *             3. the contacts take a row of the header alone, where the design has placed them beside something
 *                (`data-reach="row"` of the sheet)
 *             4. an email may break after its @, a URL after a slash (`data-broken`)
 *
 * Only what is still too wide then, such as a word of a hundred letters, breaks anywhere (`data-torn`).
 */
type Box = { left: number; right: number; top: number; bottom: number; width: number };
type FitElement = {
  readonly clientWidth: number;
  readonly outerHTML: string;
  readonly parentElement: FitElement | null;
  readonly style: {
    getPropertyValue(name: string): string;
    setProperty(name: string, value: string): void;
    removeProperty(name: string): string;
  };
  querySelector(selector: string): FitElement | null;
  querySelectorAll(selector: string): ArrayLike<FitElement>;
  cloneNode(deep: boolean): FitElement;
  getClientRects(): ArrayLike<Box>;
  closest(selector: string): FitElement | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
};

/**
 * Fits the name and the contacts of the sheet in a container that is laid out. The result depends on the content alone,
 * never on an earlier call. Where everything fits, it costs no layout besides the one that paging needs anyway.
 */
export function fitPieces(container: { querySelector(selector: string): unknown }): void {
  const root = container.querySelector(".rs") as FitElement | null;
  if (!root) return;
  const smallest = { name: 0.5, contacts: 0.85 };
  /** Of the width of the page; half of it is a third of the height. */
  const tallest = 0.4;

  const words = Array.from(root.querySelectorAll(".rs-word"));
  const pieces = Array.from(root.querySelectorAll(".rs-contact .rs-whole"));
  const cells = Array.from(new Set(pieces.map((piece) => piece.closest(".rs-contact"))), (cell) => cell as FitElement);
  const name = words[0]?.closest(".rs-name") ?? null;

  for (const property of ["--fit", "--name-fit"])
    if (root.style.getPropertyValue(property) !== "") root.style.removeProperty(property);
  for (const element of [root, ...cells, ...(name ? [name] : [])])
    for (const mark of ["data-reach", "data-alone", "data-broken", "data-torn"])
      if (element.hasAttribute(mark)) element.removeAttribute(mark);

  /** Returns which share of its width a piece has in its place: less than 1 where it is too wide. */
  const shareOf = (piece: FitElement, place: FitElement | null) => {
    // An inline box has no width of its own; its line belongs to a box around it.
    let box = place;
    while (box && box.clientWidth === 0) box = box.parentElement;
    const room = box?.getClientRects()[0];
    const parts = Array.from(piece.getClientRects());
    if (!room || parts.length === 0) return 1;
    const left = Math.min(...parts.map((part) => part.left));
    const right = Math.max(...parts.map((part) => part.right));
    // A fraction of a pixel is the rounding of a track, not a torn word.
    const over = Math.max(0, right - room.right - 0.5) + Math.max(0, room.left - left - 0.5);
    return over === 0 ? 1 : (right - left - over) / (right - left);
  };

  const narrowest = Math.min(1, ...words.map((word) => shareOf(word, name)));
  if (narrowest < 1) {
    // The blank at the end of a tracked word does not become smaller with it: hence a little less.
    root.style.setProperty("--name-fit", String(Math.max(smallest.name, Math.floor(narrowest * 98) / 100)));
    if (narrowest < smallest.name) name?.setAttribute("data-torn", "");
  }

  const wide = () =>
    pieces.flatMap((piece) => {
      const cell = piece.closest(".rs-contact");
      const list = piece.closest(".rs-contacts");
      const share = Math.min(shareOf(piece, cell), shareOf(piece, list));
      return cell && share < 1 ? [{ cell, share }] : [];
    });
  /** Makes all contacts smaller, if that is enough: whether everything fits then. */
  const shrink = (isLast = false) => {
    const share = Math.min(1, ...wide().map((each) => each.share));
    if (share === 1) return true;
    if (share < smallest.contacts && !isLast) return false;
    root.style.setProperty("--fit", String(Math.max(smallest.contacts, Math.floor(share * 100) / 100)));
    if (wide().length === 0) return true;
    if (!isLast) root.style.removeProperty("--fit");
    return false;
  };
  /** Gives cells a row alone, the narrowest for their text first: they made the columns of the others narrow. */
  const spread = () => {
    for (let found = wide(); found.length > 0; found = wide()) {
      const rest = found.filter(({ cell }) => !cell.hasAttribute("data-alone"));
      if (rest.length === 0) return;
      const least = Math.min(...rest.map(({ share }) => share));
      for (const { cell, share } of rest) if (share <= least + 0.02) cell.setAttribute("data-alone", "");
    }
  };
  /** Whether contacts one below the other take so much of the page that a row of them is better. */
  const isTall = () => {
    const lines = cells.flatMap((cell) => Array.from(cell.getClientRects()));
    const height = Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
    return height > (root.getClientRects()[0]?.width ?? 0) * tallest;
  };

  if (!isTall()) {
    if (shrink()) return;
    spread();
    if (!isTall() && shrink()) return;
  }
  for (const cell of cells) cell.removeAttribute("data-alone");
  root.setAttribute("data-reach", "row");
  if (shrink()) return;
  spread();
  if (shrink(true)) return;
  for (const { cell } of wide()) cell.setAttribute("data-broken", "");
  for (const { cell } of wide()) cell.setAttribute("data-torn", "");
}

/**
 * Returns `fitPieces` for sheets that are typed into: it leaves a sheet alone whose header, and the settings that it is
 * drawn with, are as they were left, and where each piece still has its place. So a letter typed below the header costs no
 * layout. The places tell that a font has arrived or that the paper is another.
 */
export function fitWhenChanged(makeFit: typeof fitPieces): typeof fitPieces {
  const fitted = new WeakMap<FitElement, string>();
  const stateOf = (root: FitElement) => {
    const header = root.querySelector(".rs-header");
    const origin = root.getClientRects()[0] ?? { left: 0, top: 0 };
    const places: number[] = [];
    for (const piece of Array.from(root.querySelectorAll(".rs-word, .rs-contacts, .rs-contact, .rs-contact .rs-whole")))
      for (const { left, top, right, bottom } of Array.from(piece.getClientRects()))
        for (const length of [left - origin.left, top - origin.top, right - origin.left, bottom - origin.top])
          places.push(Math.round(length * 10));
    return [root.cloneNode(false).outerHTML, header?.outerHTML, places.join()].join("\n");
  };
  return (container) => {
    const root = container.querySelector(".rs") as FitElement | null;
    if (!root || fitted.get(root) === stateOf(root)) return;
    makeFit(container);
    fitted.set(root, stateOf(root));
  };
}
