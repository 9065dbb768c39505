import { create } from "zustand";
import { limits } from "#core/limits.ts";
import { newUuid } from "#web/shell/new-uuid.ts";

/** A job or a school as it is entered. Dates are `YYYY-MM`; `endDate` may be `present`. */
export type Entry = {
  /** Identifies the entry on this page only. */
  key: string;
  title: string;
  organization: string;
  startDate: string;
  endDate: string;
  description: string;
};

/** The two lists of entries, by the names that the call has for them. */
export type ListName = "workExperience" | "educationExperience";

/** What somebody answered before the draft is written. `engine` is empty for the installation's default. */
export type Answers = { title: string; template: string; engine: string } & Record<ListName, readonly Entry[]>;

/** What is wrong with a field of an entry. */
export type Fault = "missing" | "endsFirst";
export type Faults = Partial<Record<"title" | "organization" | "startDate" | "endDate", Fault>>;

/** Returns what keeps an entry from being complete (specification section 5: the description alone may be left out). */
export function faultsOf(entry: Entry): Faults {
  const faults: Faults = {};
  for (const field of ["title", "organization", "startDate", "endDate"] as const) {
    if (entry[field].trim() === "") faults[field] = "missing";
  }
  const { startDate, endDate } = entry;
  if (!faults.startDate && !faults.endDate && endDate !== "present" && endDate < startDate)
    faults.endDate = "endsFirst";
  return faults;
}

export function isComplete(entry: Entry): boolean {
  return Object.keys(faultsOf(entry)).length === 0;
}

/** Returns true for an entry in which nothing was entered yet. */
export function isUntouched({ key: _, ...fields }: Entry): boolean {
  return Object.values(fields).every((value) => value.trim() === "");
}

/** Returns an entry without content. */
export function emptyEntry(): Entry {
  const key = newUuid();
  return { key, title: "", organization: "", startDate: "", endDate: "", description: "" };
}

export const steps = ["title", "work", "education", "draft"] as const;
export type Step = (typeof steps)[number];

/** Returns the first step whose answers are not complete, or the last one. */
export function firstOpenStep({ title, workExperience, educationExperience }: Answers): Step {
  if (title.trim() === "") return "title";
  if (!workExperience.every(isComplete)) return "work";
  return educationExperience.every(isComplete) ? "draft" : "education";
}

const storageKey = "inkleaf-creator";
const noAnswers: Answers = { title: "", template: "", engine: "", workExperience: [], educationExperience: [] };

type Store = Answers & {
  set: (change: Partial<Answers>) => void;
  setEntry: (list: ListName, entry: Entry) => void;
  add: (list: ListName) => void;
  remove: (list: ListName, key: string) => void;
  /** Restores what this tab kept: for a reload, and for the way back from signing in. */
  restore: () => void;
  forget: () => void;
};

/** The answers of this tab. They are kept until the draft is written, so that signing in or a reload loses none. */
export const useAnswers = create<Store>((put, get) => {
  const change = (next: Partial<Answers>): void => {
    put(next);
    const { title, template, engine, workExperience, educationExperience } = get();
    keep({ title, template, engine, workExperience, educationExperience });
  };
  return {
    ...noAnswers,
    set: change,
    setEntry: (list, entry) => change({ [list]: get()[list].map((each) => (each.key === entry.key ? entry : each)) }),
    add: (list) => {
      const entries = get()[list];
      if (entries.length < limits.assistant.entries && entries.every(isComplete)) {
        change({ [list]: [...entries, emptyEntry()] });
      }
    },
    remove: (list, key) => change({ [list]: get()[list].filter((entry) => entry.key !== key) }),
    restore: () => put(kept() ?? {}),
    forget: () => {
      put(noAnswers);
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // Where storage is forbidden nothing was kept.
      }
    },
  };
});

function keep(answers: Answers): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(answers));
  } catch {
    // Without storage the answers live as long as the page.
  }
}

function kept(): Answers | null {
  try {
    return answersFrom(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
  } catch {
    return null;
  }
}

/** Returns the answers in a stored value; null where it holds none, because anybody can write into a browser's storage. */
export function answersFrom(value: unknown): Answers | null {
  if (typeof value !== "object" || value === null) return null;
  const { title, template, engine, workExperience, educationExperience } = value as Record<string, unknown>;
  if (typeof title !== "string") return null;
  return {
    title,
    template: typeof template === "string" ? template : "",
    engine: typeof engine === "string" ? engine : "",
    workExperience: entriesFrom(workExperience),
    educationExperience: entriesFrom(educationExperience),
  };
}

function entriesFrom(value: unknown): Entry[] {
  const blank = emptyEntry();
  return (Array.isArray(value) ? value : []).slice(0, limits.assistant.entries).flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null) return [];
    const stored = each as Record<string, unknown>;
    const fields = Object.keys(blank).map((name) => [name, typeof stored[name] === "string" ? stored[name] : ""]);
    return [{ ...blank, ...Object.fromEntries(fields), key: newUuid() }];
  });
}
