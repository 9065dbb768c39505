import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { examplesQuery, siteQuery, templatesQuery } from "../../api/queries.ts";
import { openStart } from "../../shell/dialog-store.ts";
import { Paper } from "../../shell/paper.tsx";
import { signInPath } from "../../shell/prev.ts";
import { useUser } from "../../shell/session.ts";
import { useLocale } from "../../shell/use-locale.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CropMarks } from "../../ui/crop-marks.tsx";
import { useTyped } from "./use-typed.ts";

const titleKeys = ["one", "two", "three", "four", "five", "six"] as const;

export function Hero() {
  const { t } = useTranslation("site");
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
          <p className="mt-6 max-w-[31em] text-lede text-fg2">{t("hero.text")}</p>
          <div className="mt-8 flex gap-3 max-sm:flex-col">
            <Button
              variant="primary"
              size="lg"
              iconAfter={<ArrowRight size={17} strokeWidth={1.75} aria-hidden="true" />}
              onClick={begin}
            >
              {t("hero.start")}
            </Button>
            <ButtonLink to="/templates" variant="outline" size="lg">
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

/** A stranger signs in and comes back to the gallery; who is signed in chooses how to begin. */
export function useBegin(): () => void {
  const user = useUser();
  const navigate = useNavigate();
  return () => (user ? openStart() : navigate(signInPath("/templates?notify=1")));
}

/** Every line that the longest title needs is kept free, so that nothing below it jumps while it types. */
function Headline() {
  const { t } = useTranslation("site");
  const titles = useMemo(() => titleKeys.map((key) => t(`hero.titles.${key}`)), [t]);
  const typed = useTyped(titles);
  const longest = titles.reduce((best, one) => (one.length > best.length ? one : best), "");
  const before = t("hero.before");
  const after = t("hero.after");
  return (
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
  );
}

/** English puts the title on lines of its own; Chinese sets it inside the sentence. */
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

/** Three real first pages: the one in front with crop marks, two behind it. */
function Sheets() {
  const { t } = useTranslation("site");
  const locale = useLocale();
  const { data: templates } = useQuery(templatesQuery(locale));
  const { data: examples } = useQuery(examplesQuery(locale, 6));
  const [front, left] = templates?.data ?? [];
  const right = examples?.data.find((one) => one.coverImg && one.coverImg !== front?.coverImage);
  return (
    <div className="relative h-full min-h-[420px] max-lg:mx-auto max-lg:w-full max-lg:max-w-[420px]">
      <Paper
        src={left?.coverImage ?? ""}
        alt=""
        className="absolute! top-[166px] -left-[52px] w-[300px] max-lg:hidden max-xl:-left-6"
      />
      <Paper
        src={right?.coverImg ?? left?.coverImage ?? ""}
        alt=""
        className="absolute! top-[104px] left-[360px] w-[330px] max-lg:hidden"
      />
      <div className="absolute top-[58px] left-[74px] w-[420px] max-lg:static max-lg:w-auto">
        <div aria-hidden="true" className="flex justify-between px-2 pb-1.5 text-meta text-fg3">
          <span>{t("hero.paper")}</span>
          <span>{t("hero.page")}</span>
        </div>
        <div className="relative max-lg:-mb-[22%]">
          <CropMarks className="text-crop" />
          <Paper src={front?.coverImage ?? ""} alt={t("hero.sheet", { name: front?.title ?? "" })} eager />
        </div>
      </div>
    </div>
  );
}
