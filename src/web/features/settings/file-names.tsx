import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { User } from "#contract/accounts.ts";
import { profileBody } from "#contract/profile.ts";
import { filled, offeredTemplates } from "#core/resume/file-naming.ts";
import { type FilePlace, fileNameLimits, filePlaces, problemOf } from "#core/resume/file-template.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.tsx";
import { Panel } from "./panel.tsx";
import { SaveRow } from "./save-row.tsx";

const places = Object.keys(filePlaces) as FilePlace[];

/** How downloaded files are named: a template with placeholders, and what it makes of an invented person's resume. */
export function FileNames({ user }: { user: User }) {
  const { t } = useTranslation("settings", { keyPrefix: "fileNames" });
  const locale = useLocale();
  const [template, setTemplate] = useState(user.fileName);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { errors, check, take, clear } = useFormErrors();
  const isChanged = template.trim() !== user.fileName;
  const save = useMutation({
    mutationFn: (fileName: string) => send(calls.updateUser, { params: { id: user._id }, body: { fileName } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(userQuery.queryKey, changed);
      setTemplate(changed.fileName);
      toast(t("saved"));
    },
    onError: (error) => {
      if (!take(error, form.current)) showFailure(error);
    },
  });
  const write = (text: string) => {
    setTemplate(text);
    clear("fileName");
  };
  const wordOf = (place: FilePlace) => filePlaces[place][locale === "ch" ? 1 : 0];

  /** Writes a placeholder where the caret is, and puts the caret after it. */
  function insert(place: FilePlace) {
    const field = input.current;
    const from = field?.selectionStart ?? template.length;
    const until = field?.selectionEnd ?? template.length;
    const text = `{${wordOf(place)}}`;
    const next = template.slice(0, from) + text + template.slice(until);
    if (next.length > fileNameLimits.template) return toast(t("full"));
    // The field holds the new text before the caret moves, and the caret stands before the next key arrives.
    flushSync(() => write(next));
    field?.focus();
    field?.setSelectionRange(from + text.length, from + text.length);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged || save.isPending) return;
    const body = check(profileBody, { fileName: template }, event.currentTarget);
    if (body) save.mutate(template);
  }

  const values = Object.fromEntries(places.map((place) => [place, t(`example.${place}`)]));
  const example = exampleOf(template, values as Record<FilePlace, string>);
  return (
    <Panel title={t("title")} text={t("text")}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={t("template")}
          hint={<span aria-live="polite">{example ? t("shows", { name: example }) : t("showsNone")}</span>}
          error={errors.fileName}
          className="max-w-[560px]"
        >
          <Input
            ref={input}
            name="fileName"
            autoComplete="off"
            spellCheck={false}
            maxLength={fileNameLimits.template}
            placeholder={t("standard")}
            value={template}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-dense font-medium text-fg2">{t("places")}</legend>
          <div className="flex flex-wrap gap-2">
            {places.map((place) => (
              <Button
                key={place}
                size="sm"
                aria-label={t("insert", { what: wordOf(place) })}
                onClick={() => insert(place)}
              >
                {wordOf(place)}
              </Button>
            ))}
          </div>
        </fieldset>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-dense font-medium text-fg2">{t("offered")}</legend>
          <div className="flex flex-wrap gap-2">
            {["", ...offeredTemplates[locale]].map((offer) => (
              <Button
                key={offer}
                size="sm"
                variant={template.trim() === offer ? "soft" : "outline"}
                aria-pressed={template.trim() === offer}
                onClick={() => write(offer)}
              >
                {offer || t("standard")}
              </Button>
            ))}
          </div>
        </fieldset>
        <SaveRow
          words={{ save: t("save"), saving: t("saving"), unchanged: t("unchanged"), unsaved: t("unsaved") }}
          isChanged={isChanged}
          isSaving={save.isPending}
        />
      </form>
    </Panel>
  );
}

/** Returns the name of the example's PDF; empty while the template cannot be used as it stands. */
function exampleOf(template: string, values: Readonly<Record<FilePlace, string>>): string {
  const whole = template.trim();
  return problemOf(whole) === null ? `${filled(whole, values) || values.title}.pdf` : "";
}
