import { GitPullRequestArrow } from "lucide-react";
import type { ProposalCard } from "#contract/proposals.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { LeftOverBar, LeftOverText } from "../panels/left-over-bar.tsx";
import { openReview, useReview } from "./proposals-query.ts";

/** As drawn on a phone, in two rows, where notices appear above it; px. */
const barHeight = 84;

/** How many proposals wait, of which programs, and the way to them. Absent while they are looked at. */
export function ProposalBar({ proposals }: { proposals: readonly ProposalCard[] }) {
  const { t } = useTranslation("editorProposals");
  const isOpen = useReview((state) => state.ids !== null);
  useNoticePlace({ bottom: isOpen ? 0 : barHeight });
  if (isOpen) return null;
  const names = [...new Set(proposals.map(({ tokenName }) => tokenName))].join(t("comma"));
  return (
    <LeftOverBar
      label={t("label")}
      tone="accent"
      icon={GitPullRequestArrow}
      text={<LeftOverText left={t("waiting", { count: proposals.length })} note={t("from", { names })} />}
    >
      <Button
        size="sm"
        variant="primary"
        onClick={() => openReview(proposals.map(({ _id }) => _id))}
        className="max-md:min-h-11"
      >
        {t("review")}
      </Button>
    </LeftOverBar>
  );
}
