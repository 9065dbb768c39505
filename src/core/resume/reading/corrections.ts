import { datePattern, type ResumeData } from "../schema.ts";
import { type FieldReading, fieldsOf, keyOf } from "./places.ts";

/** A short field by its path: `basicInfo.title`, `sections.0.data.1.subTitle`. */
export type ShortField = { path: string; value: string };

const basics = ["title", "location"] as const;
const short = ["title", "subTitle", "city", "startDate", "endDate"] as const;

/**
 * Returns the fields that may be corrected from outside: what somebody was and where and when, empty ones included.
 * Contacts are told by their form and descriptions are the file's own, so that neither is among them.
 */
export function correctableFields({ basicInfo, sections }: ResumeData): ShortField[] {
  return [
    ...basics.map((field) => ({ path: `basicInfo.${field}`, value: basicInfo[field] })),
    ...sections.flatMap(({ type, data }, at) =>
      type === "skills" || type === "profile"
        ? []
        : data.flatMap((item, index) =>
            short.map((field) => ({ path: `sections.${at}.data.${index}.${field}`, value: item[field] })),
          ),
    ),
  ];
}

/**
 * Returns the data with the corrections that may be true: of a field that may be corrected, in words that the file
 * holds, and of a date whose year it holds. All others are left out.
 */
export function withCorrections(
  data: ResumeData,
  corrections: readonly ShortField[],
  content: string,
): { data: ResumeData; fields: FieldReading[] } {
  const known = new Map(correctableFields(data).map(({ path, value }) => [path, value]));
  const words = keyOf(content);
  const result = {
    ...data,
    basicInfo: { ...data.basicInfo },
    sections: data.sections.map((section) => ({ ...section, data: section.data.map((item) => ({ ...item })) })),
  };
  const fields: FieldReading[] = [];
  for (const { path, value } of corrections) {
    const before = known.get(path);
    if (before === undefined || value === before || !isGrounded(path, value, words)) continue;
    const [, at = "", , index = "", field = ""] = path.split(".");
    const certain = { value, confidence: 0.9, places: [] };
    if (path.startsWith("basicInfo.")) {
      result.basicInfo[at as (typeof basics)[number]] = value;
      fields.push({ section: null, item: null, field: at, ...certain });
      continue;
    }
    const section = result.sections[Number(at)];
    const item = section?.data[Number(index)];
    if (!section || !item) continue;
    item[field as (typeof short)[number]] = value;
    // An entry is not emptied by corrections.
    if (fieldsOf(item).length === 0) item[field as (typeof short)[number]] = before;
    else fields.push({ section: section.id, item: item.id, field, ...certain });
  }
  return { data: result, fields };
}

function isGrounded(path: string, value: string, words: string): boolean {
  if (/\.(?:start|end)Date$/.test(path)) {
    if (value === "present") return path.endsWith(".endDate");
    return value === "" || (datePattern.test(value) && words.includes(value.slice(0, 4)));
  }
  const key = keyOf(value);
  return key === "" ? value === "" : words.includes(key);
}
