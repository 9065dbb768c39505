import { useEffect, useRef } from "react";
import type { Original } from "#contract/reading.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { keyOf, setOriginal, useOriginalState } from "./original-store.ts";
import { drawnPlace, type Row } from "./word-rows.ts";

type Field = Original["fields"][number];
type Place = Field["places"][number];

/** By this a field or a line is told from all others. */
const markOf = (field: Field) => (field.field === "line" ? `line/${field.value}` : keyOf(field));

/**
 * The marks on a page: where the shown field was read, and which fields are doubtful. A press on any text that became a
 * field leads to that field.
 */
export function PageMarks({
  original,
  page,
  drawn,
}: {
  original: Original;
  page: number;
  /** How a page without places of its own is drawn. */
  drawn: { width: number; height: number; rows: Row[] } | undefined;
}) {
  const { t } = useTranslation("editorOriginal");
  const { focusOn } = useEditorActions();
  const doubts = useOriginalState((state) => state.doubts);
  const shown = useOriginalState((state) => state.shown);
  const size = drawn ?? original.pages[page];
  if (!size) return null;
  const go = (field: Field) => {
    setOriginal({ shown: markOf(field) });
    focusOn(
      field.item === null
        ? { field: field.field }
        : {
            section: field.section ?? "",
            item: field.item,
            field: field.field === "line" ? "description" : field.field,
          },
    );
  };
  return (
    <div className="absolute inset-0">
      {original.fields.flatMap((field, index) =>
        field.places
          .filter((place) => place.page === page)
          .map((place, at) => {
            const isShown = markOf(field) === shown;
            const isDoubtful = doubts.has(keyOf(field));
            return (
              <Mark
                // biome-ignore lint/suspicious/noArrayIndexKey: a place has no name, and where the file says a field is fixed when the file is read
                key={`${index} ${at}`}
                place={drawn ? drawnPlace(drawn.rows, place) : place}
                size={size}
                isShown={isShown}
                isFirst={isShown && at === 0}
                isDoubtful={isDoubtful}
                label={t(isDoubtful ? "doubtfulMark" : "mark", { value: field.value.slice(0, 80) })}
                // Long texts would be hundreds of stops; the form has the same fields for the keyboard.
                isStop={isDoubtful && at === 0}
                onPress={() => go(field)}
              />
            );
          }),
      )}
    </div>
  );
}

type MarkProps = {
  place: Place;
  size: { width: number; height: number };
  isShown: boolean;
  isFirst: boolean;
  isDoubtful: boolean;
  isStop: boolean;
  label: string;
  onPress: () => void;
};

function Mark({ place, size, isShown, isFirst, isDoubtful, isStop, label, onPress }: MarkProps) {
  const mark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    mark.current?.scrollIntoView({ block: "nearest", behavior: isStill ? "auto" : "smooth" });
  }, [isFirst]);
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  return (
    <button
      ref={mark}
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-hidden={isStop || isShown ? undefined : true}
      aria-label={label}
      aria-current={isShown ? "location" : undefined}
      title={label}
      onClick={onPress}
      className={classes(
        "absolute scroll-my-16 cursor-pointer rounded-[2px] transition-colors",
        isShown && "bg-[#0b8f6a33] outline-2 outline-[#047857]",
        !isShown && isDoubtful && "bg-[#f5b83d40] outline outline-[#b45309]",
        !isShown && !isDoubtful && "hover:bg-[#0b8f6a1f]",
      )}
      style={{
        left: share(place.x, size.width),
        top: share(place.y, size.height),
        width: share(place.width, size.width),
        height: share(place.height, size.height),
      }}
    />
  );
}
