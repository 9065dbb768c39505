/** A key press and its context. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"
> & {
  /** Returns whether the focus is in a text field. */
  isWriting: () => boolean;
  /** Returns whether a dialog or a menu is open. */
  isElsewhere: () => boolean;
};

/**
 * Returns the tool that a key press opens. Beside the shortcuts for saving and undo these are Ctrl+K (Cmd on a Mac)
 * everywhere, and a question mark outside text fields. During an input method's composition there is none, because
 * Enter, letters and marks then choose candidates. The page is only searched for a key that could be a shortcut, since
 * every typed letter passes through here.
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
