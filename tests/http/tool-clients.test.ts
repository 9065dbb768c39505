import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import { proposalCalls } from "#contract/proposals.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { toolPaths } from "#contract/tool-paths.ts";
import { rates } from "#core/limits.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { answerConsent, createToolClient, openConsent } from "#tests/harness/tool-client.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const tokensOf = async (user: TestUser) => (await user.send(apiTokenCalls.listApiTokens)).data;
const invalidGrant = { status: 400, body: { error: "invalid_grant" } };

/** What an application keeps for the SDK. */
function createProvider(redirectUrl: string) {
  let client: OAuthClientInformationMixed | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = "";
  const seen: { url?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: "Desktop assistant",
      redirect_uris: [redirectUrl],
      token_endpoint_auth_method: "none",
    },
    state: () => "of the SDK",
    clientInformation: () => client,
    saveClientInformation(information) {
      client = information;
    },
    tokens: () => tokens,
    saveTokens(fresh) {
      tokens = fresh;
    },
    redirectToAuthorization(url) {
      seen.url = url;
    },
    saveCodeVerifier(text) {
      verifier = text;
    },
    codeVerifier: () => verifier,
  };
  return { provider, seen, tokens: () => tokens };
}

describe("the SDK's own client", () => {
  it("finds its way from a 401 to a tool, is refreshed by itself, and is listed as a token", async () => {
    const user = await test.user();
    const { provider, seen, tokens } = createProvider("http://127.0.0.1:4711/callback");
    const fetch = async (input: string | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(input);
      return test.anonymous().request(pathname + search, init);
    };
    const url = new URL("http://localhost/mcp");
    const connect = async (transport: StreamableHTTPClientTransport) => {
      const client = new Client({ name: "test", version: "1" });
      // The SDK's declaration of an optional field does not fit `exactOptionalPropertyTypes`.
      await client.connect(transport as Parameters<Client["connect"]>[0]);
      return client;
    };
    const transport = new StreamableHTTPClientTransport(url, { authProvider: provider, fetch });
    await expect(connect(transport)).rejects.toThrow(UnauthorizedError);
    const { fields, html } = await openConsent(user, String(seen.url));
    expect(html).toContain("Desktop assistant");
    const { sent, location } = await answerConsent(user, fields);
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:4711\/callback\?code=/);
    expect([sent.get("state"), sent.get("iss")]).toEqual(["of the SDK", "http://localhost"]);
    await transport.finishAuth(sent.get("code") ?? "");
    const client = await connect(new StreamableHTTPClientTransport(url, { authProvider: provider, fetch }));
    const first = tokens();
    expect((await client.callTool({ name: "countResumes", arguments: {} })).content).toEqual([
      { type: "text", text: "0" },
    ]);
    expect(await tokensOf(user)).toMatchObject([
      { name: "Desktop assistant", clientHost: "127.0.0.1", isDirect: false, grants: ["read", "write", "render"] },
    ]);

    test.clock.advance(toolLimits.access.token + 1);
    expect((await client.listTools()).tools.length).toBeGreaterThan(10);
    expect(tokens()?.access_token).not.toBe(first?.access_token);
  });
});

