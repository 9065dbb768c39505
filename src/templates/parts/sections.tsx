import { memo, type ReactNode } from "react";
import type { Item, Section } from "#core/resume/schema.ts";
import { isPairs, sectionRules, showsTags } from "#core/resume/sections.ts";
import type { View } from "../design.ts";
import { bound } from "./bound.ts";
import { Description, ItemBlock, ItemPair, ItemRow, ItemTag, isEmptyItem } from "./item.tsx";
import { keyStyles } from "./key-styles.ts";
import { marks } from "./marks.ts";
import { isEmptyRich } from "./rich.tsx";
import { SectionIcon } from "./section-icons.tsx";
import { widthOf } from "./width.ts";

/** The ways in which a section's items are drawn. */
export type SectionLayout = "items" | "grid" | "tags" | "rows" | "pairs" | "text";

/**
 * Decides a section's layout by its kind and switches. No layout drops text: a list of tags turns into rows as soon as
 * one of its items has a description.
 */
export function layoutOf(section: Section, shown: readonly Item[]): SectionLayout {
  if (section.onlyDesc) return "text";
  const hasDescriptions = shown.some((item) => !isEmptyRich(item.description));
  if (showsTags(section)) return hasDescriptions ? "rows" : "tags";
  if (isPairs(section)) return "pairs";
  if (sectionRules[section.type].itemLayout === "rows" && hasDescriptions) return "rows";
  return section.columns === "two" ? "grid" : "items";
}

/** Returns the items of a section that are shown: none that are hidden and none that are empty. */
export function shownItems(section: Section): readonly Item[] {
  if (section.isHidden) return [];
  return section.data.filter((item) =>
    section.onlyDesc ? !item.isHidden && !isEmptyRich(item.description) : !item.isHidden && !isEmptyItem(item),
  );
}

/** Whether an item has neither dates nor a city. A design may set a section of such items as a plain list. */
function isUndated({ startDate, endDate, city }: Item): boolean {
  return [startDate, endDate, city].every((text) => text.trim() === "");
}

/** Whether the section is at most three rows, such as languages: a name and a word about it. */
function isShort(shown: readonly Item[]): boolean {
  const isRow = ({ subTitle, startDate, endDate, city, description }: Item) =>
    [subTitle, startDate || endDate, city, description].filter((text) => text.trim() !== "").length <= 1 &&
    widthOf(description.replace(/<[^>]*>/g, "")) <= 90;
  return shown.length <= 3 && shown.every(isRow);
}

/**
 * Returns the classes by which a design that sets a text large sets it smaller the longer it is; a full-width letter
 * counts twice.
 */
function lengthClasses(shown: readonly Item[]): string[] {
  const width = widthOf(shown.map(({ description }) => description.replace(/<[^>]*>/g, "")).join(""));
  if (width <= 120) return ["rs-brief"];
  return width <= 240 ? [] : width <= 480 ? ["rs-wordy"] : ["rs-wordy", "rs-wordiest"];
}

export const SectionList = memo(function SectionList({ sections, view }: { sections: readonly Section[]; view: View }) {
  return sections.map((section) => <SectionBlock key={section.id} section={section} view={view} />);
});

/** Draws a section with its title, or nothing when it has nothing to show. */
export const SectionBlock = memo(function SectionBlock({ section, view }: { section: Section; view: View }) {
  const shown = shownItems(section);
  if (shown.length === 0) return null;
  const layout = layoutOf(section, shown);
  // The title is left out of the print with them.
  const isSample = shown.every((item) => item.isSample);
  const classes = ["rs-section", `rs-kind-${section.type}`, `rs-as-${layout}`];
  if (section.columns === "two") classes.push("rs-cols-two");
  if (shown.every(isUndated)) classes.push("rs-undated");
  if (layout === "text") classes.push(...lengthClasses(shown));
  if (isShort(shown)) classes.push("rs-short");
  if (view.justifies.includes(section.type)) classes.push("rs-justified");
  // A break before the first entry comes before the title too, which would be left alone otherwise.
  const [first, ...rest] = shown;
  const items =
    first?.breakBefore && layout !== "tags" && layout !== "pairs" ? [{ ...first, breakBefore: false }, ...rest] : shown;
  if (items !== shown) classes.push("rs-break");
  return (
    <section className={classes.join(" ")} style={keyStyles(section.styles)} {...marks(view, { section: section.id })}>
      {section.name.trim() !== "" && (
        <h2 className="rs-section-title" {...marks(view, { section: section.id, field: "name", isSample })}>
          {view.hasSectionIcons && <SectionIcon kind={section.type} className="rs-icon rs-section-icon" />}
          <span className="rs-section-name">{bound(section.name)}</span>
        </h2>
      )}
      {body(section.id, items, layout, view)}
    </section>
  );
});

function body(section: string, shown: readonly Item[], layout: SectionLayout, view: View): ReactNode {
  const common = { section, view };
  switch (layout) {
    case "tags":
      return (
        <ul className="rs-tags">
          {shown.map((item) => (
            <ItemTag key={item.id} item={item} {...common} />
          ))}
        </ul>
      );
    case "rows":
      return (
        <div className="rs-rows">
          {shown.map((item) => (
            <ItemRow key={item.id} item={item} {...common} />
          ))}
        </div>
      );
    case "pairs":
      return (
        <div className="rs-pairs">
          {shown.map((item) => (
            <ItemPair key={item.id} item={item} {...common} />
          ))}
        </div>
      );
    case "text":
      return (
        <div className="rs-paragraphs">
          {shown.map((item) => (
            <Description key={item.id} item={item} {...common} isWhole />
          ))}
        </div>
      );
    default:
      return (
        <div className="rs-items">
          {shown.map((item) => (
            <ItemBlock key={item.id} item={item} {...common} />
          ))}
        </div>
      );
  }
}
