import { limits } from "../limits.ts";
import { cleanData, cleanEachOnce } from "./clean.ts";
import { mergeOrder } from "./merge/order.ts";
import {
  type Choices,
  type Conflict,
  createResolver,
  mergeFields,
  type Resolver,
  type ValueSummary,
} from "./merge/resolver.ts";
import { mergeSections } from "./merge/sections.ts";
import { isSame } from "./same.ts";
import type { Link, ResumeConfig, ResumeDocument } from "./schema.ts";
import { everyHost } from "./urls.ts";

export type { Choices, Conflict, Place, Side, ValueSummary } from "./merge/resolver.ts";

/**
 * Three-way merge of a resume: the changes of two editors to the same document become one document, field by field.
 * Sections, items and links are matched by their ids, wherever they are. A field that both sides changed to different
 * values is a conflict, which is never decided here: the merged document has mine there until an answer says otherwise,
 * and the caller must not store it before the conflicts are answered. Pure; ids must be unique among their kind, as
 * `healDocument` leaves them.
 */
export type Merge = { document: ResumeDocument; conflicts: Conflict[] };

const noChoices: Choices = new Map();

/**
 * Returns the merged document and its conflicts.
 * @param base the document that both sides started from
 * @param choices answers to conflicts of an earlier merge of the same documents, by their keys; they stay listed
 */
export function merge(
  base: ResumeDocument,
  mine: ResumeDocument,
  theirs: ResumeDocument,
  choices: Choices = noChoices,
): Merge {
  const resolver = createResolver(choices);
  const name = resolver.decide({ key: "name", place: { subject: "name" } }, base.name, mine.name, theirs.name);
  const basicInfo = mergeFields(
    resolver,
    { base: base.data.basicInfo, mine: mine.data.basicInfo, theirs: theirs.data.basicInfo },
    (field) => ({ key: `basic.${field}`, place: { subject: "basic", field } }),
  );
  const sections = mergeSections(resolver, {
    base: base.data.sections,
    mine: mine.data.sections,
    theirs: theirs.data.sections,
  });
  const links = mergeLinks(resolver, { base: base.data.links, mine: mine.data.links, theirs: theirs.data.links });
  const config = mergeConfig(resolver, { base: base.config, mine: mine.config, theirs: theirs.config });
  const untranslated = mergeUntranslated(base.data, mine.data, theirs.data);
  const data = { basicInfo, sections, links, ...(untranslated.length > 0 && { untranslated }) };
  const document: ResumeDocument = {
    name,
    data: shared(data, mine.data, theirs.data),
    config: shared(config, mine.config, theirs.config),
  };
  return { document: shared(document, mine, theirs), conflicts: resolver.conflicts };
}

type Noted = Pick<ResumeDocument["data"], "untranslated">;

/** What either side has crossed off the list is gone; the sides cannot disagree about it. */
function mergeUntranslated(base: Noted, mine: Noted, theirs: Noted): string[] {
  const [was, other] = [new Set(base.untranslated), new Set(theirs.untranslated)];
  const own = new Set(mine.untranslated);
  const isKept = (one: string) => (own.has(one) && other.has(one)) || !was.has(one);
  return [...new Set([...own, ...other])].filter(isKept);
}

/**
 * Returns the merge for a document that may have been sent before. Where the stored version already contains everything
 * of a save whose response was lost, it is that save (or builds on it) and not another editor's change, so the merge
 * starts from that save. Base and mine are compared as the server stores them, so that its cleaning does not count as
 * an edit.
 * @param versions `sent` are the documents that were sent since `base` and never acknowledged, oldest first
 */
export function reconcile(
  versions: { base: ResumeDocument; sent: readonly ResumeDocument[]; mine: ResumeDocument; theirs: ResumeDocument },
  choices: Choices = noChoices,
): Merge {
  const { theirs } = versions;
  const clean = cleanEachOnce();
  const asStored = (document: ResumeDocument) => ({ ...document, data: cleanData(document.data, everyHost, clean) });
  const base = asStored(versions.base);
  const arrived = versions.sent
    .map(asStored)
    .toReversed()
    .find((sent) => includes(base, sent, theirs));
  return merge(arrived ?? base, asStored(versions.mine), theirs, choices);
}

/** Returns whether `stored` contains every change from `base` to `sent`. */
function includes(base: ResumeDocument, sent: ResumeDocument, stored: ResumeDocument): boolean {
  const { document, conflicts } = merge(base, sent, stored);
  return conflicts.length === 0 && isSame(document, stored);
}