describe("a program without the SDK", () => {
  it("is told where to ask, by the name under which it reached the site", async () => {
    const client = createToolClient(test);
    const { status, headers } = await client.ask("ink_nothing");
    expect(status).toBe(401);
    const where = /resource_metadata="([^"]+)"/.exec(headers.get("www-authenticate") ?? "")?.[1] ?? "";
    expect(where).toBe("http://localhost/.well-known/oauth-protected-resource/mcp");
    const read = async (path: string, host: string) =>
      (await test.anonymous().request(path, { headers: { host } })).json() as Promise<Record<string, unknown>>;
    for (const path of [toolPaths.siteMetadata, toolPaths.resourceMetadata]) {
      const about = { resource: "http://127.0.0.1:3000/mcp", authorization_servers: ["http://127.0.0.1:3000"] };
      expect(await read(path, "127.0.0.1:3000")).toMatchObject(about);
    }
    const server = await read(toolPaths.serverMetadata, "localhost");
    expect(server).toMatchObject({
      issuer: "http://localhost",
      registration_endpoint: "http://localhost/oauth/register",
      code_challenge_methods_supported: ["S256"],
    });
    const unknown = await test.anonymous().request(toolPaths.serverMetadata, { headers: { host: "evil.example" } });
    expect(await unknown.text()).not.toContain("issuer");
  });

  it("has what the person left of its request, proposes, and is at home at /mcp alone", async () => {
    const user = await test.user();
    const made = { userId: user.id, template: "TemplateModern", name: "Backend" };
    const resume = (await user.send(resumeCalls.createResume, { body: made })).data;
    const client = await createToolClient(test, "com.example.coach:/answer").begin();
    const { access, scope } = await client.access(user, { grants: ["read", "write", "admin"] });
    expect(scope).toBe("read write");
    const patch = [{ op: "replace", path: "/data/basicInfo/name", value: "Ada" }];
    const given = { id: resume._id, baseUpdatedAt: resume.updatedAt, patch };
    const proposed = await client.ask(access, "tools/call", { name: "patchResume", arguments: given });
    expect(JSON.parse(proposed.body.result.content[0].text).proposal).toEqual(expect.any(String));
    const waiting = (await user.send(proposalCalls.listProposals, { params: { id: resume._id } })).data;
    expect(waiting).toMatchObject([{ tokenName: "Career coach" }]);
    const printed = await client.ask(access, "tools/call", { name: "downloadResume", arguments: { id: resume._id } });
    expect(JSON.parse(printed.body.result.content[0].text)).toMatchObject({ code: 100431 });
    const headers = { authorization: `Bearer ${access}` };
    expect(await test.anonymous().send(resumeCalls.countResumes, { headers })).toMatchObject({
      status: 403,
      code: 100431,
    });
  });

  it("saves at once only where the person says so, and writes at all", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    for (const [grants, isDirect, is] of [
      [["read", "write"], true, true],
      [["read"], true, false],
      [["read", "write"], false, false],
    ] as const) {
      await client.access(user, { grants: [...grants], isDirect });
      expect(await tokensOf(user)).toMatchObject([{ isDirect: is }]);
    }
  });

  it("is answered at any port of the person's machine, and ends with its own word", async () => {
    const user = await test.user();
    const client = await createToolClient(test, "http://localhost/callback").begin();
    client.redirectUri = "http://localhost:51234/callback";
    const { fields } = await openConsent(user, client.url({ redirect_uri: client.redirectUri }));
    const { sent, location } = await answerConsent(user, fields);
    expect(location).toContain("http://localhost:51234/callback?");
    const { body } = await client.trade(sent.get("code") ?? "", { redirect_uri: client.redirectUri });
    for (const token of [body.refresh_token ?? "", "ink_nobody"]) {
      expect(await client.form(toolPaths.revoke, { client_id: client.id, token })).toMatchObject({ status: 200 });
    }
    expect((await client.ask(body.access_token ?? "")).status).toBe(401);
    expect(await tokensOf(user)).toEqual([]);
  });

  it("loses everything at once by the person's button, a suspension and a removal", async () => {
    const ends = [
      async (user: TestUser) => {
        const [token] = await tokensOf(user);
        await user.send(apiTokenCalls.removeApiToken, { params: { id: token?._id ?? "" } });
      },
      () => test.database.db.pool.query("update users set suspended_at = now()"),
      () => test.database.db.pool.query("delete from users"),
    ];
    for (const end of ends) {
      const user = await test.user();
      const client = await createToolClient(test).begin();
      const { access, refresh } = await client.access(user);
      const other = await createToolClient(test).begin();
      const code = await other.codeOf(user);
      expect((await client.ask(access)).status).toBe(200);
      await end(user);
      expect((await client.ask(access)).status).toBe(401);
      expect(await client.renew(refresh)).toMatchObject(invalidGrant);
      if (end !== ends[0]) expect(await other.trade(code)).toMatchObject(invalidGrant);
    }
  });

  it("counts among the twenty tokens of its user, once", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    await client.access(user);
    for (let made = 1; made < toolLimits.tokens.most; made += 1) {
      await user.send(apiTokenCalls.createApiToken, { body: { name: "Mine", grants: ["read"] } });
    }
    expect((await client.access(user)).access).toMatch(/^ink_/);
    const other = await createToolClient(test).begin();
    const { fields } = await openConsent(user, other.url());
    expect((await answerConsent(user, fields)).response.status).toBe(409);
    expect(await tokensOf(user)).toHaveLength(toolLimits.tokens.most);
  });
});

