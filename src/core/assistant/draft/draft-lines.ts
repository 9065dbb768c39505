import { type Area, bracePattern, type Knowledge, type KnownBullet, type Level } from "../knowledge.ts";
import type { DraftTask } from "../task.ts";
import { technologyNamed } from "../technologies.ts";
import { type Choice, chooseFamily } from "./choose-family.ts";
import { type Job, ownLines, type Person, personOf } from "./person.ts";
import { shuffled } from "./shuffled.ts";
import { asSentence, technologyIn, usualIn } from "./technology-names.ts";
import { past } from "./verbs.ts";

/**
 * The built-in engine: a draft in the line dialect (`dialect.ts`), from what the person said and from the knowledge of
 * their trade. The person's own lines come first and unmarked, in their words; every other line is a suggestion, its
 * figures are blanks, and it names a technology only where the person did.
 */
export type DraftRequest = Omit<DraftTask, "kind">;

/** The language of the engine's own words. It writes Chinese and English; other languages ask for a translation. */
export type DraftLanguage = "en" | "ch";

/** Returns in which language the engine drafts for a resume; Traditional Chinese is made from `ch` by the caller. */
export function draftLanguage(lang: DraftTask["lang"]): DraftLanguage {
  return lang === "ch" || lang === "zh-tw" ? "ch" : "en";
}

/** True where the person gave too little to fill a page, which is to be said and not to be hidden by invention. */
export function isThin({ jobs }: Pick<DraftRequest, "jobs">): boolean {
  return jobs.length === 0;
}

/** Lines in all that a draft with a history aims at, and the most of one job. */
const aim = { total: 14, perJob: [0, 9, 6, 5, 4], least: 10, most: 22 } as const;

/**
 * Returns the lines of a draft, each with its line break, one at a time: the first is there at once. The same request
 * gives the same lines.
 * @param today the month now, `YYYY-MM`
 * @throws Error where the knowledge holds no family at all
 */
