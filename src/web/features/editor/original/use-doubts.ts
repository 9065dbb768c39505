import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { keyOf, setOriginal, useOriginalState } from "./original-store.ts";

/** Returns how many doubtful fields are left, and the way from one to the next. */
export function useDoubts() {
  const { focusOn } = useEditorActions();
  const doubts = useOriginalState((state) => state.doubts);

  const visit = (key: string) => {
    const field = useOriginalState.getState().original?.fields.find((one) => keyOf(one) === key);
    if (!field) return;
    setOriginal({ shown: key });
    focusOn(
      field.item === null
        ? { field: field.field }
        : { section: field.section ?? "", item: field.item, field: field.field },
    );
  };

  /** Goes to the next doubtful field; one that has the focus was looked at by that. */
  const next = () => {
    const { original, shown, doubts: before } = useOriginalState.getState();
    if (!original) return;
    const keys = [...before];
    const at = shown === null ? -1 : keys.indexOf(shown);
    const isHere = at >= 0 && isFocused(keys[at] ?? "");
    const following = keys[isHere ? (at + 1) % keys.length : Math.max(0, at)];
    if (isHere) check([keys[at] ?? ""]);
    if (following !== undefined && (!isHere || keys.length > 1)) visit(following);
  };
  return { count: doubts.size, next, visit };
}

/** Remembers on the server that these fields were looked at. */
export function check(keys: readonly string[]): void {
  const { original, resumeId, doubts } = useOriginalState.getState();
  if (!original || resumeId === null) return;
  const checked = [...new Set([...original.checked, ...keys])];
  const left = new Set([...doubts].filter((key) => !keys.includes(key)));
  setOriginal({ original: { ...original, checked }, doubts: left });
  send(calls.checkResumeOriginal, { params: { id: resumeId }, body: { checked } }).catch(showFailure);
}

function isFocused(key: string): boolean {
  const field = document.activeElement?.closest<HTMLElement>("[data-field]");
  const owner = field?.closest<HTMLElement>("[data-item-form]")?.dataset.itemForm;
  return field !== null && `${owner}/${field?.dataset.field}` === key;
}
