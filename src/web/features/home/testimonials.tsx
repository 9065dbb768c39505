import { useQuery } from "@tanstack/react-query";
import { limits } from "#core/limits.ts";
import { reviewsQuery, showcaseQuery } from "#web/api/content-queries.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Face } from "#web/ui/face.tsx";
import { SectionHeading } from "./section-heading.tsx";

/**
 * In Chinese only: endorsements, and the newest reviews of users. Where all of them are samples, one sentence says so;
 * among real ones, each sample is marked.
 */
export function Testimonials() {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const { data: showcase } = useQuery(showcaseQuery(locale));
  const { data: reviews } = useQuery(reviewsQuery(locale, limits.home.reviews));
  const endorsements = showcase?.endorsements.slice(0, limits.home.reviews) ?? [];
  const first = reviews?.data.slice(0, limits.home.reviews) ?? [];
  if (endorsements.length + first.length === 0) return null;
  const all = [...endorsements, ...first];
  const areSamples = all.every((one) => one.isSample);
  const isMarked = (one: { isSample: boolean }) => one.isSample && !areSamples;
  return (
    <section className="frame pt-17 md:pt-26">
      <SectionHeading isSmall title={t("voices.title")} text={areSamples ? t("voices.sampleText") : undefined} />
      <ul className="mt-7 grid border-y border-line2 md:grid-cols-3">
        {endorsements.map((one) => (
          <li
            key={one.name}
            className="grid content-between gap-6 border-line py-7 not-last:border-b md:px-8 md:not-last:border-r md:not-last:border-b-0 md:first:pl-0 md:last:pr-0"
          >
            <blockquote className="text-[17px] leading-[1.75] text-pretty">{one.text}</blockquote>
            <Person name={one.name} role={one.role} isSample={isMarked(one)} size={36} />
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-5 lg:grid-cols-3">
        {first.map((one) => (
          <li key={`${one.name} ${one.date}`} className="grid content-start gap-4 rounded-card border border-line p-6">
            <div className="flex items-start justify-between gap-3">
              <Person name={one.name} role={one.role} isSample={isMarked(one)} size={32} />
              <time dateTime={one.date} className="pt-0.5 text-meta whitespace-nowrap text-fg3">
                {one.date}
              </time>
            </div>
            <p className="text-body text-fg2">{one.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-7 flex justify-center">
        <ButtonLink to="/review" variant="outline">
          {t("voices.all")}
        </ButtonLink>
      </div>
    </section>
  );
}

type PersonProps = { name: string; role: string; isSample: boolean; size: number };

function Person({ name, role, isSample, size }: PersonProps) {
  const { t } = useTranslation("home");
  return (
    <span className="flex items-center gap-2.5">
      <Face name={name} size={size} />
      <span className="grid">
        <span className="flex flex-wrap items-center gap-x-2 text-body font-label">
          {name}
          {isSample ? <Badge tone="outline">{t("voices.sample")}</Badge> : null}
        </span>
        <span className="text-meta text-fg3">{role}</span>
      </span>
    </span>
  );
}
