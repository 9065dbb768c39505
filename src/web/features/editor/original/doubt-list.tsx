import { ChevronRight } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { closeOriginal, keyOf, useOriginalState } from "./original-store.ts";
import { useDoubts } from "./use-doubts.ts";

/** The doubtful fields on a phone, where the form is under the file: each leads to its field. */
export function DoubtList() {
  const { t } = useTranslation("editorOriginal");
  const { visit } = useDoubts();
  const doubts = useOriginalState((state) => state.doubts);
  const fields = useOriginalState((state) => state.original?.fields ?? []);
  const listed = fields.filter((field) => doubts.has(keyOf(field)));
  if (listed.length === 0) return null;
  return (
    <ul aria-label={t("doubtfulList")} className="grid max-h-[30dvh] gap-1 overflow-y-auto">
      {listed.map((field) => (
        <li key={keyOf(field)}>
          <button
            type="button"
            onClick={() => {
              closeOriginal();
              visit(keyOf(field));
            }}
            className="flex min-h-11 w-full items-center gap-2 rounded-small border border-line bg-bg px-3 text-left text-dense"
          >
            <span className="min-w-0 flex-1 truncate">{field.value}</span>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-fg3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
