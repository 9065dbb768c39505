import { useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import type { SheetTarget } from "../canvas/press.ts";
import { PhonePanel, SidePanel } from "../panels/side-panel.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { FindingList } from "./finding-list.tsx";
import { MachineText } from "./machine-text.tsx";

/** Where the panel is: over the whole screen of a phone, in a column of its own, or over the sheet on a tablet. */
export type CheckPlace = "phone" | "column" | "floating";

type Props = { place: CheckPlace; onClose: () => void };

/**
 * Check: what the rules found, and the text that a program reads. One goes on writing beside it, so that a finding leads
 * to its field and vanishes when it is put right; on a phone it closes when a finding is opened.
 */
export function CheckPanel({ place, onClose }: Props) {
  const isPhone = place === "phone";
  const { t } = useTranslation("editorCheck");
  const { focusOn } = useEditorActions();
  const [tab, setTab] = useState<"findings" | "text">("findings");
  const chosen = useRef<SheetTarget | null>(null);
  const goTo = (target: SheetTarget) => {
    if (!isPhone) return focusOn(target);
    chosen.current = target;
    onClose();
  };
  const content = (
    <Tabs
      label={t("tabs.label")}
      value={tab}
      onChange={setTab}
      className="flex min-h-0 flex-1 flex-col [&>[role=tabpanel][data-state=active]]:flex [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col"
      listClassName="shrink-0 px-4 max-md:[&>button]:h-11"
      tabs={[
        { value: "findings", label: t("tabs.findings"), content: <FindingList goTo={goTo} /> },
        { value: "text", label: t("tabs.text"), content: <MachineText /> },
      ]}
    />
  );
  return isPhone ? (
    <PhonePanel
      title={t("title")}
      onClose={onClose}
      onClosed={() => {
        if (!chosen.current) return false;
        focusOn(chosen.current);
        return true;
      }}
    >
      {content}
    </PhonePanel>
  ) : (
    <SidePanel title={t("title")} isFloating={place === "floating"} onClose={onClose}>
      {content}
    </SidePanel>
  );
}
