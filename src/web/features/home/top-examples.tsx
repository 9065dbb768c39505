import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { Example } from "#contract/catalog.ts";
import { limits } from "#core/limits.ts";
import { topExamplesQuery } from "#web/api/queries.ts";
import { Creator } from "#web/features/examples/exports.ts";
import { Paper } from "#web/shell/paper.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { UsersBadge } from "#web/shell/users-badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { SectionHeading } from "./section-heading.tsx";

/** The most used example of each of three professions: one large, two beside it. */
export function TopExamples() {
  const { t } = useTranslation("home");
  const { data } = useQuery(topExamplesQuery(useLocale()));
  const shown = ofDifferentCategories(data?.data ?? [], limits.home.examples);
  if (shown.length === 0) return null;
  return (
    <section className="frame pt-17 md:pt-26">
      <SectionHeading
        title={t("examples.title")}
        text={t("examples.text")}
        aside={
          <ButtonLink
            to="/examples"
            variant="outline"
            iconAfter={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t("examples.all")}
          </ButtonLink>
        }
      />
      <ul className="mt-9 grid gap-5 lg:grid-cols-[1.16fr_1fr]">
        {shown.map((example, index) => (
          <Card key={example._id} example={example} isLarge={index === 0 && shown.length === limits.home.examples} />
        ))}
      </ul>
    </section>
  );
}

/** Returns the first examples of different categories; where there are too few categories, of the same ones again. */
export function ofDifferentCategories<One extends { category: string }>(examples: readonly One[], most: number): One[] {
  const firsts = examples.filter(
    ({ category }, index) => examples.findIndex((other) => other.category === category) === index,
  );
  const rest = examples.filter((one) => !firsts.includes(one));
  return [...firsts, ...rest].slice(0, most);
}

function Card({ example, isLarge }: { example: Example; isLarge: boolean }) {
  return (
    <li className={classes("grid", isLarge && "lg:row-span-2")}>
      <Link
        to={`/examples?example=${example._id}`}
        className={classes(
          "group/card grid overflow-hidden rounded-card border border-line bg-subtle text-fg no-underline transition-colors hover:border-accent-line hover:bg-accent-soft focus-visible:outline-offset-4",
          "grid-cols-[112px_1fr] gap-x-5 px-4 pt-5 sm:grid-cols-[158px_1fr] sm:gap-x-6 sm:px-6 sm:pt-6",
          isLarge && "lg:grid-cols-[348px_1fr] lg:px-7 lg:pt-7",
        )}
      >
        {/* Cut off at the lower edge, so that it still looks like a page but leaves the height to the text. */}
        <span className={classes("relative h-full min-h-[150px] sm:min-h-[188px]", isLarge && "lg:min-h-[440px]")}>
          <Paper
            src={example.coverImg}
            alt=""
            sizes={isLarge ? "(min-width: 1024px) 348px, (min-width: 640px) 158px, 112px" : "158px"}
            className="absolute! inset-x-0 top-0 transition-transform duration-320 ease-out group-hover/card:-translate-y-1.5"
          />
        </span>
        <span className="grid content-start justify-items-start gap-2.5 pb-5 sm:pb-6">
          <UsersBadge used={example.used} place="cards" />
          <span className={classes("font-display text-h2", isLarge && "lg:text-[24px] lg:leading-[30px]")}>
            {example.name}
          </span>
          <span className="line-clamp-4 text-body text-fg2">{example.desc}</span>
        </span>
        <span className="col-start-2 row-start-2 self-end pb-5 text-dense text-fg2 sm:pb-6">
          <Creator example={example} size={24} />
        </span>
      </Link>
    </li>
  );
}
