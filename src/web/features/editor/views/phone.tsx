import { ChevronUp, Download, FileText, Share2 } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Canvas } from "../canvas/canvas.tsx";
import { DesignPanel } from "../design/design-panel.tsx";
import { LeftOverBars } from "../panels/left-over-bars.tsx";
import { PhoneContent } from "../panels/phone-content.tsx";
import { PhoneTabs, type PhoneView } from "../panels/phone-tabs.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { MembersOnly } from "../top/members-only.tsx";

const AssistantView = part(async () => {
  const [module] = await Promise.all([
    import("../assistant/assistant-view.tsx"),
    loadTexts(["editorAssistant", "assistant"]),
  ]);
  return module.AssistantView;
});

type Props = { share: () => void; download: () => void; isLocked: boolean };

/**
 * The editor on a phone: content, design and preview by turns. The page is pinned above the design, which one would set
 * blindly without it, and can be pinned above the content.
 */
export function Phone({ share, download, isLocked }: Props) {
  const { t } = useTranslation("editor");
  const [view, setView] = useState<PhoneView>("content");
  const [pinned, setPinned] = useState({ content: false, design: true });
  const request = useEditor((state) => state.focus);
  // A text pressed in the preview is edited in the content view.
  useEffect(() => {
    if (request && !request.onlyShow) setView("content");
  }, [request]);
  return (
    <>
      {view === "preview" ? (
        <div className="relative min-h-0 flex-1 overflow-hidden">
          <Canvas compact />
          <div className="absolute inset-x-3 bottom-3 z-2 grid grid-cols-2 gap-2.5">
            <Button
              icon={<Share2 size={17} strokeWidth={1.75} aria-hidden="true" />}
              onClick={share}
              className="h-[46px]! shadow-md"
            >
              {t("top.share")}
            </Button>
            <Button
              variant="primary"
              icon={<Download size={17} strokeWidth={1.75} aria-hidden="true" />}
              iconAfter={isLocked ? <MembersOnly /> : undefined}
              onClick={download}
              className="h-[46px]! shadow-md"
            >
              {t("top.downloadPdf")}
            </Button>
          </div>
        </div>
      ) : view === "assistant" ? (
        <div className="relative isolate min-h-0 flex-1 overflow-y-auto bg-bg">
          <Suspense fallback={null}>
            <AssistantView />
          </Suspense>
        </div>
      ) : (
        <>
          <PinnedPage isOpen={pinned[view]} onToggle={() => setPinned({ ...pinned, [view]: !pinned[view] })} />
          <div className="relative min-h-0 flex-1 overflow-hidden">
            {view === "content" ? (
              <PhoneContent />
            ) : (
              <div className="relative isolate h-full overflow-y-auto">
                <h2 className="sr-only">{t("design.label")}</h2>
                <DesignPanel />
              </div>
            )}
          </div>
        </>
      )}
      <LeftOverBars />
      <PhoneTabs view={view} onChange={setView} />
    </>
  );
}

/** The page above the form or the design, or the button that shows it there. */
function PinnedPage({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation("editor");
  // The bar over a design that is tried must not take the page's room.
  const isTrying = useEditor((state) => state.trial !== null);
  const Icon = isOpen ? ChevronUp : FileText;
  return (
    <div className="relative shrink-0 border-line border-b bg-sunken">
      {isOpen && (
        <div id="pinned-page" className={isTrying ? "h-[50dvh]" : "h-[38dvh]"}>
          <Canvas compact pinned />
        </div>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? "pinned-page" : undefined}
        onClick={onToggle}
        className="flex h-11 w-full items-center justify-center gap-2 bg-bg font-label text-dense text-fg2"
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {t(isOpen ? "canvas.unpin" : "canvas.pin")}
      </button>
    </div>
  );
}
