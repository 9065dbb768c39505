import type { ResumeCard } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { translator } from "#web/shell/i18n.ts";
import { toast } from "#web/ui/toast.tsx";
import { explainLimit } from "./create-resume.ts";

/** Deleting moves a resume to the bin: it acts at once, and a notice takes it back. */

type Named = Pick<ResumeCard, "_id" | "name">;

const refresh = () => queryClient.invalidateQueries({ queryKey: ["resumes"] });

/** What is read again after the focus had nowhere to stay. */
export const listHeading = "resumes-heading";
const focusHeading = () => document.getElementById(listHeading)?.focus();

/** Says that it is deleted, for ten seconds with the way back. */
export function notifyRemoved(resume: Named, isByKey: boolean): void {
  toast(translator.t("remove.done", { ns: "resumes", name: resume.name }), {
    stay: limits.bin.undo,
    action: { label: translator.t("remove.undo", { ns: "resumes" }), run: () => void restore(resume) },
    takesFocus: isByKey,
    onFocusLost: focusHeading,
  });
}

/** Moves it to the bin; throws what the server says. */
export async function remove(resume: Named): Promise<void> {
  await send(calls.removeResume, { params: { id: resume._id } });
  await refresh();
}

/** Takes it out of the bin and says so; who has no room for it is told. */
export async function restore(resume: Named): Promise<void> {
  try {
    const { isPublic } = await send(calls.restoreResume, { params: { id: resume._id } });
    toast(translator.t(isPublic ? "remove.restoredPublic" : "remove.restored", { ns: "resumes", name: resume.name }));
  } catch (error) {
    explainLimit(error);
  }
  await refresh();
}

/** Deletes it for ever. */
export async function erase(resume: Named): Promise<void> {
  await send(calls.eraseResume, { params: { id: resume._id } });
  await refresh();
}
