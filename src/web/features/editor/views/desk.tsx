import { ArrowLeft, Palette } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Canvas } from "../canvas/canvas.tsx";
import { CheckDrawer } from "../check/check-drawer.tsx";
import { useCheckPanel } from "../check/check-store.ts";
import { DesignPanel } from "../design/design-panel.tsx";
import { FormPanel } from "../form/form-panel.tsx";
import type { HistoryPanelControl } from "../history/use-history-panel.tsx";
import { OriginalDrawer, useIsComparing } from "../original/original-parts.tsx";
import { Rail } from "../rail/rail.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { SectionTray } from "./section-tray.tsx";

const columns = {
  wide: "grid-cols-[196px_356px_minmax(0,1fr)_auto]",
  desk: "grid-cols-[52px_340px_minmax(0,1fr)_auto]",
  tablet: "grid-cols-[340px_minmax(0,1fr)]",
};
/** With the file that the resume was read from in place of the rail. */
const comparing = {
  wide: "grid-cols-[minmax(0,1fr)_356px_minmax(0,1fr)_auto]",
  desk: "grid-cols-[minmax(0,1fr)_340px_minmax(0,1fr)_auto]",
};

type Props = { layout: "wide" | "desk" | "tablet"; history: HistoryPanelControl };

/**
 * The editor's parts beside one another. History and Check take the place of the design panel; on a tablet history and
 * design take the place of the form, so that the page is seen to change, and only Check, which leads to the fields of
 * the form, lies over a part of the sheet. The file that the resume was read from stands at the left of the form, and on
 * a tablet over the sheet.
 */
export function Desk({ layout, history }: Props) {
  const { t } = useTranslation("editor");
  const isChecking = useCheckPanel((state) => state.isOpen);
  const isComparing = useIsComparing();
  if (layout === "tablet") return <Tablet history={history} />;
  return (
    <div className={`grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] ${(isComparing ? comparing : columns)[layout]}`}>
      {isComparing ? (
        <div className="flex min-h-0 min-w-0">
          <OriginalDrawer place="column" />
        </div>
      ) : (
        <Rail isNarrow={layout === "desk"} />
      )}
      <FormPanel picker={isComparing} />
      <Canvas />
      <div className="flex min-h-0">
        {history.panel}
        <CheckDrawer place="column" history={history} />
        {/* Only hidden while another panel is open, because its thumbnails take time to draw. */}
        <aside
          aria-label={t("design.label")}
          hidden={history.isOpen || isChecking || isComparing}
          className={`relative isolate min-h-0 overflow-y-auto border-line border-l bg-bg ${layout === "wide" ? "w-[272px]" : "w-[248px]"}`}
        >
          <DesignPanel />
        </aside>
      </div>
    </div>
  );
}

function Tablet({ history }: { history: HistoryPanelControl }) {
  const { t } = useTranslation("editor");
  const [isDesigning, setDesigning] = useState(false);
  const designButton = useRef<HTMLButtonElement>(null);
  const request = useEditor((state) => state.focus);
  const { isOpen: isHistoryOpen, close: closeHistory } = history;
  // A text pressed in the preview is edited in the form.
  useEffect(() => {
    if (!request || request.onlyShow) return;
    setDesigning(false);
    closeHistory();
  }, [request, closeHistory]);
  const back = () => {
    setDesigning(false);
    requestAnimationFrame(() => designButton.current?.focus());
  };
  const form = (
    <FormPanel
      picker
      footer={
        <Button
          ref={designButton}
          size="sm"
          icon={<Palette size={15} strokeWidth={2} aria-hidden="true" />}
          onClick={() => setDesigning(true)}
          className="h-8!"
        >
          {t("design.open")}
        </Button>
      }
    />
  );
  return (
    <div className={`relative grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] ${columns.tablet}`}>
      {isHistoryOpen ? (
        <div className="flex min-h-0">{history.panel}</div>
      ) : isDesigning ? (
        <DesignColumn back={back} />
      ) : (
        form
      )}
      <Canvas />
      <SectionTray />
      <OriginalDrawer place="over" />
      <CheckDrawer place="floating" history={history} />
    </div>
  );
}

function DesignColumn({ back }: { back: () => void }) {
  const { t } = useTranslation("editor");
  const button = useRef<HTMLButtonElement>(null);
  // The button that opened it has made room for it.
  useEffect(() => button.current?.focus(), []);
  return (
    <aside
      aria-label={t("design.label")}
      className="relative isolate flex min-h-0 flex-col border-line border-r bg-bg"
      onKeyDown={(event) => {
        // Ignores the Escape of a menu or dialog that this panel opened: those are rendered elsewhere in the page.
        if (event.key === "Escape" && event.currentTarget.contains(event.target as Node)) back();
      }}
    >
      <div className="flex h-[52px] shrink-0 items-center gap-2 px-2.5">
        <IconButton
          ref={button}
          size="sm"
          tooltip="none"
          label={t("design.back")}
          icon={<ArrowLeft size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={back}
        />
        <h2 className="text-h3">{t("design.label")}</h2>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <DesignPanel leave={back} />
      </div>
    </aside>
  );
}