describe("a code", () => {
  it.each([
    ["another verifier", { code_verifier: "x".repeat(43) }],
    ["another redirect URI", { redirect_uri: "http://127.0.0.1/other" }],
  ])("is used up by %s", async (_, changed) => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    const code = await client.codeOf(user);
    expect(await client.trade(code, changed)).toMatchObject(invalidGrant);
    expect(await client.trade(code)).toMatchObject(invalidGrant);
    expect(await tokensOf(user)).toEqual([]);
  });

  it("is nothing for another program, without a verifier, and for another resource", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    const other = await createToolClient(test).begin();
    const code = await client.codeOf(user);
    expect(await client.trade(code, { client_id: "nobody" })).toMatchObject({
      status: 401,
      body: { error: "invalid_client" },
    });
    expect(await client.trade(code, { code_verifier: "" })).toMatchObject({
      status: 400,
      body: { error: "invalid_request" },
    });
    const elsewhere = { resource: "https://evil.example/mcp" };
    expect(await client.trade(code, elsewhere)).toMatchObject({ body: { error: "invalid_target" } });
    expect(await client.trade(code, { client_id: other.id })).toMatchObject(invalidGrant);
    expect(await client.trade(code)).toMatchObject(invalidGrant);
  });

  it("is valid for two minutes", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    const codes = [await client.codeOf(user), await client.codeOf(user)] as const;
    test.clock.advance(toolLimits.access.code - 1);
    expect((await client.trade(codes[0])).status).toBe(200);
    test.clock.advance(1);
    expect(await client.trade(codes[1])).toMatchObject(invalidGrant);
  });

  it("that comes twice ends what it brought, and of two at once one gets it", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    const code = await client.codeOf(user);
    const { body } = await client.trade(code);
    expect(await client.trade(code)).toMatchObject(invalidGrant);
    expect((await client.ask(body.access_token ?? "")).status).toBe(401);
    expect(await client.renew(body.refresh_token ?? "")).toMatchObject(invalidGrant);
    const next = await client.codeOf(user);
    const both = await Promise.all([client.trade(next), client.trade(next)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await tokensOf(user)).toEqual([]);
  });
});

describe("a refresh token", () => {
  it("is valid once; whoever brings it again ends the access of everybody who has one", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    const first = await client.access(user);
    const second = (await client.renew(first.refresh)).body;
    expect(second).toMatchObject({ scope: "read write render", expires_in: 3600 });
    // The earlier access token ended with the refresh.
    expect((await client.ask(first.access)).status).toBe(401);
    expect((await client.ask(second.access_token ?? "")).status).toBe(200);
    expect(await client.renew(first.refresh)).toMatchObject(invalidGrant);
    expect((await client.ask(second.access_token ?? "")).status).toBe(401);
    expect(await client.renew(second.refresh_token ?? "")).toMatchObject(invalidGrant);
  });

  it("brings no more than was allowed, and nothing for another program", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    const other = await createToolClient(test).begin();
    const { refresh } = await client.access(user, { grants: ["read"] });
    expect(await client.renew(refresh, { scope: "read write" })).toMatchObject({ body: { error: "invalid_scope" } });
    expect(await other.renew(refresh)).toMatchObject(invalidGrant);
    expect(await client.renew(refresh, { scope: "read" })).toMatchObject({ status: 200, body: { scope: "read" } });
  });

  it("that is not used for 90 days ends, and a year is the end in any case", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    let { refresh } = await client.access(user);
    const begun = test.clock.now();
    while (test.clock.now() - begun + toolLimits.access.unusedFor < toolLimits.access.longest) {
      test.clock.advance(toolLimits.access.unusedFor - 1);
      refresh = (await client.renew(refresh)).body.refresh_token ?? "";
      expect(refresh).toMatch(/^inr_/);
    }
    test.clock.set(begun + toolLimits.access.longest);
    expect(await client.renew(refresh)).toMatchObject(invalidGrant);
  });
});

