import {
  ArrowDown,
  ArrowDownWideNarrow,
  ArrowLeftRight,
  ArrowUp,
  Columns2,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  type LucideIcon,
  Pencil,
  Tags,
  Trash2,
} from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { SectionAssistantMenu } from "../assistant/assistant-menu.tsx";
import { useSectionActs } from "./section-acts.ts";

const small = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/**
 * The buttons for columns and position, and a menu with the remaining actions. They render again only when one of their
 * settings changes, not at every keystroke.
 */
export const SectionActions = memo(function SectionActions({ id, rename }: { id: string; rename: () => void }) {
  const { t } = useTranslation("editor");
  const acts = useSectionActs(id);
  if (!acts) return null;
  return (
    <div className="flex shrink-0 items-center">
      {!acts.isTags && <SectionAssistantMenu sectionId={id} name={acts.name} />}
      {acts.hasColumns && (
        <IconButton
          size="sm"
          label={t(acts.columns === "two" ? "section.oneColumn" : "section.columns")}
          aria-pressed={acts.columns === "two"}
          icon={<Columns2 {...small} />}
          className="aria-pressed:bg-press aria-pressed:text-fg max-md:hidden"
          onClick={acts.setColumns}
        />
      )}
      {acts.isTwo && (
        <IconButton
          size="sm"
          label={t(acts.position === "main" ? "section.toSide" : "section.toMain")}
          icon={<ArrowLeftRight {...small} />}
          className="max-md:hidden"
          onClick={acts.flip}
        />
      )}
      <SectionMenu
        id={id}
        rename={rename}
        trigger={<IconButton size="sm" tooltip="none" label={t("section.menu")} icon={<Ellipsis {...small} />} />}
      />
    </div>
  );
});

type MenuProps = { id: string; trigger: ReactNode; rename?: () => void };

/** A menu of all actions of a section, opened by `trigger`. */
export const SectionMenu = memo(function SectionMenu({ id, trigger, rename }: MenuProps) {
  const { t } = useTranslation("editor");
  const acts = useSectionActs(id);
  if (!acts) return null;
  const other = acts.position === "main" ? "section.toSide" : "section.toMain";
  return (
    <Menu trigger={trigger}>
      {rename && <Item icon={Pencil} word={t("section.renameAction")} run={rename} />}
      <Item
        icon={acts.isHidden ? Eye : EyeOff}
        word={t(acts.isHidden ? "section.show" : "section.hide")}
        run={acts.hide}
      />
      <Item icon={Copy} word={t("section.duplicate")} run={acts.duplicate} />
      {acts.isDated && <Item icon={ArrowDownWideNarrow} word={t("section.sort")} run={acts.sort} />}
      {acts.hasColumns && (
        <Item icon={Columns2} word={t("section.columns")} on={acts.columns === "two"} run={acts.setColumns} />
      )}
      {!acts.onlyDesc && <Item icon={Tags} word={t("section.tags")} on={acts.isTags} run={acts.setTags} />}
      <MenuLine />
      <Item
        icon={ArrowUp}
        word={t("section.up")}
        blocked={acts.before ? undefined : t("section.first")}
        run={() => acts.move(-1)}
      />
      <Item
        icon={ArrowDown}
        word={t("section.down")}
        blocked={acts.after ? undefined : t("section.last")}
        run={() => acts.move(1)}
      />
      {acts.isTwo && <Item icon={ArrowLeftRight} word={t(other)} run={acts.flip} />}
      <MenuLine />
      <Item icon={Trash2} word={t("section.remove")} danger run={acts.remove} />
    </Menu>
  );
});

type ItemProps = {
  icon: LucideIcon;
  word: string;
  run: () => void;
  blocked?: string | undefined;
  danger?: boolean;
  on?: boolean;
};

function Item({ icon: Icon, word, run, blocked, danger = false, on = false }: ItemProps) {
  return (
    <MenuItem
      icon={<Icon {...small} />}
      onSelect={run}
      blocked={blocked}
      danger={danger}
      aside={on ? <span aria-hidden="true">✓</span> : undefined}
    >
      {word}
    </MenuItem>
  );
}
