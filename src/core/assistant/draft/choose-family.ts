import type { Family, Knowledge } from "../knowledge.ts";
import type { DraftTask } from "../task.ts";

/**
 * Which family of jobs a draft is for. The title decides; the person's own titles and words break ties, because "engineer"
 * alone says less than five years of work on databases.
 */
export type Choice = { family: Family; stack: Family["stacks"][number] };

/** Families of what many trades have in common: any that says more goes first. */
const general = new Set([
  "engineer",
  "analyst",
  "manager",
  "specialist",
  "sales",
  "administration",
  "teaching",
  "care",
]);
const lastResort = "specialist";

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[\s/,()（）|·-]+/gu, " ")
    // "iOS高级开发工程师" holds a word of each script.
    .replace(/(?<=\p{Script=Han})(?=[a-z0-9.])|(?<=[a-z0-9+#])(?=\p{Script=Han})/gu, " ")
    .trim()} `;

/** Returns the family that fits best; the last resort is the general family of specialists, or the first there is. */
export function chooseFamily(task: Pick<DraftTask, "title" | "jobs" | "schools">, { families }: Knowledge): Choice {
  const title = plain(task.title);
  const jobs = task.jobs.map((job) => plain(job.title)).join(" ");
  const words = plain([task.title, ...task.jobs.map(({ description }) => description)].join(" "));
  const scored = families.map((family) => {
    const named = longestMatch(family, title);
    const held = longestMatch(family, jobs);
    const used =
      family.stacks.reduce((sum, stack) => sum + hits(stack.when, words), 0) + hits(family.keywords, words) / 2;
    const rank = named === 0 ? 0 : family.id === lastResort ? 1 : general.has(family.id) ? 2 : 3;
    return { family, score: rank * 100_000 + named * 100 + held * 10 + Math.min(used, 9) };
  });
  const best = scored.reduce((most, next) => (next.score > most.score ? next : most), {
    family: fallback(families),
    score: 0,
  });
  return { family: best.family, stack: chooseStack(best.family, title, words) };
}

function fallback(families: readonly Family[]): Family {
  const family = families.find(({ id }) => id === lastResort) ?? families[0];
  if (!family) throw new Error("The assistant knows no family of jobs");
  return family;
}

/** The length of the longest word or phrase of the family in a text. Latin ones match whole words only. */
function longestMatch(family: Family, text: string): number {
  const { en, ch } = family.titles;
  const found = [
    plain(en),
    plain(ch).trim(),
    ...family.match.en.map((word) => plain(word)),
    ...family.match.ch.map((word) => plain(word).trim()),
  ];
  const compact = text.replaceAll(" ", "");
  const isIn = (word: string) =>
    text.includes(word) || (/\p{Script=Han}/u.test(word) && compact.includes(word.replaceAll(" ", "")));
  // A Chinese character says about as much as three Latin letters.
  const weight = (word: string) =>
    [...word.trim()].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 3 : 1), 0);
  return Math.max(0, ...found.filter(isIn).map(weight));
}

function hits(words: readonly string[], text: string): number {
  const compact = text.replaceAll(" ", "");
  const isIn = (word: string) =>
    /\p{Script=Han}/u.test(word) ? compact.includes(word.replaceAll(" ", "")) : text.includes(plain(word));
  return words.filter(isIn).length;
}

function chooseStack(family: Family, title: string, words: string): Family["stacks"][number] {
  const [first, ...rest] = family.stacks;
  if (!first) throw new Error(`${family.id} has no stack`);
  const score = (stack: Family["stacks"][number]) => hits(stack.when, title) * 10 + hits(stack.when, words);
  return rest.reduce((best, stack) => (score(stack) > score(best) ? stack : best), first);
}
