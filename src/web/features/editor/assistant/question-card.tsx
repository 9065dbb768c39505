import { useState } from "react";
import type { Question } from "#core/assistant/changes.ts";
import { lineWithAnswer } from "#core/assistant/take-changes.ts";
import { differenceRows } from "#core/resume/difference-words.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Diff } from "#web/ui/diff.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

type Props = {
  area: Question["area"];
  ask: string;
  /** The line that lacks the figure, as it stands now. */
  line: string | undefined;
  /** Returns false where the line has changed since. */
  put: (answer: string) => boolean;
  skip: () => void;
};

/** A figure that is missing. The person alone knows it; what is typed is shown in its line before it is put there. */
export function QuestionCard({ area, ask, line, put, skip }: Props) {
  const { t } = useTranslation("editorAssistant");
  const [answer, setAnswer] = useState("");
  const [isStale, setStale] = useState(false);
  const typed = answer.trim();
  return (
    <li>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== "") setStale(!put(typed));
        }}
      >
        {line !== undefined && typed === "" && (
          <p className="border-line2 border-l-2 pl-2.5 text-dense text-fg2 [overflow-wrap:anywhere]">{line}</p>
        )}
        {line !== undefined && typed !== "" && (
          <Diff
            rows={differenceRows(line, lineWithAnswer(line, typed)).filter(({ sign }) => sign === "+")}
            labels={{ "-": t("change.before"), "+": t("change.after") }}
          />
        )}
        <Field label={ask} error={isStale ? t("change.stale") : undefined}>
          <Input
            data-own-undo
            value={answer}
            maxLength={120}
            placeholder={t(`question.placeholders.${area}`)}
            onChange={(event) => {
              setAnswer(event.target.value);
              setStale(false);
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="sm"
            variant="primary"
            blocked={typed === "" ? t("question.missing") : undefined}
            data-decides
          >
            {t("question.put")}
          </Button>
          <Button size="sm" variant="ghost" onClick={skip}>
            {t("question.skip")}
          </Button>
        </div>
      </form>
    </li>
  );
}
