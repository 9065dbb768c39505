import { ChevronDown, CornerUpLeft } from "lucide-react";
import type { Original } from "#contract/reading.ts";
import { withLineMoved } from "#core/resume/reading/place-line.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditor, useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";
import { undoFor } from "../state/use-removal.ts";
import { setOriginal, useOriginalState } from "./original-store.ts";

type Target = { section: string; item: string | null };

/** The lines that found no place. Each is moved to where it belongs in one step. */
export function NotPlaced({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation("editorOriginal");
  const original = useOriginalState((state) => state.original);
  if (!original || lines.length === 0) return null;
  return (
    <ul aria-label={t("notPlacedList")} className="grid max-h-[30dvh] gap-1.5 overflow-y-auto">
      {lines.map((line, index) => (
        // Two lines may say the same: which of them it is counts, not its place, so that the others stay when one is moved.
        <Line key={`${sameBefore(lines, index)} ${line}`} line={line} original={original} />
      ))}
    </ul>
  );
}

const sameBefore = (lines: readonly string[], index: number) =>
  lines.slice(0, index).filter((line) => line === lines[index]).length;

function Line({ line, original }: { line: string; original: Original }) {
  const { t } = useTranslation("editorOriginal");
  const store = useEditorStore();
  const { edit, undo, open } = useEditorActions();
  const sections = useEditor(({ document }) => document.data.sections);
  const others = sections.filter(({ id }) => id !== original.notPlacedIn);
  const near = nearest(line, original, new Set(others.flatMap(({ data }) => data.map(({ id }) => id))));
  const suggested = others.find(({ id }) => id === near?.section) ?? others.at(-1);
  const nameOf = (name: string) => name || t("untitled");

  const move = (to: Target) => {
    const { document } = store.getState();
    const from = { section: original.notPlacedIn ?? "", text: line };
    if (!edit({ type: "document.replace", document: withLineMoved(document, from, to, newId()) })) return;
    open(to.section);
    const after = store.getState().document;
    const name = nameOf(others.find(({ id }) => id === to.section)?.name ?? "");
    const run = () => {
      // What was edited since is not taken back with it; the ordinary undo leads there step by step.
      if (store.getState().document === after) undo();
    };
    toast(t("moved", { name }), { stay: undoFor, action: { label: t("undo"), run } });
  };
  const show = () => setOriginal({ shown: `line/${line}` });
  return (
    <li className="grid gap-1.5 rounded-small border border-line bg-bg px-2.5 py-2">
      <button
        type="button"
        onClick={show}
        className="line-clamp-3 rounded-small text-left text-dense hover:text-accent"
      >
        {line}
      </button>
      {suggested ? (
        <span className="flex items-center gap-1">
          <Button
            size="sm"
            icon={<CornerUpLeft size={14} strokeWidth={2} aria-hidden="true" />}
            onClick={() => move({ section: suggested.id, item: near?.section === suggested.id ? near.item : null })}
            className="min-w-0 max-md:min-h-11"
          >
            <span className="truncate">{t("moveTo", { name: nameOf(suggested.name) })}</span>
          </Button>
          <Menu
            align="start"
            trigger={
              <IconButton
                size="sm"
                tooltip="none"
                label={t("moveElsewhere")}
                icon={<ChevronDown size={15} strokeWidth={2} aria-hidden="true" />}
                className="max-md:size-11"
              />
            }
          >
            {others.map(({ id, name }) => (
              <MenuItem key={id} onSelect={() => move({ section: id, item: null })}>
                {nameOf(name)}
              </MenuItem>
            ))}
          </Menu>
        </span>
      ) : null}
    </li>
  );
}

/** Returns the entry whose first words stand nearest above the line in the file, in its column. */
function nearest(line: string, { fields }: Original, living: ReadonlySet<string>): Target | null {
  const place = fields.find(({ field, value }) => field === "line" && value === line)?.places[0];
  if (!place) return null;
  let best: Target | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { section, item, places } of fields) {
    const [at] = places;
    if (section === null || item === null || !living.has(item) || !at || at.page !== place.page) continue;
    const below = place.y - at.y;
    const distance = (below >= 0 ? below : 400 - below) + Math.abs(place.x - at.x) * 2;
    if (distance < least) [best, least] = [{ section, item }, distance];
  }
  return best;
}
