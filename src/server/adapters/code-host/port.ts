import type { PullRequestFacts, PullRequestName } from "#core/programs/open-source.ts";

/** Where open source is developed, as far as the open-source programme asks it. */
export type CodeHost = {
  kind: "github" | "off";
  /**
   * Returns what the host says of a pull request; null where it knows none of that name, or shows it to nobody. Throws
   * CodeHostUnavailable when it does not answer, or not to us.
   */
  readPullRequest(name: PullRequestName): Promise<PullRequestFacts | null>;
};

/** The host cannot be asked now; somebody has to look. */
export class CodeHostUnavailable extends Error {
  override name = "CodeHostUnavailable";
}
