/**
 * The translation that runs on the server, remembered with the tab, so that a page that is loaded anew finds it again.
 * `isLeft`: its person went on with something else, and it does not show itself.
 */
export type KeptTranslation = { resumeId: string; taskId: string; isLeft: boolean };

const storageKey = "inkleaf-translation";

/** Returns the translation of a resume that was begun in this tab and whose end nobody has seen; null where there is none. */
export function keptTranslation(resumeId: string): KeptTranslation | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as KeptTranslation | null;
    return kept?.resumeId === resumeId && typeof kept.taskId === "string" ? kept : null;
  } catch {
    return null;
  }
}

export function keepTranslation(kept: KeptTranslation | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage a page that is loaded anew does not find it; the copy is in the list all the same.
  }
}

/** Notes that the person went on with something else; it is shown again where it is asked for. */
export function leaveTranslation(resumeId: string): void {
  const kept = keptTranslation(resumeId);
  if (kept) keepTranslation({ ...kept, isLeft: true });
}
