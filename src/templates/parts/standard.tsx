import { useMemo } from "react";
import { sectionsByColumn } from "#core/resume/sections.ts";
import type { DesignProps } from "../design.ts";
import { Header } from "./header.tsx";
import { SectionList, shownItems } from "./sections.tsx";

/**
 * The usual sheet: header, then main and side in one body. What stands where is the style sheet's business; a design
 * writes a component of its own only when it needs other markup.
 */
export function Standard({ resume, view }: DesignProps) {
  const { basicInfo, links, sections } = resume.data;
  const { main, side } = useMemo(() => sectionsByColumn(sections, view.columns), [sections, view.columns]);
  return (
    <>
      <Header info={basicInfo} links={links} view={view} />
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
    </>
  );
}
