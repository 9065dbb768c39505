import { SaxesParser } from "saxes";
import { limits } from "#core/limits.ts";
import { UnreadableText } from "#core/resume/formats/format.ts";

/** An element of an XML text, named without its namespace. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** What stands directly in it, without white space around it. */
  text: string;
};

/** Files of Europass have some twenty floors. */
const mostFloors = 60;
const mostElements = 50_000;

/**
 * Returns the root element of an XML text. A document type is refused, and with it entities of one's own, which can grow
 * without bound or name files. What is kept is counted, so that a text of a few long lists is refused before it is a
 * tree. Throws `UnreadableText`.
 *
 * @param dropped elements whose content is left out: pictures and files in letters
 */
export function treeOf(xml: string, dropped: ReadonlySet<string>): Element {
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const path = [top];
  let elements = 0;
  let letters = 0;
  let inDropped = 0;
  const tooLong = () => new UnreadableText("holds more than a resume can.", "tooLong");
  const onText = (text: string) => {
    const open = path.at(-1);
    if (inDropped > 0 || !open || (open.text === "" && text.trim() === "")) return;
    letters += text.length;
    if (letters > limits.document.size * 2) throw tooLong();
    open.text += text;
  };
  const parser = new SaxesParser({ xmlns: false });
  const damaged = (reason: string) => () => {
    throw new UnreadableText(reason);
  };
  parser.on("doctype", damaged("has a document type, which is not read."));
  parser.on("error", damaged("is damaged XML."));
  parser.on("opentag", ({ name, attributes }) => {
    const local = localName(name);
    elements += 1;
    if (elements > mostElements || path.length > mostFloors) throw tooLong();
    if (dropped.has(local) || inDropped > 0) inDropped += 1;
    const named = Object.entries(attributes).map(([key, value]) => [localName(key), `${value}`] as const);
    const element: Element = { name: local, attributes: Object.fromEntries(named), children: [], text: "" };
    if (inDropped === 0) path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on("closetag", () => {
    const closed = path.pop();
    if (closed) closed.text = closed.text.trim();
    if (inDropped > 0) inDropped -= 1;
  });
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new UnreadableText("is damaged XML.");
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/**
 * Reads the texts of an element by their paths ("Employer/Name") and records which were read, so that the others can be
 * kept beside them.
 */
export class Branch {
  readonly element: Element;
  readonly #seen: Set<Element>;

  constructor(element: Element, seen: Set<Element> = new Set()) {
    this.element = element;
    this.#seen = seen;
  }

  /** The text at the first of these paths that has one. */
  text(...paths: string[]): string {
    for (const path of paths) {
      const found = elementsAt(this.element, path).find(({ text }) => text !== "");
      if (!found) continue;
      this.#seen.add(found);
      return found.text;
    }
    return "";
  }

  /** The texts of all elements at a path. */
  texts(path: string): string[] {
    return this.branches(path)
      .map((branch) => {
        this.#seen.add(branch.element);
        return branch.element.text;
      })
      .filter((text) => text !== "");
  }

  branches(path: string): Branch[] {
    return elementsAt(this.element, path).map((element) => new Branch(element, this.#seen));
  }

  /** Counts everything in here as read. */
  close(): void {
    this.#seen.add(this.element);
    for (const child of this.element.children) new Branch(child, this.#seen).close();
  }

  /** The texts that were not read, but for codes and numbers of records, which say nothing to a person. */
  rest(): string[] {
    const { name, text, children } = this.element;
    if (this.#seen.has(this.element) && children.length === 0) return [];
    if (/(?:Code|ID|Indicator|Type|Current|Ongoing)$/.test(name)) return [];
    const own = text === "" || this.#seen.has(this.element) || listed.test(text) ? [] : [text];
    return [...own, ...children.flatMap((child) => new Branch(child, this.#seen).rest())];
  }
}

/** What a list of the European Union is named by, and its figures for subjects. */
const listed = /^(?:https?:\/\/(?:data|publications)\.europa\.eu\/\S*|\d{1,4})$/;

function elementsAt(element: Element, path: string): Element[] {
  return path
    .split("/")
    .reduce<Element[]>(
      (all, name) => all.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}
