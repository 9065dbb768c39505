import { FileUp, LogIn, Upload } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { limits } from "#core/limits.ts";
import { signInPath } from "#web/shell/prev.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { TextZone } from "./text-zone.tsx";

type Props = { onChoose: (file: File | undefined) => void };

/** Where a file is dropped, chosen or pasted, or the text of one. */
export function DropZone({ onChoose }: Props) {
  const { t } = useTranslation("upload", { keyPrefix: "drop" });
  const locale = useLocale();
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(onChoose);
  usePastedFile(onChoose);
  const size = limits.body.resumeFile / 1_048_576;
  const [isTyping, setTyping] = useState(false);
  if (isTyping) return <TextZone onChoose={onChoose} onCancel={() => setTyping(false)} />;
  return (
    <section
      aria-label={t("label")}
      className={classes(
        "grid min-h-[320px] content-center justify-items-center gap-5 rounded-card border border-dashed px-5 py-12 text-center transition-colors md:min-h-[368px]",
        isOver ? "border-accent bg-accent-soft" : "border-line-input bg-raised",
      )}
    >
      <Pages isOver={isOver} />
      <div className="grid gap-1">
        <p className="font-display text-h2">
          <span className="max-md:hidden">{isOver ? t("now") : t("heading")}</span>
          <span className="md:hidden">{t("onPhone")}</span>
        </p>
        <p className="text-body text-fg3">{t("formats", { size })}</p>
      </div>
      {user === null ? (
        <div className="grid justify-items-center gap-2.5">
          <Link to={signInPath("/upload", locale)} className={buttonClasses({ variant: "primary", size: "lg" })}>
            <LogIn size={17} strokeWidth={1.75} aria-hidden="true" />
            {t("signIn")}
          </Link>
          <p className="text-dense text-fg3">{t("signInText")}</p>
        </div>
      ) : (
        <div className="grid justify-items-center gap-2.5">
          <Button
            variant="primary"
            size="lg"
            icon={<Upload size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t("choose")}
          </Button>
          <p className="text-dense text-fg3 max-md:hidden">{t("paste")}</p>
          <Button variant="ghost" onClick={() => setTyping(true)}>
            {t("asText")}
          </Button>
          <FileInput ref={input} label={t("choose")} onChoose={onChoose} />
        </div>
      )}
    </section>
  );
}

/** A sheet that settles between two others. */
function Pages({ isOver }: { isOver: boolean }) {
  const sheet = "absolute h-[84px] w-[60px] rounded-paper border bg-bg transition-transform duration-200";
  return (
    <span aria-hidden="true" className="relative h-[92px] w-[120px]">
      <span className={classes(sheet, "top-2 left-2 -rotate-8 border-line", isOver && "-translate-x-1.5")} />
      <span className={classes(sheet, "top-2 right-2 rotate-8 border-line", isOver && "translate-x-1.5")} />
      <span
        className={classes(
          sheet,
          "top-0 left-[30px] grid place-items-center border-line2 text-accent shadow-md",
          isOver && "-translate-y-1.5",
        )}
      >
        <FileUp size={24} strokeWidth={1.5} />
      </span>
    </span>
  );
}

const accepted = [
  ...[".pdf", ".doc", ".docx", ".zip", ".xml", ".json", ".yaml", ".yml", ".md", ".markdown", ".txt"],
  ...["application/pdf", "application/msword", "application/zip", "application/json", "text/markdown", "text/plain"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
].join(",");

/** The system's file chooser for resume files; our own button presses it through its ref. */
export function FileInput({ ref, label, onChoose }: Props & { ref: Ref<HTMLInputElement>; label: string }) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accepted}
      aria-label={label}
      hidden
      onChange={(event) => {
        onChoose(event.target.files?.[0]);
        // Without this, choosing the same file again would fire no event.
        event.target.value = "";
      }}
    />
  );
}

/**
 * Takes a file that is dropped anywhere on the page, where the browser would open it in place of the page. Returns
 * whether one is held over the page.
 */
export function useDroppedFiles(onDrop: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    const holdsFiles = (event: globalThis.DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const over = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: globalThis.DragEvent) => {
      // Entering another element leaves this one; only what leaves the window has none.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take.current(event.dataTransfer?.files[0]);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}

function textOf(pasted: DataTransfer | null, name: string): File | undefined {
  const text = pasted?.getData("text/plain") ?? "";
  return text.trim() === "" ? undefined : new File([text], name);
}

/** Takes a file that is pasted, or a text, as a file: but for what is pasted into a field. */
export function usePastedFile(onPaste: (file: File | undefined) => void): void {
  const { t } = useTranslation("upload");
  const take = useRef(onPaste);
  take.current = onPaste;
  const name = t("pasted");
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]")) return;
      const file = event.clipboardData?.files[0] ?? textOf(event.clipboardData, name);
      if (!file) return;
      event.preventDefault();
      take.current(file);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [name]);
}
