import { ArrowDown, ArrowLeftRight, ArrowUp } from "lucide-react";
import { memo, type ReactNode } from "react";
import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { blockedProps } from "#web/ui/blocked.ts";
import { columnsOf, neighbours, step } from "../state/columns.ts";
import { useEditorActions, useEditorSame, useEditorStore } from "../state/editor-context.tsx";
import { type PageLayout, type Rect, tabPlace } from "./page-geometry.ts";

type Props = { outline: Rect[]; field: Rect[]; layout: PageLayout; scale: number };

/**
 * The accent frame around the section in use, with a tab beside the paper that names and moves it, and a lighter frame
 * around the text being edited.
 */
export const InUse = memo(function InUse({ outline, field, layout, scale }: Props) {
  const tab = tabPlace(layout, outline);
  const room = 6;
  return (
    <>
      {outline.map((rect) => (
        <div
          key={`${rect.left}:${rect.top}`}
          aria-hidden="true"
          className="pointer-events-none absolute rounded-[3px] border-[#10b981] border-[1.5px]"
          style={placed(rect, scale, room)}
        />
      ))}
      {field.map((rect) => (
        <div
          key={`${rect.left}:${rect.top}`}
          aria-hidden="true"
          data-field-in-use=""
          className="pointer-events-none absolute rounded-[3px] bg-[#10b981]/5 ring-1 ring-[#10b981]/60"
          style={placed(rect, scale, 2)}
        />
      ))}
      {tab && (
        <div
          className="pointer-events-none absolute w-6"
          style={{
            left: tab.x * scale + (tab.side === "left" ? -tabRoom - tabWidth : tabRoom),
            top: tab.top * scale - room,
            height: tab.height * scale + 2 * room,
          }}
        >
          <SectionTab side={tab.side} />
        </div>
      )}
    </>
  );
});

/** Width of the tab, and its distance from the paper; both fit into the margin around the sheet. Screen px. */
const tabWidth = 24;
const tabRoom = 4;

const placed = (rect: Rect, scale: number, room: number) => ({
  left: rect.left * scale - room,
  top: rect.top * scale - room,
  width: rect.width * scale + 2 * room,
  height: rect.height * scale + 2 * room,
});

/**
 * Returns what the tab shows of a section. Typing in the section changes none of it, so that the tab does not render
 * again.
 */
function tabOf(document: ResumeDocument, panel: string) {
  const section = document.data.sections.find(({ id }) => id === panel);
  if (!section) return null;
  const { before, after } = neighbours(document, section.id);
  return {
    ...{ id: section.id, name: section.name, position: section.position, isTwo: columnsOf(document) === "two" },
    ...{ hasBefore: before !== null, hasAfter: after !== null },
  };
}

/** Stays in view along a section that is longer than the window. */
function SectionTab({ side }: { side: "left" | "right" }) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const tab = useEditorSame((state) => tabOf(state.document, state.panel), isSame);
  const { edit } = useEditorActions();
  if (!tab) return null;
  const move = (by: 1 | -1) => {
    const { document } = store.getState();
    const section = document.data.sections.find(({ id }) => id === tab.id);
    if (section) edit(step(document, section, by));
  };
  return (
    <div
      className={`pointer-events-auto sticky top-3 flex w-6 flex-col items-center gap-0.5 bg-[#047857] pt-2 pb-0.5 text-[12px] text-white ${side === "left" ? "rounded-l-[4px]" : "rounded-r-[4px]"}`}
    >
      <span className="max-h-32 truncate pb-1 font-label [writing-mode:vertical-rl]">{tab.name}</span>
      <Act label={t("section.up")} blocked={tab.hasBefore ? undefined : t("section.first")} onPress={() => move(-1)}>
        <ArrowUp size={13} strokeWidth={2} aria-hidden="true" />
      </Act>
      <Act label={t("section.down")} blocked={tab.hasAfter ? undefined : t("section.last")} onPress={() => move(1)}>
        <ArrowDown size={13} strokeWidth={2} aria-hidden="true" />
      </Act>
      {tab.isTwo && (
        <Act
          label={t(tab.position === "main" ? "section.toSide" : "section.toMain")}
          onPress={() => edit({ type: "section.flip", sectionId: tab.id })}
        >
          <ArrowLeftRight size={13} strokeWidth={2} aria-hidden="true" />
        </Act>
      )}
    </div>
  );
}

function Act(props: { label: string; blocked?: string | undefined; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      {...blockedProps(props.blocked)}
      onClick={props.blocked === undefined ? props.onPress : undefined}
      className="grid size-6 place-items-center rounded-chip hover:bg-[#065f46] focus-visible:outline-white data-blocked:opacity-45"
    >
      {props.children}
    </button>
  );
}
