import { useRef } from "react";
import { classes } from "./classes.ts";
import { useControlProps } from "./input.tsx";

type Props = {
  value: string;
  digits: number;
  onChange: (value: string) => void;
  /** Called when all digits have been entered. */
  onComplete?: (value: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
};

/**
 * Boxes for a code. One ordinary input lies over the boxes, so that pasting, autofill from a mail or SMS, and screen
 * readers meet a single field; six inputs would break all of them.
 */
export function CodeInput({ value, digits, onChange, onComplete, disabled = false, autoFocus = false }: Props) {
  const own = useControlProps();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative block">
      <span aria-hidden="true" className="grid grid-flow-col gap-2">
        {Array.from({ length: digits }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
            key={index}
            className={classes(
              "grid h-14 place-items-center rounded-control border bg-raised text-[22px] font-medium tabular",
              own["aria-invalid"] ? "border-danger" : "border-line-input",
              index === Math.min(value.length, digits - 1) && "code-next",
            )}
          >
            {value[index] ?? ""}
          </span>
        ))}
      </span>
      <input
        ref={input}
        {...own}
        inputMode="numeric"
        autoComplete="one-time-code"
        // biome-ignore lint/a11y/noAutofocus: the screen consists of this one field
        autoFocus={autoFocus}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          // Full-width digits of a Chinese keyboard are accepted; spaces and hyphens of a pasted code are dropped.
          const next = event.target.value.normalize("NFKC").replace(/\D/g, "").slice(0, digits);
          onChange(next);
          if (next.length === digits && next !== value) onComplete?.(next);
        }}
        onSelect={(event) => {
          // Keeps the caret at the end, where the next box is.
          const end = event.currentTarget.value.length;
          if (event.currentTarget.selectionStart !== end) event.currentTarget.setSelectionRange(end, end);
        }}
        className="code-over absolute inset-0 w-full rounded-control bg-transparent text-transparent caret-transparent outline-none"
      />
    </span>
  );
}
