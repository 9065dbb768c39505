import { type DesignSettings, linkTexts, photoShapes } from "#core/resume/schema.ts";
import { designRules, within } from "#core/resume/style-rules.ts";
import { numbersOf, photoIsShown } from "#templates/design.ts";
import { fontFamilies, selectableFonts } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";
import { PhotoSwitch } from "./photo-switch.tsx";
import { NumberSetting, SettingGroup } from "./setting.tsx";

/** Returns the numbers with which the sheet is drawn now, which of them the user set, and how to set or clear one. */
function useNumbers() {
  const config = useEditor((state) => drawnDocument(state).config);
  const { edit } = useEditorActions();
  const design = designOf(config.templateName);
  const settings = config.design;
  return {
    design,
    edit,
    settings,
    numbers: numbersOf(design, config.lang, settings),
    base: numbersOf(design, config.lang, { ...settings, fontSize: null }),
    number: (field: "lineHeight" | "sectionGap" | "itemGap" | "pageMargin" | "fontSize") => ({
      isOwn: settings[field] !== null,
      onReset: () => edit({ type: "design.set", field, value: null }),
      onChange: (value: number) => edit({ type: "design.set", field, value }),
    }),
  };
}

const families = selectableFonts.map((id) => ({ value: id as string, label: fontFamilies[id].family }));

export function Type() {
  const { t } = useTranslation("editor");
  const { design, settings, numbers, base, number, edit } = useNumbers();
  const size = number("fontSize");
  return (
    <SettingGroup title={t("design.type")}>
      <Select
        size="sm"
        aria-label={t("design.family")}
        value={settings.fontFamily ?? ""}
        options={[
          { value: "", label: t("design.ownFamily", { name: fontFamilies[design.fonts.text].family }) },
          ...families,
        ]}
        onChange={(value) => edit({ type: "design.set", field: "fontFamily", value: value || null })}
      />
      <NumberSetting
        name={t("design.textSize")}
        value={numbers.fontSize}
        min={base.fontSize + designRules.fontSize.min}
        max={base.fontSize + designRules.fontSize.max}
        step={designRules.fontSize.step}
        {...size}
        onChange={(value) => size.onChange(within(designRules.fontSize, Number((value - base.fontSize).toFixed(2))))}
      />
      <NumberSetting
        name={t("design.lineHeight")}
        value={numbers.lineHeight}
        {...designRules.lineHeight}
        {...number("lineHeight")}
      />
    </SettingGroup>
  );
}

/** The left and right page margin; top and bottom keep the design's proportion to it. */
export function Margin() {
  const { t } = useTranslation("editor");
  const { numbers, number } = useNumbers();
  return (
    <NumberSetting
      name={t("design.pageMargin")}
      value={numbers.pageMargin.inline}
      {...designRules.pageMargin}
      {...number("pageMargin")}
    />
  );
}

/** The number of columns, and how dates are written. */
export function Layout() {
  const { t } = useTranslation("editor");
  const { t: td } = useTranslation("editorDesign");
  const { design, settings, edit } = useNumbers();
  const dates: { value: DesignSettings["dateFormat"]; label: string }[] = [
    { value: "language", label: t("design.dateLanguage") },
    { value: "year", label: t("design.dateYear") },
    { value: "numeric", label: t("design.dateNumeric") },
  ];
  return (
    <SettingGroup title={td("layout")}>
      <div className="grid grid-cols-[1fr_auto] items-center gap-2">
        <span aria-hidden="true" className="text-dense text-fg2">
          {td("columns.label")}
        </span>
        <Segmented
          size="sm"
          label={td("columns.label")}
          value={settings.columns ?? design.columns}
          choices={[
            { value: "one", label: td("columns.one") },
            { value: "two", label: td("columns.two") },
          ]}
          onChange={(value) =>
            edit({ type: "design.set", field: "columns", value: value === design.columns ? null : value })
          }
        />
      </div>
      <Field label={t("design.dates")}>
        <Select
          size="sm"
          value={settings.dateFormat}
          options={dates}
          onChange={(value) => edit({ type: "design.set", field: "dateFormat", value })}
        />
      </Field>
    </SettingGroup>
  );
}

export function Spacing() {
  const { t } = useTranslation("editor");
  const { numbers, number } = useNumbers();
  return (
    <SettingGroup title={t("design.spacing")}>
      <NumberSetting
        name={t("design.sectionGap")}
        value={numbers.sectionGap}
        {...designRules.sectionGap}
        {...number("sectionGap")}
      />
      <NumberSetting
        name={t("design.itemGap")}
        value={numbers.itemGap}
        {...designRules.itemGap}
        {...number("itemGap")}
      />
      <Margin />
    </SettingGroup>
  );
}

export function Switches() {
  const { t } = useTranslation("editor");
  const settings = useEditor((state) => drawnDocument(state).config.design);
  const design = useEditor((state) => designOf(drawnDocument(state).config.templateName));
  const { edit } = useEditorActions();
  return (
    <SettingGroup title={t("design.show")}>
      <PhotoSwitch label={t("design.photo")} className="text-dense!" />
      {photoIsShown(design, settings) && <Shape />}
      {design.hasIcons && (
        <Switch
          label={t("design.icons")}
          checked={settings.showIcons}
          onChange={(value) => edit({ type: "design.set", field: "showIcons", value })}
          className="text-dense!"
        />
      )}
      <LinkTexts />
    </SettingGroup>
  );
}

/** What the links of the resume are written as, unless a link says otherwise in its own form. */
function LinkTexts() {
  const { t } = useTranslation("editor");
  const value = useEditor((state) => drawnDocument(state).config.design.linkText ?? "url");
  const { edit } = useEditorActions();
  const options = linkTexts.map((one) => ({ value: one, label: t(`basics.linkTexts.${one}`) }));
  return (
    <Field label={t("design.linkText")}>
      <Select
        size="sm"
        value={value}
        options={options}
        onChange={(chosen) => edit({ type: "design.set", field: "linkText", value: chosen === "url" ? null : chosen })}
      />
    </Field>
  );
}

function Shape() {
  const { t } = useTranslation("editor");
  const shape = useEditor((state) => drawnDocument(state).config.design.photoShape ?? null);
  const { edit } = useEditorActions();
  const own = "own" as const;
  const options = [own, ...photoShapes].map((value) => ({ value, label: t(`design.shapes.${value}`) }));
  return (
    <Field label={t("design.photoShape")}>
      <Select
        size="sm"
        value={shape ?? own}
        options={options}
        onChange={(value) => edit({ type: "design.set", field: "photoShape", value: value === own ? null : value })}
      />
    </Field>
  );
}
