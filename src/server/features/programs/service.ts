import type { Application, QueuedApplication } from "#contract/programs.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { gapOf, readPullRequestUrl } from "#core/programs/open-source.ts";
import { judgeSchoolEmail } from "#core/programs/schools.ts";
import type { Locale } from "#locales/words.ts";
import { CodeHostUnavailable } from "#server/adapters/code-host/port.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Transaction } from "#server/db/client.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { removeFiles } from "#server/files/service.ts";
import { translate, type WordKey } from "#server/http/locale.ts";
import { newId } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { identitiesOf } from "../oauth/service.ts";
import { withCode } from "./codes.ts";
import { grant } from "./granting.ts";
import { decisionMail } from "./messages.ts";
import { kindOfProof, type ProofKind, proofKeyOf, readProofFile } from "./proofs.ts";
import { schools } from "./schools.ts";
import * as store from "./store.ts";

/**
 * The free programmes. A rule decides where it can: a code that was mailed to the email of a known school, a pull
 * request that GitHub shows. Everything else waits for a person. What is known to be insufficient is refused at once
 * and leaves nothing behind.
 */

export async function listMine(deps: Deps, user: CurrentUser) {
  const rows = await store.listApplications(deps.db, user.id);
  return {
    applications: rows.map(toApplication),
    github: { isConnected: (await githubOf(deps, user.id)) !== null, isOffered: deps.oauth.github !== null },
  };
}

/** Applies with a school's email, to which a job mails a code. */
export async function applyAsStudent(
  deps: Deps,
  user: CurrentUser,
  email: string,
  locale: Locale,
): Promise<Application> {
  const verdict = judgeSchoolEmail(email, schools());
  if (verdict.kind === "unknown") throw fieldError("email", "schoolUnknown", locale);
  if (verdict.kind === "refused") {
    throw fieldError("email", verdict.reason === "alumni" ? "schoolAlumni" : "schoolOpen", locale);
  }
  const hint = verdict.kind === "school" ? null : "endingOnly";
  return deps.db.transaction(async (tx) => {
    const given = {
      program: "student",
      state: "codeSent",
      evidence: "email",
      evidenceText: email,
      hint,
      proofKey: "",
    } as const;
    const row = await put(deps, tx, user, given);
    await enqueue(deps, tx, "programs.send-code", { application: row.id, locale }, { about: user.id });
    return toApplication(row);
  });
}

/** Confirms the school's email by its code. Grants the months where the school is known. */
export async function confirmStudent(deps: Deps, user: CurrentUser, code: string): Promise<Application> {
  const now = new Date(deps.now());
  return withCode(deps, user.id, code, async (tx, row) => {
    if (row.hint !== null) {
      const queued = await store.move(
        tx,
        row.id,
        ["codeSent"],
        { state: "applied", appliedAt: now, codeHash: null },
        store.hasCode(row.codeHash ?? ""),
      );
      if (!queued) throw new AppError("codeWrong");
      return toApplication(queued);
    }
    return toApplication(
      await grant(deps, tx, { row, user, from: ["codeSent"], also: store.hasCode(row.codeHash ?? "") }),
    );
  });
}

/** Applies with a picture or a PDF, which only the operator sees. */
export async function applyWithProof(
  deps: Deps,
  user: CurrentUser,
  given: { school: string; bytes: Uint8Array },
): Promise<Application> {
  const proof = await readProofFile(given.bytes);
  const proofKey = proofKeyOf(newId(), proof.kind);
  const row = await deps.db.transaction((tx) =>
    put(deps, tx, user, {
      program: "student",
      state: "applied",
      evidence: "proof",
      evidenceText: given.school,
      hint: "proof",
      proofKey,
    }),
  );
  // The row is written before the file, so that no file of an account that is removed meanwhile is left behind.
  await deps.storage.put(proofKey, proof.bytes).catch(async (error) => {
    await deps.db.transaction(async (tx) => {
      await store.move(tx, row.id, ["applied"], { state: "needsMore", proofKey: "" });
      // A store that does not answer may have kept it all the same.
      await removeFiles(deps, tx, [proofKey]);
    });
    throw error;
  });
  return toApplication(row);
}

/** Applies with a merged pull request. What GitHub shows decides at once; where it does not answer, a person does. */
export async function applyWithPullRequest(
  deps: Deps,
  user: CurrentUser,
  text: string,
  locale: Locale,
): Promise<Application> {
  const name = readPullRequestUrl(text);
  if (!name) throw fieldError("pullRequest", "pullRequestUrl", locale);
  const github = await githubOf(deps, user.id);
  if (github === null && deps.oauth.github !== null) throw fieldError("pullRequest", "githubMissing", locale);
  const facts = await deps.codeHost.readPullRequest(name).catch((error: unknown) => {
    if (!(error instanceof CodeHostUnavailable)) throw error;
    deps.log.warn({ reason: error.message }, "pull request not read, a person has to look");
    return "unreachable" as const;
  });
  if (facts === null) throw fieldError("pullRequest", "pullRequestUnknown", locale);
  const url = `https://github.com/${name.owner}/${name.repository}/pull/${name.number}`;
  const hint = github === null ? "noGithub" : facts === "unreachable" ? facts : null;
  if (facts !== "unreachable" && github !== null) {
    const gap = gapOf(facts, github, deps.now());
    if (gap) throw fieldError("pullRequest", gap, locale);
  }
  return deps.db.transaction(async (tx) => {
    const row = await put(deps, tx, user, {
      program: "opensource",
      state: "applied",
      evidence: "pullRequest",
      evidenceText: url,
      hint,
      proofKey: "",
    });
    return toApplication(hint === null ? await grant(deps, tx, { row, user, from: ["applied"] }) : row);
  });
}

