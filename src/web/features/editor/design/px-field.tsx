import { X } from "lucide-react";
import { useState } from "react";
import { pixels } from "#core/resume/operations/sections.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

type Props = { name: string; value: string; onChange: (value: string) => void };

/** One length of a section or an entry, in px; empty means the design's own. The arrow keys change it. */
export function PxField({ name, value, onChange }: Props) {
  const { t } = useTranslation("editorDesign");
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value.replace(/px$/, "");
  const set = (text: string) => {
    setTyped(text);
    const read = pixels(text);
    if (read !== null) onChange(read);
  };
  return (
    <Field label={name} error={pixels(shown) === null ? t("section.invalid") : undefined}>
      <span className="relative block">
        <Input
          size="sm"
          value={shown}
          inputMode="decimal"
          autoComplete="off"
          placeholder="–"
          className="pr-14!"
          onChange={(event) => set(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            const by = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1);
            set(String(Math.round((Number(shown) || 0) + by)));
          }}
          onBlur={() => setTyped(null)}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-8 grid place-items-center text-fg3 text-meta"
        >
          px
        </span>
        {value !== "" && (
          <button
            type="button"
            aria-label={t("section.clear", { name })}
            title={t("section.clear", { name })}
            onClick={() => {
              setTyped(null);
              onChange("");
            }}
            className="absolute inset-y-0 right-0 grid w-8 place-items-center rounded-small text-fg3 hover:text-fg"
          >
            <X size={13} strokeWidth={2} aria-hidden="true" />
          </button>
        )}
      </span>
    </Field>
  );
}
