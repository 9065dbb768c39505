import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { datePattern, languages } from "#core/resume/schema.ts";
import { sectionKinds } from "#core/resume/sections.ts";
import { type Locale, locales } from "#locales/words.ts";
import { designs, findDesign } from "#templates/registry.ts";
import { check, namesIn, partOf, readJson, words, wrong } from "./files.ts";

/**
 * The resumes that fill the gallery at first and that show the designs, read from the content's folder `examples`. The
 * folder is replaced as a whole, because its files refer to each other: `categories.json`, a file of samples for each
 * category in `en/` and `ch/` (other files may be added), and drawn portraits in `portraits/`. Every person and
 * employer in our samples is invented, phone numbers are from ranges that are not assigned, and emails and URLs end in
 * example.com.
 */
export type Examples = {
  /** In the order they are shown. */
  categories: readonly Category[];
  /** In the order they are shown: by category, then the samples of files whose names are no category. */
  samples: Record<Locale, readonly Sample[]>;
  /** SVG, by the name that samples refer to. */
  portraits: Readonly<Record<string, string>>;
};

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens");
const date = z.string().regex(datePattern, "YYYY-MM or YYYY");

const categorySchema = z.strictObject({
  /** Never changes once published. */
  key,
  ...(Object.fromEntries(
    locales.map((edition) => [edition, z.strictObject({ name: words(60), desc: words(200) })]),
  ) as Record<Locale, z.ZodObject<{ name: z.ZodString; desc: z.ZodString }>>),
});
export type Category = z.infer<typeof categorySchema>;

const itemSchema = z.strictObject({
  title: z.string().optional(),
  sub: z.string().optional(),
  from: date.optional(),
  to: date.or(z.literal("present")).optional(),
  city: z.string().optional(),
  /** A paragraph of plain text. */
  text: z.string().optional(),
  /** Each entry is a bullet. */
  points: z.array(z.string()).optional(),
});
export type SampleItem = z.infer<typeof itemSchema>;

const sectionSchema = z.strictObject({
  kind: z.enum(sectionKinds),
  /** Defaults to the kind's name in the sample's language. */
  name: z.string().optional(),
  /** Defaults to the kind's own position. */
  position: z.enum(["main", "side"]).optional(),
  /** Defaults to the kind's own columns, and to one column for a single item. */
  columns: z.enum(["one", "two"]).optional(),
  /** A plain string is an item with only a title: a skill, a certificate. */
  items: z.array(z.union([itemSchema, z.string()])),
});
export type SampleSection = z.infer<typeof sectionSchema>;

const designName = z.string().refine((name) => findDesign(name)?.componentName === name, {
  error: `one of ${designs.map(({ componentName }) => componentName).join(", ")}`,
});

/** A sample resume as it is written in a content file. */
const sampleSchema = z
  .strictObject({
    /**
     * Never changes once published, because the database row is found by it. At most 33 characters, because the slug
     * adds `sample-` in front.
     */
    key: key.max(33),
    lang: z.enum(languages),
    category: key,
    template: designName,
    theme: z.string(),
    /** The designs that this sample shows in the gallery of designs, each in the design's own first theme. */
    shows: z.array(designName).optional(),
    /** True for a sample that shows what the AI creator writes. */
    isAi: z.boolean().optional(),
    /** Name of a portrait; absent for a resume without a photo. */
    photo: z.string().optional(),
    /** The texts of its card in the gallery. */
    card: z.strictObject({ name: words(120), desc: words(300) }),
    basic: z.strictObject({
      title: z.string(),
      name: words(120),
      location: z.string(),
      cellphone: z.string(),
      email: z.email(),
      birth: z.string().optional(),
      wechat: z.string().optional(),
    }),
    links: z.array(z.tuple([z.string(), z.url({ protocol: /^(https?|mailto)$/ })])),
    sections: z.array(sectionSchema),
  })
  .refine(({ template, theme }) => (findDesign(template)?.themes as readonly string[] | undefined)?.includes(theme), {
    path: ["theme"],
    error: "no theme of that design",
  });
export type Sample = z.infer<typeof sampleSchema>;

export function readExamples(folder: string): Examples {
  const place = partOf(folder, "examples");
  const categoryFile = path.join(place, "categories.json");
  const categories = check(categoryFile, z.array(categorySchema), readJson(categoryFile));
  const portraits = readPortraits(path.join(place, "portraits"));
  const known = { categories: new Set(categories.map((one) => one.key)), portraits, keys: new Set<string>() };
  if (known.categories.size < categories.length) throw wrong(categoryFile, "two categories have the same key");
  const samples = Object.fromEntries(
    locales.map((edition) => [edition, readSamples(path.join(place, edition), categories, known)]),
  ) as Record<Locale, Sample[]>;
  return { categories, samples, portraits };
}

type Known = { categories: ReadonlySet<string>; portraits: Readonly<Record<string, string>>; keys: Set<string> };

function readSamples(place: string, categories: readonly Category[], known: Known): Sample[] {
  const order = new Map(categories.map((category, index) => [`${category.key}.json`, index]));
  const names = namesIn(place, ".json").sort((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
  return names.flatMap((name) => {
    const file = path.join(place, name);
    const samples = check(file, z.array(sampleSchema), readJson(file));
    for (const [index, { key: own, category, photo }] of samples.entries()) {
      if (!known.categories.has(category)) throw wrong(file, `${index}.category: no category has the key ${category}`);
      if (photo !== undefined && !Object.hasOwn(known.portraits, photo)) {
        throw wrong(file, `${index}.photo: there is no portraits/${photo}.svg`);
      }
      if (known.keys.has(own)) throw wrong(file, `${index}.key: ${own} is there twice`);
      known.keys.add(own);
    }
    return samples;
  });
}

function readPortraits(place: string): Record<string, string> {
  const portraits: Record<string, string> = {};
  for (const name of namesIn(place, ".svg")) {
    const file = path.join(place, name);
    const drawing = readFileSync(file, "utf8").trim();
    if (!/^<svg[\s>]/.test(drawing)) throw wrong(file, "does not begin with <svg");
    portraits[name.slice(0, -".svg".length)] = drawing;
  }
  return portraits;
}
