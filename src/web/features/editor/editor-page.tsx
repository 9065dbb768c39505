import "./editor.css";
import { useEffect, useLayoutEffect } from "react";
import { Link, useParams } from "react-router";
import type { User } from "#contract/accounts.ts";
import { keptPageId } from "#contract/pages.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Editor, Phone } from "./editor.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { findKept, listKept } from "./offline/kept.ts";
import { KeptResumes } from "./offline/kept-resumes.tsx";
import { OfflineNotice } from "./offline/offline-notice.tsx";
import { DraftNotice } from "./panels/draft-notice.tsx";
import { EditorProvider } from "./state/editor-context.tsx";
import { useEditorSession } from "./use-editor-session.ts";
import { useLayout } from "./use-layout.ts";

/** Returns the user whose resume this device keeps; of the start without a network, whose resumes. */
export async function findKeptUser(id: string): Promise<User | null> {
  const kept = id === keptPageId ? (await listKept())[0] : await findKept(id);
  return kept?.user ?? null;
}

/** The page `/editor/:id`: the user's resume, or the start without a network. */
export function EditorPage() {
  const { id = "" } = useParams();
  return id === keptPageId ? <KeptResumes /> : <OpenResume id={id} />;
}

/** Opens the resume, or explains why it cannot. */
function OpenResume({ id }: { id: string }) {
  const { t } = useTranslation("editor");
  const session = useEditorSession(id);
  const isPhone = useLayout() === "phone";
  // Its code comes while the resume does.
  useEffect(() => {
    if (isPhone) Phone.load();
  }, [isPhone]);
  const fillsWindow = session.phase === "loading" || session.phase === "open";
  useLayoutEffect(() => {
    if (!fillsWindow) return;
    const { classList } = document.documentElement;
    classList.add("editor-open");
    return () => classList.remove("editor-open");
  }, [fillsWindow]);
  switch (session.phase) {
    case "loading":
      return <EditorSkeleton label={t("loading")} />;
    case "missing":
      return (
        <main id="main" tabIndex={-1} className="grid min-h-dvh content-center">
          <h1 className="sr-only">{t("notFound.title")}</h1>
          <Empty
            title={t("notFound.title")}
            text={t("notFound.text")}
            action={
              <Link to="/resumes" className={buttonClasses({ variant: "primary" })}>
                {t("notFound.action")}
              </Link>
            }
          />
        </main>
      );
    case "failed":
      return (
        <main id="main" tabIndex={-1} className="grid min-h-dvh content-center">
          <h1 className="sr-only">{t("loadFailed.title")}</h1>
          <QueryFailed title={t("loadFailed.title")} text={t("loadFailed.text")} retry={session.retry} />
        </main>
      );
    case "open": {
      const draft = session.offers[0] && <DraftNotice offer={session.offers[0]} />;
      return (
        <EditorProvider store={session.store}>
          <Editor uuid={session.uuid} notice={<OfflineNotice isFromDevice={session.isFromDevice} other={draft} />} />
        </EditorProvider>
      );
    }
  }
}
