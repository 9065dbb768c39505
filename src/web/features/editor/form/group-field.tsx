import { useMemo, useState } from "react";
import { listedIn, listing } from "#core/resume/skill-groups.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { ChipBox } from "./chip-box.tsx";
import { DescriptionField } from "./description-field.tsx";

type Props = { label: string; value: string; onChange: (value: string) => boolean };

/**
 * What is in a group of skills: chips where the description is a plain list, and the description itself where it says
 * more or the user wants to.
 */
export function GroupField({ label, value, onChange }: Props) {
  const { t } = useTranslation("editor");
  const lang = useEditor((state) => state.document.config.lang);
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
          <DescriptionField label={label} value={value} onChange={onChange} />
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
        />
      </div>
      <Button size="sm" variant="ghost" onClick={() => setText(true)}>
        {t("item.groupAsText")}
      </Button>
    </div>
  );
}
