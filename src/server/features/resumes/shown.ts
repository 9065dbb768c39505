import { membershipOf } from "#core/permissions.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { type PhotoHosts, photoUrl } from "#core/resume/urls.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import type { Deps } from "#server/deps.ts";
import { documentOf } from "./resume-dto.ts";
import { findActive, findPublic, findPublicStates as findStates, type ResumeRow } from "./store.ts";

/** A resume as a viewer may see it, without the hidden phone and email. */
export type PublicResume = PublicState & {
  name: string;
  createdAt: Date;
  /** True for our samples, which describe invented people. */
  isSample: boolean;
  /** How its owner's files are named (`core/resume/file-naming.ts`). */
  fileName: string;
  document: ResumeDocument;
};

/**
 * Returns the public resume with that slug; null if there is none or it is private. If the owner's membership has
 * ended, settings that only members may switch on are off again; hidden contacts stay hidden.
 */
export async function findPublicResume(deps: PublicNeeds, uuid: string): Promise<PublicResume | null> {
  const slug = publicSlug(uuid);
  const row = slug === null ? null : await findPublic(deps.db, slug);
  return row && asViewerSees(deps, row);
}

/**
 * Returns the resume that a private link shows, public or not, as its viewer may see it; null where it is in the bin or
 * its owner is suspended.
 */
export async function findResumeOfLink(deps: PublicNeeds, id: string): Promise<PublicResume | null> {
  const row = await findActive(deps.db, id);
  return row && asViewerSees(deps, row);
}

function asViewerSees(deps: PublicNeeds, row: ResumeRow & { owner: OwnerFacts & { fileName: string } }): PublicResume {
  const document = withAllowedPhoto(visibleDocument(documentOf(row), "viewer"), deps.config.photoHosts);
  const isValid = isMember(deps, row.owner);
  return {
    ...publicState(row, isValid),
    // The name comes from the document, because the row's name may contain what is hidden.
    name: document.name,
    createdAt: row.createdAt,
    isSample: row.isSample,
    fileName: row.owner.fileName,
    document: isValid ? document : { ...document, config: { ...document.config, ...withoutMembership } },
  };
}

/** Returns the document without a photo from a site that the operator does not allow, or no longer allows. */
function withAllowedPhoto(document: ResumeDocument, hosts: PhotoHosts): ResumeDocument {
  const { basicInfo } = document.data;
  const avatar = photoUrl(basicInfo.avatar, hosts);
  return { ...document, data: { ...document.data, basicInfo: { ...basicInfo, avatar } } };
}

type PublicNeeds = Pick<Deps, "db" | "config" | "now">;

/** Identifies the newest state of a public resume: two with the same `state` look the same to a viewer. */
export type PublicState = {
  id: string;
  ownerId: string;
  uuid: string;
  updatedAt: Date;
  /** Whether its owner is a member now. */
  isMember: boolean;
  state: string;
};

/** Returns the states of the public resumes under these slugs, keyed by the slug as `publicSlug` returns it. */
export async function findPublicStates(deps: PublicNeeds, slugs: readonly string[]): Promise<Map<string, PublicState>> {
  const rows = await findStates(deps.db, slugs);
  return new Map(rows.map((row) => [row.uuid, publicState(row, isMember(deps, row.owner))]));
}

/** Returns a slug as it is stored; null for a text that cannot be one. */
export function publicSlug(text: string): string | null {
  const slug = text.toLowerCase();
  return /^[a-z0-9-]{1,64}$/.test(slug) ? slug : null;
}

type StateRow = Pick<ResumeRow, "id" | "userId" | "uuid" | "updatedAt">;

/** Returns the state of a resume whose owner is a member now, or is not. */
export function publicState({ id, userId, uuid, updatedAt }: StateRow, isValid: boolean): PublicState {
  return {
    id,
    ownerId: userId,
    uuid,
    updatedAt,
    isMember: isValid,
    state: `${uuid} ${updatedAt.getTime()} ${isValid}`,
  };
}

/** The facts that decide an owner's membership. */
export type OwnerFacts = { role: "user" | "admin"; isVip: boolean; validTo: Date | null };

/** Returns whether the owner of what is shown is a member now. */
export function isMember(deps: PublicNeeds, owner: OwnerFacts): boolean {
  const facts = { ...owner, valiTo: owner.validTo?.getTime() ?? null };
  return membershipOf(facts, deps.now(), deps.config.membership).isValid;
}

const withoutMembership = {
  removeBranding: false,
  downloadable: false,
  showShareBtn: false,
  showToggleDarkMode: false,
} as const;
