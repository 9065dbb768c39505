import { memo } from "react";
import { formatRange, presentWord } from "#core/resume/dates.ts";
import type { Item, Language } from "#core/resume/schema.ts";
import type { View } from "../design.ts";
import { bound } from "./bound.ts";
import { keyStyles } from "./key-styles.ts";
import { marks } from "./marks.ts";
import { countBlocks, isEmptyRich, Rich } from "./rich.tsx";
import { widthOf } from "./width.ts";
import { wordsOf } from "./words.ts";

type ItemProps = { item: Item; section: string; view: View };

export const datesOf = ({ startDate, endDate }: Item, { lang, dateFormat }: View) =>
  dateFormat === "iso" ? isoRange(startDate, endDate, lang) : formatRange(startDate, endDate, lang, dateFormat);

/** Returns the months as they are stored, and `now` for the present where the language would use "Present". */
function isoRange(start: string, end: string, lang: Language): string {
  const present = lang === "en" ? "now" : presentWord(lang);
  const [from, to] = [start, end].map((month) => (month === "present" ? present : month)) as [string, string];
  if (from === "" || to === "" || from === to) return from || to;
  return `${from} – ${to}`;
}

/** Whether the item is drawn as a ghost, and called a sample to screen readers. */
const isGhost = ({ isSample }: Item, { mode }: View) => isSample === true && mode === "preview";

/** Returns the attributes of the element that is the whole item. */
function whole(item: Item, section: string, view: View, field?: string) {
  const origin = marks(view, { section, item: item.id, field, isSample: isGhost(item, view) });
  return isGhost(item, view) ? { ...origin, role: "group", "aria-label": wordsOf(view.lang).sample } : origin;
}

/** Whether nothing of the item would be printed. */
export function isEmptyItem(item: Item): boolean {
  return (
    [item.title, item.subTitle, item.startDate, item.endDate, item.city].every((text) => text.trim() === "") &&
    isEmptyRich(item.description)
  );
}

/** Returns the classes of an item's box, with those that `paginate` and the page breaks go by. */
function classesOf(box: "rs-item" | "rs-row" | "rs-text", { breakBefore, keepTogether, description }: Item): string {
  const classes: string[] = [box];
  if (breakBefore) classes.push("rs-break");
  if (keepTogether) classes.push("rs-keep");
  // Two blocks are the least that stays together on each side of a page break.
  else if (box !== "rs-row" && countBlocks(description) >= 4) classes.push("rs-long");
  return classes.join(" ");
}

/**
 * Draws one entry: a head of up to four cells, then the description. Empty cells are not rendered, so that a design
 * places what exists and leaves no gap. The order of the cells is the reading order of the PDF.
 */
export const ItemBlock = memo(function ItemBlock({ item, section, view }: ItemProps) {
  const dates = datesOf(item, view);
  const at = (field: string) => marks(view, { section, item: item.id, field });
  const hasFacts = [item.subTitle, dates, item.city].some((text) => text.trim() !== "");
  const hasHead = hasFacts || item.title.trim() !== "";
  return (
    <div className={classesOf("rs-item", item)} style={keyStyles(item.styles)} {...whole(item, section, view)}>
      {hasHead && (
        <div className={headClasses(item, dates)}>
          {item.title.trim() !== "" && (
            <h3 className="rs-item-title" {...at("title")}>
              {bound(item.title)}
            </h3>
          )}
          {hasFacts && (
            <div className="rs-item-facts">
              {item.subTitle.trim() !== "" && (
                <div className="rs-item-sub" {...at("subTitle")}>
                  {bound(item.subTitle)}
                </div>
              )}
              {dates !== "" && (
                <div className="rs-item-date" {...at("startDate")}>
                  <Dates text={dates} end={at("endDate")} />
                </div>
              )}
              {item.city.trim() !== "" && (
                <div className="rs-item-city" {...at("city")}>
                  {bound(item.city)}
                </div>
              )}
            </div>
          )}
        </div>
      )}
      <Description item={item} section={section} view={view} />
    </div>
  );
});

