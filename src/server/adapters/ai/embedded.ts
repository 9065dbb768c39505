import { mostOutput } from "#core/assistant/costs.ts";
import { draftLines } from "#core/assistant/draft/draft-lines.ts";
import type { Knowledge } from "#core/assistant/knowledge.ts";
import { polish } from "#core/assistant/polish/polish.ts";
import type { AiTask, DraftTask, PolishTask, WriteTask } from "#core/assistant/task.ts";
import { type AiEngine, type AiEvent, AiFailure } from "./port.ts";
import { countTokens } from "./tokens.ts";
import { traditional, traditionalLine } from "./traditional.ts";

export type EmbeddedAiOptions = {
  /** What the engine knows of trades; read once, when it is first needed. */
  knowledge: () => Promise<Knowledge>;
  /** Milliseconds since 1970, for how long a job lasts that has not ended. */
  now: () => number;
};

/**
 * The built-in engine: rules and knowledge of our own, without a model and without a network. It drafts in English and
 * Chinese, and polishes by rules. It counts its tokens as a model would: what it was given and what it wrote.
 */
export function createEmbeddedAi({ knowledge, now }: EmbeddedAiOptions): AiEngine {
  const today = () => new Date(now()).toISOString().slice(0, 7);
  return {
    name: "built-in",
    model: "inkleaf-1",
    isBuiltIn: true,
    can: isAble,
    estimate(task) {
      const prompt = countTokens(JSON.stringify(task));
      return { prompt, output: mostOutput(task, prompt) };
    },
    async *run(task, { signal }): AsyncGenerator<AiEvent, void, void> {
      if (signal.aborted) throw new AiFailure("aborted");
      if (!isAble(task)) throw new AiFailure("unable");
      const known = await knowledge();
      // The dictionaries are large; nobody but who writes traditional Chinese waits for them.
      const convert = task.kind === "draft" && task.lang === "zh-tw" ? await traditional() : null;
      let text = "";
      for (const line of piecesOf(task, known, today())) {
        const piece = convert ? traditionalLine(line, convert) : line;
        if (signal.aborted) throw new AiFailure("aborted");
        text += piece;
        yield { type: "text", text: piece };
        // Many drafts are written at a time, and none of them may keep the others waiting.
        await new Promise((resolve) => setImmediate(resolve));
      }
      const usage = { prompt: countTokens(JSON.stringify(task)), output: countTokens(text), isEstimate: true };
      yield { type: "finish", usage };
    },
  };
}

type AbleTask = DraftTask | WriteTask | PolishTask;

/** It writes English and Chinese, polishes by rules whatever is before it, and follows no instructions in words. */
function isAble(task: AiTask): task is AbleTask {
  if (task.kind === "polish") return task.instruction === "";
  if (task.kind !== "draft" && task.kind !== "write") return false;
  if (task.lang === "zh-tw") return task.kind === "draft";
  return task.lang === "en" || task.lang === "ch";
}

function* piecesOf(task: AbleTask, knowledge: Knowledge, today: string): Generator<string> {
  if (task.kind === "draft") yield* draftLines(task, knowledge, today);
  else if (task.kind === "polish") yield JSON.stringify(polish(task));
  else yield JSON.stringify({ lines: linesFor(task, knowledge, today) });
}

/** Lines that somebody with this title could add, by what the hint says about the work: those of a draft for one job. */
function linesFor({ title, lang, hint, existing, seed }: WriteTask, knowledge: Knowledge, today: string): string[] {
  const job = {
    title,
    organization: "",
    startDate: "",
    endDate: "present",
    description: `${hint}\n${existing}`.trim(),
  };
  const draft = draftLines({ title, lang, jobs: [job], schools: [], seed }, knowledge, today);
  let isOfJob = false;
  const lines: string[] = [];
  for (const line of draft) {
    if (line.startsWith("#")) isOfJob = line.startsWith("### 1");
    const suggestion = /^- > (.*)$/.exec(line.trimEnd())?.[1];
    if (isOfJob && suggestion) lines.push(suggestion);
  }
  return lines.slice(0, 5);
}
