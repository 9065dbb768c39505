import { CircleAlert, CircleCheck, Lightbulb, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import type { FieldPlace, Found, Severity } from "#core/resume/check/finding.ts";
import type { CheckGroup } from "#core/resume/check.ts";
import { cut } from "#core/resume/plain-text.ts";
import type { BasicInfo } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import type { SheetTarget } from "../canvas/press.ts";
import { titleOf } from "../form/title-of.ts";
import { announce } from "../state/announcer.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { useCheck } from "./use-check.ts";

const severities = ["error", "warning", "hint"] as const;
const icons = { error: CircleAlert, warning: TriangleAlert, hint: Lightbulb };
const colours: Record<Severity, string> = { error: "text-danger", warning: "text-warn", hint: "text-fg3" };

type Props = { goTo: (target: SheetTarget) => void };

/** The findings by how much they matter; each leads to its field, and some offer the edit that puts them right. */
export function FindingList({ goTo }: Props) {
  const { t } = useTranslation("editorCheck");
  const { groups, count, look } = useCheck();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its finding, so the focus goes to the number of those that are left.
  const onMended = () => {
    look();
    heading.current?.focus();
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-6">
      <p ref={heading} tabIndex={-1} role="status" className="px-4 pt-4 font-label text-body outline-none">
        {count === 0 ? (
          <span className="flex items-center gap-2">
            <CircleCheck size={17} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
            {t("none")}
          </span>
        ) : (
          t("count", { count })
        )}
      </p>
      {count === 0 && <p className="px-4 pt-1 text-dense text-fg3">{t("noneText")}</p>}
      {severities.map((severity) => {
        const own = groups.filter((group) => group.severity === severity);
        if (own.length === 0) return null;
        return (
          <section key={severity} aria-labelledby={`check-${severity}`} className="pt-5">
            <h3 id={`check-${severity}`} className="px-4 text-dense text-fg3">
              {t(`severity.${severity}`)}
            </h3>
            {own.map((group) => (
              <RuleFindings key={group.rule} group={group} goTo={goTo} onMended={onMended} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function RuleFindings({ group, goTo, onMended }: Props & { group: CheckGroup; onMended: () => void }) {
  const { t } = useTranslation("editorCheck");
  const [areAllShown, setAllShown] = useState(false);
  const { rule, severity, found } = group;
  const Icon = icons[severity];
  const shown = areAllShown ? found : found.slice(0, limits.check.listed);
  return (
    <section aria-labelledby={`check-${rule}`} className="px-4 pt-3">
      <h4 id={`check-${rule}`} className="flex items-start gap-2 font-semibold text-dense">
        <Icon size={15} strokeWidth={2} aria-hidden="true" className={`mt-[3px] shrink-0 ${colours[severity]}`} />
        {t(`rules.${rule}.title`, { count: found.length })}
      </h4>
      <p className="pl-[23px] text-fg3 text-meta">{t(`rules.${rule}.why`)}</p>
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

function FindingRow({ found, goTo, onMended }: Props & { found: Found; onMended: () => void }) {
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
  if (link !== undefined) return { name: t("basics.linkNew"), where: t("basics.links") };
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
