import { History } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import type { Choices, Conflict } from "#core/resume/merge.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";

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
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  if (offer.kind === "restored") {
    return (
      <Bar title={t("draft.restoredTitle")} text={(time) => t("draft.restoredText", { time })} at={offer.at}>
        <Button size="sm" className="max-md:min-h-11" onClick={offer.close}>
          {t("draft.close")}
        </Button>
        <Button size="sm" variant="ghost" className="max-md:min-h-11" onClick={offer.undo}>
          {t("draft.undo")}
        </Button>
      </Bar>
    );
  }
  const compare = () => {
    const found = offer.compare();
    if (found.length > 0) setConflicts(found);
    else offer.restore(new Map());
  };
  return (
    <Bar title={t("draft.offeredTitle")} text={(time) => t("draft.offeredText", { time })} at={offer.at}>
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
    </Bar>
  );
}

function Bar(props: { title: string; text: (time: string) => string; at: number; children: ReactNode }) {
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(props.at);
  return (
    <section
      aria-label={props.title}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-info-soft px-4 py-2 text-dense"
    >
      <History size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-info" />
      <p className="min-w-0 flex-1 basis-60" role="status">
        <span className="font-medium text-fg">{props.title}</span> <span className="text-fg2">{props.text(time)}</span>
      </p>
      <div className="flex gap-2">{props.children}</div>
    </section>
  );
}
