import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Select } from "#web/ui/select.tsx";
import { AddSectionDialog } from "../panels/add-section.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { basicsPanel } from "../state/editor-store.ts";
import { useOutline } from "../state/use-outline.ts";
import { useSectionFrame } from "../state/use-section.ts";
import { BasicsPanel } from "./basics-panel.tsx";
import { SectionPanel } from "./section-panel.tsx";
import { useFocusRequest } from "./use-focus-request.ts";

/** The form: the basics or one section. On a tablet a select above it replaces the rail. */
export function FormPanel({ picker, footer }: { picker: boolean; footer?: React.ReactNode }) {
  const { t } = useTranslation("editor");
  const panel = useEditor((state) => state.panel);
  const section = useSectionFrame(panel);
  const form = useFocusRequest();
  return (
    <div
      ref={form}
      id="editor-form"
      tabIndex={-1}
      className="relative isolate flex h-full min-h-0 flex-col outline-none border-line border-r bg-bg"
    >
      {picker && <PanelPicker footer={footer} />}
      {section ? (
        <SectionPanel key={panel} section={section} />
      ) : (
        <>
          <div className="flex h-[52px] shrink-0 items-center border-line border-b px-4">
            <h2 className="text-h3">{t("basics.title")}</h2>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">
            <BasicsPanel />
          </div>
        </>
      )}
    </div>
  );
}

function PanelPicker({ footer }: { footer?: React.ReactNode }) {
  const { t } = useTranslation("editor");
  const panel = useEditor((state) => state.panel);
  const { groups } = useOutline();
  const { open } = useEditorActions();
  const [isAdding, setAdding] = useState(false);
  const options = [
    { value: basicsPanel, label: t("rail.basics") },
    ...groups.flatMap(({ rows }) =>
      rows.map(({ id, name, count }) => ({ value: id, label: `${name || t("item.untitled")} (${count})` })),
    ),
  ];
  return (
    <div className="flex shrink-0 items-center gap-2 border-line border-b px-4 py-2.5">
      <Select size="sm" aria-label={t("rail.pick")} value={panel} options={options} onChange={open} />
      <IconButton
        size="sm"
        label={t("rail.add")}
        variant="outline"
        className="h-8! w-8!"
        icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={() => setAdding(true)}
      />
      {footer}
      <Suspense>{isAdding && <AddSectionDialog close={() => setAdding(false)} />}</Suspense>
    </div>
  );
}
