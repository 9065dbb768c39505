import { useMemo } from "react";
import { type Design, type DesignProps, numbersOf } from "../design.ts";
import { papers } from "../paging.ts";
import { Header } from "../parts/header.tsx";
import { Columns, Standard } from "../parts/standard.tsx";
import { splitColumns } from "./balance.ts";
import css from "./split.css?raw";

/** The width of the line between the columns with the space on both sides of it, in px. */
const gutter = 49;

/** Two equal columns; `splitColumns` distributes the sections over them. */
function SplitSheet({ resume, view }: DesignProps) {
  const { basicInfo, links, sections } = resume.data;
  const settings = resume.config.design;
  const { main, side } = useMemo(() => {
    const numbers = numbersOf({ defaults }, view.lang, settings);
    const width = (papers[settings.paper].width - 2 * numbers.pageMargin.inline - gutter) / 2;
    return splitColumns(sections, { ...numbers, width });
  }, [sections, view.lang, settings]);
  if (view.columns === "one") return <Standard resume={resume} view={view} />;
  return (
    <>
      <Header info={basicInfo} links={links} view={view} />
      <Columns main={main} side={side} view={view} />
    </>
  );
}

const defaults: Design["defaults"] = {
  fontSize: 13.5,
  lineHeight: 1.5,
  sectionGap: 24,
  itemGap: 16,
  pageMargin: { block: 40, inline: 46 },
  cjk: { fontSize: 12.5, lineHeight: 1.74 },
};

/** A newspaper masthead over two equal columns with a hairline between them. */
export const split: Design = {
  componentName: "TemplateSplit",
  name: "split",
  title: { en: "Split", ch: "对开" },
  description: {
    en: "A newspaper masthead over two equal columns: the work on the left, everything around it on the right.",
    ch: "报头式页眉，下面左右对开两栏：左边是经历，右边是其余的一切。",
  },
  columns: "two",
  isPro: false,
  themes: ["teal", "cobalt", "brick", "moss", "graphite"],
  defaults,
  fonts: { text: "source-sans-3", display: "source-sans-3", cjk: "sans" },
  hasIcons: false,
  showsPhoto: false,
  Component: SplitSheet,
  css,
};
