import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { isApiError } from "../../api/error.ts";
import { queryClient, userQuery } from "../../api/queries.ts";
import { closeDialogs, openUpgrade } from "../../shell/dialog-store.ts";
import { showFailure } from "../../shell/failure.ts";
import { signInPath } from "../../shell/prev.ts";
import { useUser } from "../../shell/session.ts";
import { useLocale } from "../../shell/use-locale.ts";

/** The default design (specification section 3). */
export const blankTemplate = "TemplateModern";

type Wish = {
  /** `_id` or componentName of the template. */
  template: string;
  /** Where a stranger returns to after signing in; the page they are on unless said. */
  prev?: string;
};

/**
 * Creates a resume and opens it in the editor. A stranger is sent to sign in first; who has reached a limit gets the
 * upgrade dialog.
 */
export function useCreateResume() {
  const { t } = useTranslation("resumes");
  const user = useUser();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mutation = useMutation({
    mutationFn: ({ template, userId }: { template: string; userId: string }) =>
      send(calls.createResume, { body: { userId, template, name: t("untitled"), lang: locale } }),
    onSuccess: (resume) => {
      void queryClient.invalidateQueries({ queryKey: ["resumes"] });
      closeDialogs();
      navigate(`/editor/${resume._id}`);
    },
    onError: explainLimit,
  });
  return {
    isPending: mutation.isPending,
    /** The template that is being made of, to show the ring in its place. */
    pending: mutation.isPending ? mutation.variables.template : null,
    create: async ({ template, prev }: Wish) => {
      if (mutation.isPending) return;
      // Pressed before it is known who this is: wait for that, rather than send a member to sign in.
      const who = user ?? (await queryClient.ensureQueryData(userQuery).catch(() => null));
      if (who) return mutation.mutate({ template, userId: who._id });
      closeDialogs();
      navigate(signInPath(prev ?? pathname + search));
    },
  };
}

/** The upgrade dialog for the limits of a plan, a toast for everything else. */
export function explainLimit(error: unknown): void {
  for (const name of ["resumeLimit", "templateLocked", "premiumOnly"] as const) {
    if (!isApiError(error, name)) continue;
    openUpgrade(name);
    return;
  }
  showFailure(error);
}
