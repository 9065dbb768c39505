import { Check, Minus } from "lucide-react";
import { Fragment } from "react";
import { limits } from "#core/limits.ts";
import { formatCount } from "#core/money.ts";
import { may, type Right, type Rights } from "#core/permissions.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";

type Cell = string | boolean;
type Row = { name: string; regular: Cell; premium: Cell; lifetime: Cell };
type Group = { name: string; rows: Row[] };

/**
 * Returns what a regular and a premium user may do with their own resumes, by the same rules that the server decides
 * by.
 */
function allowed<R extends Right>(right: R, context: Rights[R]): Pick<Row, "regular" | "premium" | "lifetime"> {
  const of = (isValid: boolean) => may({ id: "me", role: "user", isValid }, right, context);
  return { regular: of(false), premium: of(true), lifetime: of(true) };
}

const own = { ownerId: "me" } as const;

type Props = {
  /** Number of designs: all, and those that every user may use. */
  counts: { all: number; free: number };
  hasAi: boolean;
};

/** A table of three columns, the middle one tinted; on a phone each row shows its three values below its name. */
export function Compare({ counts, hasAi }: Props) {
  const { t } = useTranslation("pricing", { keyPrefix: "compare" });
  const all = t("allOf", { count: counts.all });
  const unlimited = t("unlimited");
  const groups: Group[] = [
    {
      name: t("writing"),
      rows: [
        { name: t("resumes"), regular: String(limits.regular.resumes), premium: unlimited, lifetime: unlimited },
        { name: t("templates"), regular: String(counts.free), premium: all, lifetime: all },
        ...(hasAi ? aiRows(t) : []),
      ],
    },
    {
      name: t("sending"),
      rows: [
        { name: t("page"), regular: true, premium: true, lifetime: true },
        { name: t("download"), ...allowed("download", own) },
        { name: t("address"), ...allowed("customUrl", own) },
        { name: t("privacy"), ...allowed("privacySettings", own) },
        { name: t("branding"), ...allowed("privacySettings", own) },
        { name: t("buttons"), ...allowed("privacySettings", own) },
      ],
    },
    {
      name: t("paying"),
      rows: [{ name: t("renewal"), regular: t("nothing"), premium: t("never"), lifetime: t("nothing") }],
    },
  ];
  return (
    <section className="pt-17 md:pt-26">
      <h2 className="mb-6 font-display text-d3">{t("title")}</h2>
      <Wide groups={groups} />
      <Narrow groups={groups} />
    </section>
  );
}

type Say = ReturnType<typeof useTranslation<"pricing", "compare">>["t"];

function aiRows(t: Say): Row[] {
  const { initial, perMonth, lifetime } = limits.tokens;
  return [
    { name: t("ai"), regular: t("byToken"), premium: t("byToken"), lifetime: t("byToken") },
    {
      name: t("tokens"),
      regular: t("tokensOnce", { number: formatCount(initial) }),
      premium: t("tokensMonth", { number: formatCount(perMonth) }),
      lifetime: t("tokensOnce", { number: formatCount(lifetime) }),
    },
  ];
}

const levels = ["regular", "premium", "lifetime"] as const;

function Wide({ groups }: { groups: Group[] }) {
  const { t } = useTranslation("pricing", { keyPrefix: "compare" });
  const tint = "bg-accent-soft/60";
  return (
    <table className="w-full border-separate border-spacing-0 text-body max-md:hidden">
      <thead>
        <tr className="text-left align-bottom">
          <th scope="col" className="w-[38%] pb-4 font-normal">
            <span className="sr-only">{t("feature")}</span>
          </th>
          {levels.map((level) => (
            <th
              key={level}
              scope="col"
              className={classes("px-5 pt-5 pb-4", level === "premium" && `${tint} rounded-t-card`)}
            >
              <span className="block text-h3">{t(level)}</span>
              <span className="block text-meta font-normal text-fg3">{t(`${level}Text`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group, index) => (
          <Fragment key={group.name}>
            <tr>
              <th scope="rowgroup" className="border-b border-line2 pt-5 pb-3 text-left text-dense font-label">
                {group.name}
              </th>
              {levels.map((level) => (
                <td key={level} className={classes("border-b border-line2", level === "premium" && tint)} />
              ))}
            </tr>
            {group.rows.map((row, at) => {
              const isLast = index === groups.length - 1 && at === group.rows.length - 1;
              const line = isLast ? "" : "border-b border-line";
              return (
                <tr key={row.name} className="h-[52px]">
                  <th scope="row" className={classes("pr-4 text-left font-normal text-fg", line)}>
                    {row.name}
                  </th>
                  {levels.map((level) => (
                    <td
                      key={level}
                      className={classes(
                        "px-5 text-fg2",
                        line,
                        level === "premium" && tint,
                        level === "premium" && isLast && "rounded-b-card",
                      )}
                    >
                      <Value value={row[level]} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Narrow({ groups }: { groups: Group[] }) {
  const { t } = useTranslation("pricing", { keyPrefix: "compare" });
  return (
    <div className="grid gap-8 md:hidden">
      {groups.map((group) => (
        <section key={group.name}>
          <h3 className="mb-3 text-h3">{group.name}</h3>
          <ul className="overflow-hidden rounded-card border border-line">
            {group.rows.map((row) => (
              <li key={row.name} className="border-t border-line px-4 py-3.5 first:border-t-0">
                <p className="text-body font-label">{row.name}</p>
                <dl className="mt-2 grid grid-cols-3 gap-3">
                  {levels.map((level) => (
                    <div key={level} className="grid content-start gap-0.5">
                      <dt className="text-meta text-fg3">{t(level)}</dt>
                      <dd className="text-dense text-fg2">
                        <Value value={row[level]} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Value({ value }: { value: Cell }) {
  const { t } = useTranslation("pricing", { keyPrefix: "compare" });
  if (typeof value === "string") return value;
  return (
    <>
      {value ? (
        <Check size={17} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
      ) : (
        <Minus size={17} strokeWidth={1.75} aria-hidden="true" className="text-fg4" />
      )}
      <span className="sr-only">{value ? t("yes") : t("no")}</span>
    </>
  );
}
