import { useNavigate } from "react-router";
import { may } from "#core/permissions.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { openStart, openUpgrade } from "./dialog-store.ts";
import { signInPath } from "./prev.ts";

/**
 * Returns what "Create my resume" does wherever it appears. An anonymous visitor signs in and comes back to choose a
 * template; a user who has all the resumes of their plan gets the upgrade dialog; every other user chooses how to
 * begin.
 */
export function useBegin(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The button may be pressed before the user is known. Waiting avoids sending a signed-in user to the sign-in page.
    const user = await queryClient.ensureQueryData(userQuery).catch(() => null);
    if (!user) return navigate(signInPath("/templates?notify=1"));
    const actor = { id: user._id, role: user.role, isValid: user.isValid };
    // If the count cannot be loaded the dialog opens anyway, because the server checks the limit when a resume is
    // created.
    const count = user.isValid ? 0 : await send(calls.countResumes).catch(() => 0);
    if (may(actor, "createResume", { count })) openStart();
    else openUpgrade("resumeLimit");
  };
}
