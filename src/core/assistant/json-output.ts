import { z } from "zod";

/**
 * Reading what a model wrote where JSON was asked. Nothing of it is trusted: it is stripped of what models put around
 * JSON, parsed, repaired if it must be, checked, and of lists the good items are kept. What is left may still say
 * anything; whether it is true of the person is asked by `grounding.ts`.
 */
export type Answer<Value> = { value: Value } | { problem: string };

/** Makes JSON of nearly JSON; throws where it cannot. It comes from outside because core has no libraries. */
export type Repair = (text: string) => string;

/** Characters of an answer that are looked at. */
const most = 200_000;

/** Returns the answer's value, or in plain English why there is none. */
export function readAnswer<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  repair: Repair,
): Answer<z.output<Schema>> {
  const bare = withoutWrapping(text.slice(0, most));
  if (!/[{[]/.test(bare)) return { problem: "it holds no JSON" };
  const parsed = parse(bare) ?? parse(repaired(bare, repair));
  if (parsed === undefined || parsed === null) return { problem: "it is not JSON" };
  const read = schema.safeParse(parsed.value);
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  return { problem: `${issue?.path.join(".") || "the whole"}: ${issue?.message ?? "wrong shape"}` };
}

/** Returns a schema of a list that keeps the items which fit, up to `size` of them, and drops the others. */
export function salvaged<Item extends z.ZodType>(item: Item, size: number) {
  return z.array(z.unknown()).transform((all) =>
    all
      .flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      })
      .slice(0, size),
  );
}

/** Drops thoughts, fences, and what is said before the first bracket. */
function withoutWrapping(text: string): string {
  const bare = text
    .replace(/<think>[\s\S]*?<\/think>/g, "")
    .replace(/^[\s\S]*<\/think>/, "")
    .replace(/^\s*```\w*\s*|\s*```\s*$/g, "");
  const start = bare.search(/[{[]/);
  return start < 0 ? bare : bare.slice(start);
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function repaired(text: string, repair: Repair): string {
  try {
    return repair(text);
  } catch {
    return "";
  }
}
