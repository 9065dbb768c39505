import { useTranslation } from "react-i18next";
import type { DesignSettings } from "#core/resume/schema.ts";
import { languages } from "#core/resume/schema.ts";
import { Field } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Select } from "#web/ui/select.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

/** Paper, how dates are written, and the resume's language. */
export function PageSettings() {
  const { t } = useTranslation("editor");
  const config = useEditor((state) => state.document.config);
  const { edit } = useEditorActions();
  const dates: { value: DesignSettings["dateFormat"]; label: string }[] = [
    { value: "language", label: t("design.dateLanguage") },
    { value: "year", label: t("design.dateYear") },
    { value: "numeric", label: t("design.dateNumeric") },
  ];
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
      <Field label={t("design.dates")}>
        <Select
          size="sm"
          value={config.design.dateFormat}
          options={dates}
          onChange={(value) => edit({ type: "design.set", field: "dateFormat", value })}
        />
      </Field>
      <Field label={t("design.language")} hint={t("design.languageHint")}>
        <Select
          size="sm"
          value={config.lang}
          options={languages.map((lang) => ({ value: lang, label: t(`languages.${lang}`) }))}
          onChange={(lang) => {
            edit({ type: "language.set", lang });
            toast(t("design.renamed", { language: t(`languages.${lang}`) }));
          }}
        />
      </Field>
    </div>
  );
}
