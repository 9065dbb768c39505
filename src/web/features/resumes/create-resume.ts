import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { closeDialogs, openUpgrade } from "#web/shell/dialog-store.ts";
import { showFailure } from "#web/shell/failure.ts";
import { loadTexts, translator } from "#web/shell/i18n.ts";
import { signInPath } from "#web/shell/prev.ts";
import { useLocale } from "#web/shell/use-locale.ts";

/** The default design (specification section 3). */
export const blankTemplate = "TemplateModern";

type CreateInput = {
  /** `_id` or componentName of the template. */
  template: string;
  /** Name of one of its themes; the first by default. */
  theme?: string;
  /** Where an anonymous visitor returns to after signing in; the current page by default. */
  prev?: string;
};

/**
 * Creates a resume and opens it in the editor. An anonymous visitor is redirected to sign in first; a user who has
 * reached a limit gets the upgrade dialog.
 */
export function useCreateResume() {
  const locale = useLocale();
  const { input, begin } = useBeginning(async ({ template, theme }: CreateInput, userId) => {
    // Only the name's one text is needed, so the pages from which a resume can begin do not load it beforehand.
    await loadTexts(["resumes"]);
    const name = translator.t("untitled", { ns: "resumes" });
    return send(calls.createResume, { body: { userId, template, theme, name, lang: locale } });
  });
  return {
    isPending: input !== null,
    /** The template of the resume that is being created, to show the ring there. */
    pending: input?.template ?? null,
    create: begin,
  };
}

type CopyInput = {
  /** `_id` of an example. */
  example: string;
  /** Replaces the example's own template. */
  template?: string;
  prev?: string;
};

/** Copies an example and opens the copy in the editor, with the same rules. */
export function useCopyExample() {
  const { input, begin } = useBeginning(({ example, template }: CopyInput, userId) =>
    send(calls.copyResume, { params: { id: example }, body: { userId, template } }),
  );
  return {
    /** The input of the copy in progress. */
    pending: input,
    copy: begin,
  };
}

/**
 * Creates a resume by `make` for the signed-in user and opens it; `prev` is where an anonymous visitor comes back to.
 */
function useBeginning<W extends { prev?: string }>(make: (input: W, userId: string) => Promise<{ _id: string }>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [made, setMade] = useState<W | null>(null);
  // A ref changes at once, not with the next rendering, so that a double click creates only one resume.
  const isBusy = useRef(false);

  async function begin(input: W): Promise<void> {
    // The button may be pressed before the user is known. Waiting avoids sending a signed-in user to the sign-in page.
    const user = await queryClient.ensureQueryData(userQuery).catch(() => null);
    if (!user) {
      closeDialogs();
      return navigate(signInPath(input.prev ?? pathname + search));
    }
    setMade(input);
    const resume = await make(input, user._id);
    void queryClient.invalidateQueries({ queryKey: ["resumes"] });
    closeDialogs();
    await navigate(`/editor/${resume._id}`);
  }

  return {
    /** The input of the creation in progress. */
    input: made,
    begin: async (input: W) => {
      if (isBusy.current) return;
      isBusy.current = true;
      await begin(input).catch(explainLimit);
      isBusy.current = false;
      setMade(null);
    },
  };
}

/** Shows the upgrade dialog for the limits of a plan, a toast for every other error. */
export function explainLimit(error: unknown): void {
  for (const name of ["resumeLimit", "templateLocked", "premiumOnly"] as const) {
    if (!isApiError(error, name)) continue;
    openUpgrade(name);
    return;
  }
  showFailure(error);
}
