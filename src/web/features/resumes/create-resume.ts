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
  /** Name of one of its themes; the first unless said. */
  theme?: string;
  /** Where a stranger returns to after signing in; the page they are on unless said. */
  prev?: string;
};

/**
 * Creates a resume and opens it in the editor. A stranger is sent to sign in first; who has reached a limit gets the
 * upgrade dialog.
 */
export function useCreateResume() {
  const locale = useLocale();
  const { input, begin } = useBeginning(async ({ template, theme }: CreateInput, userId) => {
    // One word for the name: pages from which a resume can begin need not wait for it.
    await loadTexts(["resumes"]);
    const name = translator.t("untitled", { ns: "resumes" });
    return send(calls.createResume, { body: { userId, template, theme, name, lang: locale } });
  });
  return {
    isPending: input !== null,
    /** The template that is being made of, to show the ring in its place. */
    pending: input?.template ?? null,
    create: begin,
  };
}

type CopyInput = {
  /** `_id` of an example. */
  example: string;
  /** In place of the example's own template. */
  template?: string;
  prev?: string;
};

/** The same for a copy of an example. */
export function useCopyExample() {
  const { input, begin } = useBeginning(({ example, template }: CopyInput, userId) =>
    send(calls.copyResume, { params: { id: example }, body: { userId, template } }),
  );
  return {
    /** What is being copied. */
    pending: input,
    copy: begin,
  };
}

/** Makes a resume by `make` for whoever is signed in, and opens it; `prev` is where a stranger comes back to. */
function useBeginning<W extends { prev?: string }>(make: (input: W, userId: string) => Promise<{ _id: string }>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [made, setMade] = useState<W | null>(null);
  // Known at once, not with the next rendering: a double click makes one resume.
  const isBusy = useRef(false);

  async function begin(input: W): Promise<void> {
    // Pressed before it is known who this is: wait for that, rather than send a member to sign in.
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
    /** What is being made of. */
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

/** The upgrade dialog for the limits of a plan, a toast for everything else. */
export function explainLimit(error: unknown): void {
  for (const name of ["resumeLimit", "templateLocked", "premiumOnly"] as const) {
    if (!isApiError(error, name)) continue;
    openUpgrade(name);
    return;
  }
  showFailure(error);
}
