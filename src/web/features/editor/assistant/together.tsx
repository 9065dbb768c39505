import { type ReactNode, type RefObject, useEffect } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";

type Decided = { flags: readonly unknown[]; isSafe: boolean };
type Props<One> = {
  decisions: { open: readonly One[]; take: (those: readonly One[]) => void; refuse: (those: readonly One[]) => void };
  children: ReactNode;
};

/** Decisions about several changes at once. What says something new is decided by itself. */
export function Together<One extends Decided>({ decisions: { open, take, refuse }, children }: Props<One>) {
  const { t } = useTranslation("editorAssistant");
  const together = open.filter(({ flags }) => flags.length === 0);
  const safe = together.filter(({ isSafe }) => isSafe);
  return (
    <div className="-mx-3 -mb-3 flex flex-wrap gap-2 rounded-b-[10px] border-line border-t bg-subtle p-3 empty:hidden">
      {together.length > 1 && (
        <Button size="sm" onClick={() => take(together)}>
          {t("takeAll", { count: together.length })}
        </Button>
      )}
      {safe.length > 0 && safe.length < together.length && (
        <Button size="sm" variant="ghost" onClick={() => take(safe)}>
          {t("takeSafe", { count: safe.length })}
        </Button>
      )}
      {open.length > 1 && (
        <Button size="sm" variant="ghost" onClick={() => refuse(open)}>
          {t("keepAll")}
        </Button>
      )}
      {children}
    </div>
  );
}

/** The button that was pressed is gone with its change: the focus goes on to the next decision, or to the end. */
export function useNextDecision(box: RefObject<HTMLElement | null>, left: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads no count, but has to run after each decision, when the pressed button is gone
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = box.current?.querySelector<HTMLElement>("[data-decides]") ?? box.current?.querySelector("[data-done]");
    if (next instanceof HTMLElement) next.focus();
  }, [left]);
}
