import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and while the browser takes over what the server wrote, so that both say the same; true from the
 * next moment on. What the server is not told (the whole query of an address) waits for it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
