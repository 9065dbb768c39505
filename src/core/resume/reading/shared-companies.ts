import { scoresOf } from "./classify.ts";
import type { RawEntry } from "./entries.ts";
import type { EntryFields } from "./fields.ts";
import type { Line } from "./lines.ts";
import { isSameLook, lookOf } from "./wrapped-heads.ts";

/**
 * Who was several things in one company names it once, above the first of them. Returns the fields of the jobs of a section,
 * in which each job that names a role alone, set as that first role is, has the company above it.
 */
export function withSharedCompanies(
  entries: readonly RawEntry[],
  fields: readonly EntryFields[],
): readonly EntryFields[] {
  let shared: { company: string; role: Line } | null = null;
  return fields.map((field, at) => {
    const head = entries[at]?.head ?? [];
    const [first] = head;
    const known = sharedIn(head, field);
    if (known) {
      shared = known;
      return field;
    }
    const named = [field.title, field.subTitle].filter((one) => one !== "");
    const [only] = named;
    const isRole =
      shared !== null &&
      first !== undefined &&
      only !== undefined &&
      named.length === 1 &&
      first.text.includes(only.slice(0, 12)) &&
      isSameLook(lookOf(first), lookOf(shared.role)) &&
      Math.abs(first.size - shared.role.size) < 0.2 &&
      scoresOf(only).organisation < 1.8;
    if (!isRole || shared === null || only === undefined) {
      // What names a company of its own ends what was said of the one before.
      if (field.subTitle !== "") shared = null;
      return field;
    }
    return { ...field, title: only, subTitle: shared.company };
  });
}

/** The company of a job that is named on a line above that of the role. */
function sharedIn(head: readonly Line[], { title, subTitle }: EntryFields): { company: string; role: Line } | null {
  if (title === "" || subTitle === "") return null;
  const lineOf = (text: string) => {
    const whole = head.findIndex((line) => line.text.includes(text));
    return whole < 0 ? head.findIndex((line) => line.text.startsWith(text.slice(0, 12))) : whole;
  };
  const [company, role] = [lineOf(subTitle), lineOf(title)];
  const line = head[role];
  return company >= 0 && company < role && line ? { company: subTitle, role: line } : null;
}
