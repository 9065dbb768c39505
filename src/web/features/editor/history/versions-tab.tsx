import { Bookmark, BookmarkPlus, Ellipsis, History, PenLine, Trash2 } from "lucide-react";
import { useState } from "react";
import type { VersionCard } from "#contract/versions.ts";
import { limits } from "#core/limits.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { HistoryFooter } from "./footer.tsx";
import { Glyph } from "./glyph.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { RowList } from "./row-list.tsx";
import { useVersionActions } from "./use-version-actions.ts";
import { useVersions } from "./use-versions.ts";
import { useWhen } from "./use-when.ts";
import { useRestoreVersion, VersionDialog } from "./version-dialog.tsx";

const icon = { size: 15, strokeWidth: 2, "aria-hidden": true } as const;
const { kept } = limits.versions;

/** The automatic and named versions that the server keeps, and their actions. */
export function VersionsTab({ onRestored }: { onRestored: () => void }) {
  const { t } = useTranslation("editorHistory");
  const locale = useLocale();
  const when = useWhen();
  const { id, versions, isFailed, retry } = useVersions();
  const [selected, setSelected] = useState<string | null>(null);
  const [shown, setShown] = useState<VersionCard | null>(null);
  const { naming, setNaming, keep, remove } = useVersionActions(id, setSelected);
  const { restoreVersion, isBusy } = useRestoreVersion(onRestored);

  const chosen = versions?.find(({ _id }) => _id === selected);
  const titleOf = (version: VersionCard) => version.name ?? t("versions.automatic");
  const isFull = versions?.length === kept && versions.every(({ kind }) => kind === "named");

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="grid gap-2 border-line border-b px-4 py-3">
          <Button icon={<BookmarkPlus {...icon} />} onClick={() => setNaming("now")} className="w-full">
            {t("versions.nameNow")}
          </Button>
          <p className="text-fg3 text-meta">
            {t("versions.hint")}
            {versions && versions.length > 0 && ` ${t("versions.kept", { count: versions.length, max: kept })}`}
          </p>
        </div>
        {isFailed && !versions && (
          <QueryFailed title={t("versions.failedTitle")} text={t("versions.failedText")} retry={retry} />
        )}
        {!isFailed && !versions && <Waiting />}
        {versions?.length === 0 && <Empty title={t("versions.emptyTitle")} text={t("versions.emptyText")} />}
        {versions && versions.length > 0 && (
          <RowList
            label={t("versions.label")}
            rows={versions.map((version) => ({
              id: version._id,
              glyph: <VersionGlyph kind={version.kind} />,
              title: titleOf(version),
              detail: dateOf(version.savedAt, locale),
              when: when(Date.parse(version.savedAt)),
            }))}
            selected={selected}
            onSelect={setSelected}
            onOpen={(versionId) => setShown(versions.find(({ _id }) => _id === versionId) ?? null)}
          />
        )}
      </div>
      <HistoryFooter
        isChosen={chosen !== undefined}
        isBusy={isBusy}
        onPreview={() => setShown(chosen ?? null)}
        onRestore={() => chosen && restoreVersion(chosen, titleOf(chosen))}
        more={
          <Menu
            trigger={
              <IconButton
                variant="outline"
                tooltip="none"
                label={t("versions.more")}
                blocked={chosen ? undefined : t("chooseFirst")}
                icon={<Ellipsis {...icon} size={17} />}
              />
            }
          >
            <MenuItem icon={<PenLine {...icon} />} onSelect={() => chosen && setNaming(chosen)}>
              {t(chosen?.kind === "automatic" ? "versions.giveName" : "versions.rename")}
            </MenuItem>
            <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => chosen && remove(chosen)}>
              {t("versions.remove")}
            </MenuItem>
          </Menu>
        }
      />
      {shown && (
        <VersionDialog
          version={shown}
          title={titleOf(shown)}
          when={dateOf(shown.savedAt, locale)}
          onRestored={() => {
            setShown(null);
            onRestored();
          }}
          onClose={() => setShown(null)}
        />
      )}
      {naming && (
        <NameDialog
          title={t(naming === "now" ? "versions.nameNow" : naming.name ? "versions.rename" : "versions.giveName")}
          initial={naming === "now" ? "" : (naming.name ?? "")}
          note={naming === "now" && isFull ? t("versions.full", { max: kept }) : undefined}
          onKeep={keep}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}

function VersionGlyph({ kind }: { kind: VersionCard["kind"] }) {
  return kind === "named" ? (
    <Glyph look="bg-gold-soft text-gold-fg">
      <Bookmark {...icon} />
    </Glyph>
  ) : (
    <Glyph look="bg-press text-fg2">
      <History {...icon} />
    </Glyph>
  );
}

function Waiting() {
  const { t } = useTranslation("editorHistory");
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("versions.loading")}
      </p>
      {["w-32", "w-24", "w-40", "w-28"].map((width) => (
        <div key={width} className="flex min-h-[58px] gap-3.5 border-line border-b px-4 py-3">
          <Skeleton className="size-7 shrink-0" />
          <span className="grid flex-1 content-center gap-2">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-28" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Returns a date such as "12 Jun 2026, 14:02", in the user's time zone. */
function dateOf(iso: string, locale: "ch" | "en"): string {
  return new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", {
    year: "numeric",
    month: locale === "ch" ? "long" : "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(Date.parse(iso));
}
