import type { z } from "zod";
import type { ShareLink, shareLinkBody, shareLinkPatch } from "#contract/share-links.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { defaultConfig, languages } from "#core/resume/schema.ts";
import { dayOf, documentOfLink, endOfLink, linkState, recentDays } from "#core/sharing/share-links.ts";
import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { newId, newSecret } from "#server/ids.ts";
import { authorize } from "#server/operations/authorize.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { designOf } from "#templates/registry.ts";
import { hashPassword } from "../accounts/service.ts";
import {
  findResumeOfLink,
  isMember,
  type PublicResume,
  type PublicState,
  publicState,
  usableTemplate,
} from "../resumes/service.ts";
import { createViewRecorder, type ViewRecorder } from "../views/service.ts";
import type { LinkWithShown } from "./store.ts";
import * as store from "./store.ts";

/**
 * Private addresses of a resume. Whether one works is asked of the database each time it is opened, so that one that is
 * revoked has ended in every process; what a viewer sees of the resume is decided as on the public page.
 */

type Patch = z.output<typeof shareLinkPatch>;
/** Who makes or changes a link, and the language in which they are told what is wrong. */
type By = { user: CurrentUser; locale: Locale };

export async function listLinks(deps: Pick<Deps, "db" | "now">, resumeId: string): Promise<ShareLink[]> {
  return withFigures(deps, await store.listLinks(deps.db, resumeId));
}

/**
 * Makes a link. Throws tooManyLinks, templateLocked, premiumOnly, notFound for a resume or design that is not there, and
 * invalidRequest for a colour that the design does not have.
 */
export async function createLink(
  deps: Pick<Deps, "db" | "now">,
  by: By,
  resumeId: string,
  body: z.output<typeof shareLinkBody>,
): Promise<ShareLink> {
  const created = new Date(deps.now());
  const changes = await changesOf(deps, by.user, resumeId, body);
  const plain: store.LinkRow = {
    ...{ id: newId(), resumeId, shownId: resumeId, token: newSecret(limits.shareLinks.bytes), name: "-" },
    ...{ passwordHash: null, expiresAt: null, templateName: null, templateTheme: null, isDownloadable: false },
    ...{ createdAt: created, changedAt: created, revokedAt: null },
  };
  await deps.db.transaction(async (tx) => {
    const { most } = limits.shareLinks;
    if ((await store.countLinks(tx, resumeId)) >= most) throw new AppError("tooManyLinks", { params: { most } });
    await store.addLink(tx, { ...plain, ...changes, ...(await lookOf(tx, by, plain, body)) });
  });
  return one(deps, resumeId, plain.id);
}

/** Changes a link. Throws templateLocked, premiumOnly, notFound and invalidRequest. */
export async function changeLink(
  deps: Pick<Deps, "db" | "now">,
  by: By,
  at: { id: string; linkId: string },
  body: Patch,
): Promise<ShareLink> {
  const now = new Date(deps.now());
  const changes = await changesOf(deps, by.user, at.id, body);
  const revoking = body.isRevoked === undefined ? {} : { revokedAt: body.isRevoked ? now : null };
  await deps.db.transaction(async (tx) => {
    const link = await store.lockLink(tx, at);
    if (!link) throw new AppError("notFound");
    const look = await lookOf(tx, by, link, body);
    await store.changeLink(tx, at, { ...changes, ...look, ...revoking, changedAt: now });
  });
  return one(deps, at.id, at.linkId);
}

/** Removes a link with its figures. Throws notFound. */
export async function removeLink(deps: Pick<Deps, "db">, at: { id: string; linkId: string }): Promise<void> {
  if (!(await store.removeLink(deps.db, at))) throw new AppError("notFound");
}

/** Checks what the owner asks for, and returns it as it is stored. */
async function changesOf(
  deps: Pick<Deps, "db" | "now">,
  user: CurrentUser,
  resumeId: string,
  body: Patch,
): Promise<Partial<store.LinkRow>> {
  if (body.isDownloadable) authorize(user, "download", { ownerId: user.id });
  if (body.shownId !== undefined && body.shownId !== resumeId) {
    if ((await store.findShown(deps.db, body.shownId))?.userId !== user.id) throw new AppError("notFound");
  }
  const end = body.days === undefined ? undefined : endOfLink(body.days, deps.now());
  return {
    ...(body.name === undefined ? {} : { name: cleanText(body.name, limits.shareLinks.name).trim() || "-" }),
    ...(body.password === undefined ? {} : { passwordHash: body.password && (await hashPassword(body.password)) }),
    ...(end === undefined ? {} : { expiresAt: end === null ? null : new Date(end) }),
    ...(body.shownId === undefined ? {} : { shownId: body.shownId }),
    ...(body.isDownloadable === undefined ? {} : { isDownloadable: body.isDownloadable }),
  };
}

/**
 * Returns the design and the colour that the owner asks for. A colour is one of the link's design, or of that of the shown
 * resume where the link has none; a new design begins with its first.
 */
