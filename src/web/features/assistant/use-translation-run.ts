import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Translated, TranslationStep } from "#core/assistant/events.ts";
import type { Language } from "#core/resume/schema.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { ApiError, isApiError } from "#web/api/error.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { stream } from "#web/api/stream.ts";
import { failureText } from "#web/shell/failure.ts";
import { keepTranslation, keptTranslation } from "./kept-translation.ts";

type TranslationFault =
  | { kind: "tokens" }
  /** `resumeLimit`: the plan has no room for the copy. */
  | { kind: "limit" }
  /** The task could not be placed, and nobody knows why. */
  | { kind: "unplaced" }
  | { kind: "failed"; message: string };

export type TranslationRun = {
  phase: "choosing" | "running" | "done" | "failed";
  engine: string | null;
  place: number | null;
  steps: readonly TranslationStep[];
  result: Translated | null;
  fault: TranslationFault | null;
};

type Act =
  | { do: "begin" }
  | { do: "meta"; engine: string }
  | { do: "wait"; place: number }
  | { do: "step"; step: TranslationStep }
  | { do: "finish"; result: Translated }
  | { do: "fail"; fault: TranslationFault }
  | { do: "reset" };

const initial: TranslationRun = {
  phase: "choosing",
  engine: null,
  place: null,
  steps: [],
  result: null,
  fault: null,
};

function reduce(run: TranslationRun, act: Act): TranslationRun {
  switch (act.do) {
    case "begin":
      return { ...initial, phase: "running" };
    case "meta":
      return { ...run, engine: act.engine };
    case "wait":
      return { ...run, place: act.place };
    case "step":
      return { ...run, place: null, steps: [...run.steps, act.step] };
    case "finish":
      return { ...run, phase: "done", result: act.result };
    case "fail":
      return { ...run, phase: "failed", fault: act.fault };
    case "reset":
      return initial;
  }
}

type Asked = { lang: Language; engine?: string | undefined };

/**
 * Translates a resume into a copy. It runs on the server to its end, unless it is stopped; one that was begun before the
 * page was loaded anew is found again.
 */
export function useTranslationRun(resumeId: string) {
  const [run, dispatch] = useReducer(reduce, initial);
  const running = useRef<{ abort: AbortController; taskId: string | null } | null>(null);
  useEffect(
    () => () => {
      running.current?.abort.abort();
      running.current = null;
    },
    [],
  );

  /** Places a translation, or goes on with one that runs, and follows it to its end. */
  const follow = useCallback(
    async (place: () => Promise<string>, isFound: boolean) => {
      const own = { abort: new AbortController(), taskId: null as string | null };
      running.current = own;
      const tell = (act: Act) => {
        if (!own.abort.signal.aborted) dispatch(act);
      };
      tell({ do: "begin" });
      try {
        const taskId = await place();
        own.taskId = taskId;
        keepTranslation({ resumeId, taskId, isLeft: false });
        const { signal } = own.abort;
        for await (const { event, data } of stream(calls.translateResume, { query: { taskId }, signal })) {
          switch (event) {
            case "meta":
              tell({ do: "meta", ...(JSON.parse(data) as { engine: string }) });
              break;
            case "open":
              tell({ do: "wait", ...(JSON.parse(data) as { place: number }) });
              break;
            case "message":
              tell({ do: "step", step: JSON.parse(data) as TranslationStep });
              break;
            case "finish":
              keepTranslation(null);
              tell({ do: "finish", result: JSON.parse(data) as Translated });
              break;
            default:
              keepTranslation(null);
              tell({ do: "fail", fault: { kind: "failed", message: data } });
          }
        }
      } catch (error) {
        if (own.abort.signal.aborted) return;
        keepTranslation(null);
        // What was remembered ended long ago: there is nothing to go on with, and nothing failed.
        if (isFound && isApiError(error, "notFound")) tell({ do: "reset" });
        else tell({ do: "fail", fault: faultOf(error, own.taskId !== null) });
      } finally {
        void queryClient.invalidateQueries({ queryKey: ["resumes"] });
        void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
      }
    },
    [resumeId],
  );

  const begin = useCallback(
    ({ lang, engine }: Asked) => {
      const aiProvider = engine === undefined ? {} : { aiProvider: engine };
      const body = { resumeId, lang, ...aiProvider };
      return follow(async () => (await send(calls.placeTranslation, { body })).taskId, false);
    },
    [follow, resumeId],
  );

  useEffect(() => {
    const kept = keptTranslation(resumeId);
    // Development renders twice; one reader is enough.
    if (kept && running.current === null) void follow(async () => kept.taskId, true);
  }, [resumeId, follow]);

  const stop = useCallback(() => {
    const own = running.current;
    running.current = null;
    own?.abort.abort();
    keepTranslation(null);
    dispatch({ do: "reset" });
    // Where this does not arrive, the copy is made all the same and can be removed.
    if (own?.taskId) void send(calls.stopTask, { body: { taskId: own.taskId } }).catch(() => {});
  }, []);

  return { run, begin, stop, reset: () => dispatch({ do: "reset" }) };
}

function faultOf(error: unknown, isPlaced: boolean): TranslationFault {
  if (isApiError(error, "insufficientTokens")) return { kind: "tokens" };
  if (isApiError(error, "resumeLimit")) return { kind: "limit" };
  // A reason that the server gives is more help than the sentence for everything else.
  const isReasoned = error instanceof ApiError && error.message !== "" && error.status < 500;
  if (!isPlaced && !isReasoned) return { kind: "unplaced" };
  return { kind: "failed", message: failureText(error) };
}
