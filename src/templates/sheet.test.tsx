import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { factKinds } from "#core/resume/fact-kinds.ts";
import { factTable } from "#core/resume/fact-table.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { sampleItems } from "#core/resume/sample-items.ts";
import { type Language, languages, type ResumeDocument, resumeDocumentSchema } from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { htmlLang, photoSetting, type SheetMode } from "./design.ts";
import { fixtures } from "./fixtures/registry.ts";
import { shownItems } from "./parts/sections.tsx";
import { designs } from "./registry.ts";
import { Sheet } from "./sheet.tsx";
import { sheetCss } from "./sheet-css.ts";

const modes: readonly SheetMode[] = ["print", "preview", "public"];
const draw = (document: ResumeDocument, mode: SheetMode = "print") =>
  renderToStaticMarkup(<Sheet document={document} mode={mode} />);

function as(document: ResumeDocument, templateName: string, lang: Language = document.config.lang): ResumeDocument {
  return { ...document, config: { ...document.config, templateName, lang } };
}

const cases = designs.flatMap((design) =>
  fixtures.flatMap(({ name, document }) =>
    (["en", "ch"] as const).map((lang) => ({
      design: design.name,
      name,
      lang,
      document: as(document, design.componentName, lang),
    })),
  ),
);

/** Returns a text without spaces, bullets and list numbers, which are layout. */
const letters = (text: string) => text.replace(/[\s\p{Cc}\u200b•]|\d+\. /gu, "");
const decoded = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

describe.each(cases)("$design draws $name in $lang", ({ document }) => {
  it("with every text in it, escaped, and nothing executable", () => {
    const { basicInfo, sections, links } = document.data;
    // Labels and URLs of links.
    const design = { ...document.config.design, linkText: "both" } as const;
    const html = draw({ ...document, config: { ...document.config, design } });
    const drawn = letters(decoded(html));
    const { avatar: _avatar, ...texts } = basicInfo;
    const wanted = [...Object.values(texts), ...links.map((link) => link.text ?? link.name)];
    // A design may write the label of a fact in its own manner (`--work-authorization`).
    const spelled = (text: string) => letters(text).toLowerCase().replaceAll("-", "");
    for (const { name, text } of links) if (text !== undefined) expect(spelled(drawn)).toContain(spelled(name));
    for (const section of sections) {
      const items = shownItems(section);
      if (items.length > 0) wanted.push(section.name);
      for (const item of items) {
        wanted.push(...richTextToPlain(item.description).split("\n"));
        if (!section.onlyDesc) wanted.push(item.title, item.subTitle, item.city);
      }
    }
    for (const text of wanted) expect(drawn).toContain(letters(text));
    expect(html).not.toMatch(/<(script|style|iframe|form|input|object)|\son[a-z]+="|javascript:alert\((3|4)\)"/i);
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:)/);
    expect(html).not.toMatch(/<(strong|em|aside)\b/);
  });

  it("in its language, with headings in order", () => {
    const html = draw(document);
    expect(html).toMatch(new RegExp(`^<article class="rs [^>]* lang="${htmlLang[document.config.lang]}"`));
    expect(html.match(/<h1/g)?.length ?? 0).toBe(document.data.basicInfo.name.trim() === "" ? 0 : 1);
    expect(html.indexOf("<h2")).toBeGreaterThanOrEqual(Math.min(html.indexOf("<h2"), html.indexOf("</header>")));
  });

  it("with attributes that lead to its fields only in the preview", () => {
    for (const mode of modes) {
      const marked = /data-(section|item|field|link)=/.test(draw(document, mode));
      // Of an empty document the preview draws where the name goes.
      expect(marked).toBe(mode === "preview");
    }
  });
});

describe("the fixtures", () => {
  it.each(fixtures)("$name is a well-formed document", ({ document }) => {
    expect(resumeDocumentSchema.safeParse(document).error).toBeUndefined();
  });
});

