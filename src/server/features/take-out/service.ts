import type { Resume } from "#contract/resumes.ts";
import { fileNameOf } from "#core/resume/file-name.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import type { Locale } from "#locales/words.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import type { Deps } from "#server/deps.ts";
import { say } from "#server/http/locale.ts";
import type { Viewer } from "#server/http/session.ts";
import { describeUser } from "../accounts/service.ts";
import { getFromBin, listBin } from "../bin/service.ts";
import { listBalances, listTokens } from "../ledger/service.ts";
import { listOrders } from "../orders/service.ts";
import { identitiesOf } from "../passport/service.ts";
import { getResume, listResumes } from "../resumes/service.ts";
import { listDevices } from "../sessions/service.ts";
import { listPictures } from "../uploads/service.ts";
import { getState, listStates } from "../versions/service.ts";
import { type Entry, zipOf } from "./zip.ts";

/**
 * Everything of a person's own in one archive, in forms that other programs read. Made while it is sent: of resumes and
 * pictures there is one in memory at a time, and a reader who goes away stops it.
 */
export async function takeOut(
  deps: Deps,
  viewer: Viewer,
  locale: Locale,
): Promise<{ name: string; pieces: AsyncGenerator<Uint8Array> }> {
  const now = new Date(deps.now());
  // What can fail as a whole fails here, while there still is an answer to say so.
  const account = {
    ...(await describeUser(deps, viewer)),
    devices: await listDevices(deps, viewer.id, null),
    identities: await identitiesOf(deps, viewer.id),
  };
  return {
    name: `inkleaf-${now.toISOString().slice(0, 10)}.zip`,
    pieces: zipOf(entries(deps, viewer, account, locale), now),
  };
}

async function* entries(deps: Deps, viewer: Viewer, account: object, locale: Locale): AsyncGenerator<Entry> {
  yield text("README.txt", say(locale, "accountServer", "takeOut.readme", { formats: listOfFormats() }));
  yield json("account.json", account);
  yield json("orders.json", await all((page) => listOrders(deps, viewer.id, page)));
  yield json("tokens.json", await all((page) => listTokens(deps, viewer.id, page)));
  yield json("balances.json", await all((page) => listBalances(deps, viewer.id, page)));
  yield* resumes(deps, viewer);
  yield* bin(deps, viewer);
  yield* pictures(deps, viewer, locale);
}

async function* resumes(deps: Deps, viewer: Viewer): AsyncGenerator<Entry> {
  const cards = await all(({ limit, offset }) =>
    listResumes(deps, viewer, { currentPage: offset / limit + 1, pageSize: limit, sort: "createdAt" }),
  );
  yield* documents(deps, "resumes", cards, (id) => getResume(deps, viewer, id).catch(() => null));
}

/** What is in the bin is its owner's still. */
async function* bin(deps: Deps, viewer: Viewer): AsyncGenerator<Entry> {
  const cards = await all(({ limit, offset }) =>
    listBin(deps, viewer, { currentPage: offset / limit + 1, pageSize: limit }),
  );
  yield* documents(deps, "bin", cards, (id) => getFromBin(deps, viewer, id));
}

async function* documents(
  deps: Deps,
  folder: string,
  cards: { _id: string }[],
  get: (id: string) => Promise<Resume | null>,
): AsyncGenerator<Entry> {
  const taken = new Set<string>();
  for (const { _id } of cards) {
    // One that was moved while the archive is made is not in it.
    const resume = await get(_id);
    if (!resume) continue;
    const name = unused(taken, fileNameOf(resume));
    for (const { extensions, write } of textFormats)
      if (write) yield text(`${folder}/${name}${extensions[0]}`, write(resume));
    yield* versions(deps, _id, `${folder}/${name} versions`);
  }
}

async function* versions(deps: Deps, id: string, folder: string): AsyncGenerator<Entry> {
  const cards = await all(({ limit, offset }) =>
    listStates(deps, id, { currentPage: offset / limit + 1, pageSize: limit }),
  );
  for (const { _id: versionId, savedAt } of cards) {
    const version = await getState(deps, { id, versionId }).catch(() => null);
    const at = savedAt.slice(0, 19).replaceAll(":", "-");
    if (version) yield json(`${folder}/${at} ${versionId.slice(-6)}.json`, version);
  }
}

async function* pictures(deps: Deps, viewer: Viewer, locale: Locale): AsyncGenerator<Entry> {
  const missing: string[] = [];
  for (const key of await listPictures(deps, viewer.id)) {
    const name = `pictures/${key.split("/").at(-1)}`;
    try {
      const bytes = await deps.storage.get(key);
      if (bytes) yield { name, bytes, isPacked: true };
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      missing.push(name);
    }
  }
  if (missing.length > 0) {
    yield text("NOT-INCLUDED.txt", `${say(locale, "accountServer", "takeOut.missing")}\n\n${missing.join("\n")}\n`);
  }
}

/** The names of a resume's files, for a reader who sees only the archive. */
function listOfFormats(): string {
  const written = textFormats.filter(({ write }) => write);
  return written.map(({ extensions, title }) => `NAME${extensions[0]} ${title}`).join(", ");
}

const pageSize = 100;

async function all<Row>(list: (page: { limit: number; offset: number }) => Promise<{ data: Row[] }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { data } = await list({ limit: pageSize, offset });
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}

function unused(taken: Set<string>, wish: string): string {
  let name = wish;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wish} (${number})`;
  taken.add(name.toLowerCase());
  return name;
}

function json(name: string, value: unknown): Entry {
  return text(name, `${JSON.stringify(value, null, 2)}\n`);
}

function text(name: string, content: string): Entry {
  return { name, bytes: new TextEncoder().encode(content) };
}
