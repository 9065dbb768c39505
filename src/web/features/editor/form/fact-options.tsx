import { type FactKind, monthFacts } from "#core/resume/fact-kinds.ts";
import { optionsOf } from "#core/resume/facts.ts";
import type { Language } from "#core/resume/schema.ts";

/** In months from this one. */
const monthsAhead = 6;

/** The values that a typed fact's field offers besides what its person writes: those of the table, and coming months. */
export function FactOptions({ id, kind, lang }: { id: string; kind: FactKind; lang: Language }) {
  const months = monthFacts.has(kind) ? comingMonths(new Date()) : [];
  return (
    <datalist id={id}>
      {[...optionsOf(kind, lang), ...months].map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

function comingMonths(now: Date): string[] {
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const month = new Date(now.getFullYear(), now.getMonth() + ahead + 1, 1);
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, "0")}`;
  });
}
