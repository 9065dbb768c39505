import { afterAll, afterEach, describe, expect, it } from "vitest";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import { toolPaths } from "#contract/tool-paths.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { answerConsent, createToolClient, type Fields, openConsent } from "#tests/harness/tool-client.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

async function start(name?: string, redirectUri?: string) {
  const user = await test.user();
  const client = await createToolClient(test, redirectUri).begin(name);
  return { user, client };
}

describe("the page of a request for access", () => {
  it("says who asks, that nobody knows it, where the answer goes and what it may, in both editions", async () => {
    const { user, client } = await start("Coach & Co", "https://coach.example/cb");
    const page = await openConsent(user, client.url({ scope: "openid write read" }));
    expect(page.response.status).toBe(200);
    for (const text of [
      "<bdi>Coach &amp; Co</bdi> asks for access to your resumes",
      "Not verified",
      "<bdi>coach.example</bdi>",
      user.email,
      "Create resumes and propose changes to them",
      "Let it change the resumes you have",
    ])
      expect(page.html).toContain(text);
    expect(page.html).not.toContain("Make PDFs");
    expect(page.html).not.toMatch(/name="direct"[^>]*checked/);
    const chinese = await openConsent(user, client.url({ locale: "ch" }));
    expect(chinese.html).toContain("请求访问你的简历");
    expect(chinese.html).toContain('lang="zh');
  });

  it("leads to the sign-in page of its edition, and from there back to the same request", async () => {
    const { client } = await start();
    for (const [locale, page] of [
      ["en", "/signin"],
      ["ch", "/login"],
    ] as const) {
      const url = client.url({ locale });
      const response = await test.anonymous().request(url);
      expect(response.status).toBe(302);
      const target = new URL(response.headers.get("location") ?? "", "http://localhost");
      expect(target.pathname).toBe(page);
      expect(target.searchParams.get("prev")).toBe(url);
    }
  });

  it("cannot be framed, runs nothing, and may end only where its answer goes", async () => {
    const { user, client } = await start("x", "cursor://anysphere.mcp/cb");
    const { response } = await openConsent(user, client.url());
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; .*form-action 'self' cursor:; .*frame-ancestors 'none'$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("answers no, and asks again where nothing is chosen", async () => {
    const { user, client } = await start();
    const { fields } = await openConsent(user, client.url());
    const none = await answerConsent(user, fields, { grants: [] });
    expect(none.response.status).toBe(400);
    expect(await none.response.text()).toContain('role="alert"');
    const { sent, location } = await answerConsent(user, fields, { answer: "refuse" });
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1\/callback\?/);
    expect(Object.fromEntries(sent)).toEqual({ error: "access_denied", state: "a state", iss: "http://localhost" });
    expect((await user.send(apiTokenCalls.listApiTokens)).data).toEqual([]);
  });

  it.each([
    ["markup", '<img src=x onerror=alert(1)>"><script>alert(1)</script>', /<img|<script/],
    [
      "text that turns around",
      "\u202Egnp.exe\u2066\u200B\u0000 coach\u2028",
      /[\u202A-\u202E\u2066-\u2069\u200B\u2028]/,
    ],
    ["ten thousand characters", "Trusted by Inkleaf. ".repeat(500), /(Trusted by Inkleaf\. ){4}/],
    ["a tower of marks", `Z${"\u0301".repeat(500)}`, /\u0301{4}/],
    ["a replacement pattern", "$& $' $`", /%name%/],
  ])("shows a name with %s as what it is: a short text", async (_, name, never) => {
    const { user, client } = await start(name);
    const { html } = await openConsent(user, client.url());
    const shown = /<bdi>([^<]*)<\/bdi> asks/.exec(html)?.[1] ?? "";
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(toolLimits.tokens.nameLength * 6);
    expect(html).not.toMatch(never);
  });

  it("names a program without a name by where it is answered", async () => {
    const { user, client } = await start("\u200B \u202E", "https://coach.example/cb");
    expect((await openConsent(user, client.url())).html).toContain("<bdi>coach.example</bdi> asks");
  });
});

describe("an attack by a link", () => {
  it.each([
    ["a program that nobody knows", { client_id: "nobody" }],
    ["an address that was not registered", { redirect_uri: "https://evil.example/cb" }],
    ["a longer address", { redirect_uri: "http://127.0.0.1/callback/../evil" }],
    ["another name of the machine", { redirect_uri: "http://localhost/callback" }],
    ["a name before @", { redirect_uri: "http://127.0.0.1:1@evil.example/callback" }],
    ["another scheme", { redirect_uri: "https://127.0.0.1/callback" }],
    ["no address", { redirect_uri: undefined }],
  ])("with %s leads nowhere", async (_, changed) => {
    const { user, client } = await start();
    const { response, html } = await openConsent(user, client.url(changed));
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(html).not.toContain("evil");
    expect(html).not.toContain("127.0.0.1");
  });

  it.each([
    ["unsupported_response_type", { response_type: "token" }],
    ["invalid_request", { code_challenge: undefined }],
    ["invalid_request", { code_challenge_method: "plain" }],
    ["invalid_request", { code_challenge_method: undefined }],
    ["invalid_request", { state: "x".repeat(2_000) }],
    ["invalid_scope", { scope: "admin" }],
    ["invalid_target", { resource: "https://evil.example/mcp" }],
  ])("that is %s is told the program only if the person goes there", async (error, changed) => {
    const { user, client } = await start();
    const { response, html } = await openConsent(user, client.url(changed));
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(html).toContain(`href="http://127.0.0.1/callback?error=${error}&amp;`);
  });

  it("is refused with a parameter twice", async () => {
    const { user, client } = await start();
    const { html } = await openConsent(user, `${client.url()}&scope=read&scope=write`);
    expect(html).toContain("error=invalid_request");
    const other = await openConsent(user, `${client.url()}&redirect_uri=https%3A%2F%2Fevil.example`);
    expect(other.html).not.toContain("evil.example");
  });
});

describe("an answer that the person did not give", () => {
  it("is refused from another site, without the page's proof, and with that of another session or request", async () => {
    const { user, client } = await start();
    const { fields } = await openConsent(user, client.url({ scope: "read" }));
    const wide = await openConsent(user, client.url());
    const stranger = await test.user();
    const theirs = await openConsent(stranger, client.url({ scope: "read" }));
    const tried: Fields[] = [
      { request: fields.request ?? "" },
      { ...fields, proof: "" },
      { ...fields, proof: theirs.fields.proof ?? "" },
      { ...fields, request: wide.fields.request ?? "" },
    ];
    for (const sent of tried) {
      const { response, location } = await answerConsent(user, sent);
      expect([response.status, location]).toEqual([403, null]);
    }
    const init = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      body: new URLSearchParams({ ...fields, answer: "allow", grant: "read" }).toString(),
    };
    expect((await user.request(toolPaths.authorize, init)).status).toBe(403);
    expect((await answerConsent(user, fields)).sent.get("code")).toEqual(expect.any(String));
  });

  it("cannot grant more than was asked for", async () => {
    const { user, client } = await start();
    const { fields } = await openConsent(user, client.url({ scope: "read" }));
    const { sent } = await answerConsent(user, fields, { grants: ["read", "write", "render"], isDirect: true });
    expect((await client.trade(sent.get("code") ?? "")).body.scope).toBe("read");
    expect((await user.send(apiTokenCalls.listApiTokens)).data).toMatchObject([{ grants: ["read"], isDirect: false }]);
  });

  it("of a browser that has signed out meanwhile leads to the sign-in page", async () => {
    const { user, client } = await start();
    const { fields } = await openConsent(user, client.url());
    user.cookies.clear();
    const { response, location } = await answerConsent(user, fields);
    expect(response.status).toBe(302);
    expect(location).toMatch(/^\/signin\?prev=/);
  });
});
