import { useNavigate } from "react-router";
import { may } from "#core/permissions.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { openStart, openUpgrade } from "./dialog-store.ts";
import { signInPath } from "./prev.ts";

/**
 * What "Create my resume" does, wherever it stands: a stranger signs in and comes back to choose a template; who has all
 * the resumes of their plan meets the upgrade dialog; everybody else chooses how to begin.
 */
export function useBegin(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Pressed before it is known who this is: wait for that, rather than send a member to sign in.
    const user = await queryClient.ensureQueryData(userQuery).catch(() => null);
    if (!user) return navigate(signInPath("/templates?notify=1"));
    const actor = { id: user._id, role: user.role, isValid: user.isValid };
    // Where the count does not arrive, the dialog opens: the server checks again when a resume is made.
    const count = user.isValid ? 0 : await send(calls.countResumes).catch(() => 0);
    if (may(actor, "createResume", { count })) openStart();
    else openUpgrade("resumeLimit");
  };
}
