import { CloudAlert } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useEditor } from "../state/editor-context.tsx";

const ConflictDialog = part(() => import("./conflict-dialog.tsx").then((module) => module.SaveConflictDialog));
const MissingDialog = part(() => import("./missing-dialog.tsx").then((module) => module.MissingDialog));

/**
 * What has to be decided before anything is saved again: which side of a conflict goes on, or what becomes of a resume
 * that was deleted elsewhere. A question that was put off waits in a bar under the top bar.
 */
export function SaveQuestions() {
  const { t } = useTranslation("editorSaving");
  const phase = useEditor(({ save }) => (save.phase === "conflict" || save.phase === "missing" ? save.phase : null));
  // The version in conflict identifies the question: a newer one is asked about again.
  const question = useEditor(({ save }) => (save.phase === "conflict" ? save.stored.updatedAt : phase));
  const [putOff, setPutOff] = useState<string | null>(null);
  useEffect(() => {
    if (phase === null) setPutOff(null);
  }, [phase]);
  if (phase === null) return null;
  if (putOff === question) {
    const words =
      phase === "conflict"
        ? { text: t("conflict.waiting"), action: t("conflict.choose") }
        : { text: t("missing.waiting"), action: t("missing.decide") };
    return <WaitingBar {...words} onOpen={() => setPutOff(null)} />;
  }
  const Question = phase === "conflict" ? ConflictDialog : MissingDialog;
  return (
    <Suspense fallback={null}>
      <Question onPostpone={() => setPutOff(question)} />
    </Suspense>
  );
}

function WaitingBar({ text, action, onOpen }: { text: string; action: string; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The panel that had the focus is gone.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-warn-soft px-4 py-2 text-dense">
      <CloudAlert size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1 basis-60 text-fg">
        {text}
      </p>
      <Button ref={button} size="sm" className="max-md:min-h-11" onClick={onOpen}>
        {action}
      </Button>
    </div>
  );
}
