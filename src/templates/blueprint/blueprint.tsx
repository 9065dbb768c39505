import type { CSSProperties } from "react";
import type { Design, DesignProps } from "../design.ts";
import { Contacts, contactsOf, Written } from "../parts/contacts.tsx";
import { NameAndTitle, Photo, photoOf } from "../parts/header.tsx";
import { PageCount, PageNumber } from "../parts/page-decoration.tsx";
import { Body } from "../parts/standard.tsx";
import { wordsOf } from "../parts/words.ts";
import css from "./blueprint.css?raw";
import { GraphPaper, PartDrawing, Zones } from "./drawing.tsx";
import page from "./page.css?raw";
import { blockLines } from "./title-block.ts";

/**
 * An engineering drawing: a frame with zones on every page, a header on graph paper, and a title block with the page
 * numbers.
 */
export const blueprint: Design = {
  componentName: "TemplateBlueprint",
  name: "blueprint",
  title: { en: "Blueprint", ch: "蓝图" },
  description: {
    en: "An engineering drawing with a real title block: sheet numbers and contacts where engineers look for them.",
    ch: "像一张工程图：图框、分区与标题栏齐全，张次和联系方式都在标题栏里。",
  },
  columns: "two",
  isPro: true,
  themes: ["cobalt", "teal", "emerald", "ochre", "graphite"],
  defaults: {
    fontSize: 12.3,
    lineHeight: 1.55,
    sectionGap: 20,
    itemGap: 13,
    pageMargin: { block: 60, inline: 61 },
    cjk: { fontSize: 11.9, lineHeight: 1.72 },
  },
  fonts: { text: "ibm-plex-sans", display: "ibm-plex-sans", mono: "ibm-plex-mono", cjk: "sans" },
  hasIcons: false,
  showsPhoto: false,
  Component: Drawing,
  Page: Frame,
  css: `${page}\n${css}`,
};

function Drawing({ resume, view }: DesignProps) {
  const { basicInfo, links, sections } = resume.data;
  const photo = photoOf(basicInfo, view);
  const lines = blockLines(basicInfo, links, view, resume.config.design.fontSize ?? 0);
  const heights: Record<`--${string}`, number> = { "--name-lines": lines.name, "--contact-lines": lines.contacts };
  return (
    <div className="rs-drawing" style={heights as CSSProperties}>
      <header className={photo ? "rs-header rs-has-photo" : "rs-header"}>
        <GraphPaper />
        <div className="rs-identity">
          <NameAndTitle info={basicInfo} view={view} />
        </div>
        <PartDrawing />
        {photo && <Photo src={photo} view={view} />}
        <Contacts info={basicInfo} links={links} view={view} />
      </header>
      <Body sections={sections} view={view} />
    </div>
  );
}

function Frame({ resume, view }: DesignProps) {
  const words = wordsOf(view.lang);
  const { basicInfo, links } = resume.data;
  const name = basicInfo.name.trim();
  const contacts = contactsOf(basicInfo, links, view);
  return (
    <>
      <div className="rs-edge" />
      <Zones />
      <div className="rs-frame" />
      <div className="rs-divider" />
      <div className="rs-block rs-front">
        {name !== "" && (
          <div className="rs-cell rs-cell-name">
            <div className="rs-cell-label">{words.drawnBy}</div>
            <div className="rs-cell-value">{name}</div>
          </div>
        )}
        <div className="rs-cell">
          <div className="rs-cell-label">{words.sheet}</div>
          <div className="rs-cell-value">
            <PageNumber /> / <PageCount />
          </div>
        </div>
        <div className="rs-cell rs-cell-scale">
          <div className="rs-cell-label">{words.scale}</div>
          <div className="rs-cell-value">1 : 1</div>
        </div>
        {contacts.length > 0 && (
          // On the first page the header's own contacts lie in this cell; later pages have none (page.css).
          <div className="rs-cell rs-cell-reach">
            {contacts.map(({ key, label, text, whole }) => (
              <div key={key} className="rs-contact-text">
                {label ? `${label} ` : null}
                <Written text={text} whole={whole} />
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
