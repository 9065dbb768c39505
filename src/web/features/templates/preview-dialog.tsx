import { Check, Copy, ExternalLink, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Template } from "#contract/catalog.ts";
import { copyText } from "../../shell/clipboard.ts";
import { Paper } from "../../shell/paper.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

// The designs themselves: only who looks closer loads them.
const LiveSheet = lazy(() => import("./live-sheet.tsx").then((module) => ({ default: module.LiveSheet })));

type Props = { template: Template; isCreating: boolean; onUse: () => void; onClose: () => void };

/** The real sheet, in every colour of the design, beside its facts. */
export function PreviewDialog({ template, isCreating, onUse, onClose }: Props) {
  const { t } = useTranslation("resumes");
  const [theme, setTheme] = useState(template.themes[0]?.name ?? "");
  const uuid = template.publicLink.split("/").at(-1) ?? "";
  const publicLink = template.publicLink ? `${template.publicLink}?theme=${theme}` : "";
  const cover = <Paper src={template.coverImage} alt={t("gallery.cover", { name: template.title })} eager />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="preview"
      bare
      title={template.title}
      description={template.desc}
      closeLabel={t("close", { ns: "common" })}
    >
      <div className="grid content-start md:h-[min(772px,86dvh)] md:content-stretch md:grid-cols-[1fr_minmax(300px,400px)]">
        {/* Scrolls by itself beside the facts, so the keyboard must reach it. */}
        <section
          aria-label={t("gallery.preview", { name: template.title })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus for the arrow keys
          tabIndex={0}
          className="bg-sunken px-5 py-10 focus-visible:outline-offset-[-2px] md:overflow-y-auto md:px-[8%]"
        >
          <div className="mx-auto max-w-[560px]">
            <Suspense fallback={cover}>
              {uuid ? <LiveSheet uuid={uuid} theme={theme} fallback={cover} /> : cover}
            </Suspense>
          </div>
        </section>
        <div className="flex min-h-0 flex-col gap-6 p-6 md:overflow-y-auto md:p-8">
          <div className="flex items-start justify-between gap-3 md:min-h-9">
            {template.isPro ? <Badge tone="premium">{t("premium", { ns: "common" })}</Badge> : <span />}
            <span className="-mt-1.5 -mr-2 max-md:fixed max-md:top-4 max-md:right-4 max-md:z-2 max-md:m-0">
              <DialogClose>
                <IconButton
                  label={t("close", { ns: "common" })}
                  tooltip="none"
                  className="max-md:bg-overlay! max-md:shadow-md"
                  icon={<X size={18} strokeWidth={1.75} />}
                />
              </DialogClose>
            </span>
          </div>
          <div className="grid gap-2 md:-mt-3">
            {/* The dialog's own title says it already. */}
            <p className="font-display text-d3" aria-hidden="true">
              {template.title}
            </p>
            <p className="text-lead text-fg2">{template.desc}</p>
          </div>
          <fieldset className="grid gap-2.5">
            <legend className="mb-2.5 text-dense font-semibold">{t("gallery.colour")}</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {template.themes.map((one) => (
                <button
                  key={one.name}
                  type="button"
                  aria-pressed={one.name === theme}
                  onClick={() => setTheme(one.name)}
                  className={classes(
                    "flex h-10 min-w-0 items-center gap-2.5 rounded-control border px-3 text-dense hover:bg-hover max-md:h-11",
                    one.name === theme ? "border-fg font-semibold ring-1 ring-fg" : "border-line2",
                  )}
                >
                  <span
                    aria-hidden="true"
                    className="grid size-[18px] shrink-0 place-items-center rounded-full text-white"
                    style={{ background: one.hex }}
                  >
                    {one.name === theme ? <Check size={12} strokeWidth={3} /> : null}
                  </span>
                  <span className="truncate">{one.display}</span>
                </button>
              ))}
            </div>
          </fieldset>
          <dl className="grid grid-cols-[88px_1fr] gap-y-2.5 text-body">
            <Fact name={t("gallery.layout")}>
              {t(template.columns === "two" ? "twoColumns" : "oneColumn", { ns: "common" })}
            </Fact>
          </dl>
          <div className="mt-auto grid gap-2.5 max-md:sticky max-md:bottom-0 max-md:-mx-6 max-md:border-t max-md:border-line max-md:bg-overlay max-md:px-6 max-md:py-3">
            {publicLink ? (
              <Button
                variant="ghost"
                size="sm"
                className="-ml-2.5 justify-self-start text-accent! max-md:hidden"
                icon={<Copy size={15} strokeWidth={1.75} />}
                onClick={() => void copyText(location.origin + publicLink)}
              >
                {t("gallery.copyPublic")}
              </Button>
            ) : null}
            <div className="flex gap-2.5">
              <Button
                variant="primary"
                size="lg"
                className="flex-1"
                busy={isCreating}
                busyLabel={t("gallery.creating")}
                onClick={onUse}
              >
                {t("gallery.useThis")}
              </Button>
              {publicLink ? (
                <a
                  href={publicLink}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t("gallery.openPublic")}
                  title={t("gallery.openPublic")}
                  className={buttonClasses({ variant: "outline", size: "lg", className: "w-[46px] px-0!" })}
                >
                  <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
                </a>
              ) : null}
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg3">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
