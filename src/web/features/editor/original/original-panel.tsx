import { ArrowRight, Check, Download, Ellipsis, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Original } from "#contract/reading.ts";
import { send, urlOf } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.tsx";
import { PhonePanel, SidePanel } from "../panels/side-panel.tsx";
import { useEditorStore } from "../state/editor-context.tsx";
import { DoubtList } from "./doubt-list.tsx";
import { FilePages } from "./file-pages.tsx";
import { NotPlaced } from "./not-placed.tsx";
import { closeOriginal, forgetOriginal, useOriginalState } from "./original-store.ts";
import { useDoubts } from "./use-doubts.ts";
import { useLeftWords } from "./use-left-words.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const frames = {
  column: "relative isolate min-w-0 flex-1 animate-fade-in border-r",
  over: "fixed top-[52px] right-0 bottom-0 left-[340px] z-6 animate-slide-left border-l shadow-lg",
};

/** The file that the resume was read from, beside the form: what is left to look at, and its pages. */
export function OriginalPanel({ place }: { place: "column" | "over" | "phone" }) {
  const { t } = useTranslation("editorOriginal");
  const original = useOriginalState((state) => state.original);
  const close = useClosing();
  if (!original) return null;
  const inside = <Inside original={original} isPhone={place === "phone"} />;
  if (place === "phone") {
    return (
      <PhonePanel title={t("title")} onClose={close}>
        {inside}
      </PhonePanel>
    );
  }
  return (
    <SidePanel title={t("title")} frame={frames[place]} onClose={close}>
      {inside}
    </SidePanel>
  );
}

/** A reload must not open again what was closed. */
function useClosing(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return () => {
    closeOriginal();
    if (state) void navigate(pathname + search, { replace: true, state: null });
  };
}

function Inside({ original, isPhone }: { original: Original; isPhone: boolean }) {
  const { t } = useTranslation("editorOriginal");
  const { count, next } = useDoubts();
  const { words, lines } = useLeftWords();
  const [isDismissing, setDismissing] = useState(false);
  const isDone = count === 0 && lines.length === 0;
  return (
    <>
      <div className="grid shrink-0 gap-2.5 border-line border-y bg-subtle px-4 py-3">
        <div className="flex items-center gap-2.5">
          {isDone ? <Check {...icon} className="shrink-0 text-accent" /> : null}
          <p role="status" className="min-w-0 flex-1 font-label text-dense">
            {words}
          </p>
          {count > 0 && !isPhone ? (
            <Button
              size="sm"
              variant="primary"
              iconAfter={<ArrowRight size={14} strokeWidth={2} aria-hidden="true" />}
              aria-keyshortcuts="F8"
              title="F8"
              onClick={next}
            >
              {t("next")}
            </Button>
          ) : null}
          <FileMenu dismiss={() => setDismissing(true)} />
        </div>
        {isDone ? (
          <Button size="sm" className="justify-self-start" onClick={() => setDismissing(true)}>
            {t("dismiss")}
          </Button>
        ) : null}
        {isPhone ? <DoubtList /> : null}
        <NotPlaced lines={lines} />
      </div>
      <FilePages original={original} />
      <Facts original={original} />
      {isDismissing ? <Dismissal onClose={() => setDismissing(false)} /> : null}
    </>
  );
}

function FileMenu({ dismiss }: { dismiss: () => void }) {
  const { t } = useTranslation("editorOriginal");
  const { resumeId } = useEditorStore().getState();
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <Menu trigger={<IconButton size="sm" tooltip="none" label={t("more")} icon={<Ellipsis {...icon} />} />}>
        <MenuItem icon={<Download {...icon} />} onSelect={() => link.current?.click()}>
          {t("download")}
        </MenuItem>
        <MenuItem icon={<Trash2 {...icon} />} danger onSelect={dismiss}>
          {t("dismiss")}
        </MenuItem>
      </Menu>
      <a
        ref={link}
        href={urlOf(calls.getResumeOriginalFile, { params: { id: resumeId } })}
        download
        hidden
        tabIndex={-1}
      >
        {t("download")}
      </a>
    </>
  );
}

/** The file's name, until when it is kept, and what nobody sees in it. */
function Facts({ original: { name, expiresAt, hidden } }: { original: Original }) {
  const { t } = useTranslation("editorOriginal");
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", { dateStyle: "medium" });
  return (
    <div className="grid shrink-0 gap-1 border-line border-t px-4 py-2.5 text-fg3 text-meta">
      <p className="truncate">{t("kept", { name, date: date.format(new Date(expiresAt)) })}</p>
      {hidden.length > 0 ? (
        <details>
          <summary>{t("hidden", { count: hidden.length })}</summary>
          <ul className="mt-1 grid max-h-24 gap-0.5 overflow-y-auto">
            {hidden.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be the same, and the list is read once from a file that does not change
              <li key={index} className="truncate">
                {text}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** Asks, because the file is gone for good; the resume stays. */
function Dismissal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("editorOriginal");
  const { resumeId } = useEditorStore().getState();
  const [isBusy, setBusy] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const dismiss = async () => {
    setBusy(true);
    try {
      await send(calls.dismissResumeOriginal, { params: { id: resumeId } });
      onClose();
      forgetOriginal();
      toast(t("dismissed"));
    } catch (error) {
      showFailure(error);
      if (isThere.current) setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t("dismissTitle")}
      text={t("dismissText")}
      onClose={onClose}
      action={
        <Button variant="danger" busy={isBusy} onClick={() => void dismiss()}>
          {t("dismiss")}
        </Button>
      }
    />
  );
}
