import type { StoreApi } from "zustand/vanilla";
import type { EditorState } from "./editor-store.ts";

/** Calls the listener when the item changes, or is in another place or in none. Returns a function that ends it. */
export type FollowItem = (itemId: string, listener: () => void) => () => void;

type Sections = EditorState["document"]["data"]["sections"];
type Items = Sections[number]["data"];

/**
 * Returns a function to follow single items of the document. A form shows up to fifty entries in several components
 * each, and a keystroke changes one entry: those of the others are not asked whether something of theirs has changed.
 */
export function itemFollowers(store: StoreApi<EditorState>): FollowItem {
  const followers = new Map<string, Set<() => void>>();
  let unsubscribe: (() => void) | null = null;

  function tell({ document }: EditorState, { document: before }: EditorState): void {
    if (document === before) return;
    for (const id of changedItems(document.data.sections, before.data.sections))
      for (const listener of [...(followers.get(id) ?? [])]) listener();
  }

  return (itemId, listener) => {
    unsubscribe ??= store.subscribe(tell);
    const own = followers.get(itemId) ?? new Set();
    followers.set(itemId, own);
    own.add(listener);
    return () => {
      own.delete(listener);
      if (own.size === 0 && followers.get(itemId) === own) followers.delete(itemId);
      if (followers.size > 0) return;
      unsubscribe?.();
      unsubscribe = null;
    };
  };
}

/** Returns the ids of the items that are not the same objects in the same places as before. */
function changedItems(sections: Sections, before: Sections): Set<string> {
  const changed = new Set<string>();
  if (sections === before) return changed;
  const compare = (now: Items, then: Items) => {
    if (now === then) return;
    for (let at = 0; at < Math.max(now.length, then.length); at += 1) {
      if (now[at] === then[at]) continue;
      for (const item of [now[at], then[at]]) if (item) changed.add(item.id);
    }
  };
  for (const { id, data } of sections) compare(data, before.find((section) => section.id === id)?.data ?? []);
  for (const { id, data } of before) if (!sections.some((section) => section.id === id)) compare([], data);
  return changed;
}
