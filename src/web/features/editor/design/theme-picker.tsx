import { Check } from "lucide-react";
import { designOf } from "#templates/registry.ts";
import { findTheme } from "#templates/themes.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";
import { AccentPicker } from "./accent-picker.tsx";
import { SettingGroup } from "./setting.tsx";

/** The colours of the design as named swatches; the chosen one has a tick. */
export function ThemePicker() {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const design = useEditor((state) => designOf(drawnDocument(state).config.templateName));
  const chosen = useEditor((state) => drawnDocument(state).config.templateTheme);
  const accent = useEditor((state) => drawnDocument(state).config.design.accent);
  const { edit } = useEditorActions();
  const themes = design.themes.flatMap((name) => findTheme(name) ?? []);
  return (
    <SettingGroup
      title={t("design.colour")}
      aside={<span className="text-dense text-fg3">{accent ?? findTheme(chosen)?.title[locale]}</span>}
    >
      <fieldset className="flex flex-wrap gap-2.5 py-0.5">
        <legend className="sr-only">{t("design.colour")}</legend>
        {themes.map((theme) => (
          <label
            key={theme.name}
            title={theme.title[locale]}
            style={{ background: theme.hex }}
            className="relative grid size-[26px] place-items-center rounded-full text-white outline-offset-2 has-checked:ring-2 has-checked:ring-fg has-checked:ring-offset-2 has-checked:ring-offset-bg has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:size-9"
          >
            <input
              type="radio"
              name="editor-theme"
              aria-label={theme.title[locale]}
              checked={theme.name === chosen && accent === null}
              onChange={() => edit({ type: "theme.set", theme: theme.name })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {theme.name === chosen && accent === null && <Check size={15} strokeWidth={2.5} aria-hidden="true" />}
          </label>
        ))}
      </fieldset>
      <AccentPicker />
    </SettingGroup>
  );
}
