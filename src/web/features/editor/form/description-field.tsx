import { memo, Suspense, useEffect } from "react";
import { sanitizeRichText } from "#core/resume/rich-text.ts";
import { part } from "#web/shell/lazy-part.ts";
import { AssistantSlot, EntryAssistantMenu } from "../assistant/assistant-menu.tsx";
import type { ItemPlace } from "../state/use-section.ts";
import { useIsUntranslated } from "../unfinished/untranslated.ts";

const RichTextEditor = part(() => import("./rich-text/rich-text-editor.tsx").then((module) => module.RichTextEditor));

/**
 * Loads the rich text editor at the first pointer movement, so that it is available when an entry is opened, even if
 * the network has failed by then.
 */
export function usePreloadedRichText(): void {
  useEffect(() => {
    const options = { once: true, passive: true };
    window.addEventListener("pointermove", RichTextEditor.load, options);
    window.addEventListener("pointerdown", RichTextEditor.load, options);
    return () => {
      window.removeEventListener("pointermove", RichTextEditor.load);
      window.removeEventListener("pointerdown", RichTextEditor.load);
    };
  }, []);
}

type Props = ItemPlace & {
  label: string;
  value: string;
  onChange: (html: string) => void;
};

/** The rich text of an item. Until its editor has loaded, the text is shown in the place where it will be edited. */
export const DescriptionField = memo(function DescriptionField({ sectionId, itemId, label, value, onChange }: Props) {
  const isUntranslated = useIsUntranslated();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <span aria-hidden="true" className="font-medium text-dense text-fg2">
          {label}
        </span>
        <EntryAssistantMenu sectionId={sectionId} itemId={itemId} />
      </div>
      <Suspense fallback={<Waiting value={value} />}>
        <RichTextEditor label={label} value={value} onChange={onChange} isUntranslated={isUntranslated} />
      </Suspense>
      <AssistantSlot sectionId={sectionId} itemId={itemId} />
    </div>
  );
});

function Waiting({ value }: { value: string }) {
  return (
    <div className="rounded-control border border-line-input bg-raised">
      <div className="h-8 rounded-t-control border-line border-b bg-subtle" />
      <div
        className="editor-prose min-h-20 px-3 py-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the same expression
        dangerouslySetInnerHTML={{ __html: sanitizeRichText(value) }}
      />
    </div>
  );
}
