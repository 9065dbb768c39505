import { memo } from "react";
import type { Design, DesignProps } from "../design.ts";
import { pageFoot } from "./words.ts";

/**
 * Draws the page decoration once; `paginate` (../paging.ts) repeats it. It is hidden from screen readers, which makes
 * it an artifact in the PDF. Draws nothing when the design has no page decoration and no page foot is asked for.
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

/** Shows the number of its page. It is a CSS counter, so that a page and its copies have equal markup. */
export function PageNumber() {
  return <span className="rs-page-number" />;
}

/** Shows the number of pages. */
export function PageCount() {
  return <span className="rs-page-count" />;
}
