import { ArrowDown, ArrowLeftRight, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { columnsOf, neighbours, step } from "../state/columns.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import type { Rect } from "./page-geometry.ts";

/** The accent frame around the section in use, with its name tab: up, down, other column. */
export function InUse({ outline, scale }: { outline: Rect[]; scale: number }) {
  const { t } = useTranslation("editor");
  const document = useEditor((state) => state.document);
  const panel = useEditor((state) => state.panel);
  const { edit } = useEditorActions();
  const last = outline.at(-1);
  if (!last) return null;
  const room = 6;
  const section = document.data.sections.find(({ id }) => id === panel);
  const near = section ? neighbours(document, section.id) : null;
  return (
    <>
      {outline.map((rect) => (
        <div
          key={`${rect.left}:${rect.top}`}
          aria-hidden="true"
          className="pointer-events-none absolute rounded-[3px] border-[#10b981] border-[1.5px]"
          style={{
            left: rect.left * scale - room,
            top: rect.top * scale - room,
            width: rect.width * scale + 2 * room,
            height: rect.height * scale + 2 * room,
          }}
        />
      ))}
      {section && near && (
        <div
          className="-translate-x-full absolute flex h-[22px] items-center gap-0.5 rounded-b-[4px] bg-[#047857] pr-0.5 pl-2 text-[12px] text-white"
          style={{ left: (last.left + last.width) * scale + room, top: (last.top + last.height) * scale + room }}
        >
          <span className="max-w-40 truncate pr-1 font-label">{section.name}</span>
          <Act
            label={t("section.up")}
            disabled={near.before === null}
            onPress={() => edit(step(document, section, -1))}
          >
            <ArrowUp size={13} strokeWidth={2} aria-hidden="true" />
          </Act>
          <Act
            label={t("section.down")}
            disabled={near.after === null}
            onPress={() => edit(step(document, section, 1))}
          >
            <ArrowDown size={13} strokeWidth={2} aria-hidden="true" />
          </Act>
          {columnsOf(document) === "two" && (
            <Act
              label={t(section.position === "main" ? "section.toSide" : "section.toMain")}
              onPress={() => edit({ type: "section.flip", sectionId: section.id })}
            >
              <ArrowLeftRight size={13} strokeWidth={2} aria-hidden="true" />
            </Act>
          )}
        </div>
      )}
    </>
  );
}

function Act(props: { label: string; disabled?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onPress}
      className="grid h-[22px] w-6 place-items-center rounded-chip hover:bg-[#065f46] focus-visible:outline-white disabled:opacity-45"
    >
      {props.children}
    </button>
  );
}