describe("a sheet", () => {
  const [{ document }] = fixtures as readonly [{ document: ResumeDocument }, ...unknown[]];
  const withDesign = (settings: Partial<ResumeDocument["config"]["design"]>): ResumeDocument => ({
    ...document,
    config: { ...document.config, design: { ...document.config.design, ...settings } },
  });

  it("applies the user's numbers over the design's", () => {
    const html = draw(withDesign({ fontSize: 1.5, lineHeight: 1.9, sectionGap: 33, itemGap: 21, pageMargin: 60 }));
    for (const part of [
      "--text-size:13.5px",
      "--line:1.9",
      "--section-gap:33px",
      "--item-gap:21px",
      "--margin-inline:60px",
    ])
      expect(html).toContain(part);
  });

  it("drops photo and icons when asked, and a photo that is missing", () => {
    expect(draw(document)).toContain("<img");
    expect(draw(document)).toContain("<svg");
    const bare = draw(withDesign({ showPhoto: false, showIcons: false }));
    expect(bare).not.toMatch(/<img|<svg|rs-has-photo/);
  });

  it.each(designs)("shows the photo in $name as the user says, and else as the design does", (design) => {
    const shown = (settings: Partial<ResumeDocument["config"]["design"]>) => {
      const sheet = withDesign(settings);
      return (
        draw({ ...sheet, config: { ...sheet.config, templateName: design.componentName } }).split("<img").length - 1
      );
    };
    expect(shown({})).toBe(design.showsPhoto ? 1 : 0);
    for (const wanted of [true, false]) {
      expect(shown({ showPhoto: photoSetting(design, wanted) })).toBe(wanted ? 1 : 0);
    }
    expect(photoSetting(design, design.showsPhoto)).toBe(true);
  });

  it("falls back to the default design and to the first theme of a design for unknown names", () => {
    const html = draw({
      ...document,
      config: { ...document.config, templateName: "TemplateGone", templateTheme: "x" },
    });
    expect(html).toContain("rs-modern");
    expect(html).toContain("--th:#047857");
  });

  it("shows all sections in order and no side in one column", () => {
    const html = draw(withDesign({ columns: "one" }));
    expect(html).not.toContain("rs-side");
    const names = document.data.sections.map((section) => html.indexOf(`>${section.name}</span></h2>`));
    expect(names.every((at) => at > 0)).toBe(true);
    expect([...names].sort((a, b) => a - b)).toEqual(names);
  });

  it("supports every language of resumes", () => {
    for (const lang of languages) {
      const page = withDesign({ showPageNumbers: true });
      const html = draw({ ...page, config: { ...page.config, lang } });
      expect(html).toContain(`lang="${htmlLang[lang]}"`);
      expect(html).toMatch(/class="rs-foot[^>]*>Priya Raman.*rs-page-number.*rs-page-count/);
    }
  });
});

describe("a sheet", () => {
  const [{ document } = { document: null }] = fixtures;
  if (!document) throw new Error("There are fixtures");

  it("gives a linked page neither its window (noopener) nor a recommendation (nofollow)", () => {
    const description = '<p><a href="https://b.example">in a text</a></p>';
    const [first] = document.data.sections;
    if (!first) throw new Error("The fixture has a section");
    const linked: ResumeDocument = {
      ...document,
      data: {
        ...document.data,
        links: [{ id: "l", name: "beside the name", src: "https://a.example" }],
        sections: [{ ...first, data: first.data.slice(0, 1).map((item) => ({ ...item, description })) }],
      },
    };
    for (const { componentName } of designs) {
      const opening = draw(as(linked, componentName), "public").match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
      expect(opening.length, componentName).toBeGreaterThanOrEqual(2);
      for (const link of opening) expect(link).toContain('rel="noopener nofollow"');
    }
  });

  it("uses the accent colour of its owner instead of the theme's", () => {
    const inAccent = (accent: string | null): ResumeDocument => ({
      ...document,
      config: { ...document.config, design: { ...document.config.design, accent } },
    });
    const colourOf = (html: string) => /--th:(#[0-9A-Fa-f]{6})/.exec(html)?.[1];
    const own = colourOf(draw(inAccent(null)));
    expect(colourOf(draw(inAccent("#7a1f3d")))?.toLowerCase()).toBe("#7a1f3d");
    expect(own?.toLowerCase()).not.toBe("#7a1f3d");
  });
});

describe.each(designs)("$name writes a link", ({ componentName }) => {
  const site = { id: "site", name: "My Site", src: "https://www.example.com/work" };
  const [url, label] = ["example.com/work", "My Site"];
  it.each<["url" | "label" | "both", "url" | "label" | "both" | undefined, boolean, boolean]>([
    ["url", undefined, true, false],
    ["label", undefined, false, true],
    ["both", undefined, true, true],
    ["url", "label", false, true],
    ["label", "both", true, true],
  ])("as the design's %s and its own %s say, and leads where it leads", (ofDesign, own, hasUrl, hasLabel) => {
    const document = as(sampleDocument(), componentName);
    const html = draw({
      ...document,
      data: { ...document.data, links: [{ ...site, ...(own && { linkText: own }) }] },
      config: { ...document.config, design: { ...document.config.design, linkText: ofDesign } },
    });
    const text = decoded(html);
    expect([text.includes(url), text.includes(label)]).toEqual([hasUrl, hasLabel]);
    expect(html).toContain(`href="${site.src}"`);
  });
});

describe("a style sheet", () => {
  it.each(designs)("of $name touches nothing outside the sheet and loads nothing", (design) => {
    const css = sheetCss(design).replace(/\/\*[\s\S]*?\*\//g, "");
    expect(css).not.toMatch(/@import|url\(|@font-face|position:\s*fixed/);
    const selectors = css.match(/[^{}]+(?=\{)/g) ?? [];
    const strangers = selectors
      .filter((selector) => !selector.trim().startsWith("@"))
      .flatMap((selector) => selector.split(/,(?![^(]*\))/))
      .filter((selector) => !/^\.rs\b/.test(selector.trim()));
    expect(strangers).toEqual([]);
  });
});

describe.each(designs)("$name draws a blank resume", ({ componentName }) => {
  const blank = { ...as(sampleDocument(), componentName), name: "Mine" };

  it("with each sample as one ghost that is called a sample, and a ghost of the name, in the preview", () => {
    const html = draw(blank, "preview");
    const titles = blank.data.sections.length;
    expect(html.match(/data-sample=""/g)).toHaveLength(sampleItems(blank).length + titles + 1);
    expect(html.match(/\bSample\b/g)).toHaveLength(sampleItems(blank).length);
    expect(html).toMatch(/<h1[^>]*data-sample=""[^>]*>Your name</);
    const named = { ...blank, data: { ...blank.data, basicInfo: { ...blank.data.basicInfo, name: "Ada" } } };
    expect(draw(named, "preview")).not.toContain("Your name");
  });

  it.each(["print", "public"] as const)("without any of it in the %s", (mode) => {
    const html = draw(visibleDocument(blank, "owner"), mode);
    expect(html).not.toMatch(/data-sample|Your name|<h1|<section|\bSample\b/);
  });
});

it.each(designs.map((design) => [design.name, design.componentName] as const))(
  "%s shows every typed fact with its label, in every language",
  (_, templateName) => {
    for (const lang of languages) {
      const document = as(sampleDocument("en"), templateName, lang);
      const links = factKinds.map((kind, at) => ({
        ...{ id: kind, name: factTable[kind].labels[lang], src: "", kind },
        text: factTable[kind].options[0]?.[lang] ?? `Value ${at}`,
      }));
      // A design may write a label as an option of a command: --desired-position.
      const bare = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
      for (const mode of ["print", "public"] as const) {
        const shown = bare(decoded(draw({ ...document, data: { ...document.data, links } }, mode)));
        for (const { name, text } of links) for (const words of [name, text]) expect(shown).toContain(bare(words));
      }
    }
  },
);
