import { useMemo, useState } from "react";
import type { ToolProposal } from "#contract/proposals.ts";
import { proposedState, takeProposed } from "#core/proposals/proposed-changes.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { toast } from "#web/ui/toast.tsx";
import type { Standing } from "../assistant/take.ts";
import { announce } from "../state/announcer.tsx";
import { useEditor, useEditorStore } from "../state/editor-context.tsx";
import { forgetProposals } from "./proposals-query.ts";
import { type Reviewed, reviewed } from "./reviewed.ts";

/**
 * Returns how the changes of a program's proposal stand in the resume as it is now, and what its owner can decide. Taking is
 * one edit of the document, which the editor saves as any other; the server is told of a decision once that is stored.
 */
export function useReviewDecisions(resumeId: string, proposal: ToolProposal) {
  const { t } = useTranslation("editorProposals");
  const { t: th } = useTranslation("editorHistory");
  const { t: ta } = useTranslation("editorAssistant");
  const locale = useLocale();
  const editor = useEditorStore();
  const document = useEditor((state) => state.document);
  const { base, proposed } = proposal;
  const changes = useMemo(() => reviewed(base, proposed, { t: th, locale }), [base, proposed, th, locale]);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set(proposal.refused));
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set(proposal.taken));
  const standings = useMemo(() => {
    const standingOf = ({ id, change }: Reviewed): Standing => {
      const state = proposedState(change, document);
      // What was taken and typed over is its owner's own by now; what was undone can be taken again.
      const now = state === "stale" && taken.has(id) ? "taken" : state;
      return now !== "taken" && refused.has(id) ? "refused" : now;
    };
    return new Map(changes.map((one) => [one.id, standingOf(one)]));
  }, [changes, document, refused, taken]);
  const open = changes.filter(({ id }) => standings.get(id) === "open");
  const params = { id: resumeId, proposalId: proposal._id };
  const report = (sent: Promise<unknown>) =>
    sent
      .catch((error: unknown) => {
        // The last decision has ended it already, here or elsewhere.
        if (!isApiError(error, "notFound")) toast(t("unsaved"), { kind: "error" });
      })
      // The panel may have been closed meanwhile, and the list read before this was stored.
      .finally(() => forgetProposals(resumeId));

  async function tellTaken(ids: string[]) {
    const { phase } = await editor.getState().actions.saveNow();
    // Without a save the proposal stays as it is; its change stands in the text and is known by that.
    if (phase !== "saved") return;
    await report(send(calls.takeProposal, { params, body: { changes: ids, isSaved: true } }));
  }
  return {
    changes,
    open,
    standings,
    hasTaken: changes.some(({ id }) => standings.get(id) === "taken"),
    take(those: readonly Reviewed[]) {
      const { actions, document: now } = editor.getState();
      const made = takeProposed(
        now,
        those.map(({ change }) => change),
      );
      const isDone =
        made.taken.length > 0 && actions.edit({ type: "document.replace", document: made.document, by: "program" });
      if (!isDone) return announce(t("stale"));
      setTaken((before) => new Set([...before, ...made.taken]));
      announce(ta("takenNow", { count: made.taken.length, left: open.length - made.taken.length }));
      void tellTaken(made.taken);
    },
    refuse(those: readonly Reviewed[]) {
      const ids = those.map(({ id }) => id);
      setRefused((before) => new Set([...before, ...ids]));
      announce(ta("keptNow", { count: ids.length, left: open.length - ids.length }));
      if (ids.length > 0) void report(send(calls.refuseProposal, { params, body: { changes: ids } }));
    },
    reconsider: ({ id }: Reviewed) => setRefused((before) => new Set([...before].filter((one) => one !== id))),
  };
}
