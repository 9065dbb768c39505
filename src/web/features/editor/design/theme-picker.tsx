import { designOf } from "#templates/registry.ts";
import { findTheme } from "#templates/themes.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Swatch } from "#web/ui/swatch.tsx";
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
        {themes.map(({ name, title, hex }) => (
          <Swatch
            key={name}
            group="editor-theme"
            label={title[locale]}
            hex={hex}
            checked={name === chosen && accent === null}
            onChange={() => edit({ type: "theme.set", theme: name })}
          />
        ))}
      </fieldset>
      <AccentPicker />
    </SettingGroup>
  );
}
