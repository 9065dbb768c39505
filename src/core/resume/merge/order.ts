import { isSame } from "../same.ts";
import type { Place, Resolver } from "./resolver.ts";

type Lists = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * Returns the order of a list that two sides may have moved, added to and removed from. `members` are the ids that the
 * result contains. Ids that both sides have take the order of the side that moved anything; where both did, it is a
 * conflict. An id that only one side has follows the same neighbour as on that side. The result does not depend on
 * which side is called mine, so that two editors that merge each other's changes arrive at the same list.
 */
export function mergeOrder(
  resolver: Resolver,
  at: { key: string; place: Place; nameOf: (id: string) => string },
  lists: Lists,
  members: ReadonlySet<string>,
): string[] {
  const inMine = new Set(lists.mine);
  const inTheirs = new Set(lists.theirs);
  const isCommon = (id: string) => inMine.has(id) && inTheirs.has(id) && members.has(id);
  const mine = lists.mine.filter(isCommon);
  const theirs = lists.theirs.filter(isCommon);
  const backbone = commonOrder(resolver, at, { ...lists, mine, theirs });
  const ordered = new Set(backbone);
  const runs = [
    ...runsOf(
      lists.mine.filter((id) => members.has(id)),
      ordered,
    ),
    ...runsOf(
      lists.theirs.filter((id) => members.has(id)),
      ordered,
    ),
  ].sort((a, b) => (a.first < b.first ? -1 : 1));
  const after = (anchor: string | null) => runs.filter((run) => run.anchor === anchor).flatMap((run) => run.ids);
  const merged = [...after(null), ...backbone.flatMap((id) => [id, ...after(id)])];
  const placed = new Set(merged);
  // These members are in neither side's list, so no position is known for them; they go to the end.
  return [...merged, ...[...members].filter((id) => !placed.has(id)).sort()];
}

/** The order of the ids that both sides have. */
function commonOrder(
  resolver: Resolver,
  at: { key: string; place: Place; nameOf: (id: string) => string },
  { base, mine, theirs }: Lists,
): readonly string[] {
  if (isSame(mine, theirs)) return mine;
  const known = new Set(base);
  const here = new Set(mine);
  const before = base.filter((id) => here.has(id));
  const isMoved = (list: readonly string[]) =>
    !isSame(
      list.filter((id) => known.has(id)),
      before,
    );
  if (isMoved(mine) && !isMoved(theirs)) return mine;
  if (isMoved(theirs) && !isMoved(mine)) return theirs;
  const names = (list: readonly string[]) => ({ kind: "list" as const, names: list.map(at.nameOf) });
  const side = resolver.ask({ key: at.key, place: at.place, mine: names(mine), theirs: names(theirs) });
  return side === "mine" ? mine : theirs;
}

/** Runs of consecutive ids that only one side has, each with the common id that it follows; null at the beginning. */
function runsOf(list: readonly string[], common: ReadonlySet<string>) {
  const runs: { anchor: string | null; first: string; ids: string[] }[] = [];
  let anchor: string | null = null;
  let open: string[] | null = null;
  for (const id of list) {
    if (common.has(id)) {
      anchor = id;
      open = null;
    } else if (open) open.push(id);
    else {
      open = [id];
      runs.push({ anchor, first: id, ids: open });
    }
  }
  return runs;
}
