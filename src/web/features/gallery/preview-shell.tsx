import { ExternalLink, ZoomIn, ZoomOut } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Paper } from "#web/shell/paper.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Dialog, DialogCross } from "#web/ui/dialog.tsx";
import { PublicLink } from "./public-link.tsx";

// Loads the designs' code only when a preview is opened.
const LiveSheet = lazy(() => import("./live-sheet.tsx").then((module) => ({ default: module.LiveSheet })));

type Props = {
  title: string;
  desc: string;
  cover: string;
  /** Slug of the public resume; if "", the cover stays. */
  uuid: string;
  /** If undefined, the resume's own theme is used. */
  theme?: string;
  /** Path of its public page; "" if there is none. */
  path: string;
  badge?: ReactNode;
  useLabel: string;
  isCreating: boolean;
  onUse: () => void;
  /** A second action. */
  otherUse?: ReactNode;
  onClose: () => void;
  /** The list of facts. */
  children: ReactNode;
};

/** The real sheet on the left, its facts on the right; on a phone one above the other, over the whole screen. */
export function PreviewShell(props: Props) {
  const { title, desc, cover, uuid, theme, path, badge, useLabel, isCreating, onUse, onClose } = props;
  const { t } = useTranslation("gallery");
  const [isActual, setActual] = useState(false);
  const picture = <Paper src={cover} alt={t("cover", { name: title })} eager />;
  const Zoom = isActual ? ZoomOut : ZoomIn;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="preview"
      bare
      title={title}
      description={desc}
      closeLabel={t("close", { ns: "common" })}
    >
      {/*
        The actions are in a row below the scrolling area and never overlap it, so that a focused row stays visible.
      */}
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] md:h-[min(772px,86dvh)] md:grid-cols-[1fr_minmax(300px,400px)]">
        <div className="scroll-py-3 overflow-y-auto md:contents">
          <div className="relative grid min-h-0 min-w-0 bg-sunken md:row-span-2">
            <section
              aria-label={t("sheet", { name: title })}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately from the facts, so the keyboard must reach it (axe: scrollable-region-focusable)
              tabIndex={0}
              className="min-h-0 px-5 py-10 focus-visible:outline-offset-[-2px] md:overflow-auto md:px-7 lg:px-[8%]"
            >
              <div
                className={classes("mx-auto", isActual ? "max-w-[560px] md:w-[794px] md:max-w-none" : "max-w-[560px]")}
              >
                <Suspense fallback={picture}>
                  {uuid ? <LiveSheet uuid={uuid} theme={theme} fallback={picture} /> : picture}
                </Suspense>
              </div>
            </section>
            <button
              type="button"
              aria-pressed={isActual}
              onClick={() => setActual(!isActual)}
              className="absolute bottom-5 left-1/2 flex h-9 -translate-x-1/2 items-center gap-2 rounded-control bg-fg px-3.5 text-dense text-bg shadow-md hover:bg-fg2 max-md:hidden"
            >
              <Zoom size={16} strokeWidth={1.75} aria-hidden="true" />
              {t("actualSize")}
            </button>
          </div>
          <div className="flex min-h-0 scroll-py-3 flex-col gap-6 p-6 md:overflow-y-auto md:p-8 md:pb-4">
            <div className="flex items-start justify-between gap-3 md:min-h-9">
              {badge ?? <span />}
              <span className="-mt-1.5 -mr-2 max-md:fixed max-md:top-4 max-md:right-4 max-md:z-2 max-md:m-0">
                <DialogCross label={t("close", { ns: "common" })} className="max-md:bg-overlay! max-md:shadow-md" />
              </span>
            </div>
            <div className="grid gap-2 md:-mt-3">
              {/* Hidden from screen readers, because the dialog's own title is the same. */}
              <p className="font-display text-d3 text-balance" aria-hidden="true">
                {title}
              </p>
              <p className="text-lead text-fg2" aria-hidden="true">
                {desc}
              </p>
            </div>
            {props.children}
            {path ? (
              <div className="md:hidden">
                <PublicLink path={path} />
              </div>
            ) : null}
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 px-6 max-md:border-t max-md:border-line max-md:pt-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))] md:px-8 md:pb-8">
          {path ? (
            <div className="max-md:hidden">
              <PublicLink path={path} />
            </div>
          ) : null}
          <div className="flex gap-2.5">
            <Button
              variant="primary"
              size="lg"
              className="flex-1"
              busy={isCreating}
              busyLabel={t("creating")}
              onClick={onUse}
            >
              {useLabel}
            </Button>
            {path ? (
              <a
                href={path}
                target="_blank"
                rel="noreferrer"
                aria-label={t("openPage")}
                title={t("openPage")}
                className={buttonClasses({ variant: "outline", size: "lg", className: "w-[46px] px-0!" })}
              >
                <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
              </a>
            ) : null}
          </div>
          {props.otherUse}
        </div>
      </div>
    </Dialog>
  );
}

/** A row in the list of facts; must be inside a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
