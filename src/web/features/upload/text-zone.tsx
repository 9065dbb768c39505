import { type FormEvent, useState } from "react";
import { limits } from "#core/limits.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

type Props = { onChoose: (file: File) => void; onCancel: () => void };

/** Where the text of a resume is pasted or typed, as on a phone, where nothing can be pasted but into a field. */
export function TextZone({ onChoose, onCancel }: Props) {
  const { t } = useTranslation("upload");
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onChoose(new File([text], t("pasted")));
  };
  return (
    <form
      onSubmit={send}
      className="grid min-h-[320px] gap-4 rounded-card border border-line-input bg-raised p-5 md:min-h-[368px] md:p-7"
    >
      <Field label={t("textZone.label")} hint={t("textZone.hint")}>
        <TextArea
          autoFocus
          rows={10}
          value={text}
          maxLength={limits.reading.characters}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5 self-end">
        <Button type="button" onClick={onCancel}>
          {t("textZone.back")}
        </Button>
        <Button type="submit" variant="primary" blocked={text.trim() === "" ? t("textZone.empty") : undefined}>
          {t("textZone.read")}
        </Button>
      </div>
    </form>
  );
}