/** Returns the same object where nothing differs, so that comparisons by identity see no change. */
function shared<T>(merged: T, mine: T, theirs: T): T {
  if (isSame(merged, mine)) return mine;
  return isSame(merged, theirs) ? theirs : merged;
}

type Versions<T> = { base: T; mine: T; theirs: T };

const templateKeys = ["templateName", "templateId", "templateTheme"] as const;

/** A theme belongs to its template, so the two are one choice; every other setting is merged by itself. */
function mergeConfig(resolver: Resolver, { base, mine, theirs }: Versions<ResumeConfig>): ResumeConfig {
  const templateOf = (config: ResumeConfig) => ({
    templateName: config.templateName,
    templateId: config.templateId,
    templateTheme: config.templateTheme,
  });
  const template = resolver.decide(
    {
      key: "config.template",
      place: { subject: "template" },
      summarize: (value: ReturnType<typeof templateOf>): ValueSummary => ({
        kind: "template",
        name: value.templateName,
        theme: value.templateTheme,
      }),
    },
    templateOf(base),
    templateOf(mine),
    templateOf(theirs),
  );
  const design = mergeFields(resolver, { base: base.design, mine: mine.design, theirs: theirs.design }, (field) => ({
    key: `design.${field}`,
    place: { subject: "design", field },
  }));
  const rest = (config: ResumeConfig) =>
    Object.fromEntries(
      Object.entries(config).filter(([key]) => key !== "design" && !(templateKeys as readonly string[]).includes(key)),
    );
  const settings = mergeFields(resolver, { base: rest(base), mine: rest(mine), theirs: rest(theirs) }, (field) => ({
    key: `config.${field}`,
    place: { subject: "config", field },
  }));
  return { ...mine, ...settings, ...template, design };
}

function mergeLinks(resolver: Resolver, versions: Versions<Link[]>): Link[] {
  const own = createResolver(resolver.choices);
  const merged = mergeAllLinks(own, versions);
  if (merged.length <= limits.document.links) {
    resolver.conflicts.push(...own.conflicts);
    return merged;
  }
  const names = (links: Link[]): ValueSummary => ({ kind: "list", names: links.map(nameOfLink) });
  const side = resolver.ask({
    key: "room:links",
    place: { subject: "room", of: "links" },
    mine: names(versions.mine),
    theirs: names(versions.theirs),
  });
  return versions[side];
}

function mergeAllLinks(resolver: Resolver, versions: Versions<Link[]>): Link[] {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(
    (links) => new Map(links.map((link) => [link.id, link])),
  ) as [Map<string, Link>, Map<string, Link>, Map<string, Link>];
  const kept = new Map<string, Link>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const [b, m, t] = [base.get(id), mine.get(id), theirs.get(id)];
    const link = m && t ? mergeLink(resolver, { base: b, mine: m, theirs: t }) : keptLink(resolver, b, m, t);
    if (link) kept.set(id, link);
  }
  const ids = (links: Link[]) => links.map(({ id }) => id);
  const order = mergeOrder(
    resolver,
    {
      key: "order:links",
      place: { subject: "order", of: "links" },
      nameOf: (id) => nameOfLink(mine.get(id) ?? theirs.get(id)),
    },
    { base: ids(versions.base), mine: ids(versions.mine), theirs: ids(versions.theirs) },
    new Set(kept.keys()),
  );
  return order.flatMap((id) => kept.get(id) ?? []);
}

function mergeLink(resolver: Resolver, versions: { base: Link | undefined; mine: Link; theirs: Link }): Link {
  const link = nameOfLink(versions.mine);
  return mergeFields(resolver, versions, (field) => ({
    key: `link:${versions.mine.id}.${field}`,
    place: { subject: "link", link, field },
  }));
}

/**
 * Decides about a link that only one side has: it is new, or the other side deleted it, or it was both deleted and
 * changed.
 */
function keptLink(resolver: Resolver, base?: Link, mine?: Link, theirs?: Link): Link | undefined {
  const link = mine ?? theirs;
  if (!link || !base) return link;
  if (isSame(base, link)) return undefined;
  const changed: ValueSummary = {
    kind: "changed",
    text: [link.name, link.src, link.text].filter(Boolean).join(", "),
  };
  const deleted: ValueSummary = { kind: "deleted" };
  const side = resolver.ask({
    key: `link:${base.id}`,
    place: { subject: "link", link: nameOfLink(base) },
    mine: mine ? changed : deleted,
    theirs: mine ? deleted : changed,
  });
  return side === (mine ? "mine" : "theirs") ? link : undefined;
}

function nameOfLink(link: Link | undefined): string {
  return link?.name || link?.src || link?.text || "";
}
