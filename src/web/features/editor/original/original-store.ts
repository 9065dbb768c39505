import { create } from "zustand";
import type { Original } from "#contract/reading.ts";

/** The file that the open resume was read from, and what of it is to be looked at. */
type State = {
  resumeId: string | null;
  original: Original | null;
  /** The panel is open. */
  isOpen: boolean;
  /** Doubtful fields that nobody has looked at or edited, by `entry/field`, in the order of the resume. */
  doubts: ReadonlySet<string>;
  /** The field whose place in the file is marked. */
  shown: string | null;
};

const initial: State = { resumeId: null, original: null, isOpen: false, doubts: new Set(), shown: null };

export const useOriginalState = create<State>(() => initial);

/** By this a field is found in the form and in the file; the person's are those of `basics`. */
export const keyOf = ({ item, field }: { item: string | null; field: string }) => `${item ?? "basics"}/${field}`;

export const setOriginal = (state: Partial<State>) => useOriginalState.setState(state);
export const forgetOriginal = () => useOriginalState.setState(initial);
export const openOriginal = () => useOriginalState.setState({ isOpen: true });
export const closeOriginal = () => useOriginalState.setState({ isOpen: false });
