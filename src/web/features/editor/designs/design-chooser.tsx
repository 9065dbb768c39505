import { Check, Crown } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { apply } from "#core/resume/operations.ts";
import type { Design } from "#templates/design.ts";
import { designs } from "#templates/registry.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { DialogCross } from "#web/ui/dialog.tsx";
import { beginsHere, useDialogFocus } from "#web/ui/dialog-focus.ts";
import { toast } from "#web/ui/toast.tsx";
import { firstPageOf } from "../design/first-page.ts";
import { useDesignChoice } from "../design/use-design-choice.ts";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { DesignPage } from "./design-page.tsx";
import { stepIn } from "./step-in.ts";
import { useOneAfterAnother } from "./use-one-after-another.ts";

/** The user's own first page in every design, over the whole screen. Choosing one is one step of the history. */
export function DesignChooser({ close }: { close: () => void }) {
  const { t } = useTranslation("editorDesign");
  const { t: tc } = useTranslation();
  const locale = useLocale();
  const focus = useDialogFocus();
  const { choose } = useDesignChoice();
  const { undo } = useEditorActions();
  const take = (design: Design) => {
    const outcome = choose(design);
    close();
    // A design that is only tried is marked on the sheet.
    if (outcome !== "chosen") return;
    toast(t("chooser.chosen", { name: design.title[locale] }), {
      kind: "ok",
      action: { label: t("chooser.undo"), run: () => undo() },
    });
  };
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          className="fixed inset-0 z-21 flex animate-fade-in flex-col bg-sunken text-fg outline-none"
        >
          <div className="flex min-h-14 shrink-0 items-center gap-3 border-line border-b bg-bg py-2 pr-3 pl-5 max-md:pl-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-h3">{t("chooser.title")}</Radix.Title>
              <Radix.Description className="text-fg3 text-meta">{t("chooser.about")}</Radix.Description>
            </div>
            <DialogCross label={tc("close")} />
          </div>
          <Pages take={take} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Pages({ take }: { take: (design: Design) => void }) {
  const { t } = useTranslation("editorDesign");
  const { t: te } = useTranslation("editor");
  const locale = useLocale();
  const store = useEditorStore();
  const { chosen, isLocked, editFor } = useDesignChoice();
  // As it was on opening, because behind the dialog nothing changes it; and what each choice would make of it.
  const [pages] = useState(() => {
    const resume = firstPageOf(store.getState().document);
    return designs.map((design) => ({
      design,
      resume: design.componentName === chosen ? resume : apply(resume, editFor(design)),
    }));
  });
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      designs.findIndex(({ componentName }) => componentName === chosen),
    ),
  );
  const drawn = useOneAfterAnother(designs.length);
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = stepIn(buttons, at, event.key);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    buttons[next]?.focus();
    buttons[next]?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-6 max-md:p-4">
      <ul
        ref={list}
        onKeyDown={move}
        className="mx-auto grid max-w-[1680px] grid-cols-[repeat(auto-fill,minmax(min(280px,42vw),1fr))] gap-6 max-md:gap-4"
      >
        {pages.map(({ design, resume }, index) => {
          const isCurrent = design.componentName === chosen;
          return (
            <li key={design.componentName}>
              <button
                type="button"
                tabIndex={index === at ? 0 : -1}
                aria-current={isCurrent ? "true" : undefined}
                {...(isCurrent && beginsHere)}
                onFocus={() => setAt(index)}
                onClick={() => take(design)}
                className="group block w-full rounded-badge text-left focus-visible:outline-offset-4"
              >
                <span className="block overflow-hidden rounded-paper bg-white shadow-paper group-hover:ring-2 group-hover:ring-line2 group-aria-[current]:ring-2 group-aria-[current]:ring-accent">
                  <DesignPage resume={resume} isDrawn={index < drawn} />
                </span>
                <span className="mt-2.5 flex min-h-6 items-center gap-1.5 text-dense">
                  <span className="truncate font-label">{design.title[locale]}</span>
                  {isLocked(design) && (
                    <>
                      <Crown size={14} strokeWidth={2} aria-hidden="true" className="shrink-0 text-crown" />
                      <span className="sr-only">{te("design.premium")}</span>
                    </>
                  )}
                  {isCurrent && (
                    <span className="ml-auto flex shrink-0 items-center gap-1 text-accent text-meta">
                      <Check size={14} strokeWidth={2} aria-hidden="true" />
                      {t("chooser.current")}
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
