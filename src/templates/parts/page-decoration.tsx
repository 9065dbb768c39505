import { memo } from "react";
import type { Design, DesignProps } from "../design.ts";
import { pageFoot } from "./words.ts";

/**
 * What stands on every page, drawn once; `paginate` (../paging.ts) repeats it. Hidden from screen readers, and so an
 * artifact in the PDF. Nothing at all when the design has no furniture and no foot is asked for.
 */
export const PageDecoration = memo(function PageDecoration({
  Page,
  hasFoot,
  resume,
  view,
}: DesignProps & { Page: Design["Page"]; hasFoot: boolean }) {
  if (!Page && !hasFoot) return null;
  return (
    <div className="rs-decoration" aria-hidden="true">
      <div className="rs-page">
        {Page && <Page resume={resume} view={view} />}
        {hasFoot && (
          <div className="rs-foot rs-front">
            {pageFoot(view.lang, resume.data.basicInfo.name).map((piece) =>
              piece === "{page}" ? <PageNumber key={piece} /> : piece === "{pages}" ? <PageCount key={piece} /> : piece,
            )}
          </div>
        )}
      </div>
    </div>
  );
});

/** The number of the page it stands on: a counter of the style sheet, so that a page and its copies stay equal. */
export function PageNumber() {
  return <span className="rs-page-number" />;
}

/** How many pages there are. */
export function PageCount() {
  return <span className="rs-page-count" />;
}
