import { type CodeHost, CodeHostUnavailable } from "./port.ts";

/**
 * Used where signing in with GitHub is not set up: nobody's GitHub account is known, so no pull request can be compared
 * with it and every application is decided by a person.
 */
export function createNoCodeHost(): CodeHost {
  return {
    kind: "off",
    async readPullRequest() {
      throw new CodeHostUnavailable("Sign-in with GitHub is not set up");
    },
  };
}
