import { useQuery } from "@tanstack/react-query";
import { Fragment, useEffect, useRef, useState } from "react";
import type { ToolProposal } from "#contract/proposals.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { formatDay } from "#web/shell/dates.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ChangeCard } from "../assistant/change-card.tsx";
import { Together, useNextDecision } from "../assistant/together.tsx";
import { keyNames } from "../palette/key-names.ts";
import { PhonePanel, SidePanel } from "../panels/side-panel.tsx";
import { announce } from "../state/announcer.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { useLayout } from "../use-layout.ts";
import { closeReview, forgetProposals } from "./proposals-query.ts";
import { firstLine, headingOf } from "./reviewed.ts";
import { useReviewDecisions } from "./use-review-decisions.ts";

/**
 * What programs propose, one proposal after another, decided about as the changes of the assistant are. It lies over a part
 * of the sheet, so that the form stays usable beside it, and over the whole screen of a phone.
 */
export function ReviewPanel({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("editorProposals");
  const [at, setAt] = useState(0);
  const layout = useLayout();
  const resumeId = useEditor((state) => state.resumeId);
  useEffect(() => () => void forgetProposals(resumeId), [resumeId]);
  const note = ids.length > 1 ? t("of", { at: at + 1, of: ids.length }) : "";
  const next = at + 1 < ids.length ? () => setAt(at + 1) : null;
  const content = (
    <div className="min-h-0 flex-1 overflow-y-auto p-3 max-md:px-4">
      <OneProposal key={ids[at]} id={ids[at] ?? ""} next={next} />
    </div>
  );
  return layout === "phone" ? (
    <PhonePanel title={t("title")} note={note} onClose={closeReview}>
      {content}
    </PhonePanel>
  ) : (
    <SidePanel title={t("title")} note={note} isFloating onClose={closeReview}>
      {content}
    </SidePanel>
  );
}

type Next = (() => void) | null;

function OneProposal({ id, next }: { id: string; next: Next }) {
  const { t } = useTranslation("editorProposals");
  const resumeId = useEditor((state) => state.resumeId);
  const { data, error, refetch } = useQuery({
    queryKey: ["resume", resumeId, "proposal", id],
    queryFn: ({ signal }) => send(calls.getProposal, { params: { id: resumeId, proposalId: id }, signal }),
    // What is decided about it is known here sooner than there.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <Review resumeId={resumeId} proposal={data} next={next} />;
  if (isApiError(error, "notFound")) return <Empty title={t("gone")} text={t("goneText")} />;
  if (error) return <QueryFailed title={t("failed")} text={t("failedText")} retry={() => void refetch()} />;
  return <Spinner size={18} />;
}

function Review({ resumeId, proposal, next }: { resumeId: string; proposal: ToolProposal; next: Next }) {
  const { t } = useTranslation("editorProposals");
  const { t: ta } = useTranslation("editorAssistant");
  const box = useRef<HTMLDivElement>(null);
  const decisions = useReviewDecisions(resumeId, proposal);
  const { changes, open, standings, take, refuse, reconsider, hasTaken } = decisions;
  const name = proposal.tokenName;
  const [arrival] = useState(() => `${t("by", { name })}: ${ta("changes", { count: changes.length })}`);
  useEffect(() => announce(arrival), [arrival]);
  useNextDecision(box, open.length);
  const stale = changes.filter(({ id }) => standings.get(id) === "stale");
  const dismiss = () => {
    refuse(stale);
    closeReview();
  };
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h3 className="text-h3 [overflow-wrap:anywhere]">{t("by", { name })}</h3>
        <p className="text-fg3 text-meta tabular">
          {ta("changes", { count: changes.length })} · {t("until", { date: formatDay(proposal.expiresAt) })}
        </p>
      </div>
      {proposal.note !== "" && (
        <blockquote className="border-line2 border-l-2 pl-2.5 text-dense text-fg2 [overflow-wrap:anywhere]">
          <span className="sr-only">{t("note", { name })} </span>
          {proposal.note}
        </blockquote>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {changes.map((one, index) => {
          const before = changes[index - 1];
          const heading = headingOf(one);
          return (
            <Fragment key={one.id}>
              {(!before || headingOf(before) !== heading) && (
                <li className="-mb-2 font-semibold text-dense [overflow-wrap:anywhere]">{heading}</li>
              )}
              <ChangeCard
                change={{
                  isAddition: one.change.kind === "add",
                  reason: one.note,
                  flags: one.flags,
                }}
                line={{ before: firstLine(one, "-"), after: firstLine(one, "+") }}
                rows={one.rows}
                stale={t("stale")}
                label={ta("changeOf", { at: index + 1, of: changes.length })}
                standing={standings.get(one.id) ?? "stale"}
                take={() => take([one])}
                refuse={() => refuse([one])}
                reconsider={() => reconsider(one)}
              />
            </Fragment>
          );
        })}
      </ul>
      {stale.length > 0 && open.length === 0 && <p className="text-dense text-fg2">{t("allStale")}</p>}
      {hasTaken && open.length === 0 && (
        <p className="text-fg3 text-meta max-md:hidden">{ta("undoHint", { keys: keyNames("mod", "Z") })}</p>
      )}
      <Together decisions={decisions}>
        {open.length === 0 && stale.length > 0 && (
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {t("dismiss")}
          </Button>
        )}
        {open.length === 0 && (
          <Button size="sm" onClick={next ?? closeReview} data-done>
            {next ? t("nextProposal") : ta("done")}
          </Button>
        )}
      </Together>
    </div>
  );
}
