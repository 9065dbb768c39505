import { Button } from "#web/ui/button.tsx";

type Props = {
  /** The words of the button, of the button while it saves, and why it is blocked while nothing has changed. */
  words: { save: string; saving: string; unchanged: string; unsaved: string };
  isChanged: boolean;
  isSaving: boolean;
};

/** The end of a form of the settings: its button, and whether something is not saved yet. */
export function SaveRow({ words, isChanged, isSaving }: Props) {
  return (
    <div className="flex items-center gap-4 border-t border-line pt-5">
      <Button
        type="submit"
        variant="primary"
        blocked={isChanged ? undefined : words.unchanged}
        busy={isSaving}
        busyLabel={words.saving}
      >
        {words.save}
      </Button>
      <span role="status" className="text-meta text-warn">
        {isChanged && !isSaving ? words.unsaved : ""}
      </span>
    </div>
  );
}
