import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { unfinishedIn } from "#core/resume/unfinished.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useUser } from "#web/shell/session.ts";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { CheckDrawer } from "./check/check-drawer.tsx";
import { usePreloadedRichText } from "./form/description-field.tsx";
import { useHistoryPanel } from "./history/use-history-panel.tsx";
import { useUndoKeys } from "./history/use-undo-keys.ts";
import { OriginalDrawer } from "./original/original-parts.tsx";
import { useOriginal } from "./original/use-original.ts";
import { EditorTools } from "./palette/editor-tools.tsx";
import { LeaveDialog } from "./panels/leave-dialog.tsx";
import { LeftOverBars } from "./panels/left-over-bars.tsx";
import { SaveQuestions } from "./panels/save-questions.tsx";
import { ProposalDrawer } from "./proposals/proposal-parts.tsx";
import { Announcer } from "./state/announcer.tsx";
import { useEditor, useEditorStore } from "./state/editor-context.tsx";
import { DownloadCard } from "./top/download-card.tsx";
import { TopBar } from "./top/top-bar.tsx";
import { useDownload } from "./top/use-download.ts";
import { useLayout } from "./use-layout.ts";
import { useSavingGuards } from "./use-saving-guards.ts";
import { Desk } from "./views/desk.tsx";

/** Loads the dialog's code and texts when it is first opened. */
const ShareDialog = part(async () => {
  const [module] = await Promise.all([
    import("./share/share-dialog.tsx"),
    loadTexts(["editorShare", "editorLinks", "editorUnfinished"]),
  ]);
  return module.ShareDialog;
});

/** The editor on a phone, which larger screens do not load. */
export const Phone = part(async () => (await import("./views/phone.tsx")).Phone);

const DownloadQuestion = part(async () => {
  const [module] = await Promise.all([import("./unfinished/download-question.tsx"), loadTexts(["editorUnfinished"])]);
  return module.DownloadQuestion;
});

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
  useOriginal();
  const history = useHistoryPanel(layout === "phone");
  const user = useUser();
  const download = useDownload();
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
  const isLocked = user ? !user.isValid : false;
  const explain = useRefusal(uuid);
  const [isAsking, setAsking] = useState(false);
  const store = useEditorStore();
  const startDownload = () => {
    if (isLocked) return explain();
    const isUnfinished = unfinishedIn(store.getState().document.data.sections).length > 0;
    return isUnfinished ? setAsking(true) : download.start();
  };
  const parts = { share, download: startDownload, isLocked };

  return (
    <main id="main" tabIndex={-1} className="relative flex h-dvh flex-col overflow-hidden bg-bg text-fg">
      <SkipLink to="editor-form" />
      <TopBar {...parts} history={history} isDownloading={download.state.phase === "running"} />
      {notice}
      <SaveQuestions />
      {layout === "phone" ? (
        <Suspense fallback={<div className="min-h-0 flex-1" />}>
          <Phone {...parts} />
        </Suspense>
      ) : (
        <Desk layout={layout} history={history} />
      )}
      {layout !== "phone" && <LeftOverBars />}
      <Announcer />
      <EditorTools {...parts} history={history.toggle} />
      {layout === "phone" && history.panel}
      {layout === "phone" && <CheckDrawer place="phone" history={history} />}
      {layout === "phone" && <OriginalDrawer place="phone" />}
      <ProposalDrawer />
      <DownloadCard state={download.state} close={download.close} />
      <LeaveDialog blocker={blocker} />
      <Suspense fallback={null}>
        {isSharing && <ShareDialog uuid={uuid} close={closeShare} />}
        {isAsking && <DownloadQuestion close={() => setAsking(false)} download={download.start} />}
      </Suspense>
    </main>
  );
}

/** Returns a function that says why there is no PDF for a regular user, and what there is instead. */
function useRefusal(uuid: string): () => void {
  const store = useEditorStore();
  return () => {
    const { document, resumeId } = store.getState();
    openUpgrade("premiumOnly", { id: resumeId, uuid, isPublic: document.config.isPublic });
  };
}
