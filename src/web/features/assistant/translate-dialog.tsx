import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Languages, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { estimateTranslation } from "#core/assistant/costs.ts";
import { translatable } from "#core/assistant/translatable.ts";
import { healDocument } from "#core/resume/healing.ts";
import { withoutSamples } from "#core/resume/sample-items.ts";
import { type Language, languages } from "#core/resume/schema.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { leaveTranslation } from "./kept-translation.ts";
import { providersQuery } from "./providers-query.ts";
import { TokensDialog } from "./tokens-dialog.tsx";
import { TranslatedSections, TranslationProgress } from "./translation-progress.tsx";
import { useTranslationRun } from "./use-translation-run.ts";

type Props = {
  resume: { _id: string; name: string; lang: Language };
  /** Stores what is not stored yet, because the server translates what it has. Returns whether that succeeded. */
  before?: () => Promise<boolean>;
  close: () => void;
};

/** Makes a copy of a resume in another language: which, by whom, for how much; then section by section. */
export function TranslateDialog({ resume, before, close }: Props) {
  const { t } = useTranslation("translation");
  const navigate = useNavigate();
  const { run, begin, stop, reset } = useTranslationRun(resume._id);
  const [lang, setLang] = useState<Language>(useFirstChoice(resume.lang));
  const [isUnsaved, setUnsaved] = useState(false);
  const start = async (engine?: string) => {
    setUnsaved(false);
    if (before && !(await before())) return setUnsaved(true);
    await begin({ lang, engine });
  };
  const { phase, result, fault } = run;
  const leave = () => {
    leaveTranslation(resume._id);
    close();
  };
  useEffect(() => {
    if (fault?.kind !== "limit") return;
    close();
    openUpgrade("resumeLimit");
  }, [fault, close]);
  if (fault?.kind === "limit") return null;
  if (fault?.kind === "tokens") return <TokensDialog onClose={reset} />;
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={phase === "done" ? t("done") : t("title")}
      description={phase === "done" ? undefined : t("text", { name: resume.name })}
      closeLabel={t("close")}
      actions={actions()}
    >
      {phase === "choosing" && (
        <div className="grid gap-4">
          <Field label={t("language")}>
            <Select
              value={lang}
              onChange={setLang}
              options={languages
                .filter((one) => one !== resume.lang)
                .map((value) => ({ value, label: t(`languages.${value}`) }))}
            />
          </Field>
          <Facts resumeId={resume._id} from={resume.lang} to={lang} />
          {isUnsaved && <Alert tone="danger">{t("unsaved")}</Alert>}
        </div>
      )}
      {phase === "running" && <TranslationProgress run={run} />}
      {phase === "done" && result && (
        <div className="grid gap-3">
          <p className="text-lead">{result.message}</p>
          {result.translated < result.passages && (
            <>
              <TranslatedSections steps={run.steps} />
              <p className="text-body text-fg2">{t(run.engine === "built-in" ? "rest" : "restOfModel")}</p>
            </>
          )}
          <p className="text-body text-fg2">{t("ask")}</p>
        </div>
      )}
      {phase === "failed" && fault && (
        <Alert tone="danger">{(fault.kind === "failed" && fault.message) || t("unplaced")}</Alert>
      )}
    </Dialog>
  );

  function actions() {
    switch (phase) {
      case "choosing":
        return (
          <>
            <Button onClick={close}>{t("cancel")}</Button>
            <Button
              variant="primary"
              icon={<Languages size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void start()}
            >
              {t("begin")}
            </Button>
          </>
        );
      case "running":
        return (
          <>
            <Button icon={<Square size={12} strokeWidth={2.5} aria-hidden="true" />} onClick={stop}>
              {t("stop")}
            </Button>
            <Button onClick={leave}>{t("leave")}</Button>
          </>
        );
      case "done":
        return (
          <>
            <Button onClick={close}>{t("stay")}</Button>
            <Button
              variant="primary"
              iconAfter={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => {
                close();
                void navigate(`/editor/${result?.resumeId}`);
              }}
            >
              {t("open")}
            </Button>
          </>
        );
      case "failed":
        return (
          <>
            <Button onClick={close}>{t("close")}</Button>
            <OtherEngine engine={run.engine} use={(engine) => void start(engine)} />
            <Button variant="primary" onClick={() => void start()}>
              {t("again")}
            </Button>
          </>
        );
    }
  }
}

/** The language that is most likely wanted: the edition's, else the other of the two editions. */
function useFirstChoice(from: Language): Language {
  const locale = useLocale();
  if (from !== locale) return locale;
  return locale === "ch" ? "en" : "ch";
}

/** Who translates, what leaves the server, and what it costs. */
function Facts({ resumeId, from, to }: { resumeId: string; from: Language; to: Language }) {
  const { t } = useTranslation("translation");
  const user = useUser();
  const { data: providers } = useQuery(providersQuery);
  const { data: cost } = useQuery({
    queryKey: ["translation", resumeId, from],
    queryFn: async ({ signal }) => {
      const { name, data, config } = await send(calls.getResume, { params: { id: resumeId }, signal });
      const { parts } = translatable(withoutSamples(healDocument({ name, data, config })), to);
      return estimateTranslation(parts.flatMap(({ passages }) => passages.map(({ text }) => text)));
    },
    staleTime: 0,
  });
  const engine = providers?.find(({ isDefault }) => isDefault);
  const isScript = [from, to].every((lang) => lang === "ch" || lang === "zh-tw");
  const shown = (count: number) => count.toLocaleString("en");
  return (
    <ul className="grid gap-2 text-body text-fg2">
      {engine && (
        <li>
          {engine.isBuiltIn
            ? t(isScript ? "engine.scripts" : "engine.exact")
            : t("engine.provider", { name: engine.label })}
        </li>
      )}
      <li className="min-h-5 tabular">
        {cost !== undefined &&
          (user ? t("cost", { about: shown(cost), have: shown(user.token) }) : t("costAlone", { about: shown(cost) }))}
      </li>
    </ul>
  );
}

function OtherEngine({ engine, use }: { engine: string | null; use: (engine: string) => void }) {
  const { t } = useTranslation("translation");
  const { data: providers = [] } = useQuery(providersQuery);
  const builtIn = providers.find(({ isBuiltIn, name }) => isBuiltIn && name !== engine);
  if (!builtIn || engine === null) return null;
  return <Button onClick={() => use(builtIn.name)}>{t("builtIn")}</Button>;
}
