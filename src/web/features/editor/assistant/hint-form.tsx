import { useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

/** Asks in a few words what lines are to be written about. */
export function HintForm({ initial, write }: { initial: string; write: (hint: string) => void }) {
  const { t } = useTranslation("editorAssistant");
  const [hint, setHint] = useState(initial);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <form
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (hint.trim() !== "") write(hint.trim());
        else text.current?.focus();
      }}
    >
      <Field label={t("hint.label")} hint={t("hint.note")}>
        <TextArea
          ref={text}
          data-own-undo
          rows={3}
          value={hint}
          maxLength={limits.assistant.hintLength}
          placeholder={t("hint.placeholder")}
          onChange={(event) => setHint(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="primary"
        blocked={hint.trim() === "" ? t("hint.missing") : undefined}
        className="justify-self-start"
      >
        {t("hint.write")}
      </Button>
    </form>
  );
}
