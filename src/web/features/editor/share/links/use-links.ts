import { useMutation, useQuery } from "@tanstack/react-query";
import type { ShareLink } from "#contract/share-links.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";

const keyOf = (resumeId: string) => ["share-links", resumeId];

/** The private links of a resume, as the server has them whenever the dialog opens. */
export function useLinks(resumeId: string) {
  return useQuery({
    queryKey: keyOf(resumeId),
    queryFn: ({ signal }) => send(calls.listShareLinks, { params: { id: resumeId }, signal }),
    staleTime: 0,
  });
}

export function refreshLinks(resumeId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(resumeId) });
}

/** Turns a link off, at once and everywhere, or on again. */
export function useRevoking(resumeId: string, link: ShareLink) {
  const { t } = useTranslation("editorLinks");
  return useMutation({
    mutationFn: (isRevoked: boolean) =>
      send(calls.changeShareLink, { params: { id: resumeId, linkId: link._id }, body: { isRevoked } }),
    onSuccess: async (_, isRevoked) => {
      await refreshLinks(resumeId);
      toast(t(isRevoked ? "revoked" : "restored"));
    },
    onError: showFailure,
  });
}

/** Removes a link with its figures. */
export function useRemoval(resumeId: string, link: ShareLink, onRemoved: () => void) {
  const { t } = useTranslation("editorLinks");
  return useMutation({
    mutationFn: () =>
      send(calls.removeShareLink, { params: { id: resumeId, linkId: link._id } }).catch((error: unknown) => {
        // It was removed elsewhere in the meantime, so the result is the desired one.
        if (!isApiError(error, "notFound")) throw error;
      }),
    onSuccess: async () => {
      await refreshLinks(resumeId);
      toast(t("removed"));
      onRemoved();
    },
    onError: showFailure,
  });
}