async function lookOf(
  tx: Queries,
  { user, locale }: By,
  link: Pick<store.LinkRow, "templateName" | "shownId">,
  { template, theme, shownId = link.shownId }: Patch,
): Promise<Partial<store.LinkRow>> {
  if (template === undefined && theme === undefined) return {};
  const templateName = template ? usableTemplate(user, template).design.componentName : null;
  const used = template === undefined ? link.templateName : templateName;
  const design = designOf(used ?? (await store.findShown(tx, shownId))?.templateName ?? "");
  if (theme && !design.themes.some((name) => name === theme)) {
    const message = `${translate(locale, "fields", "invalid")} (${design.themes.join(", ")})`;
    throw new AppError("invalidRequest", { errors: [{ path: "theme", message }] });
  }
  return {
    ...(template === undefined ? {} : { templateName }),
    templateTheme: theme ?? (used === null ? null : design.themes[0]),
  };
}

async function one(deps: Pick<Deps, "db" | "now">, resumeId: string, linkId: string): Promise<ShareLink> {
  const [link] = await withFigures(deps, await store.listLinks(deps.db, resumeId, linkId));
  // It was removed in the meantime.
  if (!link) throw new AppError("notFound");
  return link;
}

async function withFigures(deps: Pick<Deps, "db" | "now">, rows: readonly LinkWithShown[]): Promise<ShareLink[]> {
  if (rows.length === 0) return [];
  const now = deps.now();
  const since = dayOf(now - (limits.views.recentDays - 1) * 86_400_000);
  const ids = rows.map(({ link }) => link.id);
  const { totals, days, sources, reads } = await store.figuresOf(deps.db, ids, since);
  return rows.map(({ link: row, shown }) => {
    const of = <Figure extends { linkId: string }>(figures: Figure[]) => figures.filter((f) => f.linkId === row.id);
    return {
      _id: row.id,
      name: row.name,
      path: `/s/${row.token}`,
      state: linkState(
        { expiresAt: row.expiresAt?.getTime() ?? null, revokedAt: row.revokedAt?.getTime() ?? null },
        now,
      ),
      hasPassword: row.passwordHash !== null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      shownId: row.shownId,
      shown: {
        name: shown.name,
        lang: languages.find((lang) => lang === shown.lang) ?? defaultConfig.lang,
        template: designOf(shown.templateName).componentName,
        isInBin: shown.removedAt !== null,
      },
      template: row.templateName,
      theme: row.templateTheme,
      isDownloadable: row.isDownloadable,
      createdAt: row.createdAt.toISOString(),
      views: {
        total: of(totals)[0]?.views ?? 0,
        days: recentDays(of(days), now),
        sources: of(sources).map(({ host, views }) => ({ host, views })),
        reads: of(reads).map(({ part, readers }) => ({ part, readers })),
      },
    };
  });
}

/** A link that works, and the newest state of what it shows. */
export type OpenLink = {
  id: string;
  token: string;
  passwordHash: string | null;
  ownerId: string;
  /** What a page of it must show. */
  state: string;
  /** Reads the resume as a viewer of this link sees it; null where it has gone meanwhile. */
  read(): Promise<PublicResume | null>;
};

const tokenPattern = new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((limits.shareLinks.bytes * 4) / 3)}}$`);

/** Returns the link with this token; null where there is none that works. */
export async function findOpenLink(deps: Pick<Deps, "db" | "now" | "config">, token: string): Promise<OpenLink | null> {
  const found = tokenPattern.test(token) ? await store.findByToken(deps.db, token) : null;
  if (!found) return null;
  const { link, resume, owner } = found;
  const times = { expiresAt: link.expiresAt?.getTime() ?? null, revokedAt: link.revokedAt?.getTime() ?? null };
  if (linkState(times, deps.now()) !== "open") return null;
  // The resume may have got a design since that does not have the colour of the link.
  const drawn = ({ document }: PublicResume) => {
    const { themes } = designOf(link.templateName ?? document.config.templateName);
    const hasColour = themes.some((name) => name === link.templateTheme);
    return hasColour ? link : { ...link, templateTheme: null };
  };
  const stateOf = (shown: PublicState) => `${shown.state} ${shown.id} ${link.changedAt.getTime()}`;
  return {
    id: link.id,
    token: link.token,
    passwordHash: link.passwordHash,
    ownerId: resume.userId,
    state: stateOf(publicState(resume, isMember(deps, owner))),
    async read() {
      const shown = await findResumeOfLink(deps, link.shownId);
      if (!shown) return null;
      return {
        ...shown,
        state: stateOf(shown),
        document: documentOfLink(shown.document, drawn(shown), shown.isMember),
      };
    },
  };
}

/** Counts the views of links (`features/views`). */
export function createLinkViews(deps: Pick<Deps, "db" | "log" | "now">): ViewRecorder {
  return createViewRecorder(deps, store.addLinkViews);
}

/** Notes how far a viewer of a link has read, if their view counted. */
export async function noteReading(deps: Pick<Deps, "db" | "now">, linkId: string, mark: number, part: number) {
  const since = new Date(deps.now() - limits.views.again);
  await deps.db.transaction((tx) => store.noteReading(tx, { linkId, mark, part, since }));
}
