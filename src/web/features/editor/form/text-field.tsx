import { type ComponentProps, memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useIsDoubtful } from "../original/field-owner.ts";
import { useIsUntranslated } from "../unfinished/untranslated.ts";

type Props = {
  label: string;
  labelHidden?: boolean;
  value: string;
  /** Returns false where the document refuses the value; the field then keeps its previous text. */
  onChange: (value: string) => boolean;
  /** The name by which the preview finds this field. */
  field: string;
  /** The most characters that the field holds. A longer text is refused, and the field says so. */
  most: number;
  /** Returns the message for an invalid value; called only while the field does not have the focus. */
  check?: (value: string) => string | undefined;
  hint?: string;
  className?: string;
} & Pick<ComponentProps<typeof Input>, "type" | "autoComplete" | "inputMode" | "list" | "placeholder" | "onKeyDown">;

/** From this share of its limit on, a field says how much it still holds. */
const nearLimit = 0.8;

/**
 * A text of the document. While the user types, the field shows exactly what was typed, whatever the document turns it
 * into: rewriting a value during an input method's composition would lose or double characters.
 */
export const TextField = memo(function TextField({
  label,
  labelHidden,
  value,
  onChange,
  field,
  most,
  check,
  hint,
  className,
  ...rest
}: Props) {
  const { t } = useTranslation("editor");
  const [typed, setTyped] = useTyped(value);
  const [isLeft, setLeft] = useState(true);
  const [isRefused, setRefused] = useState(false);
  const tooLong = isRefused ? t("refused.length", { count: most }) : undefined;
  const isNear = !isLeft && value.length >= most * nearLimit;
  const isDoubtful = useIsDoubtful(field);
  const isKept = useIsUntranslated()(value);
  const word = isDoubtful ? t("fields.doubtful") : isKept ? t("untranslated.field") : undefined;
  const doubt = word && <span className="text-warn">{word}</span>;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={isNear ? t("refused.left", { count: most - value.length }) : (doubt ?? hint)}
      error={tooLong ?? (isLeft ? check?.(value) : undefined)}
      className={className}
    >
      <Input
        size="sm"
        value={typed ?? value}
        data-field={field}
        className={isDoubtful ? "border-warn!" : undefined}
        onFocus={() => setLeft(false)}
        onChange={(event) => {
          const text = event.target.value;
          const isKept = onChange(text) !== false;
          if (isKept) setTyped(text);
          setRefused(!isKept && text.length > most);
        }}
        onBlur={() => {
          setTyped(null);
          setLeft(true);
          setRefused(false);
        }}
        {...rest}
      />
    </Field>
  );
});

/** Returns what is being typed, until the document changes from elsewhere (undo, another panel). */
export function useTyped(value: string): [string | null, (typed: string | null) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const own = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the document's value counts
  useEffect(() => {
    if (!own.current) setTyped(null);
  }, [value]);
  // A keystroke that did not change the document must not count as the cause of the next change, which may be an undo.
  useEffect(() => {
    own.current = false;
  });
  return [
    typed,
    (next) => {
      own.current = next !== null;
      setTyped(next);
    },
  ];
}
