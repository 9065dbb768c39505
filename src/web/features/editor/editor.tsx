import { Download, Palette, Share2 } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet as Drawer } from "#web/ui/dialog.tsx";
import { Canvas } from "./canvas/canvas.tsx";
import { DesignPanel } from "./design/design-panel.tsx";
import { usePreloadedRichText } from "./form/description-field.tsx";
import { FormPanel } from "./form/form-panel.tsx";
import { useHistoryPanel } from "./history/use-history-panel.tsx";
import { useUndoKeys } from "./history/use-undo-keys.ts";
import { EditorTools } from "./palette/editor-tools.tsx";
import { LeaveDialog } from "./panels/leave-dialog.tsx";
import { PhoneContent } from "./panels/phone-content.tsx";
import { PhoneTabs, type PhoneView } from "./panels/phone-tabs.tsx";
import { Rail } from "./rail/rail.tsx";
import { Announcer } from "./state/announcer.tsx";
import { useEditor } from "./state/editor-context.tsx";
import { DownloadCard } from "./top/download-card.tsx";
import { TopBar } from "./top/top-bar.tsx";
import { useDownload } from "./top/use-download.ts";
import { useLayout } from "./use-layout.ts";
import { useSavingGuards } from "./use-saving-guards.ts";

/** Loads the dialog's code and texts when it is first opened. */
const ShareDialog = part(async () => {
  const [module] = await Promise.all([import("./share/share-dialog.tsx"), loadTexts(["editorShare"])]);
  return module.ShareDialog;
});
const ConflictDialog = part(() => import("./panels/conflict-dialog.tsx").then((module) => module.SaveConflictDialog));

/**
 * An open resume: the top bar, and as many parts of the editor as the screen has room for. Each part is isolated,
 * because a browser caches what it painted of a separate stacking context and repaints the whole page where there is
 * none. Each part is also positioned, because screen-reader-only elements would otherwise lengthen the page below the
 * screen.
 */
export function Editor({ uuid, notice }: { uuid: string; notice: ReactNode }) {
  const { t } = useTranslation("editor");
  const layout = useLayout();
  const blocker = useSavingGuards();
  useUndoKeys();
  usePreloadedRichText();
  const history = useHistoryPanel(layout === "phone");
  const user = useUser();
  const download = useDownload();
  const isInConflict = useEditor((state) => state.save.phase === "conflict");
  const [query, setQuery] = useSearchParams();
  const [isSharing, setSharing] = useState(query.get("openConfig") === "true");

  useEffect(() => {
    if (query.get("openConfig") === "true") setSharing(true);
  }, [query]);

  const name = useEditor((state) => state.document.name);
  useEffect(() => {
    document.title = t("pageTitle", { name });
  }, [t, name]);

  const share = () => setSharing(true);
  const closeShare = () => {
    setSharing(false);
    if (query.has("openConfig")) {
      query.delete("openConfig");
      setQuery(query, { replace: true });
    }
  };
  const startDownload = () => (user && !user.isValid ? openUpgrade("premiumOnly") : download.start());
  const parts = { share, download: startDownload };

  return (
    <main id="main" tabIndex={-1} className="relative flex h-dvh flex-col overflow-hidden bg-bg text-fg">
      <TopBar {...parts} history={history} isDownloading={download.state.phase === "running"} />
      {notice}
      {layout === "phone" ? <Phone {...parts} /> : <Desk layout={layout} />}
      <Announcer />
      <EditorTools {...parts} history={history.toggle} />
      {history.panel}
      <DownloadCard state={download.state} close={download.close} />
      <LeaveDialog blocker={blocker} />
      <Suspense fallback={null}>
        {isSharing && <ShareDialog uuid={uuid} close={closeShare} />}
        {isInConflict && <ConflictDialog />}
      </Suspense>
    </main>
  );
}

const columns = {
  wide: "grid-cols-[196px_356px_minmax(0,1fr)_272px]",
  desk: "grid-cols-[52px_340px_minmax(0,1fr)_248px]",
  tablet: "grid-cols-[340px_minmax(0,1fr)]",
};

function Desk({ layout }: { layout: "wide" | "desk" | "tablet" }) {
  const { t } = useTranslation("editor");
  const { t: tc } = useTranslation();
  const [isDesigning, setDesigning] = useState(false);
  const isTablet = layout === "tablet";
  return (
    <div className={`grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] ${columns[layout]}`}>
      {!isTablet && <Rail isNarrow={layout === "desk"} />}
      <FormPanel
        picker={isTablet}
        footer={
          <Button
            size="sm"
            icon={<Palette size={15} strokeWidth={2} aria-hidden="true" />}
            onClick={() => setDesigning(true)}
            className="h-8!"
          >
            {t("design.open")}
          </Button>
        }
      />
      <Canvas />
      {isTablet ? (
        <Drawer open={isDesigning} onOpenChange={setDesigning} title={t("design.label")} closeLabel={tc("close")}>
          <DesignPanel leave={() => setDesigning(false)} />
        </Drawer>
      ) : (
        <aside
          aria-label={t("design.label")}
          className="relative isolate min-h-0 overflow-y-auto border-line border-l bg-bg"
        >
          <DesignPanel />
        </aside>
      )}
    </div>
  );
}

function Phone({ share, download }: { share: () => void; download: () => void }) {
  const { t } = useTranslation("editor");
  const [view, setView] = useState<PhoneView>("content");
  const request = useEditor((state) => state.focus);
  // A text pressed in the preview is edited in the content view.
  useEffect(() => {
    if (request && !request.onlyShow) setView("content");
  }, [request]);
  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-hidden">
        {view === "content" && <PhoneContent />}
        {view === "design" && (
          <div className="relative isolate h-full overflow-y-auto">
            <h2 className="sr-only">{t("design.label")}</h2>
            <DesignPanel />
          </div>
        )}
        {view === "preview" && (
          <>
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
                onClick={download}
                className="h-[46px]! shadow-md"
              >
                {t("top.downloadPdf")}
              </Button>
            </div>
          </>
        )}
      </div>
      <PhoneTabs view={view} onChange={setView} />
    </>
  );
}
