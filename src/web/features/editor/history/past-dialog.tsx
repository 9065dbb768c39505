import { RotateCcw } from "lucide-react";
import { Suspense, useMemo } from "react";
import { restoredOver } from "#core/resume/history/restored.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogCross } from "#web/ui/dialog.tsx";
import { Diff } from "#web/ui/diff.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { type DescribedPlace, describeDifference } from "./describe-difference.ts";
import { PastSheet } from "./past-sheet.tsx";

/** An earlier state that is loading, loaded, or not available. */
export type Past =
  | { phase: "loading" }
  | { phase: "failed"; retry: () => void }
  | { phase: "missing" }
  | { phase: "there"; document: ResumeDocument };

type Props = { title: string; when: string; past: Past; onRestore: () => void; onClose: () => void };

/** At most this many places are listed: more than anybody reads in one sitting. */
const mostShown = 200;

/** Shows an earlier state: the sheet as it was, and beside it what has changed since, field by field. */
export function PastDialog({ title, when, past, onRestore, onClose }: Props) {
  const { t } = useTranslation("editorHistory");
  const { t: tc } = useTranslation();
  const description = t("view.stood", { time: when });
  return (
    <Dialog
      open
      bare
      onOpenChange={onClose}
      width="preview"
      title={title}
      description={description}
      closeLabel={tc("close")}
      actions={
        <>
          <Button onClick={onClose}>{t("view.back")}</Button>
          <Button
            variant="primary"
            blocked={past.phase === "there" ? undefined : t(whyNot[past.phase])}
            icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onRestore}
          >
            {t("restore")}
          </Button>
        </>
      }
    >
      <div className="flex items-start gap-3 border-line border-b py-3.5 pr-4 pl-6 max-md:pl-5">
        {/* Hidden from screen readers, which read the dialog's own title and description. */}
        <div aria-hidden="true" className="grid min-w-0 flex-1 gap-0.5">
          <p className="truncate font-display text-h2">{title}</p>
          <p className="text-dense text-fg3">{description}</p>
        </div>
        <DialogCross label={tc("close")} />
      </div>
      <Content past={past} />
    </Dialog>
  );
}

/** Why there is nothing to restore in each phase. */
const whyNot = { loading: "view.loading", missing: "view.gone", failed: "view.failedTitle" } as const;

const room = "md:h-[min(680px,72dvh)]";

function Content({ past }: { past: Past }) {
  const { t } = useTranslation("editorHistory");
  switch (past.phase) {
    case "loading":
      return <Waiting />;
    case "missing":
      return <Empty title={t("view.gone")} className={room} />;
    case "failed":
      return (
        <QueryFailed title={t("view.failedTitle")} text={t("view.failedText")} retry={past.retry} className={room} />
      );
    case "there":
      // React suspends on the font style sheets of another design. The boundary is here so that the rest of the panel
      // stays visible.
      return (
        <Suspense fallback={<Waiting />}>
          <Compared document={past.document} />
        </Suspense>
      );
  }
}

function Waiting() {
  const { t } = useTranslation("editorHistory");
  return (
    <div aria-busy="true" className={`grid bg-sunken p-8 ${room}`}>
      <p role="status" className="sr-only">
        {t("view.loading")}
      </p>
      <Skeleton className="mx-auto h-full w-[min(100%,460px)] max-md:h-96" />
    </div>
  );
}

function Compared({ document }: { document: ResumeDocument }) {
  const { t } = useTranslation("editorHistory");
  const locale = useLocale();
  const now = useEditor((state) => state.document);
  const places = useMemo(
    () => describeDifference(restoredOver(document, now), now, { t, locale }),
    [document, now, t, locale],
  );
  const count = places.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <div className={`grid md:grid-cols-[1fr_minmax(340px,420px)] ${room}`}>
      <section
        aria-label={t("view.sheet")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 bg-sunken px-[6%] py-7 focus-visible:outline-offset-[-2px] md:overflow-y-auto"
      >
        <div className="mx-auto max-w-[620px]">
          <PastSheet document={document} label={t("view.sheet")} />
        </div>
      </section>
      <section
        aria-label={t("view.changes")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        tabIndex={0}
        className="min-h-0 border-line p-5 focus-visible:outline-offset-[-2px] max-md:border-t md:overflow-y-auto md:border-l"
      >
        <h3 className="text-h3">{count > 0 ? t("view.count", { count }) : t("view.changes")}</h3>
        <p className="mt-0.5 text-dense text-fg3">{count > 0 ? t("view.signs") : t("view.none")}</p>
        <Places places={places} />
        <p className="mt-5 text-fg3 text-meta">{t("view.sharing")}</p>
      </section>
    </div>
  );
}

function Places({ places }: { places: readonly DescribedPlace[] }) {
  const { t } = useTranslation("editorHistory");
  const more = places.length - mostShown;
  return (
    <>
      {places.slice(0, mostShown).map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places do not change while they are shown
        <div key={index} className="mt-5 grid gap-2">
          <h4 className="flex min-w-0 items-baseline gap-2 text-dense">
            <span className="shrink-0 font-label text-fg">{place.title}</span>
            {place.detail && <span className="truncate text-fg2">{place.detail}</span>}
          </h4>
          {place.fields.map((field, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <div key={at} className="grid gap-1">
              <p className="text-fg3 text-meta first-letter:uppercase">{field.name}</p>
              {field.note ? <p className="text-dense text-fg2">{field.note}</p> : <Diff rows={field.rows} />}
            </div>
          ))}
        </div>
      ))}
      {more > 0 && <p className="mt-5 text-dense text-fg2">{t("view.more", { count: more })}</p>}
    </>
  );
}
