import { languages } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";
import { useSetLanguage } from "../state/use-set-language.ts";
import { Margin } from "./settings.tsx";

/** Paper, margins, the resume's language, and the footer of every page. */
export function PageSettings() {
  const { t } = useTranslation("editor");
  const config = useEditor((state) => drawnDocument(state).config);
  const { t: td } = useTranslation("editorDesign");
  const name = useEditor((state) => state.document.data.basicInfo.name);
  const { edit, undo } = useEditorActions();
  const setLanguage = useSetLanguage();
  return (
    <div className="grid gap-5 p-4">
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-medium text-dense text-fg2">
          {t("design.paper")}
        </span>
        <Segmented
          label={t("design.paper")}
          value={config.design.paper}
          choices={[
            { value: "a4", label: "A4" },
            { value: "letter", label: t("design.letter") },
          ]}
          onChange={(value) => edit({ type: "design.set", field: "paper", value })}
          className="flex!"
        />
      </div>
      <Margin />
      <Field label={t("design.language")} hint={t("design.languageHint")}>
        <Select
          size="sm"
          value={config.lang}
          options={languages.map((lang) => ({ value: lang, label: t(`languages.${lang}`) }))}
          onChange={async (lang) => {
            await setLanguage(lang);
            toast(t("design.renamed", { language: t(`languages.${lang}`) }), {
              action: { label: t("section.undo"), run: undo },
            });
          }}
        />
      </Field>
      <Switch
        label={td("page.foot")}
        hint={td("page.footExample", { name, pages: 2 })}
        className="text-dense!"
        checked={config.design.showPageNumbers}
        onChange={(value) => edit({ type: "design.set", field: "showPageNumbers", value })}
      />
    </div>
  );
}
