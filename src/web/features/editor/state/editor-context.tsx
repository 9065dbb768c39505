import { createContext, type ReactNode, use, useRef } from "react";
import { useStore } from "zustand";
import type { EditorActions, EditorState, EditorStore } from "./editor-store.ts";

const EditorContext = createContext<EditorStore | null>(null);

export function EditorProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  return <EditorContext value={store}>{children}</EditorContext>;
}

export function useEditorStore(): EditorStore {
  const store = use(EditorContext);
  if (!store) throw new Error("No editor around this component");
  return store;
}

/** Returns a part of the editor's state; the component renders again only when that part changes. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditorStore(), select);
}

/**
 * Like `useEditor`, for a part that is a new object each time: returns the previous one as long as both mean the same.
 */
export function useEditorSame<Part>(select: (state: EditorState) => Part, isSame: (a: Part, b: Part) => boolean): Part {
  const last = useRef<{ part: Part } | null>(null);
  return useEditor((state) => {
    const part = select(state);
    if (last.current && isSame(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  });
}

/** Returns the actions, which never change. */
export function useEditorActions(): EditorActions {
  return useEditorStore().getState().actions;
}
