import { History } from "lucide-react";
import { Suspense, useState } from "react";
import type { Choices, Conflict } from "#core/resume/merge.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { NoticeBar } from "./notice-bar.tsx";

const ConflictDialog = part(() => import("./conflict-dialog.tsx").then((module) => module.ConflictDialog));

/** A draft that an earlier visit could not save, and what the user can do with it. `at`: ms since 1970. */
export type DraftOffer =
  | { kind: "restored"; at: number; undo: () => void; close: () => void }
  | {
      kind: "offered";
      at: number;
      /** Returns the conflicts with the document as it is now. */
      compare: () => readonly Conflict[];
      restore: (choices: Choices) => void;
      discard: () => void;
    };

/** Reports what was restored from an earlier visit, or offers it where the same fields were changed elsewhere. */
export function DraftNotice({ offer }: { offer: DraftOffer }) {
  const { t } = useTranslation("editorSaving");
  const time = useTime()(offer.at);
  const mark = <History size={16} strokeWidth={1.75} />;
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  if (offer.kind === "restored") {
    return (
      <NoticeBar mark={mark} title={t("draft.restoredTitle")} text={t("draft.restoredText", { time })}>
        <Button size="sm" className="max-md:min-h-11" onClick={offer.close}>
          {t("draft.close")}
        </Button>
        <Button size="sm" variant="ghost" className="max-md:min-h-11" onClick={offer.undo}>
          {t("draft.undo")}
        </Button>
      </NoticeBar>
    );
  }
  const compare = () => {
    const found = offer.compare();
    if (found.length > 0) setConflicts(found);
    else offer.restore(new Map());
  };
  return (
    <NoticeBar mark={mark} title={t("draft.offeredTitle")} text={t("draft.offeredText", { time })}>
      <Button size="sm" className="max-md:min-h-11" onClick={compare}>
        {t("draft.review")}
      </Button>
      <Button size="sm" variant="ghost" className="max-md:min-h-11" onClick={offer.discard}>
        {t("draft.discard")}
      </Button>
      {conflicts && (
        <Suspense fallback={null}>
          <ConflictDialog
            conflicts={conflicts}
            text={t("conflict.textDraft")}
            names={{ mine: t("conflict.mineDraft"), theirs: t("conflict.theirsDraft") }}
            allMine={t("conflict.allMineDraft")}
            onAnswer={(choices) => {
              setConflicts(null);
              offer.restore(choices);
            }}
            onPostpone={() => setConflicts(null)}
          />
        </Suspense>
      )}
    </NoticeBar>
  );
}

function useTime() {
  const locale = useLocale();
  return (at: number) =>
    new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", {
      month: "short",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    }).format(at);
}
