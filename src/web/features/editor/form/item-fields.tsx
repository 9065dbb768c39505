import { useMemo } from "react";
import { limits } from "#core/limits.ts";
import { endsBeforeStart } from "#core/resume/dates.ts";
import { itemLimits } from "#core/resume/schema.ts";
import { fieldLabel, sectionLabels } from "#core/resume/section-labels.ts";
import { type ItemField, itemFields, type SectionKind, sectionRules } from "#core/resume/sections.ts";
import { MonthField } from "#web/shell/month-field.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { FieldOwner } from "../original/field-owner.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { type ItemPlace, useItem } from "../state/use-section.ts";
import { DescriptionField } from "./description-field.tsx";
import { GroupField } from "./group-field.tsx";
import type { ItemKind } from "./item-list.tsx";
import { TextField } from "./text-field.tsx";

/**
 * Returns functions that name the fields of a section kind's items, and say what such a field holds for example. Each
 * text is made once, not at each letter that is typed.
 */
function useFieldWords(kind: SectionKind) {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  return useMemo(() => {
    const { examples } = sectionLabels[kind][locale];
    const words = itemFields.map((field) => {
      const example = examples[field];
      return [
        field,
        {
          label: fieldLabel(kind, field, locale) ?? t(`fields.${field}`),
          example: example === undefined ? undefined : t("fields.example", { example }),
        },
      ] as const;
    });
    return Object.fromEntries(words) as Record<ItemField, { label: string; example: string | undefined }>;
  }, [t, kind, locale]);
}

/**
 * The form of one item: the fields of its kind, and any other field with a value, so that every value can be edited.
 */
export function ItemFields({ kind, onlyDesc, ...place }: ItemPlace & ItemKind) {
  const { t } = useTranslation("editor");
  const words = useFieldWords(kind);
  const item = useItem(place, (whole) => whole);
  const set = useSetters(place);
  if (!item) return null;
  const { fields } = sectionRules[kind];
  const has = (field: ItemField) =>
    (fields.includes(field) && !(onlyDesc && field !== "description")) || item[field] !== "";
  const text = (field: "title" | "subTitle" | "city") => (
    <TextField
      label={words[field].label}
      field={field}
      value={item[field]}
      placeholder={words[field].example}
      most={limits.document[itemLimits[field]]}
      onChange={set[field]}
      className={field === "title" || !(has("subTitle") && has("city")) ? "col-span-2" : ""}
    />
  );
  return (
    <FieldOwner value={place.itemId}>
      <div className="grid grid-cols-2 items-start gap-x-2.5 gap-y-3 *:isolate" data-item-form={place.itemId}>
        {has("title") && text("title")}
        {has("subTitle") && text("subTitle")}
        {has("city") && text("city")}
        {has("startDate") && (
          <MonthField label={words.startDate.label} field="startDate" value={item.startDate} onChange={set.startDate} />
        )}
        {has("endDate") && (
          <MonthField
            label={words.endDate.label}
            field="endDate"
            value={item.endDate}
            onChange={set.endDate}
            present={t("fields.present")}
            warning={endsBeforeStart(item) ? t("fields.endsFirst") : undefined}
          />
        )}
        {has("description") && (
          <div className="col-span-2">
            {kind === "skills" && !onlyDesc ? (
              <GroupField
                at={place}
                label={words.description.label}
                value={item.description}
                onChange={set.description}
              />
            ) : (
              <DescriptionField
                {...place}
                label={words.description.label}
                value={item.description}
                onChange={set.description}
              />
            )}
          </div>
        )}
      </div>
    </FieldOwner>
  );
}

/**
 * Returns one setter per field, with a stable identity for the same item, so that a field that did not change does not
 * render again.
 */
function useSetters({ sectionId, itemId }: ItemPlace): Record<ItemField, (value: string) => boolean> {
  const { edit } = useEditorActions();
  return useMemo(() => {
    const set = (field: ItemField) => (value: string) => edit({ type: "item.set", sectionId, itemId, field, value });
    return {
      title: set("title"),
      subTitle: set("subTitle"),
      startDate: set("startDate"),
      endDate: set("endDate"),
      city: set("city"),
      description: set("description"),
    };
  }, [edit, sectionId, itemId]);
}
