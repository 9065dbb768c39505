import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { EditorActions, EditorState, EditorStore } from "./editor-store.ts";
import { type FollowItem, itemFollowers } from "./item-followers.ts";

type Stores = {
  store: EditorStore;
  /** The state as of the last moment in which the browser had nothing else to do. */
  idle: StoreApi<EditorState>;
  followItem: FollowItem;
  followIdleItem: FollowItem;
};

const EditorContext = createContext<Stores | null>(null);

export function EditorProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  const stores = useMemo(() => storesOf(store), [store]);
  useEffect(() => followWhenIdle(stores), [stores]);
  return <EditorContext value={stores}>{children}</EditorContext>;
}

function storesOf(store: EditorStore): Stores {
  const idle = createStore(() => store.getState());
  return { store, idle, followItem: itemFollowers(store), followIdleItem: itemFollowers(idle) };
}

function useStores(): Stores {
  const stores = use(EditorContext);
  if (!stores) throw new Error("No editor around this component");
  return stores;
}

export function useEditorStore(): EditorStore {
  return useStores().store;
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

/**
 * Like `useEditor`, for what nobody waits for while typing, such as counts and the names of buttons: follows in the first
 * idle moment after the keystroke has been painted.
 */
export function useEditorWhenIdle<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useStores().idle, select);
}

/** Like `useEditor`, for a part that changes with one item alone, whose change is all that is looked at. */
export function useEditorOfItem<Part>(itemId: string, select: (state: EditorState) => Part): Part {
  const { store, followItem } = useStores();
  return useFollowed(store, followItem, itemId, select);
}

/** Like `useEditorOfItem`, for what nobody waits for while typing (see `useEditorWhenIdle`). */
export function useEditorOfItemWhenIdle<Part>(itemId: string, select: (state: EditorState) => Part): Part {
  const { idle, followIdleItem } = useStores();
  return useFollowed(idle, followIdleItem, itemId, select);
}

function useFollowed<Part>(
  store: StoreApi<EditorState>,
  follow: FollowItem,
  itemId: string,
  select: (state: EditorState) => Part,
): Part {
  const subscribe = useCallback((listener: () => void) => follow(itemId, listener), [follow, itemId]);
  const read = () => select(store.getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** The longest time, ms, by which the idle state is behind while somebody types without a pause. */
const maxBehindMs = 250;

/** Hands the state on when the browser is idle. Returns a function that ends it. */
function followWhenIdle({ store, idle }: Stores): () => void {
  let cancel: (() => void) | null = null;
  const follow = () => {
    cancel = null;
    idle.setState(store.getState(), true);
  };
  const unsubscribe = store.subscribe(() => {
    cancel ??= whenIdle(follow);
  });
  follow();
  return () => {
    unsubscribe();
    cancel?.();
  };
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: maxBehindMs });
  return () => cancelIdleCallback(request);
}

/** Returns the actions, which never change. */
export function useEditorActions(): EditorActions {
  return useEditorStore().getState().actions;
}
