import type { Offer } from "#contract/desk-examples.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { exampleCopy } from "#core/resume/example-copy.ts";
import { healData } from "#core/resume/healing.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { newId } from "#server/ids.ts";
import { noteAction, type Operator } from "../audit/service.ts";
import { seedId } from "../catalog/service.ts";
import { coverUrl } from "../covers/service.ts";
import { editionOfResume, enqueueDrawAhead, findDocument, putExampleCopy } from "../resumes/service.ts";
import * as store from "./store.ts";

/**
 * Resumes that their owners offer as examples. An operator takes one into a category or refuses it with a reason. What is
 * shown is a copy, without contacts, as it was when it was taken: later changes of the resume do not reach the site
 * unread. The copy is shown while the owner offers the resume, and belongs to the account of the samples.
 */

export async function listOffers(
  deps: Pick<Deps, "db">,
  state: "open" | "decided",
  page: { limit: number; offset: number },
): Promise<{ data: Offer[]; count: number }> {
  const { rows, count } = await store.listOffers(deps.db, state, page);
  return { data: rows.map(toOffer), count };
}

/** Returns how many offers wait for a decision, at most `limits.paging.counted`. */
export function countOffers(deps: Pick<Deps, "db">): Promise<number> {
  return store.countWaiting(deps.db, limits.paging.counted);
}

/** Takes an offered resume among the examples. Throws notFound for one that is not offered or is decided. */
export async function listOffer(
  deps: Pick<Deps, "db" | "now" | "jobs">,
  input: Operator & { id: string; category: string; name: string; desc: string },
  locale: Locale,
): Promise<Offer> {
  const { id, category: categoryId, name, desc, actorId } = input;
  const now = new Date(deps.now());
  return deps.db.transaction(async (transaction) => {
    const offer = await store.findOffer(transaction, id);
    if (!offer?.isOffered) throw new AppError("notFound");
    if (!(await store.hasCategory(transaction, categoryId))) {
      const errors = [{ path: "category", message: translate(locale, "fields", "invalid") }];
      throw new AppError("invalidRequest", { errors });
    }
    if (!(await store.addListed(transaction, id, now))) throw new AppError("notFound");
    const document = exampleCopy(await findDocument({ db: transaction }, id));
    const copy = { of: id, userId: seedId("house"), document, now };
    const resumeId = await putExampleCopy(transaction, copy);
    const edition = editionOfResume(offer.lang);
    await store.addExample(transaction, { id: newId(), edition, categoryId, resumeId, name, desc });
    await enqueueDrawAhead(deps, transaction, [resumeId]);
    const action = { actorId, action: "list-example", subject: id, userId: offer.user.id, reason: "" };
    await noteAction(transaction, { ...action, before: {}, after: { category: categoryId } }, now);
    return toOffer({ ...offer, state: "listed", reason: "", decidedAt: now });
  });
}

/** Refuses an offer, or takes a listed one out of the examples. Throws notFound for one that is refused already. */
export async function refuseOffer(
  deps: Pick<Deps, "db" | "now">,
  { id, reason, actorId }: Operator & { id: string; reason: string },
): Promise<Offer> {
  const now = new Date(deps.now());
  return deps.db.transaction(async (transaction) => {
    const offer = await store.findOffer(transaction, id);
    if (!offer || !(offer.isOffered || offer.state === "listed")) throw new AppError("notFound");
    if (!(await store.putRefused(transaction, id, { reason, decidedAt: now }))) throw new AppError("notFound");
    await store.removeCopy(transaction, id);
    const action = { actorId, action: "refuse-example", subject: id, userId: offer.user.id, reason };
    const before = { state: offer.state ?? "waiting" };
    await noteAction(transaction, { ...action, before, after: { state: "refused" } }, now);
    return toOffer({ ...offer, state: "refused", reason, decidedAt: now });
  });
}

/** Puts a refused resume into the queue again, for its owner. Throws notFound where it was not refused. */
export async function offerAgain(deps: Pick<Deps, "db">, id: string): Promise<void> {
  if (!(await store.removeRefusal(deps.db, id))) throw new AppError("notFound");
}

/** Returns what was decided about a user's offers, for the data export. */
export async function decisionsOf(deps: Pick<Deps, "db">, userId: string) {
  const rows = await store.listDecisions(deps.db, userId);
  return rows.map(({ decidedAt, ...rest }) => ({ ...rest, decidedAt: decidedAt.toISOString() }));
}

function toOffer(row: Omit<store.OfferRow, "isOffered">): Offer {
  const { id, uuid, name, lang, user, state, reason, updatedAt, decidedAt } = row;
  return {
    ...{ _id: id, uuid, name, title: healData(row.data).basicInfo.title, coverImg: coverUrl(id, updatedAt), lang },
    user: { _id: user.id, nickName: user.nickName, email: user.email },
    ...{ state: state ?? "waiting", reason: reason ?? "", updatedAt: updatedAt.toISOString() },
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
