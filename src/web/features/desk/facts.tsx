import type { ReactNode } from "react";
import type { DeskAction } from "#contract/desk.ts";
import { When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";

/** A card of the desk: a title, one sentence, its actions, its content. */
export function Card({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-raised p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-h3">{title}</h2>
          {text ? <p className="max-w-[62ch] text-dense text-fg3">{text}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

type Values<Value> = Readonly<Record<string, Value>>;

/**
 * Facts in two columns, by their labels, and below them `numbers`, which are long: each has the whole width, so that it
 * breaks only where the screen is narrow. What is null is left out.
 */
export function Facts({ facts, numbers = {} }: { facts: Values<ReactNode>; numbers?: Values<string | null> }) {
  const isThere = ([, value]: [string, unknown]) => value !== null;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {Object.entries(facts)
        .filter(isThere)
        .map(([label, value]) => (
          <div key={label} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-dense text-fg3">{label}</dt>
            <dd className="text-body break-words">{value}</dd>
          </div>
        ))}
      {Object.entries(numbers)
        .filter(isThere)
        .map(([label, value]) => (
          <div key={label} className="grid min-w-0 gap-0.5 sm:col-span-2">
            <dt className="text-dense text-fg3">{label}</dt>
            <dd className="text-dense break-all tabular">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What operators did, newest first. */
export function Actions({ actions }: { actions: readonly DeskAction[] }) {
  const { t, i18n } = useTranslation("desk");
  const nameOf = (action: string) => {
    const key = `actions.${action}` as "actions.refund";
    return i18n.exists(key, { ns: "desk" }) ? t(key) : action;
  };
  return (
    <Card title={t("actions.title")}>
      {actions.length === 0 ? <p className="text-body text-fg3">{t("actions.empty")}</p> : null}
      <ul className="grid gap-3.5">
        {actions.map(({ _id, at, by, action, reason }) => (
          <li key={_id} className="grid gap-0.5 text-body">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-label">{nameOf(action)}</b>
              <span className="text-dense text-fg3">{by ?? t("by.operator")}</span>
              <When iso={at} />
            </span>
            {reason ? <span className="break-words whitespace-pre-line text-fg2">{reason}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
