import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useEditor } from "../state/editor-context.tsx";
import { closeReview, proposalsQuery, useReview } from "./proposals-query.ts";

/** Most people have no programs that write to their resumes, so that all of it is loaded with the first proposal. */
const ProposalBar = part(async () => {
  const [module] = await Promise.all([import("./proposal-bar.tsx"), loadTexts(["editorProposals"])]);
  return module.ProposalBar;
});
const ReviewPanel = part(async () => {
  const texts = loadTexts(["editorProposals", "editorAssistant", "editorHistory"]);
  const [module] = await Promise.all([import("./review-panel.tsx"), texts]);
  return module.ReviewPanel;
});

/** Says that proposals wait; absent where none does. */
export function ProposalsLeft() {
  const id = useEditor((state) => state.resumeId);
  const { data: proposals = [] } = useQuery(proposalsQuery(id));
  return <Suspense fallback={null}>{proposals.length > 0 && <ProposalBar proposals={proposals} />}</Suspense>;
}

/** The panel in which proposals are looked at, while it is open. */
export function ProposalDrawer() {
  const ids = useReview((state) => state.ids);
  useEffect(() => closeReview, []);
  if (ids === null) return null;
  return (
    <Suspense fallback={null}>
      <ReviewPanel ids={ids} />
    </Suspense>
  );
}
