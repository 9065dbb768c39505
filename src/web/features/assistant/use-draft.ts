import { useEffect, useReducer, useRef, useState } from "react";
import type { ExperienceInput } from "#contract/assistant.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { stream } from "#web/api/stream.ts";
import { failureText } from "#web/shell/failure.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { type Answers, type Entry, useAnswers } from "./answers.ts";
import { keepEarlier } from "./earlier.ts";

/** Why there is no draft, and what can be done about it. */
export type DraftFault =
  | { kind: "title"; title: string }
  | { kind: "tokens" }
  /** What the plan does not hold. */
  | { kind: "plan"; reason: "resumeLimit" | "templateLocked" }
  /** The server's sentence; empty where there is none. */
  | { kind: "failed"; message: string };

export type DraftState = {
  /** The states of the specification's section 4; `loading` checks the title, `writing` is loading with text. */
  phase: "init" | "loading" | "writing" | "success" | "error";
  /** Everything that was written so far, in the line dialect. */
  text: string;
  engine: string | null;
  reserved: number;
  /** How many drafts wait for a place at the provider before this one. */
  place: number | null;
  resumeId: string | null;
  fault: DraftFault | null;
};

type Step =
  | { do: "begin" }
  | { do: "meta"; engine: string; reserved: number }
  | { do: "wait"; place: number }
  | { do: "write"; text: string }
  | { do: "finish"; resumeId: string }
  | { do: "fail"; fault: DraftFault };

const initial: DraftState = {
  phase: "init",
  text: "",
  engine: null,
  reserved: 0,
  place: null,
  resumeId: null,
  fault: null,
};

function reduce(state: DraftState, step: Step): DraftState {
  switch (step.do) {
    case "begin":
      return { ...initial, phase: "loading" };
    case "meta":
      return { ...state, engine: step.engine, reserved: step.reserved };
    case "wait":
      return { ...state, place: step.place };
    case "write":
      return { ...state, phase: "writing", place: null, text: state.text + step.text };
    case "finish":
      return { ...state, phase: "success", resumeId: step.resumeId };
    case "fail":
      return { ...state, phase: "error", fault: step.fault };
  }
}

/**
 * Has a draft written for the answers of this tab and follows it. The draft runs on the server to its end whoever looks
 * on; a reload follows the same one, because its id is kept with the tab.
 */
export function useDraft(template: string) {
  const locale = useLocale();
  const [state, dispatch] = useReducer(reduce, initial);
  const [attempt, setAttempt] = useState<{ provider?: string }>({});
  const begun = useRef<object | null>(null);
  const isStopped = useRef(false);
  useEffect(() => {
    // Development renders twice; one draft is enough.
    if (begun.current === attempt) return;
    begun.current = attempt;
    const { title, engine, workExperience, educationExperience } = useAnswers.getState();
    const answers: Answers = { title: title.trim(), template, engine, workExperience, educationExperience };
    const how = { locale, provider: attempt.provider ?? engine, isStopped: () => isStopped.current };
    void write(answers, how, dispatch);
  }, [attempt, template, locale]);
  return {
    ...state,
    /** Tries again, with another engine where one is named. */
    retry: (provider?: string) => setAttempt(provider === undefined ? {} : { provider }),
    /** Has the server stop writing, which then costs nothing and adds no resume. */
    stop: () => {
      isStopped.current = true;
      const taskId = keptDraft();
      if (taskId !== null) stopWriting(taskId);
    },
  };
}

async function write(
  answers: Answers,
  { locale, provider, isStopped }: { locale: "ch" | "en"; provider: string; isStopped: () => boolean },
  dispatch: (step: Step) => void,
): Promise<void> {
  const engine = provider === "" ? {} : { aiProvider: provider };
  dispatch({ do: "begin" });
  try {
    const { title: keyword, template } = answers;
    const additionalData = {
      workExperience: answers.workExperience.map(sentEntry),
      educationExperience: answers.educationExperience.map(sentEntry),
    };
    const processId =
      keptDraft() ??
      (await send(calls.checkProfession, {
        body: { keyword, template, lang: locale, additionalData, ...engine },
      }).then((checked) => checked.processId));
    if (processId === null) return dispatch({ do: "fail", fault: { kind: "title", title: keyword } });
    // Its title was still being checked when the person stopped it.
    if (isStopped()) return stopWriting(processId);
    keepDraft(processId);
    for await (const { event, data } of stream(calls.generateResume, { query: { processId, ...engine } })) {
      if (event === "meta") dispatch({ do: "meta", ...(JSON.parse(data) as { engine: string; reserved: number }) });
      else if (event === "open") dispatch({ do: "wait", ...(JSON.parse(data) as { place: number }) });
      else if (event === "message") dispatch({ do: "write", text: data });
      else if (event === "finish") finish(answers, data, dispatch);
      else {
        keepDraft(null);
        dispatch({ do: "fail", fault: { kind: "failed", message: data } });
      }
    }
  } catch (error) {
    keepDraft(null);
    dispatch({ do: "fail", fault: faultOf(error) });
  }
}

function stopWriting(taskId: string): void {
  keepDraft(null);
  void send(calls.stopTask, { body: { taskId } }).catch(() => {});
}

function finish(answers: Answers, resumeId: string, dispatch: (step: Step) => void): void {
  keepDraft(null);
  keepEarlier(answers, Date.now());
  void queryClient.invalidateQueries({ queryKey: ["resumes"] });
  void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  dispatch({ do: "finish", resumeId });
}

function faultOf(error: unknown): DraftFault {
  if (isApiError(error, "insufficientTokens")) return { kind: "tokens" };
  for (const reason of ["resumeLimit", "templateLocked"] as const) {
    if (isApiError(error, reason)) return { kind: "plan", reason };
  }
  return { kind: "failed", message: failureText(error) };
}

function sentEntry({ title, organization, startDate, endDate, description }: Entry): ExperienceInput {
  return { title, organization, startDate, endDate, isPresent: endDate === "present", description };
}

const storageKey = "inkleaf-creator-draft";

function keptDraft(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keepDraft(processId: string | null): void {
  try {
    if (processId === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, processId);
  } catch {
    // Without storage a reload begins another draft.
  }
}
