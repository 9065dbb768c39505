import { z } from "zod";
import { languages } from "../resume/schema.ts";

/**
 * What the built-in engine knows of a trade, as the files of `content/assistant` say it: one family of jobs a file,
 * English and Chinese side by side. A family extends an archetype, which holds what is alike in all of its trades. This
 * file says what a well-formed one is; the laws that only the whole folder can break are in a test.
 */
const line = (most: number) => z.string().trim().min(1).max(most);
const both = (most: number) => z.strictObject({ en: line(most), ch: line(most) });
const named = z.strictObject(
  Object.fromEntries(languages.map((lang) => [lang, line(60)])) as Record<(typeof languages)[number], z.ZodString>,
);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** 1 is junior, 2 has some years, 3 is senior or leads. */
export type Level = z.infer<typeof level>;

export const areas = ["performance", "quality", "team", "business", "delivery"] as const;
export type Area = (typeof areas)[number];

/**
 * One line of a resume that a person of this trade may have earned. Words in braces are slots (`slots`) or, in English,
 * verbs as lemmas; figures are blanks, `[N]` or `[X]`. `needs` are technologies of which the person must have named one.
 */
const bulletSchema = z.strictObject({
  id,
  area: z.enum(areas),
  levels: z.array(level).min(1).max(3),
  /** A duty follows the tense of its job; a result is past. */
  kind: z.enum(["duty", "result"]),
  needs: z.array(line(40)).max(20),
  en: line(200),
  ch: line(90),
});
export type KnownBullet = z.infer<typeof bulletSchema>;

const quantifySchema = z.strictObject({
  performance: both(200),
  quality: both(200),
  team: both(200),
  business: both(200),
  delivery: both(200),
});

export const archetypeSchema = z.strictObject({
  id,
  quantify: quantifySchema,
  verbs: z.array(z.string().regex(/^[a-z]+$/)).max(200),
  bullets: z.array(bulletSchema).min(8).max(60),
});
export type Archetype = z.infer<typeof archetypeSchema>;

export const familySchema = z.strictObject({
  id,
  extends: id,
  label: named,
  /** Lower-case words and phrases of titles; the longest that occurs decides between families. */
  match: z.strictObject({ en: z.array(line(60)).min(1), ch: z.array(line(30)).min(1) }),
  /** Languages or platforms that change which skills are offered; `when` are words of the person's own. */
  stacks: z
    .array(z.strictObject({ id, when: z.array(line(40)).min(1), main: line(40), skills: z.array(line(40)).min(1) }))
    .min(1)
    .max(8),
  skills: z
    .array(z.strictObject({ group: both(40), items: z.array(line(60)).min(1).max(20), level }))
    .min(1)
    .max(10),
  summary: z.strictObject({ 1: both(600), 2: both(600), 3: both(600) }),
  bullets: z.array(bulletSchema).min(14).max(60),
  projects: z
    .array(z.strictObject({ name: both(80), en: line(300), ch: line(150) }))
    .min(2)
    .max(4),
  quantify: quantifySchema,
  keywords: z.array(line(60)).min(10).max(30),
  titles: named,
});
export type Family = z.infer<typeof familySchema>;

/** The whole of it: families by id, each with its archetype. */
export type Knowledge = { families: readonly Family[]; archetypes: readonly Archetype[] };

/** The slots of a line, which the engine fills with what the person said. Any other word in braces is a verb. */
export const slots = ["main", "lang", "product", "title", "years", "org"] as const;

/** Words in braces and blanks, as they are written in a line. */
export const bracePattern = /\{([A-Za-z-]+)\}/g;
export const blankPattern = /\[[NX]\]/g;

/**
 * Returns the knowledge of parsed files, given by their names without the ending.
 * @throws Error that names the file and the field which is not as the schema says, or the archetype that is missing
 */
export function readKnowledge(files: {
  families: Readonly<Record<string, unknown>>;
  archetypes: Readonly<Record<string, unknown>>;
}): Knowledge {
  const archetypes = Object.entries(files.archetypes).map(([file, value]) => read(archetypeSchema, file, value));
  const families = Object.entries(files.families).map(([file, value]) => read(familySchema, file, value));
  const known = new Set(archetypes.map((archetype) => archetype.id));
  const orphan = families.find((family) => !known.has(family.extends));
  if (orphan) throw new Error(`${orphan.id}: there is no archetype "${orphan.extends}"`);
  return { families, archetypes };
}

function read<T extends { id: string }>(schema: z.ZodType<T>, file: string, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(
      `${file}: ${issue?.path.join(".") || "the file"}: ${issue?.message ?? "is not as the schema says"}`,
    );
  }
  if (result.data.id !== file) throw new Error(`${file}: its id is "${result.data.id}", not the name of the file`);
  return result.data;
}
