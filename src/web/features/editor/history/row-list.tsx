import { type KeyboardEvent, type ReactNode, useRef } from "react";

export type RowOfList = { id: string; glyph: ReactNode; title: string; detail: string; when: string };

type Props = {
  label: string;
  rows: readonly RowOfList[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** Called on Enter or a double click. */
  onOpen: (id: string) => void;
};

/**
 * A list box with one selected row: the arrow keys, Home and End move through the rows, Enter opens the selected one.
 */
export function RowList({ label, rows, selected, onSelect, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    rows.findIndex(({ id }) => id === selected),
  );
  const pressed = (event: KeyboardEvent) => {
    const row = rows[chosen];
    if (event.key === "Enter" && row) {
      event.preventDefault();
      onSelect(row.id);
      onOpen(row.id);
      return;
    }
    const isNone = selected === null;
    const to = { ArrowDown: isNone ? 0 : chosen + 1, ArrowUp: chosen - 1, Home: 0, End: rows.length - 1, " ": chosen };
    const next = rows[to[event.key as keyof typeof to] ?? -1];
    if (!(event.key in to)) return;
    event.preventDefault();
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div ref={list} role="listbox" aria-label={label} tabIndex={-1} onKeyDown={pressed}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list around it handles the keys
        <div
          key={row.id}
          data-row={row.id}
          role="option"
          aria-selected={row.id === selected}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onSelect(row.id)}
          onDoubleClick={() => onOpen(row.id)}
          className="flex min-h-[58px] cursor-pointer gap-3.5 border-line border-b px-4 py-2.5 hover:bg-hover focus-visible:outline-offset-[-2px] aria-selected:bg-accent-soft"
        >
          {row.glyph}
          <span className="grid min-w-0 flex-1 content-center">
            <span className="text-body font-label text-pretty [overflow-wrap:anywhere]">{row.title}</span>
            {row.detail && <span className="truncate text-dense text-fg2">{row.detail}</span>}
          </span>
          <span className="shrink-0 pt-px text-dense text-fg3">{row.when}</span>
        </div>
      ))}
    </div>
  );
}
