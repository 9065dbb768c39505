import { Fragment, useEffect, useRef, useState } from "react";
import { changeInPlace, lineAround } from "#core/assistant/take-changes.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { titleOf } from "../form/title-of.ts";
import { keyNames } from "../palette/key-names.ts";
import { announce } from "../state/announcer.tsx";
import { lookAt } from "../state/looked-at.ts";
import type { AssistantPlace, AssistantProposal, AssistantRequest } from "./assistant-store.ts";
import { ChangeCard } from "./change-card.tsx";
import { QuestionCard } from "./question-card.tsx";
import { Together, useNextDecision } from "./together.tsx";
import { type Decisions, useDecisions } from "./use-decisions.ts";

type Props = {
  at: AssistantPlace;
  request: AssistantRequest;
  proposal: AssistantProposal;
  retry: () => void;
  close: () => void;
};

/** The changes and questions, each to be decided by itself, or the changes that say nothing new together. */
export function Proposal({ at: { sectionId }, request, proposal, retry, close }: Props) {
  const { t } = useTranslation("editorAssistant");
  const box = useRef<HTMLDivElement>(null);
  const decisions = useDecisions(sectionId, proposal);
  const { open, questions, hasTaken } = decisions;
  useArrival(proposal.changes.length, proposal.questions.length);
  useNextDecision(box, open.length + questions.length);
  const look = useLook(sectionId, proposal, decisions);
  if (proposal.changes.length === 0 && proposal.questions.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-dense text-fg2">{t(request.action === "questions" ? "noQuestions" : "noChanges")}</p>
        <Button size="sm" onClick={close} data-done>
          {t("done")}
        </Button>
      </div>
    );
  }
  const counts = [
    proposal.changes.length > 0
      ? t(request.action === "write" ? "lines" : "changes", { count: proposal.changes.length })
      : "",
    proposal.questions.length > 0 ? t("questions", { count: proposal.questions.length }) : "",
    t("tokens", { count: proposal.tokens, shown: proposal.tokens.toLocaleString("en") }),
  ];
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-fg3 text-meta tabular">{counts.filter(Boolean).join(" · ")}</p>
      <Changes proposal={proposal} decisions={decisions} look={look} isNamed={request.at.itemId === undefined} />
      {questions.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {questions.map((question) => (
            <QuestionCard
              key={question.id}
              area={question.area}
              ask={question.ask}
              line={decisions.lineOf(question)}
              put={(answer) => decisions.put(question, answer)}
              skip={() => decisions.settle(question)}
            />
          ))}
        </ul>
      )}
      {hasTaken && open.length === 0 && (
        <p className="text-fg3 text-meta max-md:hidden">{t("undoHint", { keys: keyNames("mod", "Z") })}</p>
      )}
      <Together decisions={decisions}>
        {(request.action === "write" || proposal.engine !== "built-in") && (
          <Button size="sm" variant="ghost" onClick={retry}>
            {t("again")}
          </Button>
        )}
        {open.length === 0 && (
          <Button size="sm" onClick={close} data-done>
            {t("done")}
          </Button>
        )}
      </Together>
    </div>
  );
}

type ChangesProps = {
  proposal: AssistantProposal;
  decisions: Decisions;
  /** Shows a change on the sheet; null the first that is open. */
  look: (id: string | null) => void;
  /** The entries are named above their changes. */
  isNamed: boolean;
};

/** The changes by entry, in the order of the text. */
function Changes({ proposal: { entries, changes }, decisions, look, isNamed }: ChangesProps) {
  const { t } = useTranslation("editorAssistant");
  return entries.map(({ itemId, proposed }) => {
    const own = changes.filter(({ path }) => path === proposed.path);
    if (own.length === 0) return null;
    const item = decisions.items.find(({ id }) => id === itemId);
    const name = titleOf(item);
    return (
      <Fragment key={itemId}>
        {isNamed && name !== "" && <h4 className="-mb-2 font-semibold text-dense">{name}</h4>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {own.map((change) => (
            <ChangeCard
              key={change.id}
              change={{ ...change, isAddition: change.before === "" }}
              line={lineAround(proposed, item?.description ?? "", change.id)}
              label={t("changeOf", { at: changes.indexOf(change) + 1, of: changes.length })}
              standing={decisions.standings.get(change.id) ?? "stale"}
              take={() => decisions.take([change])}
              refuse={() => decisions.refuse([change])}
              reconsider={() => decisions.reconsider(change)}
              look={(isLooked) => look(isLooked ? change.id : null)}
            />
          ))}
        </ul>
      </Fragment>
    );
  });
}

/** Shows the change that the pointer or the focus is on, else the first that is open, in its place on the sheet. */
function useLook(sectionId: string, { entries }: AssistantProposal, { items, open }: Decisions) {
  const [id, look] = useState<string | null>(null);
  const change = open.find((one) => one.id === id) ?? open[0];
  const entry = entries.find(({ proposed }) => proposed.path === change?.path);
  const from = items.find((item) => item.id === entry?.itemId)?.description ?? "";
  useEffect(() => {
    const place = entry && change ? changeInPlace(entry.proposed, from, change.id) : null;
    lookAt(entry && place ? { sectionId, itemId: entry.itemId, from, ...place } : null);
  }, [sectionId, entry, from, change]);
  useEffect(() => () => lookAt(null), []);
  return look;
}

/** Tells how many changes have come. */
function useArrival(changes: number, questions: number): void {
  const { t } = useTranslation("editorAssistant");
  // What came is kept as it was, so that it is said once and not again with each decision.
  const [arrival] = useState(() => {
    const parts = [
      changes > 0 ? t("changes", { count: changes }) : "",
      questions > 0 ? t("questions", { count: questions }) : "",
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(", ") : t("noChanges");
  });
  useEffect(() => announce(arrival), [arrival]);
}
