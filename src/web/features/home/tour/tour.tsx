import { useQuery } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { siteQuery } from "#web/api/queries.ts";
import { engineOf, providersQuery } from "#web/features/assistant/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { useInView } from "#web/ui/use-in-view.ts";
import { clock, TourVideo } from "./tour-video.tsx";
import { type TourPart, tourParts, type Video, videoOf } from "./videos.ts";

type Shown = { part: TourPart; video: Video };

/** What the assistant does, each part as a video of the product. Not there where there is no assistant, or no video. */
export function Tour() {
  const { data: site } = useQuery(siteQuery);
  const locale = useLocale();
  const shown = tourParts.flatMap((part): Shown[] => {
    const video = videoOf(part, locale);
    return video && (part !== "upload" || site?.flags.upload) ? [{ part, video }] : [];
  });
  return site?.flags.ai && shown.length > 0 ? <TourSection shown={shown} /> : null;
}

function TourSection({ shown }: { shown: readonly Shown[] }) {
  const { t } = useTranslation("home", { keyPrefix: "tour" });
  const [chosen, setChosen] = useState<string>(shown[0]?.part ?? "");
  const { initial, perResume } = limits.tokens;
  return (
    <section className="night mt-17 bg-bg text-fg md:mt-26">
      <div className="frame py-17 md:py-26">
        <h2 className="max-w-[16em] font-display text-d2 text-balance">{t("title")}</h2>
        <p className="mt-3 max-w-[52ch] text-lede text-fg2">{t("text")}</p>
        <Tabs.Root
          value={chosen}
          onValueChange={setChosen}
          orientation="vertical"
          className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,352px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start"
        >
          <Tabs.List aria-label={t("label")} className="grid border-l-2 border-line2">
            {shown.map(({ part, video }) => (
              <Tabs.Trigger
                key={part}
                value={part}
                className="group/tab -ml-0.5 grid gap-1.5 border-l-2 border-transparent py-3.5 pl-5 text-left text-fg2 transition-colors hover:text-fg data-[state=active]:border-accent data-[state=active]:text-fg"
              >
                <span className="flex items-baseline justify-between gap-4">
                  <span className="text-h3">{t(`parts.${part}.title`)}</span>
                  <span className="text-dense text-fg3 tabular">{clock(video.seconds)}</span>
                </span>
                <span className={classes("text-body text-fg2", part !== chosen && "hidden")}>
                  {t(`parts.${part}.text`)}
                </span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="min-w-0 lg:row-span-2">
            {shown.map(({ part, video }) => (
              <Tabs.Content key={part} value={part} className="rounded-card focus-visible:outline-offset-4">
                <TourVideo video={video} label={t(`parts.${part}.video`)} />
              </Tabs.Content>
            ))}
          </div>
          <div className="grid justify-items-start gap-4 lg:pl-5.5">
            <ButtonLink to="/ai" variant="primary" size="lg">
              {t("try")}
            </ButtonLink>
            <p className="text-dense text-fg3">
              {t("tokens", { initial: initial.toLocaleString("en"), draft: perResume.toLocaleString("en") })}
            </p>
            <Writer />
          </div>
        </Tabs.Root>
      </div>
    </section>
  );
}

/** Who writes here, and what leaves the server for it; asked once somebody reads this far. */
function Writer() {
  const { t } = useTranslation("home", { keyPrefix: "tour" });
  const place = useRef<HTMLParagraphElement>(null);
  const { wasInView } = useInView(place, { threshold: 0.35 });
  const { data: providers } = useQuery({ ...providersQuery, enabled: wasInView });
  const writer = engineOf(providers, "");
  return (
    <p ref={place} className="min-h-[2lh] text-dense text-fg3">
      {writer ? (writer.isBuiltIn ? t("builtIn") : t("provider", { name: writer.label })) : null}
    </p>
  );
}
