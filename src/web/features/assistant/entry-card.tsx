import { Check, Pencil, Trash2 } from "lucide-react";
import { limits } from "#core/limits.ts";
import { formatPicker } from "#core/resume/dates.ts";
import { MonthField } from "#web/shell/month-field.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { type Entry, type Faults, faultsOf, isComplete, type ListName } from "./answers.ts";

type Props = {
  list: ListName;
  entry: Entry;
  number: number;
  isOpen: boolean;
  /** Faults are shown. */
  isChecked: boolean;
  onOpen: () => void;
  onChange: (entry: Entry) => void;
  onRemove: () => void;
};

/** A job or a school: its form, or one line about it once it is complete. */
export function EntryCard({ list, entry, number, isOpen, isChecked, onOpen, onChange, onRemove }: Props) {
  const { t } = useTranslation("assistant", { keyPrefix: list });
  const { t: shared } = useTranslation("assistant");
  const isDone = isComplete(entry);
  const name = entry.title || t("new");
  const remove = (
    <IconButton
      label={shared("remove", { name })}
      icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onRemove}
    />
  );
  return (
    <li
      className={classes(
        "rounded-card border bg-raised",
        isOpen ? "grid gap-5 border-line2 p-5 shadow-xs" : "flex items-center gap-3 border-line px-4 py-3.5",
      )}
    >
      <div className={classes("flex min-w-0 items-center gap-3", !isOpen && "flex-1")}>
        <span
          aria-hidden="true"
          className={classes(
            "grid size-6 shrink-0 place-items-center rounded-full text-meta tabular",
            isDone ? "bg-accent-soft text-accent" : "border border-line2 text-fg3",
          )}
        >
          {isDone ? <Check size={14} strokeWidth={2.25} /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-h3">{name}</h2>
          {isOpen ? null : <Summary entry={entry} />}
        </div>
        {isOpen ? remove : null}
      </div>
      {isOpen ? (
        <Form list={list} entry={entry} faults={isChecked ? faultsOf(entry) : {}} onChange={onChange} />
      ) : (
        <>
          <Button
            variant="ghost"
            onClick={onOpen}
            icon={<Pencil size={15} strokeWidth={1.75} aria-hidden="true" />}
            aria-label={shared("editOne", { name })}
          >
            {shared("edit")}
          </Button>
          {remove}
        </>
      )}
    </li>
  );
}

function Summary({ entry }: { entry: Entry }) {
  const { t } = useTranslation("assistant");
  const locale = useLocale();
  const { organization, startDate, endDate } = entry;
  const start = formatPicker(startDate, locale);
  const dates =
    endDate === "present" ? t("since", { start }) : t("range", { start, end: formatPicker(endDate, locale) });
  return (
    <p className="truncate text-dense text-fg3">
      {organization && startDate && endDate ? t("summary", { organization, dates }) : t("unfinished")}
    </p>
  );
}

type FormProps = Pick<Props, "list" | "entry" | "onChange"> & { faults: Faults };

function Form({ list, entry, faults, onChange }: FormProps) {
  const { t } = useTranslation("assistant", { keyPrefix: list });
  const { t: shared } = useTranslation("assistant");
  const { titleLength, organizationLength, descriptionLength } = limits.assistant;
  const set = (change: Partial<Entry>) => onChange({ ...entry, ...change });
  const said = (field: keyof Faults) => {
    const fault = faults[field];
    if (fault === "endsFirst") return shared("endsFirst");
    return fault ? t(`missing.${field}`) : undefined;
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
      <Field label={t("title")} error={said("title")}>
        <Input
          value={entry.title}
          maxLength={titleLength}
          autoComplete="off"
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <Field label={t("organization")} error={said("organization")}>
        <Input
          value={entry.organization}
          maxLength={organizationLength}
          autoComplete="off"
          onChange={(event) => set({ organization: event.target.value })}
        />
      </Field>
      <MonthField
        label={shared("start")}
        field="startDate"
        value={entry.startDate}
        onChange={(startDate) => set({ startDate })}
        isMonthNeeded
        size="md"
        error={said("startDate")}
      />
      <MonthField
        label={shared("end")}
        field="endDate"
        value={entry.endDate}
        onChange={(endDate) => set({ endDate })}
        present={t("present")}
        isMonthNeeded
        size="md"
        error={said("endDate")}
      />
      <Field
        className="sm:col-span-2"
        label={t("description")}
        optional={shared("optional")}
        hint={t("descriptionHint")}
      >
        <TextArea
          rows={4}
          value={entry.description}
          maxLength={descriptionLength}
          placeholder={t("descriptionPlaceholder")}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
    </div>
  );
}