describe("secrets", () => {
  it("are stored as hashes alone", async () => {
    const user = await test.user();
    const client = await createToolClient(test).begin();
    const code = await client.codeOf(user);
    const { body } = await client.trade(code);
    const rows = await test.database.db.pool.query(
      "select t::text as row from api_tokens t union all select c::text from tool_client_codes c",
    );
    const stored = JSON.stringify(rows.rows);
    for (const secret of [code, body.access_token?.slice(4), ...(body.refresh_token?.slice(4).split(".") ?? [])]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(secret);
    }
  });
});

describe("a registration", () => {
  it("is answered as it was understood: without a secret, and only with addresses that an answer may go to", async () => {
    const client = createToolClient(test);
    const uris = ["https://app.example/cb?x=1", "cursor://anysphere.mcp/oauth"];
    const { status, body } = await client.register({
      redirect_uris: uris,
      token_endpoint_auth_method: "client_secret_post",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ redirect_uris: uris, token_endpoint_auth_method: "none" });
    expect(body).not.toHaveProperty("client_secret");
    const evil = { redirect_uris: [...uris, "http://evil.example/cb"] };
    expect(await client.register(evil)).toMatchObject({ status: 400, body: { error: "invalid_redirect_uri" } });
  });

  it("is refused in the protocol's form for what is no registration", async () => {
    const client = createToolClient(test);
    for (const about of [{}, { redirect_uris: [] }, { redirect_uris: "x" }, { redirect_uris: [7] }, []]) {
      expect((await client.register(about)).body.error).toMatch(/^invalid_/);
    }
    const implicit = { redirect_uris: [client.redirectUri], grant_types: ["implicit"], response_types: ["token"] };
    expect(await client.register(implicit)).toMatchObject({ status: 400, body: { error: "invalid_client_metadata" } });
    const long = { redirect_uris: [client.redirectUri], client_name: "x".repeat(20_000) };
    expect(await client.register(long)).toMatchObject({ status: 413, body: { error: "invalid_request" } });
  });

  it("is one of sixty an hour from one place, and one of a number that wait in all", async () => {
    const client = createToolClient(test);
    for (let made = 0; made < rates.registerClient.points; made += 1) await client.begin();
    const refused = await client.register({ redirect_uris: [client.redirectUri] });
    expect(refused).toMatchObject({ status: 429, body: { error: "temporarily_unavailable" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("makes room for others after minutes when a flood holds all places, and is swept when nobody lets it in", async () => {
    const { pool } = test.database.db;
    const flood = (at: number) =>
      pool.query(
        "insert into tool_clients (id, name, redirect_uris, created_at) select 'f' || n || $2, 'x', '[]', $1 from generate_series(1, $3::int) n",
        [new Date(at), String(at), toolLimits.clients.waiting],
      );
    const count = async () => Number((await pool.query("select count(*) as n from tool_clients")).rows[0].n);
    await flood(test.clock.now());
    const client = createToolClient(test);
    const about = { redirect_uris: [client.redirectUri] };
    expect(await client.register(about)).toMatchObject({ status: 503, body: { error: "temporarily_unavailable" } });
    test.clock.advance(toolLimits.clients.makesRoomAfter + 1);
    await client.begin();
    expect(await count()).toBeLessThanOrEqual(toolLimits.clients.waiting);
    const user = await test.user();
    await client.access(user);
    test.clock.advance(toolLimits.clients.waitsFor);
    await test.runRecurrentJobs();
    expect(await count()).toBe(1);
    await user.send(apiTokenCalls.removeApiToken, { params: { id: (await tokensOf(user))[0]?._id ?? "" } });
    test.clock.advance(toolLimits.clients.keptFor);
    await test.runRecurrentJobs();
    expect(await count()).toBe(0);
  });
});
