import { describe, expect, it } from "vitest";
import type { CodeHost } from "./port.ts";

/** A pull request as the suite wants it to exist at the host. */
export const merged = {
  number: 12,
  authorId: 7,
  ownerId: 8,
  mergedAt: "2026-05-04T03:02:01Z",
  license: "MIT",
  contributors: 2,
};

export type CodeHostSet = {
  /** The host knows `merged`, in a repository of so many stars. */
  withStars(stars: number): CodeHost;
  /** The host knows no pull request at all. */
  empty(): CodeHost;
  /** The host fails: no answer in time, a used-up limit, a failure, no JSON, another shape. */
  failing(): readonly CodeHost[];
};

/** The suite that every code host must pass. */
export function codeHostSuite(name: string, set: CodeHostSet): void {
  const asked = { owner: "vitejs", repository: "vite", number: merged.number };

  describe(`code host: ${name}`, () => {
    it("tells what the rule asks, and counts contributors only where the stars do not suffice", async () => {
      const facts = {
        authorId: "7",
        mergedAt: Date.parse(merged.mergedAt),
        isPublic: true,
        ownerId: "8",
        license: "MIT",
      };
      expect(await set.withStars(3).readPullRequest(asked)).toEqual({ ...facts, stars: 3, contributors: 2 });
      expect(await set.withStars(50).readPullRequest(asked)).toEqual({ ...facts, stars: 50, contributors: 0 });
    });

    it("is null for a pull request that it does not know", async () => {
      expect(await set.empty().readPullRequest(asked)).toBeNull();
    });

    it("throws CodeHostUnavailable when it fails, without a secret in the message", async () => {
      for (const host of set.failing()) {
        const error: unknown = await host.readPullRequest(asked).catch((reason: unknown) => reason);
        expect(error).toMatchObject({ name: "CodeHostUnavailable" });
        expect(String(error)).not.toContain("secret");
      }
    });
  });
}
