import { Check, RotateCcw, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import type { ProposedFlag } from "#core/proposals/proposed-flags.ts";
import { type DifferenceRow, differenceRows } from "#core/resume/difference-words.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Diff } from "#web/ui/diff.tsx";
import type { Standing } from "./take.ts";

type Props = {
  /** `reason`: why, in words; `isAddition`: nothing stands there yet. */
  change: { reason: string; isAddition: boolean; flags: readonly ProposedFlag[] };
  /** The whole line before and after the change. */
  line: { before: string; after: string };
  /** The lines before and after it where there are several. */
  rows?: readonly DifferenceRow[];
  /** What is said of a change whose line is not there any more. */
  stale?: string;
  /** "Change 2 of 5". */
  label: string;
  standing: Standing;
  take: () => void;
  refuse: () => void;
  reconsider: () => void;
  /** The pointer or the focus has come to the change, or left it. */
  look?: (isLooked: boolean) => void;
};

/**
 * One change that the assistant or a program proposes: the line as it is and as it would be, why, what to look out for,
 * and the person's decision.
 */
export function ChangeCard({ change, line, label, standing, take, refuse, reconsider, look, ...given }: Props) {
  const { t } = useTranslation("editorAssistant");
  const own = useMemo(() => differenceRows(line.before, line.after), [line.before, line.after]);
  const { rows = own, stale = t("change.stale") } = given;
  if (standing === "taken" || standing === "refused") {
    return (
      <li className="flex items-center gap-2 text-dense text-fg3">
        {standing === "taken" && (
          <Check size={14} strokeWidth={2.25} aria-hidden="true" className="shrink-0 text-accent" />
        )}
        <span className="min-w-0 flex-1 truncate">
          <span className="font-label text-fg2">{t(standing === "taken" ? "change.taken" : "change.kept")}</span>{" "}
          {standing === "taken" ? line.after : line.before || line.after}
        </span>
        {standing === "refused" && (
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCcw size={13} strokeWidth={2} aria-hidden="true" />}
            onClick={reconsider}
          >
            {t("change.reconsider")}
          </Button>
        )}
      </li>
    );
  }
  return (
    <li
      aria-label={label}
      onPointerEnter={() => look?.(true)}
      onPointerLeave={() => look?.(false)}
      onFocus={() => look?.(true)}
      onBlur={() => look?.(false)}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <Diff rows={rows} labels={{ "-": t("change.before"), "+": t("change.after") }} />
      {change.reason !== "" && <p className="text-dense text-fg2">{change.reason}</p>}
      {change.flags.map((flag) => (
        <p
          key={flag}
          className="flex items-start gap-2 rounded-control bg-warn-soft px-2.5 py-1.5 text-dense text-warn"
        >
          <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t(`flags.${flag}`)}
        </p>
      ))}
      {standing === "stale" ? (
        <p className="text-dense text-fg3">{stale}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={change.flags.length > 0 ? "outline" : "primary"}
            icon={<Check size={14} strokeWidth={2.25} aria-hidden="true" />}
            onClick={take}
            data-decides
          >
            {t(change.flags.length > 0 ? "change.takeAnyway" : change.isAddition ? "change.add" : "change.take")}
          </Button>
          <Button size="sm" variant="ghost" onClick={refuse}>
            {t(change.isAddition ? "change.leaveOut" : "change.keep")}
          </Button>
        </div>
      )}
    </li>
  );
}
