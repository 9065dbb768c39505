import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { VersionCard } from "#contract/versions.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useEditor } from "../state/editor-context.tsx";
import { createRemovals } from "./removals.ts";

/** How long a deleted version can be restored, ms: slightly longer than the toast that offers it. */
const removeAfter = 6000;
export const removedToastStays = 5500;

const removals = createRemovals((then) => {
  const timer = setTimeout(then, removeAfter);
  return () => clearTimeout(timer);
});
window.addEventListener("pagehide", removals.flush);

const listKey = (id: string) => ["resume", id, "versions"] as const;

const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: listKey(id),
    queryFn: ({ signal }) =>
      send(calls.listVersions, { params: { id }, query: { pageSize: limits.versions.kept }, signal }),
    staleTime: 0,
  });

/**
 * One version with its document. It never goes stale: only a version's name can change, and that is not read from here.
 */
export const versionQuery = (id: string, versionId: string) =>
  queryOptions({
    queryKey: ["resume", id, "version", versionId],
    queryFn: ({ signal }) => send(calls.getVersion, { params: { id, versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Returns the versions of the open resume, without those that are being deleted. They are fetched again after every
 * save.
 */
export function useVersions() {
  const id = useEditor((state) => state.resumeId);
  const isSaved = useEditor((state) => state.save.phase === "saved");
  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden);
  const query = useQuery(versionsQuery(id));
  useEffect(() => {
    if (isSaved) void queryClient.invalidateQueries({ queryKey: listKey(id) });
  }, [id, isSaved]);
  const versions = query.data?.data.filter((version) => !hidden.has(version._id));
  return { id, versions, isFailed: query.isError, retry: query.refetch };
}

/** Stores the present saved state as a named version. Throws the errors of `send`. */
export async function nameVersion(id: string, name: string): Promise<VersionCard> {
  const version = await send(calls.nameVersion, { params: { id }, body: { name } });
  await queryClient.invalidateQueries({ queryKey: listKey(id) });
  return version;
}

export async function renameVersion(id: string, versionId: string, name: string): Promise<void> {
  await send(calls.renameVersion, { params: { id, versionId }, body: { name } });
  await queryClient.invalidateQueries({ queryKey: listKey(id) });
}

/** Deletes a version after a few seconds. Returns a function that cancels the deletion. */
export function removeVersion(id: string, versionId: string): () => void {
  removals.schedule(versionId, async () => {
    // The page may be closing, and the request must outlive it.
    await send(calls.removeVersion, { params: { id, versionId }, keepalive: true }).catch(showFailure);
    await queryClient.invalidateQueries({ queryKey: listKey(id) });
  });
  return () => removals.undo(versionId);
}
