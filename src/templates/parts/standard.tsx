import { useMemo } from "react";
import type { Section } from "#core/resume/schema.ts";
import { sectionsByColumn } from "#core/resume/sections.ts";
import type { DesignProps, View } from "../design.ts";
import { Header } from "./header.tsx";
import { SectionList, shownItems } from "./sections.tsx";

/**
 * Draws the usual sheet: header, then main and side in one body. The style sheet decides where each is placed; a design
 * has a component of its own only when it needs other markup.
 */
export function Standard({ resume, view }: DesignProps) {
  return (
    <>
      <Header info={resume.data.basicInfo} links={resume.data.links} view={view} />
      <Body sections={resume.data.sections} view={view} />
    </>
  );
}

/** Draws main and side, for a design with a header of its own. */
export function Body({ sections, view }: { sections: readonly Section[]; view: View }) {
  const { main, side } = useMemo(() => sectionsByColumn(sections, view.columns), [sections, view.columns]);
  return <Columns main={main} side={side} view={view} />;
}

type ColumnsProps = { main: readonly Section[]; side: readonly Section[]; view: View };

/**
 * Draws the body, for a design that distributes the sections over the columns itself. A side without items is not
 * rendered.
 */
export function Columns({ main, side, view }: ColumnsProps) {
  return (
    <div className="rs-body">
      <div className="rs-main">
        <SectionList sections={main} view={view} />
      </div>
      {side.some((section) => shownItems(section).length > 0) && (
        <div className="rs-side">
          <SectionList sections={side} view={view} />
        </div>
      )}
    </div>
  );
}
