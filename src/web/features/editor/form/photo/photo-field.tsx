import { Crop, ImagePlus, Trash2 } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { usePicture } from "#web/shell/use-picture.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useEditor, useEditorActions } from "../../state/editor-context.tsx";
import { useRemoval } from "../../state/use-removal.ts";

/** The photo: chosen, dropped or pasted, cropped, and stored by the server; the document holds its URL. */
export function PhotoField() {
  const { t } = useTranslation("editor");
  const avatar = useEditor((state) => state.document.data.basicInfo.avatar);
  const isInch = useEditor((state) => state.document.config.design.photoShape === "inch");
  const { edit } = useEditorActions();
  const removeWithUndo = useRemoval();
  const [isOver, setOver] = useState(false);
  const set = (value: string) => ({ type: "basic.set", field: "avatar", value }) as const;
  const picture = usePicture({
    label: t("basics.photoAdd"),
    offered: isInch ? ["inch", "square"] : ["square", "portrait", "inch"],
    onKept: (url) => edit(set(url)),
  });
  usePastedFile(picture.take);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the button inside does the same
    <div
      data-field="avatar"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void picture.take(event.dataTransfer.files[0]);
      }}
      className={`-m-2 col-span-2 flex items-center gap-3.5 rounded-control p-2 outline-offset-0 ${isOver ? "bg-accent-soft outline-2 outline-accent outline-dashed" : ""}`}
    >
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-well border border-line2 border-dashed bg-subtle text-fg3">
        {avatar ? (
          <img src={avatar} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
      </span>
      <div className="grid min-w-0 gap-1">
        <div className="flex items-center gap-1">
          <Button size="sm" aria-describedby="editor-photo-hint" onClick={picture.choose}>
            {t(avatar ? "basics.photoReplace" : "basics.photoAdd")}
          </Button>
          {avatar.startsWith("/") && (
            <IconButton
              size="sm"
              label={t("basics.photoCrop")}
              icon={<Crop size={14} strokeWidth={2} aria-hidden="true" />}
              onClick={() => void picture.cropAgain(avatar)}
            />
          )}
          {avatar && (
            <IconButton
              size="sm"
              label={t("basics.photoRemove")}
              icon={<Trash2 size={14} strokeWidth={2} aria-hidden="true" />}
              onClick={() => removeWithUndo(set(""), t("basics.photoRemoved"), set(avatar))}
            />
          )}
        </div>
        {picture.problem ? (
          <p id="editor-photo-hint" role="alert" className="text-danger text-meta">
            {picture.problem}
          </p>
        ) : (
          <p id="editor-photo-hint" className="text-fg3 text-meta">
            {t("basics.photoHint")}
          </p>
        )}
      </div>
      {picture.dialog}
    </div>
  );
}

/** Takes a picture pasted anywhere while the field is on the screen. A clipboard that also holds text is left alone. */
function usePastedFile(take: (file: File) => void) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      const file = data?.files[0];
      if (!data || !file || data.types.includes("text/plain")) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener("paste", pasted);
    return () => document.removeEventListener("paste", pasted);
  }, []);
}
