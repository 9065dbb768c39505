import { expect, it } from "vitest";
import { healDocument } from "../healing.ts";
import { richTextToPlain } from "../rich-text.ts";
import { createItem, emptySection } from "../sections.ts";
import { linesIn, withLineMoved } from "./place-line.ts";

const entry = (id: string, description: string) => ({ ...createItem(id), title: id, description });
const document = healDocument({
  sections: [
    {
      ...emptySection("empolyment", "en", "jobs"),
      data: [entry("one", "<ul><li><p>First</p></li></ul>"), entry("two", "")],
    },
    { ...emptySection("skills", "en", "skills"), data: [] },
    {
      ...emptySection("simple", "en", "left"),
      data: [{ ...createItem("rest"), description: "<p>Led a team</p><p>R &amp; D</p>" }],
    },
  ],
});
const sectionOf = (from: typeof document, id: string) => from.data.sections.find((section) => section.id === id);

it("goes to the end of the entry or of the section that it belongs to, and from where it stood", () => {
  const moved = withLineMoved(document, { section: "left", text: "Led a team" }, { section: "jobs", item: "one" }, "x");
  expect(linesIn(sectionOf(moved, "left"))).toEqual(["R & D"]);
  expect(richTextToPlain(sectionOf(moved, "jobs")?.data[0]?.description ?? "")).toBe("• First\n• Led a team");
  const last = withLineMoved(moved, { section: "left", text: "R & D" }, { section: "jobs", item: null }, "x");
  expect(sectionOf(last, "jobs")?.data[1]?.description).toBe("<p>R &amp; D</p>");
  // The section of what was left goes with its last line.
  expect(sectionOf(last, "left")).toBeUndefined();
});

it("becomes a tag in a list of tags", () => {
  const moved = withLineMoved(document, { section: "left", text: "R & D" }, { section: "skills", item: null }, "x");
  expect(sectionOf(moved, "skills")?.data).toMatchObject([{ id: "x", title: "R & D", description: "" }]);
});

it("that is not there changes nothing", () => {
  expect(withLineMoved(document, { section: "left", text: "None" }, { section: "jobs", item: null }, "x")).toBe(
    document,
  );
  expect(withLineMoved(document, { section: "left", text: "R & D" }, { section: "no", item: null }, "x")).toBe(
    document,
  );
});
