import { createContext, use } from "react";
import { useOriginalState } from "./original-store.ts";

/** The entry that fields of the form belong to; `basics` for the person. */
export const FieldOwner = createContext<string | null>(null);

/** Returns whether a field was read with doubt, and nobody has looked at it yet. */
export function useIsDoubtful(field: string): boolean {
  const owner = use(FieldOwner);
  return useOriginalState(({ doubts }) => owner !== null && doubts.has(`${owner}/${field}`));
}
