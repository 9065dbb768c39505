import { useCallback, useEffect, useState } from "react";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { ApiError } from "#web/api/error.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

type Loaded =
  | { phase: "loading" }
  | { phase: "unsaved" }
  /** `reason` is the server's sentence, where it gave one. */
  | { phase: "failed"; reason: string | null }
  | { phase: "there"; pages: number; pictures: string[]; size: "full" | "small" };

/**
 * Shows the pages as the server prints them, for browsers whose page breaks differ from those of the print: as large as
 * the PDF for members, small for everybody else. The resume is saved first, because the server prints what is stored.
 */
export function ExactPages({ close }: { close: () => void }) {
  const { t } = useTranslation("editorDesign");
  const id = useEditor((state) => state.resumeId);
  const { saveNow } = useEditorActions();
  const size = useUser()?.isValid ? "full" : "small";
  const [loaded, setLoaded] = useState<Loaded>({ phase: "loading" });
  const load = useCallback(() => {
    const abort = new AbortController();
    setLoaded({ phase: "loading" });
    const fetchPages = async () => {
      const { phase } = await saveNow();
      if (phase !== "saved") return setLoaded({ phase: "unsaved" });
      const found = await send(calls.getPagePictures, { params: { id }, query: { size }, signal: abort.signal });
      setLoaded({ phase: "there", ...found, size });
    };
    fetchPages().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      setLoaded({ phase: "failed", reason: error instanceof ApiError ? error.message : null });
    });
    return () => abort.abort();
  }, [id, saveNow, size]);
  useEffect(load, [load]);
  return (
    <div className="absolute inset-0 z-3 flex flex-col bg-sunken">
      <div className="flex min-h-11 shrink-0 items-center justify-between gap-3 border-line border-b bg-bg px-4 py-1.5">
        <p role="status" className="text-dense text-fg2">
          {loaded.phase === "there" ? t("exact.title", { count: loaded.pages }) : null}
          {loaded.phase === "loading" ? t("exact.loading") : null}
        </p>
        <Button size="sm" onClick={close} autoFocus>
          {t("exact.back")}
        </Button>
      </div>
      <section
        aria-label={t("exact.show")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid min-h-0 flex-1 content-start justify-items-center gap-6 overflow-auto p-5 -outline-offset-2"
      >
        {loaded.phase === "loading" && <Spinner />}
        {(loaded.phase === "failed" || loaded.phase === "unsaved") && (
          <Alert tone="danger">
            {(loaded.phase === "failed" && loaded.reason) || t(`exact.${loaded.phase}`)}{" "}
            <button type="button" onClick={() => load()} className="font-label underline">
              {t("exact.again")}
            </button>
          </Alert>
        )}
        {loaded.phase === "there" &&
          loaded.pictures.map((picture, index) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position
              key={index}
              src={picture}
              alt={t("exact.page", { page: index + 1 })}
              className={`w-full rounded-paper bg-white shadow-paper ${loaded.size === "full" ? "max-w-[794px]" : "max-w-[420px]"}`}
            />
          ))}
        {loaded.phase === "there" && loaded.size === "small" && (
          <p className="text-dense text-fg3">{t("exact.small")}</p>
        )}
        {loaded.phase === "there" && loaded.pages > loaded.pictures.length && (
          <p className="text-dense text-fg3">{t("exact.more", { count: loaded.pictures.length })}</p>
        )}
      </section>
    </div>
  );
}
