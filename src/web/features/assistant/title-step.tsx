import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Bot, LogIn, ShieldCheck } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { limits } from "#core/limits.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { signInPath } from "#web/shell/prev.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { useAnswers } from "./answers.ts";
import { EarlierAnswers } from "./earlier-answers.tsx";
import { EngineField } from "./engine-field.tsx";
import { EngineNote } from "./engine-note.tsx";

const exampleKeys = ["one", "two", "three", "four", "five"] as const;

/** The first step: for which job, and in which design. An anonymous visitor signs in here and comes back. */
export function TitleStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation("assistant", { keyPrefix: "title" });
  const locale = useLocale();
  const navigate = useNavigate();
  const user = useUser();
  const { title, template, engine, set } = useAnswers();
  const { data: templates } = useQuery(templatesQuery(locale));
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const designs = (templates?.data ?? []).filter(({ isPro }) => !isPro || user?.isValid);

  function name(next: string) {
    setMissing(false);
    set({ title: next });
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (title.trim() === "") {
      setMissing(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    if (user === null) void navigate(signInPath("/ai", locale));
    else onNext();
  }

  return (
    <div className="frame flex-1 pt-10 pb-17 md:pt-15">
      <div className="mx-auto grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-8">
        <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="grid gap-2">
            <h1 className="font-display text-d3">{t("heading")}</h1>
            <p className="text-lead text-fg2">{t("text")}</p>
          </div>
          <div className="grid gap-3">
            <Field label={t("label")} hint={t("hint")} error={isMissing ? t("missing") : undefined}>
              <Input
                name="title"
                autoComplete="organization-title"
                maxLength={limits.assistant.titleLength}
                placeholder={t("placeholder")}
                value={title}
                onChange={(event) => name(event.target.value)}
                className="h-[46px]! text-[16px]!"
              />
            </Field>
            <ul aria-label={t("examplesLabel")} className="flex flex-wrap gap-2">
              {exampleKeys.map((key) => (
                <li key={key}>
                  <button
                    type="button"
                    onClick={() => {
                      name(t(`examples.${key}`));
                      form.current?.querySelector("input")?.focus();
                    }}
                    className="inline-flex min-h-8 items-center rounded-full border border-line2 bg-raised px-3 text-dense text-fg2 transition-colors hover:border-accent-line hover:bg-accent-soft hover:text-fg max-md:min-h-11"
                  >
                    {t(`examples.${key}`)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid items-start gap-5 border-t border-line pt-6 sm:grid-cols-2">
            {designs.length > 0 ? (
              <Field label={t("design")} hint={t("designHint")}>
                <Select
                  value={designs.some(({ componentName }) => componentName === template) ? template : standard(designs)}
                  options={designs.map(({ componentName, title: label }) => ({ value: componentName, label }))}
                  onChange={(chosen) => set({ template: chosen })}
                />
              </Field>
            ) : null}
            <EngineField engine={engine} onChange={(chosen) => set({ engine: chosen })} />
          </div>
          <div className="grid gap-3">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className="justify-self-start max-sm:w-full"
              icon={user === null ? <LogIn size={17} strokeWidth={1.75} aria-hidden="true" /> : undefined}
              iconAfter={user === null ? undefined : <ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />}
            >
              {user === null ? t("signIn") : t("next")}
            </Button>
            {user === null ? <p className="text-dense text-fg3">{t("signInHint")}</p> : null}
          </div>
        </form>
        <ul className="grid gap-3 text-body text-fg2">
          <li className="flex gap-2.5">
            <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {t("honest")}
          </li>
          <li className="flex gap-2.5">
            <Bot size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            <EngineNote engine={engine} />
          </li>
        </ul>
        <EarlierAnswers onUse={onNext} />
      </div>
    </div>
  );
}

/** Returns the design that a resume has unless another is chosen (specification section 3). */
export function standard(designs: readonly { componentName: string }[]): string {
  return designs.find(({ componentName }) => componentName === "TemplateModern")?.componentName ?? "TemplateModern";
}
