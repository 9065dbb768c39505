import { fullYears } from "../../resume/dates.ts";
import type { Level } from "../knowledge.ts";
import type { DraftTask, Experience } from "../task.ts";
import { technologiesIn } from "../technologies.ts";
import { judgeTitle } from "../titles/judge-title.ts";

/**
 * What the person's own words say that a draft may build on: technologies, years, and how senior each job was. A draft
 * claims nothing beyond it.
 */
export type Person = {
  /** The technologies that the person named anywhere, by their makers' names. */
  technologies: readonly string[];
  /** Those of them that the person named in a description and not only in a title. */
  described: readonly string[];
  /** Whole years between the first and the last month of the jobs; null where no job has dates. */
  years: number | null;
  level: Level;
  /** True where a job of the person's shows that others were led. */
  hasLed: boolean;
  jobs: readonly Job[];
};
export type Job = Experience & { level: Level; isCurrent: boolean; lines: readonly string[] };

/** @param today the month now, `YYYY-MM`, at which what is present ends */
export function personOf(task: Omit<DraftTask, "kind">, today: string): Person {
  const entries = [...task.jobs, ...task.schools];
  const said = [task.title, ...entries.flatMap(({ title, description }) => [title, description])];
  const years = fullYears(task.jobs, today);
  const titled = judgeTitle(task.title).level;
  const shown = task.jobs.map((job) => judgeTitle(job.title).level);
  const level = levelFor(titled, years, task.jobs.length > 0);
  return {
    technologies: technologiesIn(said.join("\n")),
    described: technologiesIn(entries.map(({ description }) => description).join("\n")),
    years,
    level,
    hasLed: shown.includes(3),
    jobs: task.jobs.map((job, at) => ({
      ...job,
      level: levelFor(
        shown[at] ?? null,
        fullYears(
          task.jobs.filter((other) => other.startDate <= job.startDate),
          today,
        ),
        true,
      ),
      isCurrent: job.endDate === "present",
      lines: ownLines(job.description),
    })),
  };
}

/** Few years make nobody senior, whatever the title says; and an intern is none after many. */
function levelFor(titled: 1 | 2 | 3 | null, years: number | null, hasWorked: boolean): Level {
  if (!hasWorked || titled === 1) return 1;
  if (titled === 3) return years !== null && years < 2 ? 2 : 3;
  if (years === null) return 2;
  return years < 2 ? 1 : years < 7 ? 2 : 3;
}

/** Returns what the person wrote about an entry, line by line; long lines are parted at their sentences. */
export function ownLines(description: string): string[] {
  const lines = description
    .split(/\n|(?<=[。；])\s*/u)
    .flatMap((line) => (line.length > 240 ? line.split(/(?<=[.!?;])\s+(?=\p{Lu})/u) : [line]))
    .map((line) =>
      line
        .replace(/^[\s>•·‣▪●◦*\-–—]+|^\d{1,2}(?:[.)]\s+|、\s*)/gu, "")
        .trim()
        .replace(/[;；]$/u, ""),
    );
  return [...new Set(lines.filter((line) => line.length > 1))];
}
