import { CircleCheck, RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TurnstileWidget } from "./turnstile-widget.tsx";
import type { BotCheck as Check } from "./use-bot-check.ts";

/**
 * Shows the state of the check. The check runs by itself; there is nothing to click unless it failed, or Cloudflare
 * asks. A quiet one shows nothing else.
 */
export function BotCheck({ check: { state, widget, again }, isQuiet = false }: { check: Check; isQuiet?: boolean }) {
  const { t } = useTranslation("account");
  if (state.kind === "off" || state.kind === "idle") return null;
  if (isQuiet && state.kind !== "failed" && !widget) return null;
  return (
    <div className="grid gap-2.5">
      {widget ? <TurnstileWidget key={widget.round} siteKey={widget.siteKey} onState={widget.onState} /> : null}
      <div className="relative flex min-h-[58px] items-center gap-3 overflow-hidden rounded-control border border-line2 bg-subtle px-3.5 py-2.5">
        <span className="grid size-5 shrink-0 place-items-center">
          {state.kind === "working" ? <Spinner size={18} /> : null}
          {state.kind === "done" ? (
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
          ) : null}
          {state.kind === "failed" ? (
            <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="text-warn" />
          ) : null}
        </span>
        <div className="grid min-w-0 flex-1">
          <span role="status" className="text-body font-medium">
            {t(`check.${state.kind}`)}
          </span>
          <span className="text-meta text-fg3">{t(widget ? "check.hintTurnstile" : "check.hint")}</span>
        </div>
        {state.kind === "failed" ? (
          <Button size="sm" icon={<RotateCw size={14} strokeWidth={2} />} onClick={again}>
            {t("check.again")}
          </Button>
        ) : null}
        {state.kind === "working" && !widget ? (
          <span
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent transition-transform"
            style={{ transform: `scaleX(${Math.max(0.03, state.share)})` }}
          />
        ) : null}
      </div>
    </div>
  );
}
