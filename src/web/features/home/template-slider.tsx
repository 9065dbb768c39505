import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Template } from "#contract/catalog.ts";
import { limits } from "#core/limits.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { useCreateResume } from "#web/features/resumes/exports.ts";
import { Paper } from "#web/shell/paper.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { SectionHeading } from "./section-heading.tsx";
import { useSlider } from "./use-slider.ts";

/** All designs, three per page. The arrow keys, Home and End change the page; so do swiping and the buttons. */
export function TemplateSlider() {
  const { t } = useTranslation("home");
  const { data } = useQuery(templatesQuery(useLocale()));
  const templates = data?.data ?? [];
  const { row, page, pages, goTo, onKeyDown } = useSlider(templates.length);
  const creation = useCreateResume();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no focus; it handles the arrow keys of the buttons and links in it
    <div onKeyDown={onKeyDown}>
      <SectionHeading
        title={t("templates.title", { total: data?.count ?? 0 })}
        text={t("templates.text")}
        aside={
          <div className="flex items-center gap-2 max-sm:w-full">
            <span aria-hidden="true" className="mr-2 text-body text-fg2 tabular max-sm:mr-auto">
              {t("templates.place", { page, pages })}
            </span>
            <span aria-live="polite" className="sr-only">
              {t("templates.announced", { page, pages })}
            </span>
            <Turn label={t("templates.previous")} isEnd={page <= 1} onTurn={() => goTo(page - 1)}>
              <ArrowLeft size={17} strokeWidth={1.75} aria-hidden="true" />
            </Turn>
            <Turn label={t("templates.next")} isEnd={page >= pages} onTurn={() => goTo(page + 1)}>
              <ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />
            </Turn>
          </div>
        }
      />
      <ul
        ref={row}
        aria-label={t("templates.slider")}
        className="-mx-1.5 mt-9 grid auto-cols-[82%] grid-flow-col gap-5 overflow-x-auto scroll-smooth overscroll-x-contain px-1.5 pt-1.5 pb-3 [scroll-padding-inline:6px] [scroll-snap-type:x_mandatory] [scrollbar-width:none] max-sm:-mr-[var(--frame-edge)] sm:auto-cols-[calc((100%-20px)/2)] lg:auto-cols-[calc((100%-40px)/3)]"
      >
        {templates.map((template, index) => (
          <Well
            key={template._id}
            template={template}
            isStop={index % limits.home.sliderPage === 0}
            isCreating={creation.pending === template._id}
            onUse={() => void creation.create({ template: template._id, prev: `/templates?template=${template._id}` })}
          />
        ))}
      </ul>
    </div>
  );
}

type TurnProps = { label: string; isEnd: boolean; onTurn: () => void; children: ReactNode };

/** At an end the button stays and keeps the focus. */
function Turn({ label, isEnd, onTurn, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isEnd || undefined}
      onClick={onTurn}
      className={buttonClasses({ className: classes("w-9 px-0! max-md:w-11", isEnd && "text-fg4! hover:bg-raised") })}
    >
      {children}
    </button>
  );
}

type WellProps = { template: Template; isStop: boolean; isCreating: boolean; onUse: () => void };

/**
 * A sheet cut off by the edge of a well in the template's own colour. All of it leads to the preview except the button.
 */
function Well({ template, isStop, isCreating, onUse }: WellProps) {
  const { t } = useTranslation("home");
  const colour = template.themes[0]?.hex ?? "#047857";
  return (
    <li
      className={classes(
        "group/well relative grid content-start [scroll-snap-align:start]",
        !isStop && "lg:[scroll-snap-align:none]",
      )}
    >
      <span
        className="relative grid aspect-[387/442] justify-items-center overflow-hidden rounded-card pt-[9%]"
        style={{ background: `color-mix(in srgb, ${colour} 12%, var(--bg))` }}
      >
        <Paper
          src={template.coverImage}
          alt=""
          sizes="(min-width: 1024px) 316px, (min-width: 640px) 40vw, 64vw"
          className="w-[81%] transition-transform duration-320 ease-out group-hover/well:-translate-y-2"
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1/3"
          style={{
            background: `linear-gradient(transparent, color-mix(in srgb, ${colour} 12%, var(--bg)))`,
          }}
        />
        {template.isPro ? (
          <Badge tone="premium" className="absolute top-3.5 right-3.5">
            {t("premiumMember", { ns: "common" })}
          </Badge>
        ) : null}
        <span className="absolute inset-x-4 bottom-4 flex gap-2 transition-[opacity,translate] duration-180 md:translate-y-2 md:opacity-0 md:group-focus-within/well:translate-y-0 md:group-focus-within/well:opacity-100 md:group-hover/well:translate-y-0 md:group-hover/well:opacity-100 [@media(hover:none)]:translate-y-0! [@media(hover:none)]:opacity-100!">
          <Button
            variant="primary"
            className="z-1 flex-1 shadow-md!"
            busy={isCreating}
            onClick={onUse}
            aria-label={`${t("templates.use")}: ${template.title}`}
          >
            {t("templates.use")}
          </Button>
          <span aria-hidden="true" className={buttonClasses({ className: "shadow-md!" })}>
            {t("templates.preview")}
          </span>
        </span>
      </span>
      <span className="mt-3.5 flex items-center justify-between gap-3">
        <Link
          to={`/templates?template=${template._id}`}
          className="text-h3 text-fg no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {template.title}
        </Link>
        <span aria-hidden="true" className="flex gap-1">
          {template.themes.map((theme) => (
            <span
              key={theme.name}
              className="size-3 rounded-full ring-1 ring-transparent dark:ring-line2"
              style={{ background: theme.hex }}
            />
          ))}
        </span>
      </span>
      <span className="mt-0.5 text-body text-fg3">{template.desc}</span>
    </li>
  );
}
