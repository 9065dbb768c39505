import { useState } from "react";
import { designOf } from "#templates/registry.ts";
import { findTheme, themes, themeVariables } from "#templates/themes.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";

const whole = /^#?[0-9a-f]{6}$/i;

/**
 * Picks a custom accent colour in place of the theme's. A colour that would be hard to read is drawn darker, and a note
 * says so.
 */
export function AccentPicker() {
  const { t } = useTranslation("editorDesign");
  const locale = useLocale();
  const accent = useEditor((state) => drawnDocument(state).config.design.accent);
  const themeName = useEditor((state) => drawnDocument(state).config.templateTheme);
  const design = useEditor((state) => designOf(drawnDocument(state).config.templateName));
  const { edit } = useEditorActions();
  const [typed, setTyped] = useState<string | null>(null);
  const theme = findTheme(themeName) ?? findTheme(design.themes[0]) ?? themes[0];
  if (!theme) return null;
  const set = (value: string | null) => edit({ type: "design.set", field: "accent", value });
  const shown = typed ?? accent ?? "";
  const drawn = accent && themeVariables(theme, { accent })["--th"];
  const isDarkened = drawn && drawn.toLowerCase() !== accent.toLowerCase();
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <label
          title={t("accent.choose")}
          className="relative size-8 shrink-0 rounded-small border border-line-input has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 max-md:size-11"
          style={{ background: drawn ?? theme.hex }}
        >
          <input
            type="color"
            aria-label={t("accent.choose")}
            value={(accent ?? theme.hex).toLowerCase()}
            onChange={(event) => {
              setTyped(null);
              set(event.target.value.toUpperCase());
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
        <Field
          label={t("accent.own")}
          labelHidden
          error={typed !== null && typed !== "" && !whole.test(typed.trim()) ? t("accent.hexInvalid") : undefined}
          className="flex-1"
        >
          <Input
            size="sm"
            value={shown}
            placeholder={t("accent.own")}
            aria-label={`${t("accent.own")}: ${t("accent.hex")}`}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              if (text.trim() === "") set(null);
              else if (whole.test(text.trim())) set(`#${text.trim().replace("#", "").toUpperCase()}`);
            }}
            onBlur={() => setTyped(null)}
          />
        </Field>
      </div>
      {isDarkened && <p className="text-fg3 text-meta">{t("accent.darkened")}</p>}
      {accent && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => {
            setTyped(null);
            set(null);
          }}
        >
          {t("accent.clear", { name: theme.title[locale] })}
        </Button>
      )}
    </div>
  );
}
