import {
  ChevronLeft,
  Copy,
  Download,
  Ellipsis,
  FileSearch,
  FileUp,
  History,
  Keyboard,
  Languages,
  ListChecks,
  PenLine,
  Redo2,
  Search,
  Share2,
  Trash2,
  Undo2,
} from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import { Mark } from "#templates/brand.tsx";
import { Avatar } from "#web/shell/avatar.tsx";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { TokenCount } from "../assistant/token-count.tsx";
import { useHasAi } from "../assistant/use-has-ai.ts";
import { CheckCount } from "../check/check-parts.ts";
import { openCheck } from "../check/check-store.ts";
import { ExportItems, ExportMenu } from "../export/export-menu.tsx";
import type { HistoryPanelControl } from "../history/use-history-panel.tsx";
import { openOriginal, useOriginalState } from "../original/original-store.ts";
import { keyNames } from "../palette/key-names.ts";
import { openTool } from "../palette/tool-store.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { useLayout } from "../use-layout.ts";
import { MembersOnly } from "./members-only.tsx";
import { NameField } from "./name-field.tsx";
import { SaveBadge } from "./save-badge.tsx";
import { useDuplicateResume } from "./use-duplicate-resume.ts";
import { useImportResume } from "./use-import-resume.ts";

type Props = {
  share: () => void;
  download: () => void;
  /** Whether the download is refused to this user; then it bears a crown. */
  isLocked: boolean;
  isDownloading: boolean;
  history: HistoryPanelControl;
};

const icon = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The bar at the top: back, name and save state; undo and redo; share and download. */
export function TopBar({ share, download, isLocked, isDownloading, history }: Props) {
  const { t } = useTranslation("editor");
  const user = useUser();
  const hasAi = useHasAi();
  return (
    <header className="relative z-1 flex h-[52px] shrink-0 items-center gap-2 border-line border-b bg-bg px-3 max-md:h-14 max-md:px-2">
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <Link
          to="/resumes"
          aria-label={t("top.back")}
          title={t("top.back")}
          className="grid size-8 shrink-0 place-items-center rounded-control text-fg2 hover:bg-hover max-md:size-11"
        >
          <ChevronLeft {...icon} size={20} />
        </Link>
        <Link to="/" aria-hidden="true" tabIndex={-1} className="shrink-0 text-fg max-md:hidden">
          <Mark size={22} />
        </Link>
        <div className="flex min-w-0 flex-1 items-center gap-2 max-lg:flex-col max-lg:items-start max-lg:gap-0">
          <NameField />
          <SaveBadge className="max-w-full max-lg:text-meta" />
        </div>
      </div>
      <UndoRedo />
      <Button
        variant="ghost"
        icon={<History {...icon} />}
        aria-expanded={history.isOpen}
        onClick={history.toggle}
        className="h-8! px-2.5! max-md:hidden"
      >
        {t("top.history")}
      </Button>
      {hasAi && (
        <Button
          variant="ghost"
          icon={<Languages {...icon} />}
          onClick={() => openTool("translate")}
          className="h-8! px-2.5! max-xl:hidden"
        >
          {t("assistant.translate")}
        </Button>
      )}
      <div className="flex flex-1 items-center justify-end gap-2 max-md:hidden">
        {hasAi && user && <TokenCount tokens={user.token} className="max-xl:hidden" />}
        <Button icon={<Share2 {...icon} size={16} />} onClick={share} className="h-8!">
          {t("top.share")}
        </Button>
        <Button
          variant="primary"
          icon={<Download {...icon} size={16} />}
          iconAfter={isLocked ? <MembersOnly /> : undefined}
          busy={isDownloading}
          onClick={download}
          className="h-8!"
        >
          {t("top.download")}
        </Button>
        <ExportMenu download={download} />
        {user && (
          <span className="ml-1 max-lg:hidden">
            <Avatar user={user} size={30} />
          </span>
        )}
      </div>
      <ResumeMenu share={share} download={download} isLocked={isLocked} history={history} />
    </header>
  );
}

