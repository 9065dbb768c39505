import { useEffect } from "react";
import { create } from "zustand";

/** The title in the browser's tab where a page knows it better than the table of routes, such as a guide's title. */
const useStore = create<{ words: string | null }>(() => ({ words: null }));

/** Sets the tab's title while the calling component is mounted; undefined keeps the route's title. */
export function useOwnTitle(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return;
    useStore.setState({ words });
    return () => useStore.setState({ words: null });
  }, [words]);
}

/** Returns the title that a page has set, or null. */
export function useOwnWords(): string | null {
  return useStore((state) => state.words);
}
