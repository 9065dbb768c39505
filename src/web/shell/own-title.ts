import { useEffect } from "react";
import { create } from "zustand";

/** The words in the browser's tab where a page knows them better than the table of routes: a guide's title. */
const useStore = create<{ words: string | null }>(() => ({ words: null }));

/** Puts these words into the tab while the component that calls it is there; undefined leaves those of the route. */
export function useOwnTitle(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return;
    useStore.setState({ words });
    return () => useStore.setState({ words: null });
  }, [words]);
}

/** What a page put there, or null. */
export function useOwnWords(): string | null {
  return useStore((state) => state.words);
}
