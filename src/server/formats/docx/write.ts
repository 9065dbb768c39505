import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import { formatRange } from "#core/resume/dates.ts";
import { basicLabels } from "#core/resume/formats/markdown/dialect.ts";
import type { Item, Link, ResumeDocument, Section } from "#core/resume/schema.ts";
import { isPairs, sectionsByColumn, showsTags } from "#core/resume/sections.ts";
import { htmlLang } from "#templates/design.ts";
import { type Look, lookOf } from "./styles.ts";
import { linkTo, richParagraphs, run, storable } from "./text.ts";

/** Returns the document as a Word file with real headings, lists and links, so that a person can go on writing in it. */
export async function writeDocx(document: ResumeDocument): Promise<Uint8Array> {
  const look = lookOf(document);
  const sheet = new Sheet(document, look);
  const children = sheet.children();
  const { name, title } = document.data.basicInfo;
  const file = new Document({
    title: storable(title || document.name),
    creator: storable(name),
    lastModifiedBy: storable(name),
    styles: stylesOf(look, htmlLang[document.config.lang]),
    numbering: { config: sheet.lists() },
    sections: [
      {
        properties: {
          page: {
            size: look.paper,
            margin: {
              top: look.margin.block,
              bottom: look.margin.block,
              left: look.margin.inline,
              right: look.margin.inline,
            },
          },
        },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

const indent = (level: number) => ({ left: 300 + level * 300, hanging: 240 });
const levels = [0, 1, 2, 3, 4, 5];

class Sheet {
  readonly #document: ResumeDocument;
  readonly #look: Look;
  #numbered = 0;

  constructor(document: ResumeDocument, look: Look) {
    this.#document = document;
    this.#look = look;
  }

  children(): FileChild[] {
    const { columns } = this.#look;
    const { main, side } = sectionsByColumn(this.#document.data.sections, columns);
    const room = this.#look.paper.width - 2 * this.#look.margin.inline;
    if (side.length === 0 || main.length === 0) return [...this.#head(), ...this.#sections([...main, ...side], room)];
    const gap = 360;
    const narrow = Math.round(room * 0.32);
    const wide = room - narrow;
    // A table keeps the columns apart on every page, and Word can continue both.
    const cell = (children: FileChild[], width: number, margins: { left: number; right: number }) =>
      new TableCell({
        children: children.length > 0 ? (children as Paragraph[]) : [new Paragraph({})],
        width: { size: width, type: WidthType.DXA },
        margins: { top: 0, bottom: 0, ...margins },
        verticalAlign: VerticalAlign.TOP,
      });
    return [
      ...this.#head(),
      new Table({
        layout: TableLayoutType.FIXED,
        width: { size: room, type: WidthType.DXA },
        columnWidths: [wide, narrow],
        borders: noBorders,
        rows: [
          new TableRow({
            children: [
              cell(this.#sections(main, wide - gap), wide, { left: 0, right: gap }),
              cell(this.#sections(side, narrow), narrow, { left: 0, right: 0 }),
            ],
          }),
        ],
      }),
      // Word wants a paragraph below a table; this one takes no room.
      new Paragraph({ spacing: { line: 20, lineRule: "exact", before: 0, after: 0 }, children: [] }),
    ];
  }

  /** One list with bullets, and for each list with numbers one that begins with 1. */
  lists() {
    const bullets = {
      reference: "bullets",
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level % 2 === 0 ? "•" : "–",
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: indent(level) } },
      })),
    };
    const numbers = Array.from({ length: this.#numbered }, (_, index) => ({
      reference: `numbers-${index + 1}`,
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: indent(level) } },
      })),
    }));
    return [bullets, ...numbers];
  }

  #numbering = () => `numbers-${++this.#numbered}`;

  #head(): Paragraph[] {
    const { basicInfo, links } = this.#document.data;
    const labels = basicLabels[this.#document.config.lang];
    const colon = /^(?:ch|zh-tw|ja)$/.test(this.#document.config.lang) ? "：" : ": ";
    const alignment = this.#look.isCentred ? AlignmentType.CENTER : AlignmentType.LEFT;
    const contacts: ParagraphChild[][] = [
      basicInfo.email === "" ? [] : linkTo(`mailto:${basicInfo.email}`, [run(basicInfo.email)]),
      ...[basicInfo.cellphone, basicInfo.location].map((text) => (text === "" ? [] : [run(text)])),
      // Without its label or an icon a name in WeChat may be that of anything, and a day that of anything too.
      ...(["wechat", "birth"] as const).map((field) =>
        basicInfo[field] === "" ? [] : [run(`${labels[field]}${colon}${basicInfo[field]}`)],
      ),
      ...links.map((link) => this.#link(link)),
    ].filter((part) => part.length > 0);
    const line = contacts.flatMap((part, index) =>
      index === 0 ? part : [run("   ·   ", { color: this.#look.rule }), ...part],
    );
    return [
      new Paragraph({ style: "Title", alignment, children: [run(basicInfo.name)] }),
      ...(basicInfo.title === ""
        ? []
        : [new Paragraph({ style: "Subtitle", alignment, children: [run(basicInfo.title)] })]),
      ...(line.length === 0 ? [] : [new Paragraph({ style: "Contacts", alignment, children: line })]),
    ];
  }

  /** In a table of one row, a title that is kept with the next line keeps the whole row, which then skips a page. */
  #kept() {
    return this.#look.columns === "two" ? { keepNext: false } : {};
  }

  #link({ name, src, text, linkText }: Link): ParagraphChild[] {
    if (text !== undefined) return [run([name, text].filter((part) => part !== "").join(": "))];
    const shown = linkText ?? this.#document.config.design.linkText ?? "url";
    const bare = src.replace(/^https?:\/\/(?:www\.)?|\/$/g, "");
    const words =
      shown === "label" ? name || bare : shown === "both" && name !== "" ? `${name}: ${bare}` : bare || name;
    return words === "" ? [] : linkTo(src, [run(words)]);
  }

  #sections(sections: readonly Section[], room: number): FileChild[] {
    return sections.flatMap((section) => {
      const items = this.#items(section, room);
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_1, ...this.#kept(), children: [run(section.name)] }),
        ...items,
      ];
    });
  }

  #items(section: Section, room: number): Paragraph[] {
    const isBare = ({ subTitle, description, startDate, endDate, city }: Item) =>
      [subTitle, description, startDate, endDate, city].every((text) => text === "");
    if (showsTags(section) && section.data.every(isBare)) {
      const words = section.data.map(({ title }) => title).join("\u00a0· ");
      return words === "" ? [] : [new Paragraph({ style: "Text", children: [run(words)] })];
    }
    const isPair = ({ description, startDate, endDate, city }: Item) =>
      [description, startDate, endDate, city].every((text) => text === "");
    if (isPairs(section) && section.data.every(isPair)) {
      return section.data.map(
        ({ title, subTitle }) =>
          new Paragraph({
            style: "Text",
            children: [run(title, { bold: true }), run(subTitle === "" ? "" : `  ${subTitle}`)],
          }),
      );
    }
    return section.data.flatMap((item) => this.#item(item, section, room));
  }

  #item(item: Item, { onlyDesc }: Section, room: number): Paragraph[] {
    const { lang, design } = this.#document.config;
    const body = richParagraphs(item.description, this.#numbering);
    if (onlyDesc) return body;
    const dates = formatRange(item.startDate, item.endDate, lang, design.dateFormat);
    // Beside a title that fills the line the dates would be torn; below it they are read.
    const isBeside = widthOf(`${item.title}  ${dates}`, this.#look.size) <= room;
    const below = [isBeside ? "" : dates, item.subTitle, item.city].filter((text) => text !== "").join(" · ");
    const head = [item.title, isBeside ? dates : ""].some((text) => text !== "")
      ? [
          new Paragraph({
            heading: HeadingLevel.HEADING_2,
            ...this.#kept(),
            pageBreakBefore: item.breakBefore === true,
            tabStops: [{ type: TabStopType.RIGHT, position: room }],
            children: [
              run(item.title),
              ...(dates === "" || !isBeside
                ? []
                : [new TextRun({ children: [new Tab(), storable(dates)], style: "Dates" })]),
            ],
          }),
        ]
      : [];
    const where = below === "" ? [] : [new Paragraph({ style: "Where", ...this.#kept(), children: [run(below)] })];
    return [...head, ...where, ...body];
  }
}

/** About how wide a bold text is, in twentieths of a point; `size` is in half points. */
function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (/[\u2E80-\uFFEF]/u.test(letter) ? 10.4 : 5.8) * size, 0);
}

const none = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

function stylesOf(look: Look, lang: string) {
  const { text, display, size, line, sectionGap, itemGap, accent, ink, ink2, rule } = look;
  const isLatin = !/^(?:zh|ja|ko)/.test(lang);
  const language = isLatin ? { value: lang === "en" ? "en-GB" : lang } : { value: "en-US", eastAsia: lang };
  return {
    default: {
      document: {
        run: { font: text, size, color: ink, language },
        paragraph: { spacing: { line, before: 0, after: 0 } },
      },
      title: {
        run: { font: display, size: Math.round(size * 2.3), bold: true, color: ink },
        paragraph: { spacing: { before: 0, after: 40, line: 260 } },
      },
      heading1: {
        run: { font: display, size: Math.round(size * 1.18), bold: true, color: accent },
        paragraph: {
          spacing: { before: sectionGap, after: Math.round(itemGap / 2) },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: rule } },
        },
      },
      heading2: {
        run: { font: text, size: Math.round(size * 1.04), bold: true, color: ink },
        paragraph: { spacing: { before: itemGap, after: 0 }, keepNext: true },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        next: "Normal",
        quickFormat: true,
        run: { font: text, size: Math.round(size * 1.15), color: accent },
        paragraph: { spacing: { after: 60 } },
      },
      {
        id: "Contacts",
        name: "Contacts",
        basedOn: "Normal",
        quickFormat: true,
        run: { color: ink2 },
        paragraph: { spacing: { after: 60 } },
      },
      {
        id: "Where",
        name: "Where",
        basedOn: "Normal",
        quickFormat: true,
        run: { color: ink2 },
        paragraph: { keepNext: true },
      },
      {
        id: "Text",
        name: "Text",
        basedOn: "Normal",
        quickFormat: true,
        paragraph: { spacing: { before: 30, after: 30 } },
      },
      {
        id: "ListText",
        name: "List Text",
        basedOn: "Normal",
        quickFormat: true,
        paragraph: { spacing: { before: 20, after: 20 } },
      },
    ],
    characterStyles: [
      { id: "Dates", name: "Dates", basedOn: "DefaultParagraphFont", run: { bold: false, color: ink2, size } },
    ],
  };
}
