import { mostOutput } from "#core/assistant/costs.ts";
import { draftLines } from "#core/assistant/draft/draft-lines.ts";
import { exactTranslator } from "#core/assistant/exact/translate-exactly.ts";
import type { Knowledge } from "#core/assistant/knowledge.ts";
import { polish } from "#core/assistant/polish/polish.ts";
import type { AiTask, DraftTask, PolishTask, TranslateTask, WriteTask } from "#core/assistant/task.ts";
import { type AiEngine, type AiEvent, AiFailure } from "./port.ts";
import { countTokens } from "./tokens.ts";
import { simplified, traditional, traditionalLine } from "./traditional.ts";

export type EmbeddedAiOptions = {
  /** What the engine knows of trades; read once, when it is first needed. */
  knowledge: () => Promise<Knowledge>;
  /** Milliseconds since 1970, for how long a job lasts that has not ended. */
  now: () => number;
};

/**
 * The built-in engine: rules and knowledge of our own, without a model and without a network. It drafts in English and
 * Chinese, polishes by rules, and translates what has one right answer. It counts its tokens as a model would: what it was given and what it wrote.
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
      const lines = task.kind === "translate" ? [await translated(task, known)] : piecesOf(task, known, today());
      for (const line of lines) {
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

type AbleTask = DraftTask | WriteTask | PolishTask | TranslateTask;

/**
 * It writes English and Chinese, polishes by rules whatever is before it, and follows no instructions in words. Of a
 * translation it does what is exact and leaves out the rest, which the copy counts.
 */
function isAble(task: AiTask): task is AbleTask {
  if (task.kind === "polish") return task.instruction === "";
  if (task.kind === "translate") return task.from !== task.to;
  if (task.kind !== "draft" && task.kind !== "write") return false;
  if (task.lang === "zh-tw") return task.kind === "draft";
  return task.lang === "en" || task.lang === "ch";
}

/** Between the two ways to write Chinese everything is translated; elsewhere what has one right answer. */
async function translated(task: TranslateTask, knowledge: Knowledge): Promise<string> {
  const { from, to, passages, title } = task;
  const scripts =
    from === "ch" && to === "zh-tw" ? traditional() : from === "zh-tw" && to === "ch" ? simplified() : null;
  const convert = await scripts;
  const exactly = exactTranslator(knowledge, from === "zh-tw" || to === "zh-tw" ? await traditional() : undefined);
  const ongoing = new Set(task.ongoing);
  const answers = passages.flatMap(({ path, text }) => {
    const answer = convert ? convert(text) : exactly(text, from, to, { title, isOngoing: ongoing.has(path) });
    return answer === null ? [] : [{ path, text: answer }];
  });
  return JSON.stringify({ passages: answers });
}

function* piecesOf(task: Exclude<AbleTask, TranslateTask>, knowledge: Knowledge, today: string): Generator<string> {
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