/** The actions on the resume as a whole; on a phone also those that have no room in the bar. */
function ResumeMenu({ share, download, isLocked, history }: Omit<Props, "isDownloading">) {
  const { t } = useTranslation("editor");
  const isPhone = useLayout() === "phone";
  const canRedo = useEditor((state) => state.history.future.length > 0);
  const { redo } = useEditorActions();
  const duplicate = useDuplicateResume();
  const importResume = useImportResume();
  const hasOriginal = useOriginalState((state) => state.original !== null);
  const hasAi = useHasAi();
  return (
    <Menu trigger={<IconButton tooltip="none" label={t("top.more")} icon={<Ellipsis {...icon} />} />}>
      {isPhone && (
        <>
          <MenuItem icon={<History {...icon} />} onSelect={history.toggle}>
            {t("top.history")}
          </MenuItem>
          <MenuItem icon={<Share2 {...icon} />} onSelect={share}>
            {t("top.share")}
          </MenuItem>
          <MenuItem icon={<Download {...icon} />} onSelect={download} aside={isLocked ? <MembersOnly /> : undefined}>
            {t("top.downloadPdf")}
          </MenuItem>
          <Suspense>
            <ExportItems />
          </Suspense>
          <MenuItem
            icon={<Redo2 {...icon} />}
            blocked={canRedo ? undefined : t("top.nothingToRedo")}
            onSelect={() => redo()}
          >
            {t("top.redo")}
          </MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem
        icon={<ListChecks {...icon} />}
        onSelect={openCheck}
        aside={
          <Suspense>
            <CheckCount />
          </Suspense>
        }
      >
        {t("top.check")}
      </MenuItem>
      {hasOriginal && (
        <MenuItem icon={<FileSearch {...icon} />} onSelect={openOriginal}>
          {t("top.compare")}
        </MenuItem>
      )}
      <MenuItem icon={<PenLine {...icon} />} onSelect={() => openTool("rename")}>
        {t("top.rename")}
      </MenuItem>
      <MenuItem icon={<Copy {...icon} />} onSelect={duplicate}>
        {t("top.duplicate")}
      </MenuItem>
      {importResume && (
        <MenuItem icon={<FileUp {...icon} />} onSelect={importResume}>
          {t("top.import")}
        </MenuItem>
      )}
      {hasAi && (
        <MenuItem icon={<Languages {...icon} />} onSelect={() => openTool("translate")}>
          {t("assistant.translate")}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem
        icon={<Search {...icon} />}
        onSelect={() => openTool("palette")}
        aside={<Keys>{keyNames("mod", "K")}</Keys>}
      >
        {t("top.commands")}
      </MenuItem>
      {!isPhone && (
        <MenuItem icon={<Keyboard {...icon} />} onSelect={() => openTool("keys")} aside={<Keys>?</Keys>}>
          {t("top.keys")}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<Trash2 {...icon} />} danger onSelect={() => openTool("remove")}>
        {t("top.remove")}
      </MenuItem>
    </Menu>
  );
}

function Keys({ children }: { children: string }) {
  return <kbd className="[font-family:inherit] text-fg3 text-meta max-md:hidden">{children}</kbd>;
}

/** Created once: a keystroke renders the buttons around the icons again, but not the icons. */
const icons = { undo: <Undo2 {...icon} />, redo: <Redo2 {...icon} /> };

/**
 * The undo and redo buttons. They have no transition, because the first keystroke after a pause enables them, and each
 * frame of a transition would be painted while the user types.
 */
function UndoRedo() {
  const { t } = useTranslation("editor");
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  const { undo, redo } = useEditorActions();
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <IconButton
        size="sm"
        tooltip="bottom"
        label={t("top.undo")}
        icon={icons.undo}
        blocked={canUndo ? undefined : t("top.nothingToUndo")}
        onClick={() => undo()}
        className="transition-none! max-md:size-11"
      />
      <IconButton
        size="sm"
        tooltip="bottom"
        label={t("top.redo")}
        icon={icons.redo}
        blocked={canRedo ? undefined : t("top.nothingToRedo")}
        onClick={() => redo()}
        className="transition-none! max-sm:hidden"
      />
    </div>
  );
}
