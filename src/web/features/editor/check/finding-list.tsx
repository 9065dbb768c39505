import { CircleCheck } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import type { SheetTarget } from "../canvas/press.ts";
import { LinkCheck } from "./link-check.tsx";
import { RuleFindings } from "./rule-findings.tsx";
import { useCheck } from "./use-check.ts";

const severities = ["error", "warning", "hint"] as const;
type Props = { goTo: (target: SheetTarget) => void };

/** The findings by how much they matter; each leads to its field, and some offer the edit that puts them right. */
export function FindingList({ goTo }: Props) {
  const { t } = useTranslation("editorCheck");
  const { groups, links, count, look } = useCheck();
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
            {own.map(({ rule, found, count: entries }) => {
              const [title, why] = [t(`rules.${rule}.title`, { count: entries }), t(`rules.${rule}.why`)];
              const group = { name: rule, severity, title, why, found };
              return <RuleFindings key={rule} group={group} goTo={goTo} onMended={onMended} />;
            })}
          </section>
        );
      })}
      <LinkCheck links={links} goTo={goTo} />
    </div>
  );
}
