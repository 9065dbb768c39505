import { useState } from "react";
import type { Item, Section } from "#core/resume/schema.ts";
import { isPairs, showsTags } from "#core/resume/sections.ts";
import type { StyleKey } from "#core/resume/style-rules.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Empty } from "#web/ui/empty.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { PxField } from "./px-field.tsx";
import { SettingGroup } from "./setting.tsx";

/** The style keys (core/resume/style-rules.ts): the common ones, and those behind "More". */
const usual: readonly StyleKey[] = ["titleSize", "titleGap", "itemGap", "fontSize", "marginTop", "marginBottom"];
const rare: readonly StyleKey[] = [
  "lineHeight",
  "letterSpacing",
  "marginLeft",
  "marginRight",
  "paddingTop",
  "paddingBottom",
  "paddingLeft",
  "paddingRight",
];
const ofItem: readonly StyleKey[] = ["fontSize", "lineHeight", "marginTop", "marginBottom"];

/** Settings of the section that is selected in the list or in the preview. */
export function SectionSettings() {
  const { t } = useTranslation("editorDesign");
  const panel = useEditor((state) => state.panel);
  const section = useEditor((state) => state.document.data.sections.find(({ id }) => id === panel));
  const openItem = useEditor((state) => state.openItem);
  if (!section)
    return <Empty title={t("tabs.section")} text={t(panel === "basics" ? "section.basics" : "section.none")} />;
  const item = section.data.find(({ id }) => id === openItem);
  return (
    <div className="divide-y divide-line">
      <Entries section={section} />
      <SectionStyles key={section.id} section={section} />
      {item && !showsTags(section) && <ItemStyles key={item.id} section={section} item={item} />}
    </div>
  );
}

function Entries({ section }: { section: Section }) {
  const { t } = useTranslation("editorDesign");
  const { edit } = useEditorActions();
  const sectionId = section.id;
  const isTags = showsTags(section);
  const columnsBlocked = section.onlyDesc
    ? t("section.blocked.onlyDesc")
    : isTags && !isPairs(section)
      ? t("section.blocked.tags")
      : undefined;
  return (
    <SettingGroup title={section.name || t("tabs.section")}>
      <div className="grid grid-cols-[1fr_auto] items-center gap-2">
        <span aria-hidden="true" className="text-dense text-fg2">
          {t("section.columns")}
        </span>
        <Segmented
          size="sm"
          label={t("section.columns")}
          value={section.columns}
          choices={[
            { value: "one", label: t("section.one") },
            { value: "two", label: t("section.two") },
          ]}
          blocked={columnsBlocked}
          onChange={(value) => edit({ type: "section.set", sectionId, field: "columns", value })}
        />
      </div>
      <Switch
        label={t("section.tags")}
        hint={t(isPairs(section) ? "section.tagsHintPairs" : "section.tagsHint")}
        className="text-dense!"
        checked={isTags}
        blocked={section.onlyDesc ? t("section.blocked.onlyDesc") : undefined}
        onChange={(value) => edit({ type: "section.set", sectionId, field: "tagStyle", value })}
      />
      <Switch
        label={t("section.onlyDesc")}
        hint={t("section.onlyDescHint")}
        className="text-dense!"
        checked={section.onlyDesc}
        onChange={(value) => edit({ type: "section.set", sectionId, field: "onlyDesc", value })}
      />
    </SettingGroup>
  );
}

function SectionStyles({ section }: { section: Section }) {
  const { t } = useTranslation("editorDesign");
  const { edit } = useEditorActions();
  const [isWhole, setWhole] = useState(rare.some((key) => section.styles[key]));
  return (
    <SettingGroup
      title={t("section.styles")}
      aside={
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 rounded-chip px-1 font-label text-accent text-dense hover:text-accent-hover max-md:min-h-11"
        >
          {t(isWhole ? "section.fewer" : "section.more")}
        </button>
      }
    >
      <p className="text-fg3 text-meta">{t("section.stylesHint")}</p>
      <Keys
        keys={isWhole ? [...usual, ...rare] : usual}
        styles={section.styles}
        onChange={(key, value) => edit({ type: "style.set", sectionId: section.id, key, value })}
      />
    </SettingGroup>
  );
}

function ItemStyles({ section, item }: { section: Section; item: Item }) {
  const { t } = useTranslation("editorDesign");
  const { edit } = useEditorActions();
  return (
    <SettingGroup title={item.title || item.subTitle || t("fit.untitled")}>
      <Keys
        keys={ofItem}
        styles={item.styles}
        onChange={(key, value) => edit({ type: "style.set", sectionId: section.id, itemId: item.id, key, value })}
      />
    </SettingGroup>
  );
}

type KeysProps = {
  keys: readonly StyleKey[];
  styles: Section["styles"];
  onChange: (key: StyleKey, value: string) => void;
};

function Keys({ keys, styles, onChange }: KeysProps) {
  const { t } = useTranslation("editorDesign");
  return (
    <div className="grid grid-cols-2 items-start gap-x-2.5 gap-y-3">
      {keys.map((key) => (
        <PxField
          key={key}
          styleKey={key}
          name={t(`section.keys.${key}`)}
          value={styles[key] ?? ""}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </div>
  );
}
