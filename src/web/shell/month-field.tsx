import { memo, useState } from "react";
import { formatPicker, parseDate } from "#core/resume/dates.ts";
import { Field } from "#web/ui/field.tsx";
import { type ControlSize, Input } from "#web/ui/input.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

type Props = {
  label: string;
  /** What the field is called in the form's data; the focus is brought to it by this name. */
  field: "startDate" | "endDate";
  /** `YYYY-MM`, `YYYY`, or `present` where that may be chosen. */
  value: string;
  onChange: (value: string) => unknown;
  /** The label of the checkbox for a time that has not ended; without it there is none. */
  present?: string;
  /** A year alone is not enough. */
  isMonthNeeded?: boolean;
  size?: ControlSize;
  /** What the form says about the value. */
  error?: string | undefined;
  /** A warning about a value that is nevertheless a valid date. */
  warning?: string | undefined;
};

/** A month, or a year alone, as text, with a grid behind the calendar button. */
export const MonthField = memo(function MonthField(props: Props) {
  const { label, field, value, onChange, present, isMonthNeeded = false, size = "sm", error, warning } = props;
  const { t } = useTranslation("month");
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const isPresent = value === "present";
  const blocked = isPresent ? t("isPresent", { present }) : undefined;
  const shown = typed ?? formatPicker(value, locale);
  const isWrong = typed !== null && typed.trim() !== "" && dateOf(typed, isMonthNeeded) === null;
  const [isWrongShown, setWrongShown] = useState(false);

  return (
    <Field
      label={label}
      error={isWrong && isWrongShown ? t(isMonthNeeded ? "invalidMonth" : "invalid") : error}
      hint={
        warning && (
          <span role="status" className="text-warn">
            {warning}
          </span>
        )
      }
      aside={
        present && (
          <label className="relative pl-[22px] text-dense text-fg2">
            <input
              type="checkbox"
              className="tick absolute top-px left-0 size-4!"
              checked={isPresent}
              onChange={(event) => {
                setTyped(null);
                onChange(event.target.checked ? "present" : "");
              }}
            />
            {present}
          </label>
        )
      }
    >
      <span className="relative block">
        <Input
          size={size}
          data-field={field}
          value={isPresent ? "" : shown}
          blocked={blocked}
          inputMode="numeric"
          autoComplete="off"
          placeholder={isPresent ? present : t(locale === "ch" ? "placeholderYearFirst" : "placeholderMonthFirst")}
          className="pl-8!"
          onFocus={() => setWrongShown(false)}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            const date = text.trim() === "" ? "" : dateOf(text, isMonthNeeded);
            // Where there is no checkbox for it, "present" is no date.
            if (date !== null && (date !== "present" || present)) onChange(date);
          }}
          onBlur={() => {
            setWrongShown(true);
            if (!isWrong) setTyped(null);
          }}
        />
        <MonthGrid
          label={label}
          value={value}
          blocked={blocked}
          isMonthNeeded={isMonthNeeded}
          onPick={(date) => {
            setTyped(null);
            onChange(date);
          }}
        />
      </span>
    </Field>
  );
});

/** Returns the date that was typed, or null where it is none, or a year where a month is needed. */
function dateOf(text: string, isMonthNeeded: boolean): string | null {
  const date = parseDate(text);
  return isMonthNeeded && date?.length === "YYYY".length ? null : date;
}
