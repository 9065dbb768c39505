import { FileText, type LucideIcon, Palette, PenLine } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";

export const phoneViews = ["content", "design", "preview"] as const;
export type PhoneView = (typeof phoneViews)[number];

const icons: Record<PhoneView, LucideIcon> = { content: PenLine, design: Palette, preview: FileText };

/** The bar at the bottom of the screen on phones: content, design, preview. */
export function PhoneTabs({ view, onChange }: { view: PhoneView; onChange: (view: PhoneView) => void }) {
  const { t } = useTranslation("editor");
  return (
    <nav
      aria-label={t("tabs.label")}
      className="grid shrink-0 grid-cols-3 border-line border-t bg-bg pb-[env(safe-area-inset-bottom)]"
    >
      {phoneViews.map((name) => {
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
