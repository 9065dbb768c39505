import { readDraft } from "#core/assistant/dialect.ts";
import { isInLanguage, ungrounded, withBlanks } from "#core/assistant/grounding.ts";
import { createHiddenFacts, type HiddenFacts } from "#core/assistant/hidden-facts.ts";
import type { DraftTask, Experience } from "#core/assistant/task.ts";
import { limits } from "#core/limits.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { defaultConfig, type ResumeConfig } from "#core/resume/schema.ts";
import { AiFailure } from "#server/adapters/ai/port.ts";
import { addResume } from "../resumes/service.ts";
import { sumOf, type WorkContext, type WorkDone } from "./work.ts";

export type DraftInput = {
  task: DraftTask;
  design: Pick<ResumeConfig, "templateName" | "templateId" | "templateTheme">;
};

/** Bullets of a draft that is worth a resume. Fewer come of a model that did not do as it was told. */
const fewestBullets = 3;
/** Nothing is known of the person but what they typed; contacts in that are hidden all the same. */
const nobody = { name: "", cellphone: "", email: "", birth: "", wechat: "" };

/**
 * Writes a resume for a job title, a line at a time, and stores it at the end. A line is shown when it is whole, because
 * only then can be said what of it the person gave.
 */
export async function draftWork(context: WorkContext, { task, design }: DraftInput): Promise<WorkDone> {
  const { engine, signal } = context;
  const hidden = engine.isBuiltIn ? null : createHiddenFacts(nobody);
  const asked = hidden ? hiddenTask(task, hidden) : task;
  const given = [task.title, ...[...task.jobs, ...task.schools].flatMap(textsOf)];
  let rest = "";
  let text = "";
  let used: number | null = null;
  const show = (lines: readonly string[]) => {
    for (const line of lines) {
      const shown = hidden ? groundedLine(line, task, given, hidden) : line;
      if (shown === null || shown.trim() === "") continue;
      context.say(`${shown}\n`);
      text += `${shown}\n`;
    }
  };
  for await (const event of engine.run(asked, { signal })) {
    if (event.type === "text") {
      const lines = (rest + event.text).split("\n");
      rest = lines.pop() ?? "";
      show(lines);
    }
    if (event.type === "finish") used = sumOf(event.usage);
  }
  if (used === null) throw new AiFailure("incomplete");
  show([rest]);
  const draft = readDraft(text, task);
  if (!engine.isBuiltIn && draft.bullets < fewestBullets) return { ending: "invalid", used, error: "aiAnswerInvalid" };
  return {
    ending: "done",
    used,
    async complete(tx, user) {
      const name = cleanText(task.title, limits.document.nameLength).trim() || "-";
      const config = { ...defaultConfig, ...design, lang: task.lang };
      return (await addResume(context.deps, tx, user, { name, data: draft.data, config }))._id;
    },
    resumeOf: String,
  };
}

const textsOf = ({ title, organization, description }: Experience) => [title, organization, description];

function hiddenTask(task: DraftTask, hidden: HiddenFacts): DraftTask {
  const hide = (one: Experience): Experience => ({
    ...one,
    title: hidden.hide(one.title),
    organization: hidden.hide(one.organization),
    description: hidden.hide(one.description),
  });
  return { ...task, title: hidden.hide(task.title), jobs: task.jobs.map(hide), schools: task.schools.map(hide) };
}

/**
 * Returns a model's line as it may be shown: figures that nobody gave are blanks, and what names something that nobody
 * gave is a suggestion. A line with a contact that nobody gave, or in another language, is null.
 */
function groundedLine(line: string, { lang }: DraftTask, given: readonly string[], hidden: HiddenFacts): string | null {
  const match = /^(\s*[-~]\s+)(>\s*)?(.*)$/.exec(line);
  if (!match) return line;
  const [, sign = "", mark = "", said = ""] = match;
  const restored = hidden.restore(said);
  if (restored === null) return null;
  const words = withBlanks(restored, given);
  const flags = ungrounded(words, given);
  if (flags.includes("contact") || !isInLanguage(words, lang)) return null;
  return `${sign}${mark || (flags.includes("name") ? "> " : "")}${words}`;
}
