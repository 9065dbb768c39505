import type { Editor } from "@tiptap/react";
import { Unlink } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Tool } from "./tool.tsx";
import { safeUrl } from "./url.ts";

/** Sets, changes or removes the link at the selection. A URL that a link may not carry is refused with a message. */
export function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const { t } = useTranslation("editor");
  const had = String(editor.getAttributes("link").href ?? "");
  const [url, setUrl] = useState(had);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => input.current?.focus(), []);
  const back = () => {
    close();
    editor.commands.focus();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    close();
  };
  const set = () => {
    if (url.trim() === "" && had) return remove();
    const href = safeUrl(url);
    if (!href) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !had) {
      chain.insertContent({ type: "text", text: url.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    close();
  };
  return (
    <div className="grid gap-1 border-line border-b bg-subtle p-1.5">
      <div className="flex items-center gap-1.5">
        <input
          ref={input}
          data-own-undo
          type="url"
          value={url}
          aria-label={t("rich.linkPrompt")}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          placeholder="https://"
          onChange={(event) => {
            setUrl(event.target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Escape") {
              event.stopPropagation();
              back();
            }
            if (event.key === "Enter") {
              event.preventDefault();
              set();
            }
          }}
          className="h-7 min-w-0 flex-1 rounded-badge border border-line-input bg-raised px-2 text-dense aria-invalid:border-danger max-md:h-10 max-md:text-[16px]"
        />
        <button
          type="button"
          onClick={set}
          className="h-7 shrink-0 rounded-badge border border-line2 bg-raised px-2.5 font-medium text-dense hover:bg-hover max-md:h-10"
        >
          {t(had ? "rich.linkChange" : "rich.linkSet")}
        </button>
        {had && <Tool icon={Unlink} name={t("rich.linkRemove")} on={false} press={remove} isStop />}
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="px-1 text-danger text-meta">
          {t("basics.linkInvalid")}
        </p>
      )}
    </div>
  );
}
