import { formatMoment, formatWhen } from "#web/shell/dates.ts";
import { useLocale } from "#web/shell/use-locale.ts";

/** Relative within seven days, then the date; the whole moment as its title. */
export function When({ iso }: { iso: string }) {
  const locale = useLocale();
  return (
    <time dateTime={iso} title={formatMoment(iso)} className="whitespace-nowrap text-fg2 tabular">
      {formatWhen(iso, locale, Date.now())}
    </time>
  );
}
