import { Suspense } from "react";
import { unfinishedIn } from "#core/resume/unfinished.ts";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { OriginalLeft } from "../original/original-parts.tsx";
import { ProposalsLeft } from "../proposals/proposal-parts.tsx";
import { useEditorWhenIdle } from "../state/editor-context.tsx";
import { placesOf } from "../unfinished/untranslated.ts";
import { SamplesBar } from "./samples-bar.tsx";

/** Most resumes hold no suggestion, so that its code is loaded with the first one. */
const UnfinishedBar = part(async () => {
  const [module] = await Promise.all([import("../unfinished/unfinished-bar.tsx"), loadTexts(["editorUnfinished"])]);
  return module.UnfinishedBar;
});

/** The same for translated copies. */
const UntranslatedBar = part(async () => {
  const [module] = await Promise.all([import("../unfinished/untranslated-bar.tsx"), loadTexts(["editorUnfinished"])]);
  return module.UntranslatedBar;
});

/**
 * What is left to do before the resume is one's own: proposals of programs, samples that nobody has edited, passages without a translation,
 * blanks and suggestions.
 */
export function LeftOverBars() {
  const isUnfinished = useEditorWhenIdle(({ document }) => unfinishedIn(document.data.sections).length > 0);
  const isUntranslated = useEditorWhenIdle((state) => placesOf(state).length > 0);
  return (
    <>
      <ProposalsLeft />
      <SamplesBar />
      <OriginalLeft />
      <Suspense fallback={null}>{isUntranslated && <UntranslatedBar />}</Suspense>
      <Suspense fallback={null}>{isUnfinished && <UnfinishedBar />}</Suspense>
    </>
  );
}
