import type { AiJobKind } from "#core/assistant/events.ts";
import { draftWork } from "./drafting.ts";
import { parseWork } from "./parsing.ts";
import { polishWork } from "./polishing.ts";
import type { JobRow } from "./store.ts";
import { translateWork } from "./translating.ts";
import type { Work, WorkContext, WorkDone } from "./work.ts";
import { writeWork } from "./writing.ts";

/** What is done for each kind of job. */
const works = {
  draft: draftWork,
  polish: polishWork,
  write: writeWork,
  translate: translateWork,
  parse: parseWork,
} as const satisfies Record<AiJobKind, Work<never>>;

/** Returns the work of a stored job. The input is of our own making (`service.ts`), for the same kind. */
export function workOf({ kind, input }: Pick<JobRow, "kind" | "input">): (context: WorkContext) => Promise<WorkDone> {
  const work = works[kind] as Work<unknown>;
  return (context) => work(context, input);
}
