import { X } from "lucide-react";
import { useState } from "react";
import { isStyle, pixels, type StyleKey, styleRules, within } from "#core/resume/style-rules.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

type Props = { styleKey: StyleKey; name: string; value: string; onChange: (value: string) => void };

/**
 * One length of a section or an entry, in px; empty means the design's own. The arrow keys change it by the step of its
 * rule. A number outside the rule's range is told so while it is typed, and becomes the nearest one on leaving.
 */
export function PxField({ styleKey, name, value, onChange }: Props) {
  const { t } = useTranslation("editorDesign");
  const rule = styleRules[styleKey];
  const { min, max, step } = rule;
  const [typed, setTyped] = useState<string | null>(null);
  const [limited, setLimited] = useState<number | null>(null);
  const shown = typed ?? value.replace(/px$/, "");
  const length = pixels(shown);
  const isOutside = length !== null && length !== "" && !isStyle(styleKey, length);
  const set = (text: string) => {
    setTyped(text);
    setLimited(null);
    const read = pixels(text);
    if (read === "" || (read !== null && isStyle(styleKey, read))) onChange(read);
  };
  const leave = () => {
    setTyped(null);
    if (!isOutside) return;
    const nearest = within(rule, Number.parseFloat(length));
    setLimited(nearest);
    onChange(`${nearest}px`);
  };
  return (
    <Field
      label={name}
      error={length === null ? t("section.invalid") : isOutside ? t("section.range", { min, max }) : undefined}
      hint={limited !== null && <span role="status">{t("section.limited", { value: limited, min, max })}</span>}
    >
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
            const by = (event.key === "ArrowUp" ? step : -step) * (event.shiftKey ? 10 : 1);
            set(String(within(rule, Number(((Number(shown) || 0) + by).toFixed(2)))));
          }}
          onBlur={leave}
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
              setLimited(null);
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
