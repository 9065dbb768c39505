import { useMemo, useState } from "react";
import { documentOf } from "#core/resume/history/log.ts";
import type { HistoryRecord } from "#core/resume/history.ts";
import { formatWhen } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { useEditor } from "../state/editor-context.tsx";
import { HistoryFooter } from "./footer.tsx";
import { OperationGlyph } from "./glyph.tsx";
import { PastDialog } from "./past-dialog.tsx";
import { RowList } from "./row-list.tsx";
import { useRestore } from "./use-restore.ts";
import { useWhen } from "./use-when.ts";
import { describeRecord } from "./words.ts";

/** The latest changes recorded in this browser, each with the document as it was after it. */
export function ChangesTab({ isKept, onRestored }: { isKept: boolean; onRestored: () => void }) {
  const { t } = useTranslation("editorHistory");
  const locale = useLocale();
  const when = useWhen();
  const log = useEditor((state) => state.history.log);
  const restore = useRestore(onRestored);
  const [selected, setSelected] = useState<string | null>(null);
  const [shown, setShown] = useState<HistoryRecord | null>(null);

  const rows = log.map((record, index) => ({
    id: record.id,
    glyph: <OperationGlyph operation={record.operation} />,
    ...describeRecord(record, { t, locale }),
    when: index === 0 ? t("changes.now") : when(record.at),
  }));
  const chosen = log.find(({ id }) => id === selected);
  const titleOf = (record: HistoryRecord) => describeRecord(record, { t, locale }).title;
  const past = useMemo(() => (shown ? { phase: "there" as const, document: documentOf(shown) } : null), [shown]);
  const bringBack = (record: HistoryRecord) => {
    setShown(null);
    restore(documentOf(record), { at: record.at }, titleOf(record));
  };
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {!isKept && <p className="border-line border-b px-4 py-3 text-dense text-fg3">{t("changes.notKept")}</p>}
        <RowList
          label={t("changes.label")}
          rows={rows}
          selected={selected}
          onSelect={setSelected}
          onOpen={(id) => setShown(log.find((record) => record.id === id) ?? null)}
        />
      </div>
      <HistoryFooter
        isChosen={chosen !== undefined}
        onPreview={() => setShown(chosen ?? null)}
        onRestore={() => chosen && bringBack(chosen)}
      />
      {shown && past && (
        <PastDialog
          title={titleOf(shown)}
          when={formatWhen(new Date(shown.at).toISOString(), locale, Date.now())}
          past={past}
          onRestore={() => bringBack(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
