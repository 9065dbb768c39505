import type { ProposalCard, ToolProposal } from "#contract/proposals.ts";
import { AppError } from "#core/errors.ts";
import type { PatchOperation } from "#core/json-patch.ts";
import { type ProposedChange, proposedChanges, proposedState, takeProposed } from "#core/proposals/proposed-changes.ts";
import { healDocument } from "#core/resume/healing.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { toolLimits } from "#core/tool-limits.ts";
import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { changedParts, patchedBy, type Saving, storedDocument } from "../resumes/service.ts";
import * as store from "./store.ts";

/**
 * What programs propose for a resume. A proposal is the resume that the program read and the one that it made of it; which
 * changes that are, and what becomes of one whose words have been changed since, is decided by core/proposals. It ends
 * with the last decision about it, with its time, or with the resume.
 */
const { most, lifetime, noteLength } = toolLimits.proposals;

type Patched = { baseUpdatedAt: string; patch: readonly PatchOperation[]; note?: string | undefined };
type Place = { resumeId: string; id: string };

/** Keeps what a patch amounts to for its owner to look at. Throws what a save throws, tooManyProposals, proposalEmpty. */
export async function propose(
  deps: Pick<Deps, "db" | "config" | "now">,
  user: CurrentUser,
  { resumeId, tokenName }: { resumeId: string; tokenName: string },
  { note = "", ...patched }: Patched,
  locale: Locale,
): Promise<{ updatedAt: string; proposal: string }> {
  const { base, proposed } = await patchedBy(deps, user, resumeId, patched, locale);
  if (proposedChanges(base, proposed).length === 0) throw new AppError("proposalEmpty");
  const now = new Date(deps.now());
  const row: store.ProposalRow = {
    ...{ id: newId(), resumeId, tokenName, note: cleanText(note, noteLength).trim() },
    ...{ baseUpdatedAt: new Date(patched.baseUpdatedAt), base, proposed, taken: [], refused: [] },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + lifetime) },
  };
  await deps.db.transaction(async (tx) => {
    const waiting = await store.lockAndCount(tx, resumeId, now);
    if (waiting === null) throw new AppError("notFound");
    if (waiting >= most) throw new AppError("tooManyProposals", { params: { most } });
    await store.addProposal(tx, row);
  });
  return { updatedAt: row.baseUpdatedAt.toISOString(), proposal: row.id };
}

/** Returns what waits for a resume, the oldest first. */
export async function listProposals(deps: Pick<Deps, "db" | "now">, resumeId: string): Promise<ProposalCard[]> {
  return (await store.listProposals(deps.db, resumeId, new Date(deps.now()))).map(toCard);
}

/** Returns one proposal with its documents. Throws notFound. */
export async function getProposal(deps: Pick<Deps, "db" | "now">, resumeId: string, id: string): Promise<ToolProposal> {
  const row = await find(deps.db, deps, { resumeId, id });
  const { base, proposed, taken, refused } = row;
  return { ...toCard(row), base: healDocument(base), proposed: healDocument(proposed), taken, refused };
}

/**
 * Makes changes of a proposal in the resume as it is now, and writes down that they were taken. Throws proposalStale where
 * the words of one have been changed since, and what a save throws; nothing is stored then. With `isSaved` the changes are
 * in the resume already, or on their way to it.
 */
export async function takeProposal(
  deps: Pick<Deps, "db" | "now">,
  saving: Saving,
  by: { user: CurrentUser; locale: Locale; ip: string },
  place: Place,
  { changes: ids, isSaved }: { changes?: readonly string[] | undefined; isSaved: boolean },
): Promise<{ updatedAt: string; left: number }> {
  const wanted = chosen(await find(deps.db, deps, place), ids);
  const { document, updatedAt } = await storedDocument(deps, place.resumeId);
  let saved = { updatedAt };
  if (!isSaved) {
    const open = wanted.filter((change) => proposedState(change, document) !== "taken");
    const made = takeProposed(document, open);
    if (made.taken.length < open.length) throw new AppError("proposalStale");
    const patch = { ...changedParts(document, made.document), baseUpdatedAt: updatedAt };
    saved = await saving({ ...by, id: place.resumeId, patch });
  }
  return { ...saved, left: await decide(deps, place, { taken: wanted }) };
}

/** Writes down that changes of a proposal are not wanted. */
export async function refuseProposal(
  deps: Pick<Deps, "db" | "now">,
  place: Place,
  ids: readonly string[] | undefined,
): Promise<{ left: number }> {
  const refused = chosen(await find(deps.db, deps, place), ids);
  return { left: await decide(deps, place, { refused }) };
}

/** Writes decisions down and returns how many are left. The proposal ends with its last one. */
function decide(
  deps: Pick<Deps, "db" | "now">,
  place: Place,
  { taken = [], refused = [] }: { taken?: readonly ProposedChange[]; refused?: readonly ProposedChange[] },
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const row = await store.findProposal(tx, { ...place, now: new Date(deps.now()) }, true);
    // Another window has decided about the rest meanwhile.
    if (!row) return 0;
    const withMore = (before: readonly string[], more: readonly ProposedChange[]) => [
      ...new Set([...before, ...more.map(({ id }) => id)]),
    ];
    const decided = { taken: withMore(row.taken, taken), refused: withMore(row.refused, refused) };
    const left = undecided({ ...row, ...decided }).length;
    if (left === 0) await store.removeProposal(tx, row.id);
    else await store.noteDecisions(tx, row.id, decided);
    return left;
  });
}

async function find(db: Queries, deps: Pick<Deps, "now">, place: Place): Promise<store.ProposalRow> {
  const row = await store.findProposal(db, { ...place, now: new Date(deps.now()) });
  if (!row) throw new AppError("notFound");
  return row;
}

function changesOf({ base, proposed }: Pick<store.ProposalRow, "base" | "proposed">): ProposedChange[] {
  return proposedChanges(healDocument(base), healDocument(proposed));
}

function undecided(row: store.ProposalRow): ProposedChange[] {
  const decided = new Set([...row.taken, ...row.refused]);
  return changesOf(row).filter(({ id }) => !decided.has(id));
}

/** Returns the changes with these ids, or all that nobody has decided about. Throws notFound for an id that is none. */
function chosen(row: store.ProposalRow, ids: readonly string[] | undefined): ProposedChange[] {
  if (ids === undefined) return undecided(row);
  const wanted = new Set(ids);
  const found = changesOf(row).filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw new AppError("notFound");
  return found;
}

function toCard(row: store.ProposalCardRow): ProposalCard {
  return {
    _id: row.id,
    tokenName: row.tokenName,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    baseUpdatedAt: row.baseUpdatedAt.toISOString(),
  };
}
