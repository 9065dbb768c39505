import { textFormats } from "#core/resume/formats/registry.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { jsonEntry, textEntry } from "#server/personal-data/entries.ts";
import type { Entry, ExportContext } from "#server/personal-data/personal-data.ts";
import { resumesWith } from "./store.ts";
import { zipOf } from "./zip.ts";

/**
 * Writes all of a user's own data into one archive, in formats that other programs read. The archive is generated while
 * it is sent: only one resume or picture is in memory at a time, and a client that disconnects stops it. Each feature
 * declares its own part (`deps.personalData`).
 */
export async function writeDataExport(
  deps: Deps,
  user: CurrentUser,
  locale: Locale,
): Promise<{ name: string; pieces: AsyncGenerator<Uint8Array> }> {
  const now = new Date(deps.now());
  const context: ExportContext = { deps, user, locale, beside };
  // Asked once for all: most of 5,000 resumes have nothing beside them, and a question each is what takes long.
  const besides = await Promise.all(
    deps.personalData.flatMap(({ exportBeside: one }) =>
      one ? resumesWith(deps.db, user.id, one.table).then((ids) => ({ ids, entries: one.entries })) : [],
    ),
  );
  async function* beside(resumeId: string): AsyncGenerator<Entry> {
    for (const { ids, entries } of besides) if (ids.has(resumeId)) yield* entries(context, resumeId);
  }
  // A failure here can still be answered as an error; afterwards the archive is already being sent.
  const account: object = {};
  for (const source of deps.personalData) Object.assign(account, await source.account?.(context));
  return {
    name: `inkleaf-${now.toISOString().slice(0, 10)}.zip`,
    pieces: zipOf(entries(context, account), now),
  };
}

async function* entries(context: ExportContext, account: object): AsyncGenerator<Entry> {
  yield textEntry(
    "README.txt",
    translate(context.locale, "accountServer", "dataExport.readme", { formats: listOfFormats() }),
  );
  yield jsonEntry("account.json", account);
  for (const source of context.deps.personalData) if (source.export) yield* source.export(context);
}

/** Explains the file names of a resume to a reader who has only the archive. */
function listOfFormats(): string {
  const written = textFormats.filter(({ write }) => write);
  return written.map(({ extensions, title }) => `NAME${extensions[0]} ${title}`).join(", ");
}
