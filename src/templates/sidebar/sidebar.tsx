import type { Design, DesignProps } from "../design.ts";
import { Contacts } from "../parts/contacts.tsx";
import { NameAndTitle, Photo, photoOf } from "../parts/header.tsx";
import { Body } from "../parts/standard.tsx";
import { wordsOf } from "../parts/words.ts";
import css from "./sidebar.css?raw";

/** A solid column at the left edge of every page: photo, contacts and the side sections in white on the theme's deep. */
export const sidebar: Design = {
  componentName: "TemplateSidebar",
  name: "sidebar",
  title: { en: "Sidebar", ch: "侧栏" },
  description: {
    en: "A solid column of colour with your photo, contacts and skills; the work itself on white.",
    ch: "整列深色侧栏放照片、联系方式与技能，工作内容留在白色主栏。",
  },
  columns: "two",
  isPro: false,
  themes: ["navy", "emerald", "teal", "plum", "graphite"],
  defaults: {
    fontSize: 12,
    lineHeight: 1.58,
    sectionGap: 22,
    itemGap: 16,
    pageMargin: { block: 46, inline: 42 },
    cjk: { fontSize: 12.2, lineHeight: 1.75 },
  },
  fonts: { text: "inter", display: "inter", cjk: "sans" },
  hasIcons: true,
  hasPhoto: true,
  Component: Sidebar,
  Page: Column,
  css,
};

/**
 * Name and title head the main column, photo and contacts the side: both stand in the header, which is read first, and
 * the style sheet floats each to its column.
 */
function Sidebar({ resume, view }: DesignProps) {
  const { basicInfo, links, sections } = resume.data;
  const photo = photoOf(basicInfo, view);
  return (
    <>
      <header className={photo ? "rs-header rs-has-photo" : "rs-header"}>
        <div className="rs-identity">
          <NameAndTitle info={basicInfo} view={view} />
        </div>
        <div className="rs-card">
          {photo && <Photo src={photo} view={view} />}
          <Contacts info={basicInfo} links={links} view={view} title={wordsOf(view.lang).contact} />
        </div>
      </header>
      <Body sections={sections} view={view} />
    </>
  );
}

/** The column; a lighter block behind the photo on the first page. */
function Column({ resume, view }: DesignProps) {
  return <div className="rs-column">{photoOf(resume.data.basicInfo, view) && <div className="rs-column-head" />}</div>;
}
