import { CircleAlert, Lightbulb, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { FieldPlace, Found, Severity } from "#core/resume/check/finding.ts";
import { cut } from "#core/resume/plain-text.ts";
import type { BasicInfo } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import type { SheetTarget } from "../canvas/press.ts";
import { titleOf } from "../form/title-of.ts";
import { announce } from "../state/announcer.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

const icons = { error: CircleAlert, warning: TriangleAlert, hint: Lightbulb };
const colours: Record<Severity, string> = { error: "text-danger", warning: "text-warn", hint: "text-fg3" };

type Going = {
  goTo: (target: SheetTarget) => void;
  /** Called after a finding was put right: the button that was pressed is gone with it. */
  onMended: () => void;
};

/** What one rule found: its name, the reason for it, and the places, which lead to their fields. */
export type FindingGroup = { name: string; severity: Severity; title: string; why: string; found: readonly Found[] };

export function RuleFindings({ group, goTo, onMended }: Going & { group: FindingGroup }) {
  const { t } = useTranslation("editorCheck");
  const [areAllShown, setAllShown] = useState(false);
  const { name, severity, title, why, found } = group;
  const Icon = icons[severity];
  const shown = areAllShown ? found : found.slice(0, limits.check.listed);
  return (
    <section aria-labelledby={`check-${name}`} className="px-4 pt-3">
      <h4 id={`check-${name}`} className="flex items-start gap-2 font-semibold text-dense">
        <Icon size={15} strokeWidth={2} aria-hidden="true" className={`mt-[3px] shrink-0 ${colours[severity]}`} />
        {title}
      </h4>
      <p className="pl-[23px] text-fg3 text-meta">{why}</p>
      <ul className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-1.5 pl-[23px]">
        {shown.map((one) => (
          <li key={keyOf(one.place)}>
            <FindingRow found={one} goTo={goTo} onMended={onMended} />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button
          type="button"
          onClick={() => setAllShown(true)}
          className="mt-1 ml-[23px] min-h-6 rounded-chip font-label text-accent text-dense hover:text-accent-hover max-md:min-h-11"
        >
          {t("all", { count: found.length })}
        </button>
      )}
    </section>
  );
}

const keyOf = ({ section, item, link, field, at }: FieldPlace) => [section, item, link, field, at].join(" ");

function FindingRow({ found, goTo, onMended }: Going & { found: Found }) {
  const { t } = useTranslation("editorCheck");
  const { edit } = useEditorActions();
  const { name, where } = usePlaceWords(found.place);
  const words = cut(found.quote.trim() || name, limits.check.quote);
  const other = found.other && cut(found.other, limits.check.quote);
  const { mend } = found;
  return (
    <div className="flex items-stretch gap-1.5">
      <button
        type="button"
        onClick={() => goTo(targetOf(found.place))}
        className="min-w-0 flex-1 rounded-small border border-line bg-raised px-2.5 py-1.5 text-left hover:border-accent-line hover:bg-accent-soft max-md:min-h-11"
      >
        <span className="line-clamp-2 break-words text-dense text-fg">
          {other ? t("pair", { quote: words, other }) : words}
        </span>
        {where !== words && <span className="block truncate text-fg3 text-meta">{where}</span>}
      </button>
      {mend && (
        <Button
          size="sm"
          className="h-auto!"
          onClick={() => {
            if (!edit(mend)) return;
            announce(t("mended", { name: words }));
            onMended();
          }}
        >
          {t("mend")}
        </Button>
      )}
    </div>
  );
}

/** Returns what the field or its entry is called, and the section in which it is. */
function usePlaceWords({ section: sectionId, item: itemId, link, field }: FieldPlace) {
  const { t } = useTranslation("editor");
  const section = useEditor((state) => state.document.data.sections.find(({ id }) => id === sectionId));
  if (link !== undefined) {
    return { name: t(field === "text" ? "basics.factNew" : "basics.linkNew"), where: t("basics.links") };
  }
  if (!section) {
    const basic = field as keyof BasicInfo;
    const name = basic === "title" ? t("basics.jobTitle") : basic === "avatar" ? "" : t(`basics.${basic}`);
    return { name, where: t("basics.title") };
  }
  const item = section.data.find(({ id }) => id === itemId);
  return { name: titleOf(item) || section.name, where: section.name };
}

/** A bullet is entered at its end: the caret is placed among all characters of the field. */
function targetOf({ at, ...target }: FieldPlace): SheetTarget {
  return at === undefined ? target : { ...target, caret: { text: "", at } };
}
