import { formatMoment, formatWhen } from "#web/shell/dates.ts";
import { useLocale } from "#web/shell/use-locale.ts";

/** A time, relative within seven days, then as a date; its tooltip shows the exact time. */
export function When({ iso }: { iso: string }) {
  const locale = useLocale();
  return (
    <time dateTime={iso} title={formatMoment(iso)} className="whitespace-nowrap text-fg2 tabular">
      {formatWhen(iso, locale, Date.now())}
    </time>
  );
}
