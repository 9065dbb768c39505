import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ConfigError } from "#server/config/error.ts";
import { projectRoot } from "#server/root.ts";

/**
 * Reads the files of an operator's content folder. A part that the folder lacks (a file, or a folder of texts) comes
 * from the project's own content; a part that is there but empty stays empty. An invalid file aborts the start with one
 * line that names the file and the field.
 */
export const ownFolder = path.join(projectRoot, "content");

/** A text file with its fields, which are `name: value` lines between two lines of `---`. */
export type TextFile = { slug: string; fields: Record<string, string>; markdown: string; file: string };

/**
 * Returns where a part is read from: the given folder if it has the part, else the project's own. `part` is a path
 * inside the folder, with slashes.
 */
export function partOf(folder: string, part: string): string {
  const given = path.join(folder, part);
  return existsSync(given) ? given : path.join(ownFolder, part);
}

/** Reads a JSON file of the shape `schema`. Throws ConfigError. */
export function readJsonFile<Schema extends z.ZodType>(folder: string, part: string, schema: Schema): z.output<Schema> {
  const file = partOf(folder, part);
  return check(file, schema, readJson(file));
}

/** Reads a JSON file of any shape. Throws ConfigError. */
export function readJson(file: string): unknown {
  const text = read(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(file, `no JSON (${error instanceof Error ? error.message.replace(/\s+/g, " ") : "unreadable"})`);
  }
}

/** Reads the `.md` files of a folder, sorted by name. Throws ConfigError. */
export function readTextFiles(folder: string, part: string): TextFile[] {
  const place = partOf(folder, part);
  return namesIn(place, ".md").map((name) => {
    const file = path.join(place, name);
    const slug = name.slice(0, -".md".length);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) {
      throw wrong(
        file,
        "a name is of small letters, digits and single hyphens, at most 80, as it stands in the address",
      );
    }
    const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
      read(file)
        .replace(/^\uFEFF/, "")
        .replaceAll("\r\n", "\n"),
    );
    if (!match) throw wrong(file, "does not begin with fields between two lines of ---");
    const fields: Record<string, string> = {};
    for (const line of (match[1] ?? "").split("\n")) {
      const [, key, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
      if (key === undefined || value === undefined) throw wrong(file, `not a field: ${line.slice(0, 60)}`);
      fields[key] = value;
    }
    return { slug, fields, markdown: match[2] ?? "", file };
  });
}

/** Returns the value in the shape of `schema`. Throws ConfigError with the file and the first invalid field. */
export function check<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join(".");
  throw wrong(file, `${field ? `${field}: ` : ""}${issue?.message ?? "wrong"}`);
}

export function wrong(file: string, what: string): ConfigError {
  const shown = path.relative(process.cwd(), file);
  return new ConfigError(`Wrong content. ${shown.startsWith("..") ? file : shown}: ${what}`);
}

/** Returns the file names with this ending in a folder, sorted. Throws ConfigError. */
export function namesIn(place: string, ending: string): string[] {
  try {
    return readdirSync(place)
      .filter((name) => name.endsWith(ending))
      .sort();
  } catch {
    throw wrong(place, "cannot be read as a folder");
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw wrong(file, "cannot be read");
  }
}

/** Schemas for the texts and the dates in content files. */
export const words = (most: number) => z.string().trim().min(1).max(most);
export const dayText = z.iso.date();
