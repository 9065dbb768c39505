import type { ResumePatch } from "#contract/resumes.ts";
import { sizeOf } from "#core/resume/size.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { requesterOf } from "#server/pages/requester.ts";
import type { CoverDraws } from "./cover.ts";
import { saveResume } from "./save.ts";
import type { SaveTurns } from "./save-turns.ts";

export type Saving = (save: Save) => Promise<{ updatedAt: string }>;
type Save = { user: CurrentUser; id: string; patch: ResumePatch; locale: Locale; ip: string };

/** Returns the one way in which a request saves a resume: in its turn, and with a new cover drawn soon. */
export function createSaving(
  deps: Deps,
  { coverDraws, saveTurns }: { coverDraws: CoverDraws; saveTurns: SaveTurns },
): Saving {
  return async ({ user, id, patch, locale, ip }) => {
    const requester = requesterOf(user, ip);
    const size = patch.data ? sizeOf(patch.data) : 0;
    const saved = await saveTurns.take({ requester, size }, () => saveResume(deps, user, id, patch, locale));
    await coverDraws.soon(id, user.id);
    return saved;
  };
}
