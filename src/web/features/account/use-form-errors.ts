import { type FocusEvent, useState } from "react";
import type { z } from "zod";
import type { en } from "#locales/en.ts";
import { ApiError } from "#web/api/error.ts";
import { useTranslation } from "#web/shell/translation.ts";

type FieldKey = keyof (typeof en)["fields"];
type Errors = Readonly<Record<string, string>>;

/**
 * Holds the error sentences under the fields of a form: from the contract's schema before sending, from the server
 * after.
 */
export function useFormErrors() {
  const { t, i18n } = useTranslation("fields");
  const [errors, setErrors] = useState<Errors>({});

  /** Messages of our own schemas are translation keys; zod's own messages become "not valid". */
  const sentenceOf = (message: string) =>
    i18n.exists(message, { ns: "fields" }) ? t(message as FieldKey) : t("invalid");

  /** Validates `value`; on failure shows why and moves the focus to the first invalid field of `form`. */
  function check<Schema extends z.ZodType>(
    schema: Schema,
    value: unknown,
    form: HTMLFormElement | null,
  ): z.input<Schema> | null {
    const result = schema.safeParse(value);
    const found: Record<string, string> = {};
    for (const issue of result.error?.issues ?? []) {
      const name = String(issue.path[0] ?? "");
      found[name] ??= sentenceOf(issue.message);
    }
    show(found, form);
    return result.success ? (value as z.input<Schema>) : null;
  }

  /**
   * Validates one field of a form when the focus moves on to the form's next field. Elsewhere it says nothing: a button
   * says it when it is pressed, and would move away under the pointer if a sentence appeared above it before.
   */
  function leave(schema: z.ZodType, value: Readonly<Record<string, unknown>>, event: FocusEvent<HTMLInputElement>) {
    const { name, form } = event.currentTarget;
    if (!(event.relatedTarget instanceof HTMLInputElement) || event.relatedTarget.form !== form) return;
    const issue = schema.safeParse(value).error?.issues.find(({ path }) => path[0] === name);
    setErrors(({ [name]: _before, ...others }) => (issue ? { ...others, [name]: sentenceOf(issue.message) } : others));
  }

  /** Shows the server's `errors`; returns whether there were any. */
  function take(error: unknown, form: HTMLFormElement | null): boolean {
    if (!(error instanceof ApiError) || error.errors.length === 0) return false;
    show(Object.fromEntries(error.errors.map(({ path, message }) => [path.split(".")[0] ?? "", message])), form);
    return true;
  }

  /** Shows these sentences by field name, and moves the focus to the first of these fields on the page. */
  function show(found: Errors, form: HTMLFormElement | null) {
    setErrors(found);
    const wrong = [...(form?.elements ?? [])].find(
      (element) =>
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name in found,
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  /** Takes back the sentence under the field that is being typed into. */
  const clear = (name: string) => setErrors(({ [name]: _before, ...others }) => others);

  return { errors, check, leave, take, show, clear };
}
