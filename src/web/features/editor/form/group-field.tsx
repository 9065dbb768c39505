import { useMemo, useState } from "react";
import { isSame } from "#core/resume/same.ts";
import { listedIn, listing } from "#core/resume/skill-groups.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { announce } from "../state/announcer.tsx";
import { groupPlace } from "../state/drop-places.tsx";
import { useEditor, useEditorActions, useEditorSame } from "../state/editor-context.tsx";
import { type ItemPlace, itemsOf } from "../state/use-section.ts";
import { ChipBox, type Outside } from "./chip-box.tsx";
import { DescriptionField } from "./description-field.tsx";

type Props = { at: ItemPlace; label: string; value: string; onChange: (value: string) => boolean };

/**
 * What is in a group of skills: chips where the description is a plain list, and the description itself where it says
 * more or the user wants to.
 */
export function GroupField({ at, label, value, onChange }: Props) {
  const { t } = useTranslation("editor");
  const lang = useEditor((state) => state.document.config.lang);
  const outside = useOtherGroups(at, (id) => chips.findIndex((chip) => chip.id === id));
  const [isText, setText] = useState(false);
  const members = useMemo(() => listedIn(value), [value]);
  // Names may occur twice, so a chip is known by its name and by which of that name it is.
  const chips = useMemo(() => {
    const seen = new Map<string, number>();
    return (members ?? []).map((name) => {
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return { id: `${name}#${count}`, name };
    });
  }, [members]);
  if (members === null || isText) {
    return (
      <div className="grid justify-items-start gap-1.5">
        <div className="w-full">
          <DescriptionField {...at} label={label} value={value} onChange={onChange} />
        </div>
        {members !== null && (
          <Button size="sm" variant="ghost" onClick={() => setText(false)}>
            {t("item.groupAsList")}
          </Button>
        )}
      </div>
    );
  }
  const set = (names: readonly string[]) => onChange(listing(names, lang));
  const without = (id: string) => members.filter((_, index) => chips[index]?.id !== id);
  return (
    <div className="grid justify-items-start gap-1.5" data-field="description">
      <span className="text-fg2 text-meta">{label}</span>
      <div className="w-full">
        <ChipBox
          chips={chips}
          label={t("item.groupAdd")}
          onAdd={(names) => (set([...members, ...names]) === false ? names : [])}
          onMove={(id, toIndex) => {
            const name = chips.find((chip) => chip.id === id)?.name;
            if (name !== undefined) set(without(id).toSpliced(toIndex, 0, name));
          }}
          onRemove={(id) => set(without(id))}
          outside={outside}
        />
      </div>
      <Button size="sm" variant="ghost" onClick={() => setText(true)}>
        {t("item.groupAsText")}
      </Button>
    </div>
  );
}

/**
 * Returns the other groups of the section as places for a skill: dropped there, or moved beyond the end of its own group
 * by keys.
 */
function useOtherGroups(at: ItemPlace, indexOf: (chip: string) => number): Outside {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const groups = useEditorSame(
    (state) =>
      itemsOf(state, at.sectionId)
        .filter(({ id, description }) => id === at.itemId || listedIn(description) !== null)
        .map(({ id, title }) => ({ id, title })),
    isSame,
  );
  const nameOf = (group: { title: string } | undefined) => group?.title || t("item.untitled");
  const move = (chip: string, group: { id: string; title: string } | undefined) => {
    if (!group || !edit({ type: "item.regroup", ...at, index: indexOf(chip), toItemId: group.id })) return;
    announce(t("item.movedTo", { name: chip.slice(0, chip.lastIndexOf("#")), section: nameOf(group) }));
  };
  const groupAt = (place: string) => groups.find(({ id }) => groupPlace(id) === place);
  return {
    places: groups.filter(({ id }) => id !== at.itemId).map(({ id }) => groupPlace(id)),
    nameOf: (place) => nameOf(groupAt(place)),
    onDrop: (chip, place) => move(chip, groupAt(place)),
    onPass: (chip, by) => move(chip, groups[groups.findIndex(({ id }) => id === at.itemId) + by]),
  };
}
