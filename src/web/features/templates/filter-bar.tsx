import { Columns2, Square } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import type { Template } from "#contract/catalog.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { coloursOf, countWith, type FilterName, layouts, type TemplateFilters, tiers } from "./template-filters.ts";

type Props = {
  templates: readonly Template[];
  filters: TemplateFilters;
  linkTo: (change: Partial<Record<FilterName, string | null>>) => To;
};

/**
 * The filters are links rather than controls: each leads to the gallery with one more choice in its URL. They work
 * before the page's code is loaded, and Back undoes a choice.
 */
export function FilterBar({ templates, filters, linkTo }: Props) {
  const { t } = useTranslation("templates");
  const count = (choice: Partial<TemplateFilters>) => countWith(templates, filters, choice);
  const hasPremium = templates.some(({ isPro }) => isPro);
  const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true, className: "max-sm:hidden" } as const;
  return (
    <nav aria-label={t("filters")} className="mb-9 flex flex-wrap items-center gap-x-3 gap-y-3.5">
      {hasPremium ? (
        <Choices label={t("tier.label")}>
          {[null, ...tiers].map((tier) => (
            <Choice
              key={tier}
              to={linkTo({ tier })}
              isCurrent={filters.tier === tier}
              count={count({ tier })}
              text={t(`tier.${tier ?? "all"}`)}
            />
          ))}
        </Choices>
      ) : null}
      <Choices label={t("layout.label")}>
        {[null, ...layouts].map((columns) => (
          <Choice
            key={columns}
            to={linkTo({ columns })}
            isCurrent={filters.columns === columns}
            icon={columns === "one" ? <Square {...icon} /> : columns === "two" ? <Columns2 {...icon} /> : null}
            count={columns ? count({ columns }) : undefined}
            text={columns ? t(columns === "two" ? "twoColumns" : "oneColumn", { ns: "common" }) : t("layout.any")}
          />
        ))}
      </Choices>
      <ul aria-label={t("colour")} className="flex flex-wrap items-center max-md:-ml-2.5 xl:ml-auto">
        <li aria-hidden="true" className="mr-1.5 text-meta text-fg3 max-xl:hidden">
          {t("colour")}
        </li>
        <Colour to={linkTo({ colour: null })} name={t("anyColour")} isCurrent={filters.colour === null} isKnown />
        {coloursOf(templates).map(({ name, display, hex }) => (
          <Colour
            key={name}
            to={linkTo({ colour: filters.colour === name ? null : name })}
            name={display}
            hex={hex}
            isCurrent={filters.colour === name}
            isKnown={count({ colour: name }) > 0}
          />
        ))}
      </ul>
    </nav>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="flex max-w-full overflow-x-auto rounded-control bg-sunken p-0.5 [scrollbar-width:none]"
    >
      {children}
    </ul>
  );
}

type ChoiceProps = { to: To; isCurrent: boolean; text: string; icon?: ReactNode; count?: number | undefined };

function Choice({ to, isCurrent, text, icon, count }: ChoiceProps) {
  return (
    <li className="flex flex-auto">
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        className={classes(
          "inline-flex h-8 flex-auto items-center justify-center gap-1.5 rounded-small px-3 text-dense font-medium whitespace-nowrap no-underline transition-colors max-md:h-10 max-sm:px-2.5",
          "focus-visible:outline-offset-[-2px]",
          isCurrent ? "bg-raised text-fg shadow-sm dark:bg-press" : "text-fg2 hover:text-fg",
        )}
      >
        {icon}
        {text}
        {count === undefined ? null : <span className="font-normal text-fg3">{count}</span>}
      </Link>
    </li>
  );
}

/** Has the colour's name for users who cannot see it. A colour that would leave no template is drawn faintly. */
function Colour(props: { to: To; name: string; hex?: string; isCurrent: boolean; isKnown: boolean }) {
  const { to, name, hex, isCurrent, isKnown } = props;
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-label={name}
        aria-current={isCurrent ? "true" : undefined}
        title={name}
        className="grid size-7 place-items-center rounded-full max-md:size-11"
      >
        <span
          className={classes(
            "size-5 rounded-full ring-offset-2 ring-offset-bg max-md:size-6",
            isCurrent ? "ring-2 ring-fg" : "hover:ring-2 hover:ring-line2",
            !isKnown && "opacity-30",
          )}
          style={{ background: hex ?? "conic-gradient(#047857, #1d4ed8, #7e3a8c, #be185d, #b3381f, #8f5a0b, #047857)" }}
        />
      </Link>
    </li>
  );
}
