import { useEffect } from "react";
import { SectionIcon } from "#templates/parts/section-icons.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { dropPlace, sectionPlace, tellShown, useIsDropPlace, useIsOffered } from "../state/drop-places.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { type OutlineRow, useOutline } from "../state/use-outline.ts";

/** The other sections beside the form while an entry is dragged, where no list of them is on the screen. */
export function SectionTray() {
  const isOffered = useIsOffered();
  return isOffered ? <Tray /> : null;
}

function Tray() {
  const { t } = useTranslation("editor");
  const panel = useEditor((state) => state.panel);
  const { groups } = useOutline();
  useEffect(tellShown, []);
  return (
    <div
      aria-hidden="true"
      className="absolute top-3 left-[352px] z-10 max-h-[calc(100%-24px)] w-56 animate-fade-in overflow-y-auto rounded-menu bg-overlay p-1.5 shadow-lg ring-1 ring-line2"
    >
      <p className="px-2.5 pt-1 pb-1.5 text-fg3 text-meta">{t("item.moveTo")}</p>
      {groups
        .flatMap(({ rows }) => rows)
        .filter(({ id }) => id !== panel)
        .map((row) => (
          <TrayRow key={row.id} row={row} />
        ))}
    </div>
  );
}

function TrayRow({ row }: { row: OutlineRow }) {
  const { t } = useTranslation("editor");
  const place = sectionPlace(row.id);
  const isTarget = useIsDropPlace(place);
  return (
    <div
      {...dropPlace(place)}
      className={`flex h-10 items-center gap-3 rounded-control px-2.5 text-dense ${isTarget ? "bg-accent-soft text-accent ring-2 ring-accent" : "text-fg2"}`}
    >
      <SectionIcon kind={row.type} size={16} strokeWidth={1.75} />
      <span className="min-w-0 truncate">{row.name || t("item.untitled")}</span>
    </div>
  );
}
