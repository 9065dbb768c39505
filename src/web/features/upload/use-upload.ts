import { useEffect, useReducer, useRef } from "react";
import type { ReadSectionEvent } from "#core/assistant/events.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { stream } from "#web/api/stream.ts";
import { failureText } from "#web/shell/failure.ts";
import { kindOfFile } from "./file-kind.ts";

/** The steps of the specification's section 4: upload, creating task, parsing, complete. */
export const steps = ["upload", "task", "parse", "complete"] as const;
export type UploadStep = (typeof steps)[number];

/** What stopped an upload, and what can be done about it. */
export type UploadFault =
  /** It is no resume file; nothing was sent. */
  | { kind: "format" | "size" | "empty" }
  | { kind: "tokens"; message: string }
  /** `resumeLimit`, `templateLocked`: what the plan does not hold. */
  | { kind: "plan"; error: unknown }
  /** No resume was found in it. One can go on. */
  | { kind: "none" }
  /** The server's sentence. */
  | { kind: "failed"; message: string };

export type Outcome = { resumeId: string; doubtful: number; notPlaced: number; corrected: number };

export type UploadState = {
  file: { name: string; size: number } | null;
  /** The step that is under way, or that failed. */
  step: UploadStep;
  sections: readonly ReadSectionEvent[];
  /** The model that checks what was read; null where none does. */
  model: string | null;
  fault: UploadFault | null;
  outcome: Outcome | null;
};

type Change =
  | { do: "begin"; file: { name: string; size: number } }
  | { do: "step"; step: UploadStep }
  | { do: "meta"; model: string | null }
  | { do: "found"; section: ReadSectionEvent }
  | { do: "finish"; outcome: Outcome }
  | { do: "fail"; fault: UploadFault }
  | { do: "again" };

const initial: UploadState = {
  ...{ file: null, step: "upload", sections: [], model: null, fault: null, outcome: null },
};

function reduce(state: UploadState, change: Change): UploadState {
  switch (change.do) {
    case "begin":
      return { ...initial, file: change.file };
    case "step":
      return { ...state, step: change.step, fault: null };
    case "meta":
      return { ...state, model: change.model };
    case "found":
      return { ...state, sections: [...state.sections, change.section] };
    case "finish":
      return { ...state, step: "complete", outcome: change.outcome };
    case "fail":
      return { ...state, fault: change.fault };
    case "again":
      return initial;
  }
}

type Sent = { content: string; template: string };

/** Sends a file, has it read and follows that. Another file may be chosen at any step, and takes its place. */
export function useUpload(template: string) {
  const [state, dispatch] = useReducer(reduce, initial);
  const running = useRef<AbortController | null>(null);
  const sent = useRef<Sent | null>(null);
  const file = useRef<File | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs one attempt; what an earlier one still hears is not shown any more. */
  const run = (work: (tell: (change: Change) => void, signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const tell = (change: Change) => {
      if (!controller.signal.aborted) dispatch(change);
    };
    work(tell, controller.signal).catch((error: unknown) => tell({ do: "fail", fault: faultOf(error) }));
  };

  const begin = (chosen: File) => {
    file.current = chosen;
    run(async (tell, signal) => {
      tell({ do: "begin", file: { name: chosen.name, size: chosen.size } });
      const kind = await kindOfFile(chosen);
      if (kind === "import") {
        // A text in which no resume is found can still be made one, as its lines are.
        const content = await plainTextOf(chosen);
        sent.current = content === null ? null : { content, template };
        return importFile(chosen, { template, isPlain: content !== null }, tell, signal);
      }
      if (kind !== "pdf" && kind !== "word") return tell({ do: "fail", fault: { kind } });
      const call = kind === "pdf" ? calls.parsePdf : calls.parseDocx;
      const { content } = await send(call, { body: { file: chosen }, signal });
      sent.current = { content, template };
      await read(sent.current, false, tell, signal);
    });
  };
  return {
    ...state,
    begin,
    /** Tries the same file again. */
    retry: () => file.current && begin(file.current),
    /** Makes a resume of a file in which none was found. */
    goOn: () => {
      const before = sent.current;
      if (before) run((tell, signal) => read(before, true, tell, signal));
    },
    /** Back to the choice of a file. */
    reset: () => {
      running.current?.abort();
      dispatch({ do: "again" });
    },
  };
}

/** Returns the words of a text that is in no format of a program; null for every other file. */
async function plainTextOf(file: File): Promise<string | null> {
  const text = await file.text();
  const isOfProgram = /^\s*[{[]|^(?:cv|"cv"|'cv')\s*:/m.test(text);
  return isOfProgram || /[\0\ufffd]/.test(text) || text.length > limits.reading.characters ? null : text;
}

async function importFile(
  file: File,
  { template, isPlain }: { template: string; isPlain: boolean },
  tell: (change: Change) => void,
  signal: AbortSignal,
): Promise<void> {
  tell({ do: "step", step: "parse" });
  const user = await queryClient.ensureQueryData(userQuery);
  try {
    const resume = await send(calls.importResume, { body: { userId: user?._id ?? "", template, file }, signal });
    const { sections } = resume.data;
    sections.forEach(({ name, data }, index) => {
      tell({ do: "found", section: { section: name, entries: data.length, done: index + 1, of: sections.length } });
    });
    void queryClient.invalidateQueries({ queryKey: ["resumes"] });
    tell({ do: "finish", outcome: { resumeId: resume._id, doubtful: 0, notPlaced: 0, corrected: 0 } });
  } catch (error) {
    if (!isPlain || !isApiError(error, "noResumeFound")) throw error;
    tell({ do: "fail", fault: { kind: "none" } });
  }
}

async function read(
  { content, template }: Sent,
  isAnyway: boolean,
  tell: (change: Change) => void,
  signal: AbortSignal,
): Promise<void> {
  tell({ do: "step", step: "task" });
  const { taskId } = await send(calls.placeParse, { body: { content, template, isAnyway }, signal });
  tell({ do: "step", step: "parse" });
  for await (const { event, data } of stream(calls.parseResume, { query: { taskId }, signal })) {
    if (event === "meta") {
      const { engine, model } = JSON.parse(data) as { engine: string; model: string };
      tell({ do: "meta", model: engine === "built-in" ? null : model });
    } else if (event === "message") tell({ do: "found", section: JSON.parse(data) as ReadSectionEvent });
    else if (event === "finish") {
      void queryClient.invalidateQueries({ queryKey: ["resumes"] });
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
      tell({ do: "finish", outcome: JSON.parse(data) as Outcome });
    } else if (event === "validateFail") tell({ do: "fail", fault: { kind: "none" } });
    else if (event === "error") tell({ do: "fail", fault: { kind: "failed", message: data } });
  }
}

function faultOf(error: unknown): UploadFault {
  if (isApiError(error, "insufficientTokens")) return { kind: "tokens", message: failureText(error) };
  if (isApiError(error, "resumeLimit") || isApiError(error, "templateLocked")) return { kind: "plan", error };
  return { kind: "failed", message: failureText(error) };
}
