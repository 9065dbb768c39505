import type { FlowLayout, TextStyle } from "#core/resume/reading/flow-layout.ts";
import { type FlowStep, WordBoxes } from "./word-boxes.ts";
import { changeBy, type StyleChange, type WordStyles } from "./word-styles.ts";
import { type Attributes, attributesOf, parseXml } from "./xml.ts";

type Paragraph = { change: StyleChange; isStarted: boolean; list: { id: string; level: string } | null };

/**
 * Walks through the body of a Word file, today's or that of 2003, and lays its text out. Text boxes are read where they
 * stand (`word-boxes.ts`), once: of an alternative for older programs only the first choice counts.
 */
export function walkWord(xml: string, flow: FlowLayout, styles: WordStyles, links: ReadonlyMap<string, string>): void {
  const walk = new WordWalk(flow, styles, links);
  let fallback = 0;
  parseXml(
    xml,
    (name, attributes) => {
      if (name === "mc:Fallback") fallback += 1;
      if (fallback === 0) walk.open(name, attributes);
    },
    (name) => {
      if (name === "mc:Fallback") fallback -= 1;
      else if (fallback === 0) walk.close(name);
    },
    (text) => {
      if (fallback === 0) walk.text(text);
    },
  );
  walk.finish();
}

class WordWalk {
  readonly #flow: FlowLayout;
  readonly #boxes = new WordBoxes();
  readonly #styles: WordStyles;
  readonly #links: ReadonlyMap<string, string>;
  readonly #paragraphs: Paragraph[] = [];
  readonly #cells: { isPlaced: boolean }[] = [];
  #run: StyleChange = {};
  #inRun = false;
  #reads: "text" | "instruction" | null = null;
  #columns: number[] = [];
  #url: string | undefined;
  #pictureUrl: string | undefined;
  #field = "";
  #properties: "run" | "paragraph" | null = null;

  constructor(flow: FlowLayout, styles: WordStyles, links: ReadonlyMap<string, string>) {
    this.#flow = flow;
    this.#styles = styles;
    this.#links = links;
  }

