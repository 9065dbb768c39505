import { memo, useState } from "react";
import { formatPicker, parseDate } from "#core/resume/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { MonthGrid } from "./month-grid.tsx";

type Props = {
  label: string;
  field: "startDate" | "endDate";
  value: string;
  onChange: (value: string) => unknown;
  /** A warning about a value that is nevertheless a valid date. */
  warning?: string | undefined;
};

/** A month, or a year alone, as text, with a grid behind the calendar button. An end date may be "present". */
export const MonthField = memo(function MonthField({ label, field, value, onChange, warning }: Props) {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const isPresent = value === "present";
  const shown = typed ?? formatPicker(value, locale);
  const isWrong = typed !== null && typed.trim() !== "" && parseDate(typed) === null;
  const [isWrongShown, setWrongShown] = useState(false);

  return (
    <Field
      label={label}
      error={isWrong && isWrongShown ? t("month.invalid") : undefined}
      hint={
        warning && (
          <span role="status" className="text-warn">
            {warning}
          </span>
        )
      }
      aside={
        field === "endDate" && (
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
            {t("fields.present")}
          </label>
        )
      }
    >
      <span className="relative block">
        <Input
          size="sm"
          data-field={field}
          value={isPresent ? "" : shown}
          disabled={isPresent}
          inputMode="numeric"
          autoComplete="off"
          placeholder={
            isPresent
              ? t("fields.present")
              : t(locale === "ch" ? "month.placeholderYearFirst" : "month.placeholderMonthFirst")
          }
          className="pl-8!"
          onFocus={() => setWrongShown(false)}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            const date = text.trim() === "" ? "" : parseDate(text);
            // Typed as a start date, "present" is no date; an end date also has a checkbox for it.
            if (date !== null && (date !== "present" || field === "endDate")) onChange(date);
          }}
          onBlur={() => {
            setWrongShown(true);
            if (!isWrong) setTyped(null);
          }}
        />
        <MonthGrid
          label={label}
          value={value}
          disabled={isPresent}
          onPick={(date) => {
            setTyped(null);
            onChange(date);
          }}
        />
      </span>
    </Field>
  );
});
