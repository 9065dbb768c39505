import { createHash } from "node:crypto";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "#tests/harness/database.ts";
import { startOpenIdProvider } from "#tests/harness/openid-provider.ts";
import { type PeerAnswer, type PeerRequest, startPeer } from "#tests/harness/peer.ts";
import { type FailureMode, oauthSuite, type ProviderUser } from "./contract.ts";
import { createEmbeddedOAuth } from "./embedded.ts";
import { createGithub } from "./github.ts";
import { createGoogle } from "./google.ts";

const database = await createTestDatabase();
afterEach(database.clear);
afterAll(database.close);

const clientId = "client-id";
const clientSecret = "client-secret";
const callback = "http://127.0.0.1:9/passport/callback";
const nowhere = "http://127.0.0.1:1";

let time = Date.UTC(2026, 0, 2);
oauthSuite("embedded", async () => {
  const oauth = createEmbeddedOAuth(database.db, () => time, "google");
  return {
    oauth,
    async visit(url, who) {
      const request = new URL(url, "http://localhost").searchParams.get("request") ?? "";
      const target = who === "refuse" ? oauth.consent?.refuse(request) : oauth.consent?.allow(request, who);
      return new URL((await target) ?? "", "http://localhost").searchParams;
    },
  };
});

describe("the stand-in's consent", () => {
  const flow = { redirectUri: `${callback}?a=1`, state: "state", nonce: "n", verifier: "v".repeat(43) };
  const requestOf = (url: string) => new URL(url, "http://localhost").searchParams.get("request") ?? "";
  const ada = { name: "Ada", email: "ada@example.com", isVerified: true };

  it("leads back to a path of this site, whatever host is public", async () => {
    const oauth = createEmbeddedOAuth(database.db, () => time, "github");
    const request = requestOf(await oauth.begin(flow, "en"));
    expect(await oauth.consent?.refuse(request)).toBe("/passport/callback?a=1&error=access_denied&state=state");
  });

  it("expires after ten minutes, and its code after one", async () => {
    const oauth = createEmbeddedOAuth(database.db, () => time, "google");
    const request = requestOf(await oauth.begin(flow, "en"));
    const back = new URL((await oauth.consent?.allow(request, ada)) ?? "", "http://localhost").searchParams;
    time += 60_000;
    await expect(oauth.finish(flow, back)).rejects.toMatchObject({ name: "OAuthRefused" });
    expect(await oauth.consent?.read(request)).toEqual({ provider: "google" });
    time += 9 * 60_000;
    expect(await oauth.consent?.read(request)).toBeNull();
    expect(await oauth.consent?.allow(request, ada)).toBeNull();
  });

  it("refuses a request as a code, a request of another provider, and a changed one", async () => {
    const google = createEmbeddedOAuth(database.db, () => time, "google");
    const github = createEmbeddedOAuth(database.db, () => time, "github");
    const request = requestOf(await google.begin(flow, "en"));
    expect(await github.consent?.read(request)).toBeNull();
    for (const changed of [`${request}x`, request.replace(/^./, "x"), request.split(".")[0] ?? "", ""]) {
      expect(await google.consent?.read(changed)).toBeNull();
    }
    const asCode = new URLSearchParams({ code: request, state: flow.state });
    await expect(google.finish(flow, asCode)).rejects.toMatchObject({ name: "OAuthRefused" });
  });
});

const openId = await startOpenIdProvider({ clientId, clientSecret, redirectUri: callback });
const broken = await startPeer(() => ({ status: 500, body: "<html>oops</html>" }));
const silent = await startPeer(() => "silence");
afterAll(() => Promise.all([openId.close(), broken.close(), silent.close()]));

const google = { clientId, clientSecret, issuer: openId.url };
oauthSuite("google, against oidc-provider", async () => ({
  oauth: createGoogle(google),
  visit: (url, who) => openId.visit(url, who),
  async failing(mode) {
    if (mode === "wrong secret") return createGoogle({ ...google, clientSecret: "another" });
    const issuer = { garbage: broken.url, silence: silent.url, unreachable: nowhere }[mode];
    return createGoogle({ ...google, issuer, timeoutMs: 300 });
  },
}));