/** Asks once more about an application that was refused. */
export async function appeal(deps: Deps, user: CurrentUser, id: string, text: string): Promise<Application> {
  const change = { state: "applied", appeal: text, appliedAt: new Date(deps.now()) } as const;
  const row = await store.move(deps.db, id, ["refused"], change, store.notAppealed(user.id)).catch((error) => {
    throw isUniqueViolation(error) ? new AppError("alreadyApplied") : error;
  });
  if (row) return toApplication(row);
  const found = await store.findApplication(deps.db, id);
  throw new AppError(found?.userId === user.id ? "alreadyApplied" : "notFound");
}

export async function listQueue(deps: Deps, state: "open" | "decided", page: { limit: number; offset: number }) {
  const { rows, count } = await store.listQueue(deps.db, state, page);
  return { data: rows.map(toQueued), count };
}

/** Returns the file that an application came with. Throws notFound where it came with none of this kind. */
export async function readProof(deps: Deps, id: string, kind: ProofKind): Promise<Uint8Array> {
  const { proofKey = "" } = (await store.findApplication(deps.db, id)) ?? {};
  const bytes = kindOfProof(proofKey) === kind ? await deps.storage.get(proofKey) : null;
  if (!bytes) throw new AppError("notFound");
  return bytes;
}

/** What a person decided. The applicant is mailed, where there is an email. */
export async function decide(
  deps: Deps,
  id: string,
  { decision, reason, locale }: { decision: "granted" | "refused" | "needsMore"; reason: string; locale: Locale },
): Promise<QueuedApplication> {
  const decidedAt = new Date(deps.now());
  return deps.db.transaction(async (tx) => {
    const found = await store.findQueued(tx, id);
    if (!found) throw new AppError("notFound");
    const { application: row, user } = found;
    const moved =
      decision === "granted"
        ? await grant(deps, tx, { row, user, from: ["applied"], reason })
        : await store.move(tx, id, ["applied"], { state: decision, reason, decidedAt });
    if (!moved) throw new AppError("alreadyApplied");
    await enqueue(deps, tx, "programs.send-decision", { application: id, locale }, { about: user.id });
    return toQueued({ application: moved, user });
  });
}

/** Mails what was decided, where the applicant has an email and it still holds. */
export async function sendDecision(deps: Deps, given: { application: string; locale: Locale }): Promise<void> {
  const found = await store.findQueued(deps.db, given.application);
  const { state = "applied", reason = "" } = found?.application ?? {};
  if (!found?.user.email || state === "applied" || state === "codeSent") return;
  const url = `${siteUrl(deps.config, given.locale)}/programs`;
  await deps.mail.send(decisionMail(found.user.email, { state, reason, url }, given.locale));
}

/** Removes proofs of applications that were decided long enough ago. */
export async function removeProofs(deps: Pick<Deps, "db" | "now" | "jobs">): Promise<void> {
  const before = new Date(deps.now() - limits.programs.proofKeptFor);
  await deps.db.transaction(async (tx) => removeFiles(deps, tx, await store.forgetProofs(tx, before, 1000)));
}

type Given = Omit<Parameters<typeof store.putApplication>[1], "id" | "userId">;

async function put(deps: Deps, tx: Transaction, user: CurrentUser, given: Given): Promise<store.ApplicationRow> {
  if (await store.hasGranted(tx, user.id)) throw new AppError("alreadyGranted");
  const put = await store
    .putApplication(tx, { id: newId(), userId: user.id, ...given }, new Date(deps.now()))
    .catch((error) => {
      // Two requests at once: one of them applied.
      throw isUniqueViolation(error) ? new AppError("alreadyApplied") : error;
    });
  if (!put) throw new AppError("alreadyApplied");
  if (put.replacedProof) await removeFiles(deps, tx, [put.replacedProof]);
  return put.stored;
}

async function githubOf(deps: Deps, userId: string): Promise<string | null> {
  const identities = await identitiesOf(deps, userId);
  return identities.find(({ provider }) => provider === "github")?.subject ?? null;
}

function fieldError(path: string, key: WordKey<"fields">, locale: Locale): AppError {
  return new AppError("invalidRequest", { errors: [{ path, message: translate(locale, "fields", key) }] });
}

/** Returns an application as its applicant sees it. */
export function toApplication(row: store.ApplicationRow): Application {
  return {
    _id: row.id,
    program: row.program,
    state: row.state,
    evidence: { kind: row.evidence, text: row.evidenceText },
    reason: row.reason,
    validTo: row.validTo?.toISOString() ?? null,
    canAppeal: row.state === "refused" && row.appeal === "",
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

function toQueued({ application, user }: store.QueuedRow): QueuedApplication {
  return {
    ...toApplication(application),
    user: { _id: user.id, nickName: user.nickName, email: user.email },
    hint: application.hint,
    proof: kindOfProof(application.proofKey),
    appeal: application.appeal,
  };
}
