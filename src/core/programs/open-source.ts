import { limits } from "../limits.ts";

/** The rules of the open-source programme (money.md, section 6): which merged pull request proves a contribution. */

/** A pull request as its host names it: `https://github.com/owner/name/pull/12`. */
export type PullRequestName = { owner: string; repository: string; number: number };

/** What the host says of a pull request and its repository. Times are in ms since 1970. */
export type PullRequestFacts = {
  /** The host's own id of the author: names change, this does not. */
  authorId: string;
  mergedAt: number | null;
  isPublic: boolean;
  ownerId: string;
  /** The SPDX identifier of the licence, as far as the host recognises one. */
  license: string | null;
  stars: number;
  /** How many people contributed to the repository, counted up to what the rule asks; 0 where the stars suffice. */
  contributors: number;
};

/** What a pull request can lack. */
export type OpenSourceGap =
  | "otherAuthor"
  | "notMerged"
  | "tooOld"
  | "notPublic"
  | "ownRepository"
  | "noOpenLicense"
  | "tooSmall";

const { openSource } = limits.programs;
/** Host, owner, repository and number; what follows the number does not matter. */
const pullRequest =
  /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w.-]{1,100})\/([\w.-]{1,100})\/pull\/([1-9]\d{0,8})(?:[/?#].*)?$/i;

/** Reads the address of a pull request on github.com as somebody pastes it, with or without what follows; else null. */
export function readPullRequestUrl(text: string): PullRequestName | null {
  const [, owner = "", repository = "", number] = pullRequest.exec(text.trim()) ?? [];
  if (!number || /^\.+$/.test(owner) || /^\.+$/.test(repository)) return null;
  return { owner, repository, number: Number(number) };
}

/** Returns the first thing that the pull request lacks, or null, for the GitHub account that the applicant has connected. */
export function gapOf(facts: PullRequestFacts, applicantId: string, now: number): OpenSourceGap | null {
  if (facts.authorId !== applicantId) return "otherAuthor";
  if (!facts.isPublic) return "notPublic";
  if (facts.mergedAt === null) return "notMerged";
  if (now - facts.mergedAt > openSource.mergedWithin) return "tooOld";
  if (facts.ownerId === applicantId) return "ownRepository";
  if (!facts.license || !openLicenses.has(facts.license.toLowerCase())) return "noOpenLicense";
  const isLarge = facts.stars >= openSource.stars || facts.contributors >= openSource.contributors;
  return isLarge ? null : "tooSmall";
}

/** The licences approved by the Open Source Initiative that GitHub recognises in a repository, and the usual variants of them. */
const openLicenses = new Set(
  `0bsd afl-3.0 agpl-3.0 agpl-3.0-only agpl-3.0-or-later apache-2.0 artistic-2.0 blueoak-1.0.0 bsd-2-clause
  bsd-2-clause-patent bsd-3-clause bsl-1.0 cal-1.0 cecill-2.1 cern-ohl-p-2.0 cern-ohl-s-2.0 cern-ohl-w-2.0 ecl-2.0
  epl-1.0 epl-2.0 eupl-1.1 eupl-1.2 gpl-2.0 gpl-2.0-only gpl-2.0-or-later gpl-3.0 gpl-3.0-only gpl-3.0-or-later isc
  lgpl-2.1 lgpl-2.1-only lgpl-2.1-or-later lgpl-3.0 lgpl-3.0-only lgpl-3.0-or-later lppl-1.3c mit mit-0 mpl-2.0 ms-pl
  ms-rl mulanpsl-2.0 ncsa ofl-1.1 osl-3.0 postgresql python-2.0 ruby unicode-3.0 unlicense upl-1.0 vim w3c zlib`.split(
    /\s+/,
  ),
);