describe("google alone", () => {
  it("refuses an ID token with another nonce", async () => {
    const oauth = createGoogle(google);
    const flow = { redirectUri: callback, state: "s".repeat(43), nonce: "n".repeat(43), verifier: "v".repeat(43) };
    const who: ProviderUser = { id: "7", name: "Ada", email: "ada@example.com", isVerified: true };
    const query = await openId.visit(await oauth.begin(flow, "en"), who);
    const finishing = oauth.finish({ ...flow, nonce: "o".repeat(43) }, query);
    await expect(finishing).rejects.toMatchObject({ name: "OAuthRefused" });
  });

  it("discovers the configuration again once the provider is back", async () => {
    let isDown = true;
    const peer = await startPeer(({ url }) =>
      isDown
        ? { status: 503, body: "" }
        : {
            status: 200,
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ issuer: peer.url, authorization_endpoint: `${peer.url}/auth`, asked: url.pathname }),
          },
    );
    const oauth = createGoogle({ ...google, issuer: peer.url });
    const flow = { redirectUri: callback, state: "s", nonce: "n", verifier: "v".repeat(43) };
    await expect(oauth.begin(flow, "en")).rejects.toMatchObject({ name: "OAuthUnavailable" });
    isDown = false;
    expect(await oauth.begin(flow, "en")).toContain(`${peer.url}/auth?`);
    await peer.close();
  });
});

/** Answers like GitHub in its documents, including the refusals with status 200. */
function createGithubPeer() {
  const grants = new Map<string, { challenge: string; redirectUri: string; who: ProviderUser }>();
  const tokens = new Map<string, ProviderUser>();
  const state: { mood: FailureMode | null } = { mood: null };
  const json = (body: unknown, status = 200): PeerAnswer => ({ status, body: JSON.stringify(body) });
  const wrong = (error: string) => json({ error, error_description: "…", error_uri: "https://docs.github.com" });

  const answer = ({ method, url, headers, body }: PeerRequest): PeerAnswer => {
    if (state.mood === "silence") return "silence";
    if (state.mood === "garbage") return { status: 502, body: "<html>Unicorn!</html>" };
    if (method === "POST" && url.pathname === "/login/oauth/access_token") {
      const form = new URLSearchParams(body);
      if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret) {
        return wrong("incorrect_client_credentials");
      }
      const grant = grants.get(form.get("code") ?? "");
      grants.delete(form.get("code") ?? "");
      const hash = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (!grant || grant.challenge !== hash) return wrong("bad_verification_code");
      if (grant.redirectUri !== form.get("redirect_uri")) return wrong("redirect_uri_mismatch");
      const token = `gho_${tokens.size}`;
      tokens.set(token, grant.who);
      return json({ access_token: token, token_type: "bearer", scope: "read:user,user:email" });
    }
    const who = tokens.get(headers.authorization?.replace("Bearer ", "") ?? "");
    if (!who || !headers["user-agent"]) return json({ message: "Bad credentials" }, 401);
    if (url.pathname === "/user") {
      return json({ id: Number(who.id), login: "ada", name: who.name, avatar_url: "https://avatars.example/1" });
    }
    return json([
      { email: "second@example.com", primary: false, verified: true, visibility: null },
      { email: who.email, primary: true, verified: who.isVerified, visibility: "private" },
    ]);
  };

  const visit = async (url: string, who: ProviderUser | "refuse") => {
    const { searchParams: asked } = new URL(url);
    const got = (name: string) => asked.get(name) ?? "";
    expect(got("client_id")).toBe(clientId);
    expect(got("code_challenge_method")).toBe("S256");
    expect(got("scope").split(" ")).toContain("user:email");
    if (who === "refuse") return new URLSearchParams({ error: "access_denied", state: got("state") });
    const code = `code-${grants.size}-${Math.random()}`;
    grants.set(code, { challenge: got("code_challenge"), redirectUri: got("redirect_uri"), who });
    return new URLSearchParams({ code, state: got("state") });
  };
  return { state, answer, visit };
}

const githubPeer = createGithubPeer();
const githubServer = await startPeer(githubPeer.answer);
afterAll(githubServer.close);
const github = { clientId, clientSecret, origin: githubServer.url, apiOrigin: githubServer.url };

oauthSuite("github", async () => {
  githubPeer.state.mood = null;
  return {
    oauth: createGithub(github),
    visit: githubPeer.visit,
    async failing(mode) {
      githubPeer.state.mood = mode;
      if (mode === "wrong secret") return createGithub({ ...github, clientSecret: "another" });
      if (mode === "unreachable") return createGithub({ ...github, origin: nowhere });
      return createGithub({ ...github, timeoutMs: mode === "silence" ? 300 : undefined });
    },
  };
});