function headClasses({ title, subTitle, city }: Item, dates: string): string {
  const classes = ["rs-item-head"];
  if (isCrowded(title, dates)) classes.push("rs-crowded");
  if (widthOf(title) * 7.5 + widthOf(subTitle) * 7 + widthOf(city) * 6 > wholeLine) classes.push("rs-full");
  return classes.join(" ");
}

/** The width in px that title, organisation and place may have to stand on one line of the page, by the same estimate. */
const wholeLine = 640;

/**
 * Whether title and dates are too wide for one line of half a column. This is an estimate, since a style sheet cannot
 * measure text: 7 px per letter of the title, 6 px per letter of the dates, and twice as much for a full-width letter.
 */
function isCrowded(title: string, dates: string): boolean {
  return widthOf(title) * 7 + widthOf(dates) * 6 > halfColumn && dates !== "";
}

/**
 * The width of half a column in px, with the gap between title and dates: a little less than in the narrowest design.
 */
const halfColumn = 186;

/** Draws start and end as separate elements, for designs that set them on two lines. */
function Dates({ text, end }: { text: string; end: ReturnType<typeof marks> }) {
  const at = text.indexOf(" – ");
  if (at < 0) return text;
  return (
    <>
      <span className="rs-date-start">{text.slice(0, at + 2)}</span>{" "}
      <span className="rs-date-end" {...end}>
        {text.slice(at + 3)}
      </span>
    </>
  );
}

/** Draws the description of an item. In a section of descriptions it is the whole item (`isWhole`). */
export const Description = memo(function Description({
  item,
  section,
  view,
  isWhole = false,
}: ItemProps & { isWhole?: boolean }) {
  if (isEmptyRich(item.description)) return null;
  const field = "description";
  const origin = isWhole ? whole(item, section, view, field) : marks(view, { section, item: item.id, field });
  return (
    <div className={isWhole ? classesOf("rs-text", item) : "rs-text"} {...origin}>
      <Rich html={item.description} />
    </div>
  );
});

/** Draws a label and its value on one line, for skills that have more than a name. */
export const ItemRow = memo(function ItemRow({ item, section, view }: ItemProps) {
  const rest = restOf(item, view);
  return (
    <div className={classesOf("rs-row", item)} style={keyStyles(item.styles)} {...whole(item, section, view)}>
      <h3 className="rs-row-label" {...marks(view, { section, item: item.id, field: "title" })}>
        {bound(item.title)}
      </h3>
      <div className="rs-row-value">
        {rest !== "" && <div className="rs-row-rest">{rest}</div>}
        <Description item={item} section={section} view={view} />
      </div>
    </div>
  );
});

/** Draws a name and a word about it, for languages and hobbies. */
export const ItemPair = memo(function ItemPair({ item, section, view }: ItemProps) {
  const rest = restOf(item, view);
  return (
    <div className="rs-pair" style={keyStyles(item.styles)} {...whole(item, section, view)}>
      {item.title.trim() !== "" && (
        <h3 className="rs-pair-name" {...marks(view, { section, item: item.id, field: "title" })}>
          {bound(item.title)}
        </h3>
      )}
      {rest !== "" && (
        <div className="rs-pair-rest" {...marks(view, { section, item: item.id, field: "subTitle" })}>
          {rest}
        </div>
      )}
      <Description item={item} section={section} view={view} />
    </div>
  );
});

/** Draws one entry of a tag list. Use it only for items without a description. */
export const ItemTag = memo(function ItemTag({ item, section, view }: ItemProps) {
  const rest = restOf(item, view);
  const isSample = isGhost(item, view);
  return (
    <li
      className="rs-tag"
      style={keyStyles(item.styles)}
      {...marks(view, { section, item: item.id, field: "title", isSample })}
    >
      {bound(item.title)}
      {rest !== "" && <span className="rs-tag-rest">{item.title.trim() === "" ? rest : ` ${rest}`}</span>}
      {isSample && <span className="rs-sample"> ({wordsOf(view.lang).sample})</span>}
    </li>
  );
});

/** Returns the facts of an item besides its title in one line, for layouts without a head. */
function restOf(item: Item, view: View): string {
  const facts = [item.subTitle, datesOf(item, view), item.city].filter((text) => text.trim() !== "");
  return bound(facts.join(" · "));
}
