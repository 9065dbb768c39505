import { FileText, GitCompare, type LucideIcon, Palette, PenLine } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { useHasAi } from "../assistant/use-has-ai.ts";

export const phoneViews = ["content", "design", "preview", "assistant"] as const;
export type PhoneView = (typeof phoneViews)[number];

const icons: Record<PhoneView, LucideIcon> = {
  content: PenLine,
  design: Palette,
  preview: FileText,
  assistant: GitCompare,
};

/** The bar at the bottom of the screen on phones: content, design, preview, and the assistant where there is one. */
export function PhoneTabs({ view, onChange }: { view: PhoneView; onChange: (view: PhoneView) => void }) {
  const { t } = useTranslation("editor");
  const hasAi = useHasAi();
  const views = phoneViews.filter((name) => name !== "assistant" || hasAi);
  return (
    <nav
      aria-label={t("tabs.label")}
      className="grid shrink-0 auto-cols-fr grid-flow-col border-line border-t bg-bg pb-[env(safe-area-inset-bottom)]"
    >
      {views.map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            aria-current={view === name ? "page" : undefined}
            onClick={() => onChange(name)}
            className="flex h-tabs flex-col items-center justify-center gap-1 text-[12px] text-fg3 aria-[current]:font-label aria-[current]:text-accent"
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {t(`tabs.${name}`)}
          </button>
        );
      })}
    </nav>
  );
}
