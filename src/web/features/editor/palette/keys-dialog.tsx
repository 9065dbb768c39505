import { useTranslation } from "#web/shell/translation.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { keyNames } from "./key-names.ts";

/** All keyboard shortcuts of the editor, grouped by activity. */
export function KeysDialog({ close }: { close: () => void }) {
  const { t } = useTranslation("editorKeys");
  const { t: tc } = useTranslation();
  const groups = [
    {
      title: t("keys.anywhere"),
      rows: [
        [t("palette.title"), keyNames("mod", "K")],
        [t("keys.title"), "?"],
        [t("save"), keyNames("mod", "S")],
        [t("keys.undo"), keyNames("mod", "Z")],
        [t("keys.redo"), keyNames("mod", "shift", "Z")],
        [t("keys.doubtful"), "F8"],
      ],
    },
    {
      title: t("keys.text"),
      rows: [
        [t("keys.bold"), keyNames("mod", "B")],
        [t("keys.italic"), keyNames("mod", "I")],
        [t("keys.underline"), keyNames("mod", "U")],
        [t("keys.strike"), keyNames("mod", "shift", "S")],
        [t("keys.indent"), `Tab / ${keyNames("shift", "Tab")}`],
        [t("keys.markdown"), "**b**  *i*  `c`  -  1.  [a](b)"],
      ],
    },
    {
      title: t("keys.lists"),
      rows: [
        [t("keys.lift"), t("keys.space")],
        [t("keys.place"), "↑ ↓ ← →"],
        [t("keys.cancel"), "Esc"],
        [t("keys.tags"), keyNames("alt", "← →")],
      ],
    },
    {
      title: t("keys.dates"),
      rows: [
        [t("keys.months"), "↑ ↓ ← →"],
        [t("keys.years"), "Page Up / Page Down"],
      ],
    },
  ];
  return (
    <Dialog open onOpenChange={close} width="share" title={t("keys.title")} closeLabel={tc("close")}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls on small screens; keys must reach it
        tabIndex={0}
        aria-label={t("keys.title")}
        className="grid gap-x-8 gap-y-6 rounded-small sm:grid-cols-2"
      >
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-1.5 text-dense text-fg3">{title}</h3>
            <dl className="divide-y divide-line">
              {rows.map(([what, keys]) => (
                <div key={what} className="flex min-h-9 items-center justify-between gap-4 py-1.5">
                  <dt className="text-dense">{what}</dt>
                  <dd>
                    <kbd className="[font-family:inherit] whitespace-nowrap rounded-chip border border-line2 bg-subtle px-1.5 py-0.5 text-fg2 text-meta">
                      {keys}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
