import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { announce } from "../state/announcer.tsx";
import { useEditorStore } from "../state/editor-context.tsx";
import { ask, closeAssistant } from "./ask.ts";
import { EngineLine } from "./assistant-items.tsx";
import { type AssistantPlace, type AssistantState, useAssistant } from "./assistant-store.ts";
import { Failed } from "./failed.tsx";
import { HintForm } from "./hint-form.tsx";
import { Proposal } from "./proposal.tsx";
import { Working } from "./working.tsx";

/**
 * What the assistant was asked for at this place: a hint to be written, work that can be stopped, the changes that it
 * proposes, or why there are none. It takes the focus, and gives it back to what opened it.
 */
export function AssistantPanel({ at }: { at: AssistantPlace }) {
  const { t } = useTranslation("editorAssistant");
  const editor = useEditorStore();
  const state = useAssistant();
  const panel = useRef<HTMLElement>(null);
  useFocus(panel, state.phase);
  if (state.phase === "idle") return null;
  const { request } = state;
  const retry = (engine?: string) => void ask(editor, engine === undefined ? request : { ...request, engine });
  const title = t(`actions.${request.action}`);
  return (
    <section
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        closeAssistant();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-[10px] border border-accent-line bg-raised p-3 outline-none"
    >
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 flex-1">
          <h3 className="text-h3">{title}</h3>
          <p className="text-fg3 text-meta">
            <EngineLine {...engineOf(state)} />
          </p>
        </div>
        <IconButton
          size="sm"
          tooltip="none"
          label={t("close")}
          icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={closeAssistant}
          className="self-start"
        />
      </div>
      {state.phase === "hint" && (
        <HintForm initial={request.hint} write={(hint) => void ask(editor, { ...request, hint })} />
      )}
      {state.phase === "working" && <Working place={state.place} stop={closeAssistant} />}
      {state.phase === "failed" && <Failed fault={state.fault} retry={retry} close={closeAssistant} />}
      {state.phase === "proposed" && (
        <Proposal at={at} request={request} proposal={state.proposal} retry={retry} close={closeAssistant} />
      )}
    </section>
  );
}

function engineOf(state: AssistantState): { engine?: string } {
  if (state.phase === "proposed") return { engine: state.proposal.engine };
  if (state.phase === "working" && state.engine !== null) return { engine: state.engine };
  if (state.phase !== "idle" && state.request.engine !== undefined) return { engine: state.request.engine };
  return {};
}

/**
 * The focus enters the panel when it opens, and goes on to what it shows next where it was inside and what had it is
 * gone. When the panel closes, it returns to what opened it.
 */
function useFocus(panel: React.RefObject<HTMLElement | null>, phase: AssistantState["phase"]): void {
  const { t } = useTranslation("editorAssistant");
  useEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    own?.scrollIntoView({ block: "nearest" });
    return () => {
      const isInside = document.activeElement === document.body || own?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [panel]);
  useEffect(() => {
    if (phase === "working") announce(t("working"));
    const own = panel.current;
    if (document.activeElement === document.body || own?.contains(document.activeElement)) {
      if (phase !== "hint") own?.focus({ preventScroll: true });
    }
    own?.scrollIntoView({ block: "nearest" });
  }, [panel, phase, t]);
}
