import { z } from "zod";
import { limits } from "#core/limits.ts";
import type { PullRequestFacts } from "#core/programs/open-source.ts";
import { askJson } from "../ask.ts";
import { type CodeHost, CodeHostUnavailable } from "./port.ts";

export type GithubOptions = {
  /** Basic authentication with an OAuth application's own id and secret allows 5,000 questions an hour instead of 60. */
  clientId: string;
  clientSecret: string;
  /** Replaces GitHub's host in tests. */
  apiOrigin?: string;
  timeoutMs?: number;
};

const pullAnswer = z.object({
  user: z.object({ id: z.number().int() }).nullable(),
  merged_at: z.iso.datetime().nullable(),
  base: z.object({
    repo: z
      .object({
        private: z.boolean(),
        owner: z.object({ id: z.number().int() }),
        stargazers_count: z.number().int(),
        license: z.object({ spdx_id: z.string().nullish() }).nullish(),
      })
      .nullable(),
  }),
});

/** Pull requests by GitHub's REST API. https://docs.github.com/en/rest/pulls/pulls */
export function createGithubCodeHost(options: GithubOptions): CodeHost {
  const api = options.apiOrigin ?? "https://api.github.com";
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString("base64");

  /** Returns the body of GitHub's answer; undefined where nothing has that path. */
  async function read(path: string): Promise<unknown> {
    const answer = await askJson(`${api}${path}`, {
      timeoutMs: options.timeoutMs,
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Basic ${basic}`,
        "user-agent": "Inkleaf",
        "x-github-api-version": "2022-11-28",
      },
    }).catch((cause) => {
      throw new CodeHostUnavailable("GitHub is out of reach", { cause });
    });
    // 301: the repository has moved, and the API's new path is not followed; the applicant can give the new one.
    if (answer.status === 404 || answer.status === 410 || answer.status === 301) return undefined;
    // An empty repository has no contributors to list.
    if (answer.status === 204) return [];
    if (answer.status !== 200) throw new CodeHostUnavailable(`GitHub answered ${answer.status}`);
    return answer.body;
  }

  return {
    kind: "github",
    async readPullRequest({ owner, repository, number }): Promise<PullRequestFacts | null> {
      const path = `/repos/${owner}/${repository}`;
      const body = await read(`${path}/pulls/${number}`);
      if (body === undefined) return null;
      const pull = pullAnswer.safeParse(body);
      if (!pull.success) throw new CodeHostUnavailable("GitHub's answer has another shape");
      const { user, merged_at, base } = pull.data;
      // The author's account, or the repository, was deleted.
      if (!user || !base.repo) return null;
      const enough = limits.programs.openSource;
      const stars = base.repo.stargazers_count;
      const people = stars >= enough.stars ? [] : await read(`${path}/contributors?per_page=${enough.contributors}`);
      return {
        authorId: String(user.id),
        mergedAt: merged_at === null ? null : Date.parse(merged_at),
        isPublic: !base.repo.private,
        ownerId: String(base.repo.owner.id),
        license: base.repo.license?.spdx_id ?? null,
        stars,
        contributors: Array.isArray(people) ? people.length : 0,
      };
    },
  };
}
