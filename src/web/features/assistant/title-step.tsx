import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Bot, LogIn, ShieldCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
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
import { EngineNote } from "./engine-note.tsx";

/** The first step: for which job, and in which design. An anonymous visitor signs in here and comes back. */
export function TitleStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation("assistant", { keyPrefix: "title" });
  const locale = useLocale();
  const navigate = useNavigate();
  const user = useUser();
  const { title, template, set } = useAnswers();
  const { data: templates } = useQuery(templatesQuery(locale));
  const [isMissing, setMissing] = useState(false);
  const designs = (templates?.data ?? []).filter(({ isPro }) => !isPro || user?.isValid);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (title.trim() === "") {
      setMissing(true);
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    if (user === null) void navigate(signInPath("/ai", locale));
    else onNext();
  }

  return (
    <div className="frame grid flex-1 content-start gap-x-11 gap-y-8 pt-10 pb-17 md:pt-13 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_312px]">
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <div className="grid gap-2">
          <h1 className="font-display text-d3">{t("heading")}</h1>
          <p className="max-w-[58ch] text-lead text-fg2">{t("text")}</p>
        </div>
        <div className="grid gap-5 rounded-card border border-line bg-raised p-5 md:p-7">
          <Field label={t("label")} hint={t("hint")} error={isMissing ? t("missing") : undefined}>
            <Input
              name="title"
              autoComplete="organization-title"
              maxLength={limits.assistant.titleLength}
              placeholder={t("placeholder")}
              value={title}
              onChange={(event) => {
                setMissing(false);
                set({ title: event.target.value });
              }}
            />
          </Field>
          {designs.length > 0 ? (
            <Field label={t("design")} hint={t("designHint")}>
              <Select
                value={designs.some(({ componentName }) => componentName === template) ? template : standard(designs)}
                options={designs.map(({ componentName, title: label }) => ({ value: componentName, label }))}
                onChange={(chosen) => set({ template: chosen })}
              />
            </Field>
          ) : null}
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
        <ul className="grid gap-3 text-body text-fg2">
          <li className="flex gap-2.5">
            <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {t("honest")}
          </li>
          <li className="flex gap-2.5">
            <Bot size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            <EngineNote />
          </li>
        </ul>
      </form>
      <EarlierAnswers onUse={onNext} />
    </div>
  );
}

/** Returns the design that a resume has unless another is chosen (specification section 3). */
export function standard(designs: readonly { componentName: string }[]): string {
  return designs.find(({ componentName }) => componentName === "TemplateModern")?.componentName ?? "TemplateModern";
}
