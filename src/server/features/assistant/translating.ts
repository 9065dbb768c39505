import { jsonrepair } from "jsonrepair";
import { z } from "zod";
import type { TranslationStep } from "#core/assistant/events.ts";
import { createHiddenFacts } from "#core/assistant/hidden-facts.ts";
import { readAnswer, salvaged } from "#core/assistant/json-output.ts";
import type { Passage, TranslateTask } from "#core/assistant/task.ts";
import { translatable } from "#core/assistant/translatable.ts";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import { AiFailure } from "#server/adapters/ai/port.ts";
import { translate } from "#server/http/locale.ts";
import { addResume } from "../resumes/service.ts";
import { askForJson, type WorkContext, type WorkDone } from "./work.ts";

export type TranslateInput = { document: ResumeDocument; name: string; to: Language; locale: Locale };

/** Characters of one request: a model that is asked for more at once leaves something out. */
const batchLength = 2_500;

const answer = z.object({
  passages: salvaged(z.object({ path: z.string().max(300), text: z.string().max(12_000) }), 400),
});

/** Returns what an engine is asked for a resume, a few passages at a time, and the section that each belongs to. */
export function translateTasks(document: ResumeDocument, to: Language): { task: TranslateTask; name: string }[] {
  const { lang: from } = document.config;
  const { title } = document.data.basicInfo;
  const { parts, ongoing } = translatable(document, to);
  const taskOf = (passages: Passage[]): TranslateTask => ({
    ...{ kind: "translate", from, to, passages, title },
    ongoing: passages.map(({ path }) => path).filter((path) => ongoing.has(path)),
  });
  return parts.flatMap(({ name, passages }) => batchesOf(passages).map((batch) => ({ name, task: taskOf(batch) })));
}

function batchesOf(passages: readonly Passage[]): Passage[][] {
  const batches: Passage[][] = [];
  let length = 0;
  for (const passage of passages) {
    const last = batches.at(-1);
    if (last && length + passage.text.length <= batchLength) last.push(passage);
    else {
      batches.push([passage]);
      length = 0;
    }
    length += passage.text.length;
  }
  return batches;
}

/**
 * Translates a resume section by section and makes a copy of it. What an engine leaves out or gets wrong keeps its words
 * and is counted; a copy of which nothing is translated is none.
 */
export async function translateWork(
  context: WorkContext,
  { document, name, to, locale }: TranslateInput,
): Promise<WorkDone> {
  const hidden = context.engine.isBuiltIn ? null : createHiddenFacts(document.data.basicInfo);
  const tasks = translateTasks(document, to);
  const answers = new Map<string, string>();
  let used = 0;
  for (const [index, { task, name: section }] of tasks.entries()) {
    const passages = task.passages.map(({ path, text }) => ({ path, text: hidden ? hidden.hide(text) : text }));
    const asked = { ...task, passages };
    const got = await askForJson(context, asked, (text) => readAnswer(text, answer, jsonrepair));
    used += got.used;
    const paths = new Set(passages.map(({ path }) => path));
    const before = answers.size;
    for (const { path, text } of got.value?.passages ?? []) {
      const restored = hidden ? hidden.restore(text) : text;
      if (restored !== null && paths.has(path)) answers.set(path, restored);
    }
    const counts = { translated: answers.size - before, passages: passages.length };
    context.say(JSON.stringify({ section, done: index + 1, of: tasks.length, ...counts } satisfies TranslationStep));
  }
  const { document: copy, translated, passages } = translatable(document, to).withAnswers(answers);
  // What the built-in engine cannot do costs nothing.
  if (translated === 0 && passages > 0 && context.engine.isBuiltIn) throw new AiFailure("unable");
  if (translated === 0 && passages > 0) return { ending: "invalid", used, error: "aiAnswerInvalid" };
  return {
    ending: "done",
    used,
    async complete(tx, user) {
      const { _id } = await addResume(context.deps, tx, user, { ...copy, name });
      const message = translate(locale, "assistantServer", "translated", { translated, passages });
      return { resumeId: _id, message, translated, passages };
    },
    resumeOf: (data) => (data as { resumeId: string }).resumeId,
  };
}
