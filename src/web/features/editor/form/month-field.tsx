import { Calendar, ChevronLeft, ChevronRight } from "lucide-react";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPicker, parseMonth } from "#core/resume/dates.ts";
import { monthPattern } from "#core/resume/schema.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Popover } from "#web/ui/popover.tsx";

type Props = {
  label: string;
  field: "startDate" | "endDate";
  value: string;
  onChange: (value: string) => void;
};

/** A month as text, with a grid behind the calendar button. The end of something may be "present". */
export const MonthField = memo(function MonthField({ label, field, value, onChange }: Props) {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const isPresent = value === "present";
  const shown = typed ?? formatPicker(value, locale);
  const isWrong = typed !== null && typed.trim() !== "" && parseMonth(typed) === null;
  const [isWrongShown, setWrongShown] = useState(false);

  return (
    <Field
      label={label}
      error={isWrong && isWrongShown ? t("month.invalid") : undefined}
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
            const month = text.trim() === "" ? "" : parseMonth(text);
            // "Present" has its checkbox; typed at the start it is no month.
            if (month !== null && (month !== "present" || field === "endDate")) onChange(month);
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
          onPick={(month) => {
            setTyped(null);
            onChange(month);
          }}
        />
      </span>
    </Field>
  );
});

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

function MonthGrid(props: { label: string; value: string; disabled: boolean; onPick: (month: string) => void }) {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [year, setYear] = useState(0);
  const nameOf = new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en-GB", { month: "short", timeZone: "UTC" });
  return (
    <Popover
      label={`${props.label}: ${t("month.open")}`}
      align="start"
      className="w-60 p-3!"
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        const known = monthPattern.test(props.value) ? Number(props.value.slice(0, 4)) : new Date().getFullYear();
        if (open) setYear(known);
      }}
      trigger={
        <button
          type="button"
          disabled={props.disabled}
          aria-label={`${props.label}: ${t("month.open")}`}
          className="absolute inset-y-0 left-0 grid w-8 place-items-center rounded-small text-fg3 hover:text-fg disabled:text-fg4"
        >
          <Calendar size={14} strokeWidth={2} aria-hidden="true" />
        </button>
      }
    >
      <div className="mb-2 flex items-center justify-between">
        <Arrow label={t("month.previous")} onPress={() => setYear(year - 1)} icon={ChevronLeft} />
        <span className="font-medium text-dense tabular" aria-live="polite">
          {year}
        </span>
        <Arrow label={t("month.next")} onPress={() => setYear(year + 1)} icon={ChevronRight} />
      </div>
      <div className="grid grid-cols-4 gap-1">
        {months.map((month, index) => {
          const value = `${year}-${month}`;
          return (
            <button
              key={month}
              type="button"
              aria-pressed={value === props.value}
              onClick={() => {
                props.onPick(value);
                setOpen(false);
              }}
              className="h-8 rounded-small text-dense text-fg2 hover:bg-hover aria-pressed:bg-accent aria-pressed:text-on-accent"
            >
              {nameOf.format(Date.UTC(2020, index, 1))}
            </button>
          );
        })}
      </div>
      {props.value !== "" && (
        <button
          type="button"
          className="mt-2 h-7 w-full rounded-small text-dense text-fg3 hover:bg-hover hover:text-fg"
          onClick={() => {
            props.onPick("");
            setOpen(false);
          }}
        >
          {t("month.clear")}
        </button>
      )}
    </Popover>
  );
}

function Arrow({ label, onPress, icon: Icon }: { label: string; onPress: () => void; icon: typeof ChevronLeft }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-7 place-items-center rounded-small text-fg2 hover:bg-hover"
    >
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}