  open(name: string, raw: Attributes): void {
    const attributes = attributesOf(raw);
    this.#boxes.open(name, attributes);
    if (name === "w:p") this.#placeCell(1);
    this.#openBlock(name, attributes);
    this.#openRun(name, attributes);
    const change = changeBy(name, raw);
    const current = this.#paragraphs.at(-1);
    if (this.#properties === "run") this.#run = { ...this.#run, ...change };
    // What a paragraph's mark is set in says nothing of its text: only its indent counts, and whether it is hidden.
    else if (this.#properties === "paragraph" && current && (name === "w:ind" || name === "w:vanish")) {
      current.change = { ...current.change, ...change };
    }
  }

  #openBlock(name: string, attributes: Record<string, string | undefined>): void {
    const current = this.#paragraphs.at(-1);
    const { "w:val": value = "" } = attributes;
    if (name === "w:p") {
      this.#boxes.startParagraph();
      this.#paragraphs.push({ change: {}, isStarted: false, list: null });
    } else if (name === "w:pPr") this.#properties = "paragraph";
    else if (name === "w:pStyle" && current) current.change = { ...this.#styles.named(value), ...current.change };
    else if (name === "w:numPr" && current) current.list = { id: "0", level: "0" };
    else if (name === "w:numId" && current?.list) current.list.id = value;
    else if (name === "w:ilvl" && current?.list) current.list.level = value;
    else if (name === "w:tblGrid") this.#columns = [];
    else if (name === "w:gridCol") this.#columns.push(Math.max(1, Number(attributes["w:w"]) || 1));
    else if (name === "w:tr") this.#put((flow) => flow.startRow());
    else if (name === "w:tc") this.#cells.push({ isPlaced: false });
    else if (name === "w:gridSpan") this.#placeCell(Math.min(60, Math.max(1, Number(value) || 1)));
  }

  #openRun(name: string, attributes: Record<string, string | undefined>): void {
    const { "w:val": value = "", "w:char": code = "" } = attributes;
    if (name === "w:r") {
      this.#inRun = true;
      this.#run = {};
    } else if (name === "w:rPr" && this.#inRun) this.#properties = "run";
    else if (name === "w:rStyle") this.#run = { ...this.#styles.named(value), ...this.#run };
    else if (name === "w:t") this.#reads = "text";
    else if (name === "w:instrText") this.#reads = "instruction";
    else if (name === "w:tab" && this.#inRun) this.#put((flow) => flow.tab());
    else if (name === "w:br" && this.#inRun) this.#put((flow) => flow.lineBreak());
    else if (name === "w:noBreakHyphen") this.#say("-");
    else if (name === "w:sym" && /^[0-9a-f]{2,4}$/i.test(code))
      this.#say(String.fromCodePoint(Number.parseInt(code, 16)));
    else if (name === "w:hyperlink") this.#url = this.#links.get(attributes["r:id"] ?? "") ?? attributes["w:dest"];
    else if (name === "wp:docPr") this.#pictureUrl = this.#url;
    else if (name === "a:hlinkClick") this.#pictureUrl = this.#links.get(attributes["r:id"] ?? "") ?? this.#pictureUrl;
    else if (name === "pic:pic") this.#sayAddress(this.#pictureUrl);
    else if (name === "w:fldChar") this.#openField(attributes["w:fldCharType"]);
  }

  /** An icon that leads somewhere says where by its link alone: the address stands in its place. */
  #sayAddress(url = ""): void {
    this.#pictureUrl = undefined;
    if (/^(?:https?:\/\/|mailto:)\S+$/iu.test(url)) this.#say(`${url.replace(/^mailto:([^?]*).*$/iu, "$1")} `);
  }

  #openField(type: string | undefined): void {
    if (type === "begin") this.#field = "";
    else if (type === "separate") this.#url = /HYPERLINK\s+"([^"]+)"/.exec(this.#field)?.[1] ?? this.#url;
    else if (type === "end") this.#url = undefined;
  }

  finish(): void {
    this.#boxes.finish(this.#flow);
  }

  close(name: string): void {
    this.#boxes.close(name);
    if (name === "w:p") {
      this.#put((flow) => flow.lineBreak());
      this.#paragraphs.pop();
    } else if (name === "w:r") {
      this.#inRun = false;
      this.#run = {};
    } else if (name === "w:pPr" || name === "w:rPr") this.#properties = null;
    else if (name === "w:t" || name === "w:instrText") this.#reads = null;
    else if (name === "w:hyperlink") this.#url = undefined;
    else if (name === "w:tblGrid") {
      const columns = this.#columns;
      this.#put((flow) => flow.startTable(columns));
    } else if (name === "w:tc") this.#cells.pop();
    else if (name === "w:tr") this.#put((flow) => flow.endRow());
    else if (name === "w:tbl") this.#put((flow) => flow.endTable());
  }

  text(text: string): void {
    this.#boxes.text(text);
    if (this.#reads === "instruction") this.#field += text;
    else if (this.#reads === "text") this.#say(text);
  }

  #say(text: string): void {
    const current = this.#paragraphs.at(-1);
    if ({ ...current?.change, ...this.#run }.isHidden) {
      this.#put((flow) => flow.hide(text));
      return;
    }
    if (current && !current.isStarted) {
      current.isStarted = true;
      const indent = current.change.indent ?? 0;
      this.#put((flow) => flow.startParagraph(indent, 2));
      const list = current.list ?? current.change.list;
      if (list && list.id !== "0") this.#putText(this.#styles.markOf(list));
    }
    this.#putText(text, this.#url);
  }

  #put(step: FlowStep): void {
    this.#boxes.put(step);
  }

  #putText(text: string, url?: string): void {
    const style = this.#style();
    this.#boxes.put((flow) => flow.text(text, style, url), text.trim().length);
  }

  #style(): TextStyle {
    const { base } = this.#styles;
    const { size, isBold, isItalic, color, font } = { ...base, ...this.#paragraphs.at(-1)?.change, ...this.#run };
    return {
      size: size ?? base.size,
      isBold: isBold ?? false,
      isItalic: isItalic ?? false,
      color: color ?? base.color,
      font: font ?? "",
    };
  }

  /** A cell gets its place with its first paragraph, because its width is said before that. */
  #placeCell(span: number): void {
    const cell = this.#cells.at(-1);
    if (!cell || cell.isPlaced) return;
    cell.isPlaced = true;
    this.#put((flow) => flow.startCell(span));
  }
}
