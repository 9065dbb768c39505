import { EyeOff } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import type { SectionFrame } from "../state/use-section.ts";
import { SectionItems } from "./form-parts.ts";
import { SectionActions } from "./section-menu.tsx";
import { SectionTitle, useRenaming } from "./section-title.tsx";

/** One section in the form: its name and actions above, its items below. */
export function SectionPanel({ section }: { section: SectionFrame }) {
  const { t } = useTranslation("editor");
  const renaming = useRenaming(section);
  return (
    <>
      <div className="flex h-[52px] shrink-0 items-center gap-0.5 border-line border-b pr-3 pl-4 max-md:hidden">
        <SectionTitle section={section} renaming={renaming} />
        <SectionActions id={section.id} rename={renaming.start} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 max-md:p-0">
        {section.isHidden && (
          <p className="mb-3 flex items-center gap-2 rounded-control bg-subtle px-3 py-2 text-fg2 text-meta">
            <EyeOff size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
            {t("section.hiddenNote")}
          </p>
        )}
        <Suspense fallback={null}>
          <SectionItems section={section} />
        </Suspense>
      </div>
    </>
  );
}
