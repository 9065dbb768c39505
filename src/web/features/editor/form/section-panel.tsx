import { EyeOff, Plus } from "lucide-react";
import { createItem } from "#core/resume/sections.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { AssistantSlot } from "../assistant/assistant-menu.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";
import type { SectionFrame } from "../state/use-section.ts";
import { ItemList } from "./item-list.tsx";
import { SectionActions } from "./section-menu.tsx";
import { SectionTitle, useRenaming } from "./section-title.tsx";
import { TagList } from "./tag-list.tsx";

/** One section in the form: its name and actions above, its items below. */
export function SectionPanel({ section }: { section: SectionFrame }) {
  const { t } = useTranslation("editor");
  const renaming = useRenaming(section);
  return (
    <>
      <div className="flex h-[52px] shrink-0 items-center gap-0.5 border-line border-b pr-3 pl-4 max-md:hidden">
        <SectionTitle section={section} renaming={renaming} />
        <SectionActions id={section.id} rename={renaming.start} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 max-md:p-0">
        {section.isHidden && (
          <p className="mb-3 flex items-center gap-2 rounded-control bg-subtle px-3 py-2 text-fg2 text-meta">
            <EyeOff size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
            {t("section.hiddenNote")}
          </p>
        )}
        <SectionItems section={section} />
      </div>
    </>
  );
}

/** Turns the skills into a group; its label is then typed, and further groups are added as entries. */
function GroupSkills({ sectionId }: { sectionId: string }) {
  const { t } = useTranslation("editor");
  const { edit, focusOn } = useEditorActions();
  const group = () => {
    const id = newId();
    if (edit({ type: "section.group", sectionId, newId: id, label: t("item.groupNew") }))
      focusOn({ section: sectionId, item: id, field: "title" });
  };
  return (
    <Button size="sm" variant="ghost" className="justify-self-start" onClick={group}>
      {t("item.group")}
    </Button>
  );
}

/** The items of a section, below what the assistant was asked about it. */
export function SectionItems({ section }: { section: SectionFrame }) {
  return (
    <>
      <div className="[&>section]:mb-3">
        <AssistantSlot sectionId={section.id} />
      </div>
      <Items section={section} />
    </>
  );
}

/** The items: chips where they are tags, otherwise cards; a hint and a button where there are none. */
function Items({ section }: { section: SectionFrame }) {
  const { t } = useTranslation("editor");
  const openItem = useEditor((state) => state.openItem);
  const { edit, openItem: openThis, focusOn } = useEditorActions();
  const add = () => {
    const item = createItem(newId());
    if (edit({ type: "item.add", sectionId: section.id, item })) {
      focusOn({ section: section.id, item: item.id, field: section.onlyDesc ? "description" : "title" });
    }
  };
  if (section.isTags) {
    const opened = section.itemIds.find((id) => id === openItem);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TagList sectionId={section.id} onOpen={openThis} />
        {section.canGroup && <GroupSkills sectionId={section.id} />}
        {opened && <ItemList section={section} only={opened} />}
      </div>
    );
  }
  if (section.itemIds.length === 0) {
    return (
      <Empty
        title={t("section.emptyTitle", { name: section.name })}
        text={t("section.emptyText")}
        action={
          <Button icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />} onClick={add}>
            {t("item.add")}
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <ItemList section={section} />
      <Button
        size="sm"
        variant="ghost"
        icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={add}
        className="justify-self-start"
      >
        {t("item.add")}
      </Button>
    </div>
  );
}
