import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { useDialogFocus } from "#web/ui/dialog-focus.ts";
import type { ToolActions } from "./editor-tools.tsx";
import { paletteValue, rank } from "./rank.ts";
import { useCommands } from "./use-commands.ts";

/** All commands of the editor by name: the user types, chooses with the arrow keys, and presses Enter. */
export function CommandPalette({ close, ...actions }: ToolActions & { close: () => void }) {
  const { t } = useTranslation("editorKeys");
  const groups = useCommands(actions);
  const focus = useDialogFocus();
  const chosen = useRef<(() => void) | null>(null);
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-21 animate-fade-in bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            // A command may move the focus, so it runs after the dialog has returned it.
            if (chosen.current) setTimeout(chosen.current);
          }}
          className="fixed top-[12vh] left-1/2 z-21 w-[min(600px,calc(100vw-24px))] -translate-x-1/2 animate-menu-in overflow-hidden rounded-dialog bg-overlay text-fg shadow-lg outline-none max-md:top-3"
        >
          <Dialog.Title className="sr-only">{t("palette.title")}</Dialog.Title>
          <Command loop label={t("palette.title")} filter={rank}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-fg3" />
              <Command.Input
                placeholder={t("palette.placeholder")}
                className="h-12 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-fg3 max-md:text-[16px]"
              />
              <kbd className="[font-family:inherit] rounded-chip border border-line2 px-1.5 py-0.5 text-fg3 text-meta max-md:hidden">
                Esc
              </kbd>
            </div>
            <Command.List label={t("palette.title")} className="max-h-[min(420px,60dvh)] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-8 text-center text-body text-fg3">{t("palette.none")}</Command.Empty>
              {groups.map(({ title, commands }) => (
                <Command.Group
                  key={title}
                  heading={title}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-fg3 [&_[cmdk-group-heading]]:text-meta"
                >
                  {commands.map(({ id, name, under, icon: Icon, keys, words, run, isPlace }) => (
                    <Command.Item
                      key={id}
                      value={paletteValue({ id, name, under, isPlace })}
                      keywords={words}
                      onSelect={() => {
                        chosen.current = run;
                        close();
                      }}
                      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-small px-2.5 text-dense data-[selected=true]:bg-hover max-md:min-h-11"
                    >
                      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-fg3" />
                      <span className="min-w-0 flex-1 truncate">
                        {name}
                        {under && <span className="ml-2 text-fg3">{under}</span>}
                      </span>
                      {keys && (
                        <kbd className="[font-family:inherit] shrink-0 text-fg3 text-meta max-md:hidden">{keys}</kbd>
                      )}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
