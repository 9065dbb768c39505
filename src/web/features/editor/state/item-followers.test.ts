import { describe, expect, it } from "vitest";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { itemFollowers } from "./item-followers.ts";

function followedEditor() {
  const document = newResume();
  const [from, to] = ["empolyment", "project"].map((kind) => document.data.sections.find(({ type }) => type === kind));
  if (!from?.data[0] || !from.data[1] || !to) throw new Error("the new resume lacks the entries");
  const { store, actions } = createTestEditor({ document });
  const [first, second] = [from.data[0].id, from.data[1].id];
  const told: string[] = [];
  const follow = itemFollowers(store);
  const ends = [first, second].map((id) => follow(id, () => void told.push(id)));
  return { actions, from, to, first, second, told, ends };
}

describe("followers of an item", () => {
  it("are told when it changes, and those of other items are not", () => {
    const { actions, from, first, told } = followedEditor();
    actions.edit({ type: "item.set", sectionId: from.id, itemId: first, field: "title", value: "Engineer" });
    expect(told).toEqual([first]);
    actions.edit({ type: "basic.set", field: "name", value: "Ada" });
    actions.open(from.id);
    expect(told).toEqual([first]);
  });

  it("are told when it goes to another section, is removed and comes back", () => {
    const { actions, from, to, first, told } = followedEditor();
    const toldBy = (act: () => void) => {
      told.length = 0;
      act();
      return told.filter((id) => id === first).length;
    };
    const move = { sectionId: from.id, itemId: first, toSectionId: to.id, toIndex: 0 };
    expect(toldBy(() => actions.edit({ type: "item.move", ...move }))).toBe(1);
    expect(toldBy(() => actions.edit({ type: "item.remove", sectionId: to.id, itemId: first }))).toBe(1);
    expect(toldBy(() => actions.undo())).toBe(1);
    expect(toldBy(() => actions.edit({ type: "section.remove", sectionId: to.id }))).toBe(1);
  });

  it("are told no more once they have ended it, while the others still are", () => {
    const { actions, from, first, second, told, ends } = followedEditor();
    ends[0]?.();
    actions.edit({ type: "item.set", sectionId: from.id, itemId: first, field: "title", value: "Engineer" });
    actions.edit({ type: "item.set", sectionId: from.id, itemId: second, field: "title", value: "Clerk" });
    expect(told).toEqual([second]);
  });
});
