import { memo } from "react";
import { formatRange, presentWord } from "#core/resume/dates.ts";
import type { Item, Language } from "#core/resume/schema.ts";
import type { View } from "../design.ts";
import { keyStyles } from "./key-styles.ts";
import { marks } from "./marks.ts";
import { isEmptyRich, Rich } from "./rich.tsx";
import { widthOf } from "./width.ts";

type ItemProps = { item: Item; section: string; view: View };

export const datesOf = ({ startDate, endDate }: Item, { lang, dateFormat }: View) =>
  dateFormat === "iso" ? isoRange(startDate, endDate, lang) : formatRange(startDate, endDate, lang, dateFormat);

/** Months as they are stored, and `now` for the present where the language would say Present. */
function isoRange(start: string, end: string, lang: Language): string {
  const present = lang === "en" ? "now" : presentWord(lang);
  const [from, to] = [start, end].map((month) => (month === "present" ? present : month)) as [string, string];
  if (from === "" || to === "" || from === to) return from || to;
  return `${from} – ${to}`;
}

/** Nothing in it would be printed. */
export function isEmptyItem(item: Item): boolean {
  return (
    [item.title, item.subTitle, item.startDate, item.endDate, item.city].every((text) => text.trim() === "") &&
    isEmptyRich(item.description)
  );
}

/**
 * One entry: a head of up to four cells, then the description. Cells that are empty are not there, so that a design
 * places what exists and no gap is left. The order of the cells is the reading order of the PDF.
 */
export const ItemBlock = memo(function ItemBlock({ item, section, view }: ItemProps) {
  const dates = datesOf(item, view);
  const at = (field?: string) => marks(view, { section, item: item.id, field });
  const hasFacts = [item.subTitle, dates, item.city].some((text) => text.trim() !== "");
  const hasHead = hasFacts || item.title.trim() !== "";
  return (
    <div className="rs-item" style={keyStyles(item.styles)} {...at()}>
      {hasHead && (
        <div className={isCrowded(item.title, dates) ? "rs-item-head rs-crowded" : "rs-item-head"}>
          {item.title.trim() !== "" && (
            <h3 className="rs-item-title" {...at("title")}>
              {item.title}
            </h3>
          )}
          {hasFacts && (
            <div className="rs-item-facts">
              {item.subTitle.trim() !== "" && (
                <div className="rs-item-sub" {...at("subTitle")}>
                  {item.subTitle}
                </div>
              )}
              {dates !== "" && (
                <div className="rs-item-date" {...at("startDate")}>
                  <Dates text={dates} end={at("endDate")} />
                </div>
              )}
              {item.city.trim() !== "" && (
                <div className="rs-item-city" {...at("city")}>
                  {item.city}
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

/**
 * Title and dates are too much for one line of half a column. Guessed, since the browser cannot be asked in a style
 * sheet: 7 px a letter of a title, 6 of a date, twice as much for a wide one.
 */
function isCrowded(title: string, dates: string): boolean {
  return widthOf(title) * 7 + widthOf(dates) * 6 > halfColumn && dates !== "";
}

/** A little less than the narrowest of the designs has, with the gap between the two. */
const halfColumn = 186;

/** Start and end apart, for designs that set them on two lines. */
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

/** The description alone: of any item, and the whole of an item in a section of descriptions. */
export const Description = memo(function Description({ item, section, view }: ItemProps) {
  if (isEmptyRich(item.description)) return null;
  return (
    <div className="rs-text" {...marks(view, { section, item: item.id, field: "description" })}>
      <Rich html={item.description} />
    </div>
  );
});

/** Label and value on one line: skills that say more than their name. */
export const ItemRow = memo(function ItemRow({ item, section, view }: ItemProps) {
  const rest = restOf(item, view);
  return (
    <div className="rs-row" style={keyStyles(item.styles)} {...marks(view, { section, item: item.id })}>
      <h3 className="rs-row-label" {...marks(view, { section, item: item.id, field: "title" })}>
        {item.title}
      </h3>
      <div className="rs-row-value">
        {rest !== "" && <div className="rs-row-rest">{rest}</div>}
        <Description item={item} section={section} view={view} />
      </div>
    </div>
  );
});

/** A name and a word about it: languages, hobbies. */
export const ItemPair = memo(function ItemPair({ item, section, view }: ItemProps) {
  const rest = restOf(item, view);
  return (
    <div className="rs-pair" style={keyStyles(item.styles)} {...marks(view, { section, item: item.id })}>
      {item.title.trim() !== "" && (
        <h3 className="rs-pair-name" {...marks(view, { section, item: item.id, field: "title" })}>
          {item.title}
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

/** One entry of a tag list. Only for items without a description. */
export const ItemTag = memo(function ItemTag({ item, section, view }: ItemProps) {
  const rest = restOf(item, view);
  return (
    <li className="rs-tag" style={keyStyles(item.styles)} {...marks(view, { section, item: item.id, field: "title" })}>
      {item.title}
      {rest !== "" && <span className="rs-tag-rest">{item.title.trim() === "" ? rest : ` ${rest}`}</span>}
    </li>
  );
});

/** What an item says beside its title, in one line, for layouts without a head. */
function restOf(item: Item, view: View): string {
  return [item.subTitle, datesOf(item, view), item.city].filter((text) => text.trim() !== "").join(" · ");
}
