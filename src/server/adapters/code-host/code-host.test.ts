import { afterAll, describe, expect, it } from "vitest";
import { type Peer, type PeerAnswer, type PeerRequest, startPeer } from "#tests/harness/peer.ts";
import { codeHostSuite, merged } from "./contract.ts";
import { createGithubCodeHost } from "./github.ts";
import { createNoCodeHost } from "./off.ts";

const asked: PeerRequest[] = [];
const peers: Peer[] = [];
afterAll(() => Promise.all(peers.map((peer) => peer.close())));

const json = (body: unknown): PeerAnswer => ({ status: 200, body: JSON.stringify(body) });
const missing: PeerAnswer = { status: 404, body: '{"message":"Not Found"}' };
const pull = (stars: number) => ({
  number: merged.number,
  user: { login: "ada", id: merged.authorId },
  merged_at: merged.mergedAt as string | null,
  base: {
    repo: {
      private: false,
      owner: { login: "vitejs", id: merged.ownerId },
      stargazers_count: stars,
      license: { spdx_id: merged.license },
    },
  },
});

/** Starts GitHub's API with this answer for the pull request. */
async function startGithub(answer: PeerAnswer) {
  const peer = await startPeer((request) => {
    asked.push(request);
    if (request.url.pathname === "/repos/vitejs/vite/pulls/12") return answer;
    if (request.url.pathname === "/repos/vitejs/vite/contributors") return json([{ id: 1 }, { id: 2 }]);
    return missing;
  });
  peers.push(peer);
  return createGithubCodeHost({ clientId: "id", clientSecret: "secret", apiOrigin: peer.url, timeoutMs: 300 });
}

const few = await startGithub(json(pull(3)));
const many = await startGithub(json(pull(50)));
const empty = await startGithub(missing);
const failing = await Promise.all(
  [
    "silence" as const,
    { status: 403, body: '{"message":"API rate limit exceeded"}' },
    { status: 502, body: "<html>" },
    { status: 200, body: "<html>" },
    json({ ...pull(3), merged_at: "yesterday" }),
  ].map(startGithub),
);

codeHostSuite("github", {
  withStars: (stars) => (stars < 50 ? few : many),
  empty: () => empty,
  failing: () => failing,
});

describe("GitHub's API", () => {
  const name = { owner: "vitejs", repository: "vite", number: merged.number };

  it("is asked as our OAuth application, for no more contributors than the rule counts", async () => {
    asked.length = 0;
    await few.readPullRequest(name);
    expect(asked.map(({ url }) => url.pathname + url.search)).toEqual([
      "/repos/vitejs/vite/pulls/12",
      "/repos/vitejs/vite/contributors?per_page=5",
    ]);
    expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from("id:secret").toString("base64")}`);
  });

  it.each<[string, PeerAnswer]>([
    ["of a repository that was moved", { status: 301, body: "{}", headers: { location: "/repositories/1" } }],
    ["of an author who was deleted", json({ ...pull(3), user: null })],
    ["of a repository that was deleted", json({ ...pull(3), base: { repo: null } })],
  ])("shows no pull request %s", async (_, answer) => {
    expect(await (await startGithub(answer)).readPullRequest(name)).toBeNull();
  });

  it("is not asked where signing in with GitHub is not set up", async () => {
    await expect(createNoCodeHost().readPullRequest(name)).rejects.toMatchObject({ name: "CodeHostUnavailable" });
  });
});
