import { UnexpectedPdf } from "./pdf-value.ts";

/** The content of a page in which everything that is drawn is either tagged or an artifact. */
export type MarkedContent = {
  content: string;
  /** The ids that each id of the original content has now: none where only graphics were drawn under it. */
  ids: ReadonlyMap<number, readonly number[]>;
  /** Whether a character is drawn as the box for missing glyphs, which no program can read. */
  hasMissingGlyph: boolean;
};

/**
 * Marks what the browser draws without a tag as an artifact, and graphics that it draws as part of a text (backgrounds,
 * rules, bullets, underlines) too, except in the sequences `pictures`: a screen reader has nothing to say about them.
 * Nothing else changes, so the page looks the same and its text keeps its order. Throws UnexpectedPdf at anything that
 * the browser does not usually write.
 */
export function markContent(original: string, pictures: ReadonlySet<number>): MarkedContent {
  const source = original.endsWith("\n") ? original : `${original}\n`;
  const marks = new Marks(source, pictures);
  let pathAt = -1;
  for (let at = 0, next = 0; at < source.length; at = next) {
    const end = source.indexOf("\n", at);
    const operator = source.slice(Math.max(at, source.lastIndexOf(" ", end - 1) + 1), end);
    next = end + 1;
    switch (end === at ? "none" : effects.get(operator)) {
      case "none":
        break;
      case "path":
        if (pathAt < 0) pathAt = at;
        break;
      case "clip":
        pathAt = -1;
        break;
      case "paint":
        marks.draw(pathAt < 0 ? at : pathAt, next, false);
        pathAt = -1;
        break;
      case "object":
        marks.draw(at, next, false);
        break;
      case "state":
        marks.interrupt();
        break;
      case "text":
        next = source.indexOf("\nET\n", at) + "\nET\n".length;
        if (next <= at) throw new UnexpectedPdf("A text object does not end.");
        marks.draw(at, next, true);
        break;
      case "begin":
        marks.begin(at, next);
        break;
      case "end":
        marks.end(at, next);
        break;
      default:
        throw new UnexpectedPdf(
          `Unknown operator: ${/^[A-Za-z]{1,3}$/.test(operator) ? operator : "of several letters"}`,
        );
    }
  }
  return { ...marks.finish(), hasMissingGlyph: missingGlyph.test(source) };
}

type Effect = "path" | "clip" | "paint" | "object" | "state" | "text" | "begin" | "end" | "none";

/** The operators outside text objects, as far as the browser uses them. */
const operators: Record<Effect, string> = {
  path: "m l c v y h re W W*",
  clip: "n",
  paint: "f F f* S s B B* b b*",
  object: "sh Do",
  state: "q Q",
  text: "BT",
  begin: "BDC >>BDC",
  end: "EMC",
  none: "cm gs w J j M d ri i CS cs SC SCN sc scn G g RG rg K k",
};
const effects = new Map<string, Effect>(
  Object.entries(operators).flatMap(([effect, names]) => names.split(" ").map((name) => [name, effect as Effect])),
);

/** Glyphs have four digits each; the one for missing characters is the first of every font. */
const missingGlyph = /<(?:[\dA-F]{4})*?0000(?:[\dA-F]{4})*> Tj/i;

type Edit = { at: number; until: number; text: string };

/**
 * The sequences of a page as they are made anew. The browser ends a sequence only before the next one begins, and so
 * across `q` and `Q`; here each begins before the first thing that is drawn in it and ends after the last.
 */
class Marks {
  readonly #source: string;
  readonly #pictures: ReadonlySet<number>;
  readonly #edits: Edit[] = [];
  readonly #ids = new Map<number, number[]>();
  #known: number;
  #highest: number;
  /** The sequence of the original that the current place is in. */
  #given: { id: number; tag: string } | null = null;
  /** The sequence of the result: with the id of the original, or null in an artifact. */
  #open: { id: number | null; end: Edit } | null = null;

  constructor(source: string, pictures: ReadonlySet<number>) {
    this.#source = source;
    this.#pictures = pictures;
    const ids = [...source.matchAll(/\/MCID (\d+)/g)].map(([, id]) => Number(id));
    this.#known = ids.length;
    this.#highest = Math.max(-1, ...ids);
  }

  draw(start: number, end: number, isText: boolean): void {
    const given = this.#given && (isText || this.#pictures.has(this.#given.id)) ? this.#given : null;
    const id = given?.id ?? null;
    if (this.#open?.id === id) {
      this.#open.end.at = end;
      this.#open.end.until = end;
      return;
    }
    const begin = given ? `/${given.tag} <</MCID ${this.#nextId(given.id)}>> BDC\n` : "/Artifact BMC\n";
    const close = { at: end, until: end, text: "EMC\n" };
    this.#edits.push({ at: start, until: start, text: begin }, close);
    this.#open = { id, end: close };
  }

  /** An id may be used once only: where a sequence was interrupted, the rest of it gets a new one. */
  #nextId(id: number): number {
    const known = this.#ids.get(id) ?? [];
    if (known.length > 0) this.#highest += 1;
    const next = known.length > 0 ? this.#highest : id;
    this.#ids.set(id, [...known, next]);
    return next;
  }

  /** An artifact ends with the graphics state that it began in; a tagged sequence goes on as long as its text does. */
  interrupt(): void {
    if (this.#open?.id === null) this.#open = null;
  }

  begin(at: number, next: number): void {
    const line = this.#source.slice(at, next);
    const [, tag, id] = /^\/(\w+) <<\/MCID (\d+) ?>> ?BDC\n$/.exec(line) ?? [];
    if (!tag || this.#given || this.#ids.has(Number(id))) throw new UnexpectedPdf("Unknown marked content.");
    // Elements without a meaning of their own are dissolved in the structure tree.
    this.#given = { id: Number(id), tag: tag === "NonStruct" ? "Span" : tag };
    this.#ids.set(Number(id), []);
    this.#edits.push({ at, until: next, text: "" });
  }

  end(at: number, next: number): void {
    if (!this.#given) throw new UnexpectedPdf("Marked content ends that did not begin.");
    this.#given = null;
    this.#edits.push({ at, until: next, text: "" });
  }

  finish(): { content: string; ids: ReadonlyMap<number, readonly number[]> } {
    if (this.#given || this.#ids.size !== this.#known) throw new UnexpectedPdf("Marked content is not closed.");
    const edits = this.#edits.sort((one, other) => one.at - other.at);
    const parts: string[] = [];
    let at = 0;
    for (const edit of edits) {
      parts.push(this.#source.slice(at, edit.at), edit.text);
      at = edit.until;
    }
    parts.push(this.#source.slice(at));
    return { content: parts.join(""), ids: this.#ids };
  }
}