export function* draftLines(request: DraftRequest, knowledge: Knowledge, today: string): Generator<string, void, void> {
  yield `# ${oneLine(request.title)}\n`;
  const writer = new Writer(request, knowledge, personOf(request, today));
  for (const line of writer.lines()) yield `${line}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

class Writer {
  readonly #request: DraftRequest;
  readonly #person: Person;
  readonly #choice: Choice;
  readonly #lang: DraftLanguage;
  /** What a line may be taken from: of this trade, and what is alike in all trades of its kind. */
  readonly #own: readonly KnownBullet[];
  readonly #common: readonly KnownBullet[];
  readonly #said: Set<string>[] = [];
  #taken = new Set<string>();

  constructor(request: DraftRequest, knowledge: Knowledge, person: Person) {
    this.#request = request;
    this.#person = person;
    this.#lang = draftLanguage(request.lang);
    this.#choice = chooseFamily(request, knowledge);
    const archetype = knowledge.archetypes.find(({ id }) => id === this.#choice.family.extends);
    this.#own = shuffled(this.#choice.family.bullets, request.seed);
    this.#common = shuffled(archetype?.bullets ?? [], request.seed);
  }

  *lines(): Generator<string> {
    yield "## profile";
    yield `- > ${this.#summary()}`;
    yield* this.#jobs();
    yield* this.#projects();
    yield* this.#schools();
    yield* this.#skills();
  }

  #summary(): string {
    const { level, hasLed, jobs } = this.#person;
    // A lead is claimed only by whom a job shows as one.
    const shown: Level = jobs.length === 0 ? 1 : level === 3 && !hasLed ? 2 : level;
    return this.#fill(this.#choice.family.summary[shown][this.#lang]);
  }

  *#jobs(): Generator<string> {
    const { jobs } = this.#person;
    if (jobs.length === 0) return;
    yield "## empolyment";
    const perJob = aim.perJob[jobs.length] ?? 4;
    // What the person wrote about any job is said there, and is not suggested at another.
    for (const line of jobs.flatMap((job) => job.lines)) this.#said.push(contentOf(line));
    let room = aim.most - jobs.reduce((sum, job) => sum + job.lines.length, 0);
    for (const [at, job] of jobs.entries()) {
      yield `### ${at + 1}`;
      for (const line of job.lines) yield `- ${line}`;
      const wanted = Math.min(room, Math.max(0, perJob - job.lines.length));
      const suggested = this.#suggest(job, wanted);
      room -= suggested.length;
      for (const line of suggested) yield `- > ${line}`;
    }
  }

  /** Returns lines for a job: of its level, of areas that differ, no more than every other one a duty. */
  #suggest(job: Job, wanted: number): string[] {
    const lines: string[] = [];
    const areas = new Map<Area, number>();
    let duties = 0;
    // The first pass keeps to all the rules of a good list. The next take what else is true of this trade, then what is
    // true of many, at last what is asked of less experienced people, which claims too little rather than too much.
    const below = ([2, 1] as const).filter((level) => level < job.level);
    const passes = [
      { from: this.#own, level: job.level, mostOfArea: 2 },
      { from: this.#own, level: job.level, mostOfArea: wanted },
      { from: this.#common, level: job.level, mostOfArea: 3 },
      ...[job.level, ...below].map((level) => ({ from: [...this.#own, ...this.#common], level, mostOfArea: null })),
    ];
    for (const { from, level, mostOfArea } of passes) {
      for (const bullet of this.#fitting(from, level)) {
        if (lines.length >= wanted) return lines;
        const isDuty = bullet.kind === "duty";
        const isMany =
          mostOfArea !== null && ((areas.get(bullet.area) ?? 0) >= mostOfArea || (isDuty && duties * 2 > lines.length));
        if (this.#taken.has(bullet.id) || isMany) continue;
        const line = this.#sentence(bullet, job);
        if (!this.#isNew(line)) continue;
        this.#taken.add(bullet.id);
        this.#said.push(contentOf(line));
        areas.set(bullet.area, (areas.get(bullet.area) ?? 0) + 1);
        if (isDuty) duties += 1;
        lines.push(line);
      }
    }
    return lines;
  }

  /** Returns what may be said of a job of a level, that with evidence in the person's own words first. */
  #fitting(from: readonly KnownBullet[], level: Level): KnownBullet[] {
    const named = new Set(this.#person.technologies);
    const evident = (bullet: KnownBullet) => bullet.needs.some((need) => named.has(technologyNamed(need) ?? need));
    const allowed = from.filter(
      (bullet) => bullet.levels.includes(level) && (bullet.needs.length === 0 || evident(bullet)),
    );
    return [...allowed.filter(evident), ...allowed.filter((bullet) => bullet.needs.length === 0)];
  }

  #sentence(bullet: KnownBullet, job: Job): string {
    const isPast = bullet.kind === "result" || !job.isCurrent;
    return this.#fill(bullet[this.#lang], { isPast, organization: job.organization });
  }

  /** Fills slots and conjugates verbs. What the person did not say stays a blank or is called by its kind. */
  #fill(text: string, { isPast = true, organization = "" } = {}): string {
    const { family } = this.#choice;
    const isEnglish = this.#lang === "en";
    const slots: Record<string, string> = {
      main: technologyIn(this.#lang, this.#main()),
      lang: technologyIn(this.#lang, this.#language()),
      product: isEnglish ? "the product" : "产品",
      title: oneLine(this.#request.title) || family.titles[this.#lang],
      years: this.#person.years ? String(this.#person.years) : "[N]",
      org: oneLine(organization) || (isEnglish ? "the company" : "公司"),
    };
    const filled = text.replace(bracePattern, (_, word: string) => slots[word] ?? (isPast ? past(word) : word));
    const spaced = isEnglish ? filled.replace(/(?<![\d.,])1 years/g, "1 year") : spacedHan(filled);
    return asSentence(spaced);
  }

  /** The technology that the person works with: their own word where they named one of this trade. */
  #main(): string {
    const { family, stack } = this.#choice;
    const named = new Set(this.#person.technologies);
    const own = family.stacks.map(({ main }) => main).find((main) => named.has(technologyNamed(main) ?? main));
    return named.has(technologyNamed(stack.main) ?? stack.main) ? stack.main : (own ?? stack.main);
  }

  #language(): string {
    const languages = new Set(programmingLanguages);
    const own = this.#person.technologies.find((name) => languages.has(name));
    return own ?? this.#choice.stack.skills.find((skill) => languages.has(skill)) ?? this.#main();
  }

  /** Ideas for projects, where there is room: the fewer jobs, the more of them. */
  *#projects(): Generator<string> {
    const count = [3, 2, 1][this.#person.jobs.length] ?? 0;
    const ideas = shuffled(this.#choice.family.projects, this.#request.seed).slice(0, count);
    if (ideas.length === 0) return;
    yield "## project";
    const colon = this.#lang === "en" ? ": " : "：";
    for (const idea of ideas) yield `- > ${idea.name[this.#lang]}${colon}${this.#fill(idea[this.#lang])}`;
  }

  *#schools(): Generator<string> {
    const { schools } = this.#request;
    if (schools.length === 0) return;
    yield "## education";
    for (const [at, school] of schools.entries()) {
      yield `### ${at + 1}`;
      for (const line of ownLines(school.description)) yield `- ${line}`;
    }
  }

  /** The person's own technologies by the trade's groups; where they named few, groups that the trade asks for. */
  *#skills(): Generator<string> {
    yield "## skills";
    const rest = new Set(this.#person.technologies);
    const lang = this.#lang;
    const comma = lang === "en" ? ", " : "、";
    const colon = lang === "en" ? ": " : "：";
    const suggested: string[] = [];
    const told = (names: readonly string[]) => names.map((name) => technologyIn(lang, name)).join(comma);
    for (const { group, items, level } of this.#choice.family.skills) {
      const own = items.filter((item) => rest.delete(technologyNamed(item) ?? item));
      if (own.length > 0) yield `~ ${group[lang]}${colon}${told(own)}`;
      else if (level <= this.#person.level)
        suggested.push(`~ > ${group[lang]}${colon}${told(usualIn(lang, items).slice(0, 6))}`);
    }
    // The word of a title, as in "Android Developer", is said by the title.
    const others = this.#person.described.filter((name) => rest.has(name));
    const other = lang === "en" ? "Also used" : "其他技能";
    if (others.length > 0) yield `~ ${other}${colon}${told(others)}`;
    yield* suggested.slice(0, 4);
  }

  /** False for a line that says, mostly in the same words, what is said already. */
  #isNew(line: string): boolean {
    const words = contentOf(line);
    return !this.#said.some((other) => {
      const shared = [...words].filter((word) => other.has(word)).length;
      return shared > 3 && shared * 2 > Math.min(words.size, other.size);
    });
  }
}

const programmingLanguages =
  "Java Go Python TypeScript JavaScript C++ C C# PHP Ruby Rust Kotlin Swift Scala Dart Objective-C SQL R".split(" ");

const idle = new Set(
  "the a an and or of for to in on by with from that which so at as into per each its it their".split(" "),
);

/** The words of a line by which another is found to say the same: Latin words, and pairs of Chinese characters. */
function contentOf(line: string): Set<string> {
  const words = (line.toLowerCase().match(/[a-z][a-z0-9+#.-]*/g) ?? []).filter((word) => !idle.has(word));
  const pairs = (line.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((character, at) => `${[...run][at]}${character}`),
  );
  return new Set([...words, ...pairs]);
}

/** Puts a space between Han and Latin where a slot brought them together. */
function spacedHan(text: string): string {
  return text
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9+#])(?=\p{Script=Han})/gu, " ")
    .replace(/ {2,}/g, " ");
}
