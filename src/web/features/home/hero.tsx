import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, Pause, Play } from "lucide-react";
import { useMemo } from "react";
import { siteQuery, templatesQuery, topExamplesQuery } from "#web/api/queries.ts";
import { useBegin } from "#web/shell/begin.ts";
import { Paper } from "#web/shell/paper.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CropMarks } from "#web/ui/crop-marks.tsx";
import { useTyped } from "./use-typed.ts";

const titleKeys = ["one", "two", "three", "four", "five", "six"] as const;

export function Hero() {
  const { t } = useTranslation("home");
  const { data: site } = useQuery(siteQuery);
  const begin = useBegin();
  const facts = [
    t(site?.membership === "open" ? "hero.factOpen" : "hero.factFive"),
    t("hero.factLanguages"),
    t("hero.factPublic"),
  ];
  return (
    <section className="relative overflow-hidden border-b border-line bg-subtle">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 left-1/3 grid-paper [mask-image:linear-gradient(90deg,transparent,#000_42%)] max-lg:inset-x-0 max-lg:top-1/3 max-lg:[mask-image:linear-gradient(transparent,#000_30%)]"
      />
      <div className="frame relative grid items-center gap-x-8 gap-y-14 pt-12 lg:h-[690px] lg:grid-cols-[minmax(0,580px)_1fr] lg:pt-0">
        <div className="relative z-1">
          <Headline />
          <p className="mt-6 max-w-[30em] lg:max-w-[520px] text-lede text-fg2">{t("hero.text")}</p>
          <div className="mt-8 flex gap-3 max-sm:flex-col">
            <Button
              variant="primary"
              size="lg"
              iconAfter={<ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void begin()}
            >
              {t("hero.start")}
            </Button>
            <ButtonLink to="/examples" variant="outline" size="lg">
              {t("hero.browse")}
            </ButtonLink>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2.5 text-body text-fg3">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <Check size={16} strokeWidth={2} aria-hidden="true" className="text-accent" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <Sheets />
      </div>
    </section>
  );
}

/** Reserves all the lines that the longest title needs, so that nothing below jumps while the title is typed. */
function Headline() {
  const { t } = useTranslation("home");
  const titles = useMemo(() => titleKeys.map((key) => t(`hero.titles.${key}`)), [t]);
  const { typed, isPaused, pause } = useTyped(titles);
  const longest = titles.reduce((best, one) => (one.length > best.length ? one : best), "");
  const before = t("hero.before");
  const after = t("hero.after");
  return (
    <div className="group/headline relative">
      <h1 className="grid font-display text-d1 [text-wrap:wrap]" aria-label={`${before} ${titles[0] ?? ""}${after}`}>
        <span aria-hidden="true" className="invisible [grid-area:1/1]">
          <Line before={before} after={after}>
            {longest}
          </Line>
        </span>
        <span aria-hidden="true" className="[grid-area:1/1]">
          <Line before={before} after={after}>
            <span className="text-accent">
              {typed}
              <span className="ml-[0.04em] inline-block h-[0.86em] w-[3px] translate-y-[0.1em] animate-caret bg-accent" />
            </span>
          </Line>
        </span>
      </h1>
      <PauseButton isPaused={isPaused} onPress={pause} />
    </div>
  );
}

/** Stops the animation. The button is visible on hover and keyboard focus, and always on touch screens. */
function PauseButton({ isPaused, onPress }: { isPaused: boolean; onPress: () => void }) {
  const { t } = useTranslation("home");
  const Icon = isPaused ? Play : Pause;
  const label = t(isPaused ? "hero.play" : "hero.pause");
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="absolute right-0 bottom-2 lg:right-12 grid size-6 max-md:size-11 place-items-center rounded-control text-fg3 opacity-0 transition-opacity group-hover/headline:opacity-100 hover:bg-hover hover:text-fg focus-visible:opacity-100 motion-reduce:hidden [@media(hover:none)]:opacity-100"
    >
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}

/** In English the title has lines of its own; in Chinese it is inside the sentence. */
function Line({ before, after, children }: { before: string; after: string; children: React.ReactNode }) {
  if (after === "") {
    return (
      <>
        <span className="block">{before}</span>
        <span className="block">{children}</span>
      </>
    );
  }
  const [first = "", second = ""] = before.split(/(?<=，)/);
  return (
    <>
      <span className="block">{first}</span>
      <span className="block">
        {second}
        {children}
      </span>
      <span className="block">{after}</span>
    </>
  );
}

/** Three real first pages: one in front with crop marks, two behind it. */
function Sheets() {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const { data: templates } = useQuery(templatesQuery(locale));
  const { data: examples } = useQuery(topExamplesQuery(locale));
  const [front, left] = templates?.data ?? [];
  const right = examples?.data.at(1) ?? examples?.data[0];
  return (
    <div className="relative h-full min-h-[420px] max-lg:mx-auto max-lg:w-full max-lg:max-w-[420px]">
      <Paper
        src={left?.coverImage ?? ""}
        alt=""
        sizes="300px"
        className="absolute! top-[166px] -left-5 w-[300px] max-lg:hidden"
      />
      <Paper
        src={right?.coverImg ?? left?.coverImage ?? ""}
        alt=""
        sizes="330px"
        className="absolute! top-[104px] left-[388px] w-[330px] max-lg:hidden"
      />
      <div className="absolute top-[58px] left-[102px] w-[420px] max-lg:static max-lg:w-auto">
        <div aria-hidden="true" className="flex justify-between px-2 pb-1.5 text-meta text-fg3">
          <span>{t("hero.paper")}</span>
          <span>{t("hero.page")}</span>
        </div>
        <div className="relative max-lg:-mb-[22%]">
          <CropMarks className="text-crop" />
          <Paper
            src={front?.coverImage ?? ""}
            alt={t("hero.sheet", { name: front?.title ?? "" })}
            sizes="(min-width: 1024px) 420px, min(420px, 90vw)"
            eager
          />
        </div>
      </div>
    </div>
  );
}
