import type { z } from "zod";
import { AppError, type ErrorName, errorTable, type FieldError } from "#core/errors.ts";
import { en } from "#locales/en.ts";
import type { Locale } from "#locales/words.ts";
import { translate } from "#server/http/locale.ts";

type FieldKey = keyof typeof en.fields;
type Issue = z.core.$ZodIssue;

/**
 * Returns what was sent as the schema gives it. Throws the error that the schema names for a whole input, or
 * invalidRequest by field.
 */
export function check<Schema extends z.ZodType>(schema: Schema, sent: unknown, locale: Locale): z.output<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const { issues } = result.error;
  throw namedError(issues) ?? new AppError("invalidRequest", { errors: fieldErrors(issues, sent, locale) });
}

/** Returns the error of core/errors.ts that a schema names where a whole input, and no field of it, is at fault. */
function namedError(issues: readonly Issue[]): AppError | null {
  for (const issue of issues) {
    if (issue.code !== "custom" || !Object.hasOwn(errorTable, issue.message)) continue;
    return new AppError(issue.message as ErrorName, { params: issue.params ?? {} });
  }
  return null;
}

/** Returns zod's issues with our own messages: one entry per field, `path` as in `data.sections.0.name`. At most 50. */
export function fieldErrors(issues: readonly Issue[], input: unknown, locale: Locale): FieldError[] {
  return issues.flatMap((issue) => explain(issue, input, locale)).slice(0, 50);
}

function explain(issue: Issue, input: unknown, locale: Locale): FieldError[] {
  const path = issue.path.map(String).join(".");
  const one = (key: FieldKey, values: Record<string, string | number> = {}) => [
    { path, message: translate(locale, "fields", key, values) },
  ];
  // A schema may name its own message: z.string().regex(…, "sixDigits").
  if (issue.message in en.fields) {
    return valueAt(input, issue.path) === undefined ? one("required") : one(issue.message as FieldKey);
  }
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: path === "" ? key : `${path}.${key}`,
        message: translate(locale, "fields", "unknownKey"),
      }));
    case "invalid_type":
      return one(valueAt(input, issue.path) === undefined ? "required" : "wrongType");
    case "too_small":
      return one(Number(issue.minimum) === 1 && issue.origin === "string" ? "required" : "tooShort");
    case "too_big":
      if (issue.origin === "array" || issue.origin === "set") return one("tooMany", { max: Number(issue.maximum) });
      if (issue.origin === "string") return one("tooLong", { max: Number(issue.maximum) });
      return one("invalid");
    case "invalid_format":
      return one(issue.format === "email" ? "invalidEmail" : "invalid");
    default:
      return one(valueAt(input, issue.path) === undefined ? "required" : "invalid");
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}
