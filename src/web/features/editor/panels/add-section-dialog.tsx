import { Check } from "lucide-react";
import { createSection } from "#core/resume/create-section.ts";
import { sectionLabels } from "#core/resume/section-labels.ts";
import { type SectionKind, sectionKinds, sectionRules } from "#core/resume/sections.ts";
import { SectionIcon } from "#templates/parts/section-icons.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";

/** Offers every section kind. A built-in kind that the resume already has is marked, and can be added again. */
export function AddSectionDialog({ close }: { close: () => void }) {
  const { t } = useTranslation("editor");
  const { t: tc } = useTranslation();
  const locale = useLocale();
  const store = useEditorStore();
  const { edit, open } = useEditorActions();
  const { document } = store.getState();
  const present = new Set(document.data.sections.map(({ type }) => type));
  const add = (kind: SectionKind) => {
    const section = createSection(kind, document.config.lang, newId);
    if (edit({ type: "section.add", section })) open(section.id);
    close();
  };
  const groups = [
    { title: t("addSection.builtIn"), kinds: sectionKinds.filter((kind) => sectionRules[kind].builtIn) },
    { title: t("addSection.custom"), kinds: sectionKinds.filter((kind) => !sectionRules[kind].builtIn) },
  ];
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t("addSection.title")}
      description={t("addSection.text")}
      closeLabel={tc("close")}
    >
      <div className="grid gap-5">
        {groups.map(({ title, kinds }) => (
          <section key={title} className="grid gap-2">
            <h3 className="text-dense text-fg3">{title}</h3>
            <div className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
              {kinds.map((kind) => {
                const { name, what } = sectionLabels[kind][locale];
                return (
                  <button
                    key={kind}
                    type="button"
                    onClick={() => add(kind)}
                    className="flex items-start gap-3 rounded-menu border border-line p-3 text-left hover:border-accent-line hover:bg-accent-soft"
                  >
                    <SectionIcon kind={kind} size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
                    <span className="min-w-0 flex-1">
                      <span className="flex items-center gap-2 font-medium text-body">
                        {name}
                        {sectionRules[kind].builtIn && present.has(kind) && (
                          <span className="inline-flex items-center gap-1 font-normal text-fg3 text-meta">
                            <Check size={12} strokeWidth={2} aria-hidden="true" />
                            {t("addSection.present")}
                          </span>
                        )}
                      </span>
                      <span className="block text-fg3 text-meta">{what}</span>
                    </span>
                  </button>
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
