/**
 * What a file shows, whatever its format: text with its place and its style, rules, links and pictures. Extractors make
 * it (`src/server/adapters/text-extractor`), `read-resume.ts` reads it. All lengths are in points, `y` grows downwards
 * from the top of the page, and the `y` of a text is its baseline.
 */
export type FileLayout = {
  pages: PageLayout[];
  /**
   * True where a text is a whole paragraph, as in a Word file, so that lines need not be joined; false where it is what
   * stands on one printed line.
   */
  hasParagraphs: boolean;
  /** Texts that the file holds and nobody sees: white on white, tiny, off the page. They are not read, but reported. */
  hidden: string[];
};

export type PageLayout = {
  width: number;
  height: number;
  runs: TextRun[];
  /** Horizontal and vertical lines, and the edges of boxes. */
  rules: Rule[];
  /** The edges of the cells of tables that are known as such and not seen: those of a Word file. */
  grid?: Rule[];
  links: LinkArea[];
  /** Small filled shapes: the drawn marks of lists, among others. */
  marks: Mark[];
};

/** A piece of text of one style on one line. */
export type TextRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The size of the type. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** `#rrggbb`. */
  color: string;
  /** The name of the font as the file has it; empty where it is not known. Fonts of icons are told by it. */
  font: string;
  /** True for text that is turned by a quarter: a title at the edge of a page. */
  isTurned?: boolean;
};

export type Rule = { x1: number; y1: number; x2: number; y2: number };

/** The middle of a small filled shape, and its larger side. */
export type Mark = { x: number; y: number; size: number };

export type LinkArea = { url: string; x: number; y: number; width: number; height: number };
