import { useEffect, useState } from "react";
import { resumeCalls, type SlugState } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";

/** `unknown`: the server could not be asked; the save decides. */
export type SlugCheck = SlugState | "idle" | "checking" | "unknown";

/** Asks the server about a slug once it has not changed for a moment. Answers about older ones are ignored. */
export function useSlugCheck(resumeId: string, value: string | null): SlugCheck {
  const [answer, setAnswer] = useState<{ value: string; check: SlugCheck }>();
  useEffect(() => {
    if (value === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      send(resumeCalls.checkSlug, { params: { id: resumeId }, query: { value }, signal: abort.signal }).then(
        ({ state }) => setAnswer({ value, check: state }),
        () => !abort.signal.aborted && setAnswer({ value, check: "unknown" }),
      );
    }, limits.editor.slugCheckAfter);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [resumeId, value]);
  if (value === null) return "idle";
  return answer?.value === value ? answer.check : "checking";
}
