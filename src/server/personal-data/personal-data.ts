import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { TableOfResumes } from "#server/db/schema/resumes.ts";
import type { Deps } from "#server/deps.ts";
import type { CurrentUser } from "#server/operations/principal.ts";

/**
 * Declares the personal data of one feature: how it enters the data export, and what removing the account must do
 * beyond the foreign keys. A feature declares it in `features/<name>/personal-data.ts` and `registry.ts` lists them
 * all. The export and the removal loop over that list (`deps.personalData`) instead of knowing the features.
 */
export type PersonalData = {
  /** The name of the feature's folder. */
  feature: string;
  /** Each table that holds personal data, and whether the user gets it. A test finds tables that are missing here. */
  tables: Readonly<Record<string, "exported" | { notExported: string }>>;
  /**
   * Returns the feature's fields of account.json. They are read before the archive begins, while a failure can still be
   * answered.
   */
  account?(context: ExportContext): Promise<object>;
  /** Yields files of the archive, made one by one while it is sent. */
  export?(context: ExportContext): AsyncIterable<Entry>;
  /**
   * Files that go beside one resume. `entries` yields those of a resume that has rows in `table`; their names continue the
   * resume's: " versions/first.json".
   */
  exportBeside?: {
    table: TableOfResumes;
    entries(context: ExportContext, resumeId: string): AsyncIterable<Entry>;
  };
  /**
   * Removes, in the transaction that removes the account, what ON DELETE CASCADE does not reach: rows that identify the
   * user by an email or a phone number alone; it also records the files to delete. It runs before the account's own row
   * is removed.
   */
  remove?(transaction: Queries, user: RemovedUser): Promise<void>;
};

export type ExportContext = {
  deps: Deps;
  user: CurrentUser;
  locale: Locale;
  /** Yields the files of all features beside one resume. */
  beside(resumeId: string): AsyncIterable<Entry>;
};

export type RemovedUser = {
  id: string;
  email: string | null;
  /** Empty where the user gave none. */
  cellphone: string;
  removedAt: Date;
};

/** One file of an archive. */
export type Entry = {
  name: string;
  bytes: Uint8Array;
  /** Whether it is already compressed, such as a picture: compressing it again gains nothing. */
  isCompressed?: boolean;
};

/** Checks the shape and keeps the exact type. */
export function definePersonalData<const Definition extends PersonalData>(definition: Definition): Definition {
  return definition;
}
