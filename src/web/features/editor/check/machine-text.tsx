import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { openOffScreenSheet } from "../export/off-screen-sheet.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { sheetLines } from "./sheet-lines.ts";

/**
 * The text of the page in the order in which the PDF has it, beside the page. It is read from the sheet as it would be
 * printed now, so that it needs neither the server nor a membership.
 */
export function MachineText() {
  const { t } = useTranslation("editorCheck");
  const lines = useSheetLines();
  const [copied, setCopied] = useState<readonly string[] | null>(null);
  const isCopied = copied !== null && copied === lines;
  const copy = async () => {
    if (!lines) return;
    await navigator.clipboard.writeText(lines.join("\n"));
    setCopied(lines);
  };
  return (
    <section
      aria-label={t("tabs.text")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto px-4 pt-4 pb-6 -outline-offset-2"
    >
      <p className="text-fg3 text-meta">{t("text.about")}</p>
      {lines === null ? (
        <div className="grid place-items-center p-8">
          <Spinner />
        </div>
      ) : (
        <>
          {lines.length === 0 ? (
            <p className="mt-4 text-dense text-fg3">{t("text.none")}</p>
          ) : (
            <Button
              size="sm"
              icon={isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
              onClick={() => void copy().catch(() => setCopied(null))}
              className="mt-3"
            >
              <span role="status">{t(isCopied ? "text.copied" : "text.copy")}</span>
            </Button>
          )}
          <ol className="mt-3 grid gap-1">
            {lines.map((line, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
                key={index}
                className="break-words border-line border-l-2 pl-2.5 font-mono text-fg2 text-meta"
              >
                {line}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Returns the lines as of the last pause in the typing; null until they have been read for the first time. */
function useSheetLines(): readonly string[] | null {
  const resume = useEditor((state) => state.document);
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const isFirst = lines === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first lines are read at once, and not again for that
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        readLines(resume).then(
          (read) => isCurrent && setLines(read),
          () => isCurrent && setLines([]),
        );
      },
      isFirst ? 0 : limits.check.settleAfter,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [resume]);
  return lines;
}

async function readLines(resume: ResumeDocument): Promise<string[]> {
  const { pages, close } = await openOffScreenSheet(resume);
  const lines = sheetLines(pages);
  close();
  return lines;
}
