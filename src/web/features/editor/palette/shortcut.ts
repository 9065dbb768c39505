/** What is known of a key press and of where it happened. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
> & {
  /** The focus is where text is written. */
  isWriting: () => boolean;
  /** A dialog or a menu has the keys. */
  isElsewhere: () => boolean;
};

/**
 * The editor's own keys, beside those for saving and undo: Ctrl+K (Cmd on a Mac) everywhere, a question mark where
 * nobody is writing. None while an input method composes: there Enter, letters and marks choose candidates. The page is
 * only looked at for a key that could be one of them: every letter that is typed passes here.
 */
export function shortcutOf(press: Press): "palette" | "keys" | null {
  if (press.isComposing || press.key === "Process" || press.altKey) return null;
  const tool = press.ctrlKey || press.metaKey ? commandOf(press) : questionOf(press);
  return tool && !press.isElsewhere() ? tool : null;
}

function commandOf({ key, code, shiftKey }: Press) {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
  return letter === "k" && !shiftKey ? "palette" : null;
}

function questionOf({ key, isWriting }: Press) {
  return (key === "?" || key === "？") && !isWriting() ? "keys" : null;
}
