import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns false on the server and while the browser hydrates the server's HTML, so that both render the same; true from
 * then on. Anything the server does not know, such as the URL's whole query, must wait for it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
