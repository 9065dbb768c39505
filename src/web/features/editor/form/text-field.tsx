import { type ComponentProps, memo, useEffect, useRef, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

type Props = {
  label: string;
  labelHidden?: boolean;
  value: string;
  /** Returns false where the document refuses the value; the field then keeps its previous text. */
  onChange: (value: string) => boolean;
  /** The name by which the preview finds this field. */
  field: string;
  /** Returns the message for an invalid value; called only while the field does not have the focus. */
  check?: (value: string) => string | undefined;
  hint?: string;
  className?: string;
} & Pick<
  ComponentProps<typeof Input>,
  "type" | "autoComplete" | "inputMode" | "placeholder" | "maxLength" | "onKeyDown"
>;

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
  check,
  hint,
  className,
  ...rest
}: Props) {
  const [typed, setTyped] = useTyped(value);
  const [isLeft, setLeft] = useState(true);
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={isLeft ? check?.(value) : undefined}
      className={className}
    >
      <Input
        size="sm"
        value={typed ?? value}
        data-field={field}
        onFocus={() => setLeft(false)}
        onChange={(event) => {
          if (onChange(event.target.value) !== false) setTyped(event.target.value);
        }}
        onBlur={() => {
          setTyped(null);
          setLeft(true);
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
