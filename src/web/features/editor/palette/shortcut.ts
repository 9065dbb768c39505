/** What is known of a key press and of where it happened. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
> & {
  /** The focus is where text is written. */
  isWriting: boolean;
  /** A dialog or a menu has the keys. */
  isElsewhere: boolean;
};

/**
 * The editor's own keys, beside those for saving and undo: Ctrl+K (Cmd on a Mac) everywhere, a question mark where
 * nobody is writing. None while an input method composes: there Enter, letters and marks choose candidates.
 */
export function shortcutOf(press: Press): "palette" | "keys" | null {
  if (press.isComposing || press.key === "Process" || press.isElsewhere || press.altKey) return null;
  const isCommand = press.ctrlKey || press.metaKey;
  const letter = /^[a-z]$/i.test(press.key) ? press.key.toLowerCase() : press.code.replace(/^Key/, "").toLowerCase();
  if (isCommand) return letter === "k" && !press.shiftKey ? "palette" : null;
  return (press.key === "?" || press.key === "？") && !press.isWriting ? "keys" : null;
}
