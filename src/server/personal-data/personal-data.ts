import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { CurrentUser } from "#server/operations/principal.ts";

/**
 * What one feature keeps of a person, said once: how it comes into the data export and what removing the account must do
 * beyond the foreign keys. A feature says it in `features/<name>/personal-data.ts`; `registry.ts` lists them all, and the
 * export and the removal loop over that list (`deps.personalData`) instead of knowing the features.
 */
export type PersonalData = {
  /** The feature's folder. */
  feature: string;
  /** Each table with something of a person in it, and whether the person gets it; a test finds the tables that are missing. */
  tables: Readonly<Record<string, "exported" | { notExported: string }>>;
  /** The feature's fields of account.json. They are read before the archive is begun, while a failure can still be answered. */
  account?(context: ExportContext): Promise<object>;
  /** Files of the archive, made one by one while it is sent. */
  export?(context: ExportContext): AsyncIterable<Entry>;
  /** Files that go beside one resume. Their names continue the resume's: " versions/first.json". */
  exportBeside?(context: ExportContext, resumeId: string): AsyncIterable<Entry>;
  /**
   * Removes, in the transaction that removes the account, what ON DELETE CASCADE does not reach: rows that know the person
   * by an email or a phone number alone, and the note of files to delete. It runs before the account's own row goes.
   */
  remove?(transaction: Queries, user: RemovedUser): Promise<void>;
};

export type ExportContext = {
  deps: Deps;
  user: CurrentUser;
  locale: Locale;
  /** What all features have beside one resume. */
  beside(resumeId: string): AsyncIterable<Entry>;
};

export type RemovedUser = {
  id: string;
  email: string | null;
  /** Empty where the person gave none. */
  cellphone: string;
  removedAt: Date;
};

/** One file of an archive. */
export type Entry = {
  name: string;
  bytes: Uint8Array;
  /** A picture: packing it again gains nothing. */
  isCompressed?: boolean;
};

/** Checks the shape and keeps the exact type. */
export function definePersonalData<const Definition extends PersonalData>(definition: Definition): Definition {
  return definition;
}
