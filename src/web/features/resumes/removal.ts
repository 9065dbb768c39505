import type { ResumeCard } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { translator } from "#web/shell/i18n.ts";
import { toast } from "#web/ui/toast.tsx";
import { explainLimit } from "./create-resume.ts";

/** Deleting moves a resume to the bin. It needs no confirmation, because a toast offers to undo it. */

type Named = Pick<ResumeCard, "_id" | "name">;

const refresh = () => queryClient.invalidateQueries({ queryKey: ["resumes"] });

/** Id of the heading that gets the focus when the element that had it disappears. */
export const listHeading = "resumes-heading";
const focusHeading = () => document.getElementById(listHeading)?.focus();

/** Shows for ten seconds that the resume was deleted, with a button to undo that. */
export function notifyRemoved(resume: Named, isByKey: boolean): void {
  toast(translator.t("remove.done", { ns: "resumes", name: resume.name }), {
    stay: limits.bin.undo,
    action: { label: translator.t("remove.undo", { ns: "resumes" }), run: () => void restore(resume) },
    takesFocus: isByKey,
    onFocusLost: focusHeading,
  });
}

/**
 * Moves the resume to the bin.
 * @throws the errors of `send`.
 */
export async function remove(resume: Named): Promise<void> {
  await send(calls.removeResume, { params: { id: resume._id } });
  await refresh();
}

/** Restores the resume and shows a toast; explains the limit to a user who has no room for it. */
export async function restore(resume: Named): Promise<void> {
  try {
    const { isPublic } = await send(calls.restoreResume, { params: { id: resume._id } });
    toast(translator.t(isPublic ? "remove.restoredPublic" : "remove.restored", { ns: "resumes", name: resume.name }));
  } catch (error) {
    explainLimit(error);
  }
  await refresh();
}

/** Deletes the resume for ever. */
export async function erase(resume: Named): Promise<void> {
  await send(calls.eraseResume, { params: { id: resume._id } });
  await refresh();
}
