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

/** The most used example of each of three professions. */
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
      <ul className="mt-9 grid gap-5 lg:grid-cols-3">
        {shown.map((example) => (
          <Card key={example._id} example={example} />
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

/** Beside its text the cover is whole; above it, on a wide screen, it is cut off and leaves the height to the text. */
function Card({ example }: { example: Example }) {
  return (
    <li className="grid">
      <Link
        to={`/examples?example=${example._id}`}
        className={classes(
          "group/card grid overflow-hidden rounded-card border border-line bg-subtle text-fg no-underline transition-colors hover:border-accent-line hover:bg-accent-soft focus-visible:outline-offset-4",
          "grid-cols-[112px_1fr] gap-x-5 p-4 sm:grid-cols-[158px_1fr] sm:gap-x-6 sm:p-6",
          "lg:grid-cols-1 lg:grid-rows-[auto_1fr] lg:p-0",
        )}
      >
        <span className="block lg:h-[360px] lg:overflow-hidden lg:px-[13%] lg:pt-8">
          <Paper
            src={example.coverImg}
            alt=""
            sizes="(min-width: 1024px) 286px, (min-width: 640px) 158px, 112px"
            className="w-full transition-transform duration-320 ease-out group-hover/card:-translate-y-1.5"
          />
        </span>
        <span className="grid grid-rows-[1fr_auto] gap-4 lg:border-t lg:border-line lg:bg-bg lg:p-6">
          <span className="grid content-start justify-items-start gap-2">
            <UsersBadge used={example.used} place="cards" />
            <span className="font-display text-h2">{example.name}</span>
            <span className="line-clamp-4 text-body text-fg2">{example.desc}</span>
          </span>
          <span className="text-dense text-fg2">
            <Creator example={example} size={24} />
          </span>
        </span>
      </Link>
    </li>
  );
}
