import { useId } from "react";
import type { ShareLink } from "#contract/share-links.ts";
import { readUpTo } from "#core/sharing/share-links.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";

type Views = ShareLink["views"];

const steps = ["1", "2", "3", "4"] as const;
/** How many hosts are listed; the rest is rarely more than single visits. */
const mostSources = 8;

/** How often a link was opened, day by day, from where, and how far it was read. */
export function LinkFigures({ views }: { views: Views }) {
  const { t } = useTranslation("editorLinks", { keyPrefix: "figures" });
  if (views.total === 0) return <p className="text-fg3 text-meta">{t("none")}</p>;
  const read = readUpTo(views.reads, steps.length);
  const isRead = read.some((readers) => readers > 0);
  return (
    <div className="grid gap-4 rounded-well bg-subtle p-4">
      <DayChart days={views.days} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Counts
          title={t("sources")}
          rows={views.sources.slice(0, mostSources).map(({ host, views }) => [host || t("unknown"), views])}
        />
        {isRead ? (
          <Counts title={t("reads")} rows={steps.map((step, index) => [t(`steps.${step}`), read[index] ?? 0])} />
        ) : (
          <div>
            <h4 className="mb-1.5 font-label text-dense">{t("reads")}</h4>
            <p className="text-fg3 text-meta">{t("readsNone")}</p>
          </div>
        )}
      </div>
      <p className="text-fg3 text-meta">{t("note")}</p>
    </div>
  );
}

const height = 56;

/** A bar for each day. Whoever cannot see it reads the same as a table. */
function DayChart({ days }: { days: Views["days"] }) {
  const { t } = useTranslation("editorLinks", { keyPrefix: "figures" });
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const top = days.reduce((best, day) => (day.views > best.views ? day : best), { day: "", views: 0 });
  const count = days.length;
  const title = t("days", { count });
  const summary =
    total === 0
      ? t("summaryNone", { count })
      : t("summary", { total, count, day: formatDay(top.day), most: top.views });
  return (
    <div>
      <h4 className="font-label text-dense">{title}</h4>
      <p className="mb-2 text-fg3 text-meta">{summary}</p>
      <div aria-hidden="true">
        <svg
          viewBox={`0 0 ${count * 10} ${height}`}
          preserveAspectRatio="none"
          className="block h-14 w-full"
          role="presentation"
        >
          {days.map(({ day, views }, index) => {
            const bar = views === 0 ? 1.5 : Math.max(4, (views / top.views) * height);
            return (
              <rect
                key={day}
                x={index * 10 + 1}
                y={height - bar}
                width={8}
                height={bar}
                className={views === 0 ? "fill-line2" : "fill-accent"}
              >
                <title>{`${formatDay(day)}: ${views}`}</title>
              </rect>
            );
          })}
        </svg>
        <p className="mt-1 flex justify-between text-fg3 text-meta">
          <span>{formatDay(days[0]?.day ?? "")}</span>
          <span>{formatDay(days.at(-1)?.day ?? "")}</span>
        </p>
      </div>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("views")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, views }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Counts({ title, rows }: { title: string; rows: readonly (readonly [name: string, count: number])[] }) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className="mb-1.5 font-label text-dense">
        {title}
      </h4>
      <dl aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-meta">
        {rows.map(([name, count]) => (
          <div key={name} className="contents">
            <dt className="text-fg2 wrap-anywhere">{name}</dt>
            <dd className="text-right tabular">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
