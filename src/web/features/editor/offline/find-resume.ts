import { resumeCalls } from "#contract/resumes.ts";
import { send } from "#web/api/call.ts";
import { isApiError, isUnreachable } from "#web/api/error.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import type { Stored } from "../saving/saver.ts";
import { storedOf } from "../saving/transport.ts";
import type { EditorStore } from "../state/editor-store.ts";
import { dropKept, findKept, keepResume } from "./kept.ts";

/** What the editor opens. */
export type Opening = {
  uuid: string;
  stored: Stored;
  /** The signed-in user, whose drafts these are; an admin may have opened somebody else's resume. */
  userId: string;
  isFromDevice: boolean;
  /** Keeps a version that the server has stored, for a visit without a network. */
  keep: (stored: Stored) => void;
};

/** Reads the resume from the server; where that is out of reach, from this device. */
export async function findResume(resumeId: string, signal: AbortSignal): Promise<Opening> {
  const user = queryClient.getQueryData(userQuery.queryKey);
  try {
    const resume = await send(resumeCalls.getResume, { params: { id: resumeId }, signal });
    const { uuid } = resume;
    // Only the user's own: what an admin was shown of somebody else stays nowhere.
    const isOwn = user?._id === resume.userId;
    const keep = (stored: Stored) => void (isOwn && keepResume({ resumeId, uuid, user, stored }));
    return { uuid, stored: storedOf(resume), userId: user?._id ?? resume.userId, isFromDevice: false, keep };
  } catch (error) {
    if (isApiError(error, "notFound")) await dropKept(resumeId);
    const kept = isUnreachable(error) ? await findKept(resumeId) : null;
    if (!kept || kept.user._id !== user?._id) throw error;
    const keep = (stored: Stored) => void keepResume({ ...kept, stored });
    return { uuid: kept.uuid, stored: kept.stored, userId: user._id, isFromDevice: true, keep };
  }
}

/**
 * Merges what was stored elsewhere meanwhile, once the server can be reached again. Without that, a resume that was
 * opened from this device would show an old version until its first save.
 */
export function catchUp(
  resumeId: string,
  store: EditorStore,
  keep: (stored: Stored) => void,
  signal: AbortSignal,
): void {
  const done = new AbortController();
  const look = async () => {
    if (document.visibilityState === "hidden") return;
    const resume = await send(resumeCalls.getResume, { params: { id: resumeId }, signal }).catch(() => null);
    if (!resume || done.signal.aborted) return;
    done.abort();
    store.getState().actions.onRemoteSave(resume.updatedAt);
    if (!store.getState().isDirty) keep(storedOf(resume));
  };
  const until = { signal: AbortSignal.any([signal, done.signal]) };
  window.addEventListener("online", () => void look(), until);
  document.addEventListener("visibilitychange", () => void look(), until);
}
