import { createHash } from "node:crypto";
import { toolPaths } from "#contract/tool-paths.ts";
import { newSecret } from "#server/ids.ts";
import type { TestApp, TestUser } from "./app.ts";

/** A program written by hand: the protocol by fetch, without the SDK. */
export type Fields = Record<string, string>;

const fieldsOf = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll("&amp;", "&"),
    ]),
  );

/** Opens the page of a request for access as this user. */
export async function openConsent(user: TestUser, url: string) {
  const { pathname, search } = new URL(url, "http://localhost");
  const response = await user.request(pathname + search);
  const html = await response.text();
  return { response, html, fields: fieldsOf(html) };
}

/** Presses a button of the page, with these boxes ticked, and returns where the browser is sent. */
export async function answerConsent(
  user: TestUser,
  fields: Fields,
  { answer = "allow", grants = ["read", "write", "render"], isDirect = false }: Answered = {},
) {
  const body = new URLSearchParams({ ...fields, answer, ...(isDirect && { direct: "on" }) });
  for (const grant of grants) body.append("grant", grant);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await user.request(toolPaths.authorize, { method: "POST", headers, body: body.toString() });
  const location = response.headers.get("location");
  return { response, location, sent: new URLSearchParams(location?.split("?")[1]) };
}
type Answered = { answer?: "allow" | "refuse"; grants?: string[]; isDirect?: boolean };

export function createToolClient(test: TestApp, redirectUri = "http://127.0.0.1/callback") {
  const post = async (path: string, body: string, type: string) => {
    const init = { method: "POST", headers: { "content-type": type }, body };
    const response = await test.anonymous().request(path, init);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, string>,
    };
  };
  const form = (path: string, fields: Fields) =>
    post(path, new URLSearchParams(fields).toString(), "application/x-www-form-urlencoded");
  const client = {
    id: "",
    verifier: newSecret(),
    redirectUri,
    form,
    register: (about: object) => post(toolPaths.register, JSON.stringify(about), "application/json"),
    async begin(name = "Career coach") {
      const { body } = await client.register({ client_name: name, redirect_uris: [redirectUri] });
      client.id = body.client_id ?? "";
      return client;
    },
    url(changed: Record<string, string | undefined> = {}) {
      const all = {
        ...{ response_type: "code", client_id: client.id, redirect_uri: redirectUri, state: "a state" },
        code_challenge: createHash("sha256").update(client.verifier).digest("base64url"),
        code_challenge_method: "S256",
        ...changed,
      };
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return `${toolPaths.authorize}?${new URLSearchParams(given)}`;
    },
    async codeOf(user: TestUser, answered: Answered = {}, changed: Record<string, string> = {}) {
      const { fields } = await openConsent(user, client.url(changed));
      return (await answerConsent(user, fields, answered)).sent.get("code") ?? "";
    },
    trade: (code: string, changed: Fields = {}) =>
      form(toolPaths.token, {
        ...{ grant_type: "authorization_code", client_id: client.id, redirect_uri: redirectUri },
        ...{ code, code_verifier: client.verifier, ...changed },
      }),
    renew: (refresh: string, changed: Fields = {}) =>
      form(toolPaths.token, { grant_type: "refresh_token", client_id: client.id, refresh_token: refresh, ...changed }),
    async access(user: TestUser, answered: Answered = {}) {
      const { body } = await client.trade(await client.codeOf(user, answered));
      return { access: body.access_token ?? "", refresh: body.refresh_token ?? "", scope: body.scope };
    },
    /** Asks for the tools with an access token. */
    async ask(access: string, method = "tools/list", params: object = {}) {
      const response = await test.anonymous().request(toolPaths.mcp, {
        method: "POST",
        headers: {
          ...{ "content-type": "application/json", accept: "application/json, text/event-stream" },
          authorization: `Bearer ${access}`,
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
  return client;
}

/** Lets a program in, which has an access then, and begins to let it in again. */
export async function letProgramIn(test: TestApp, user: TestUser): Promise<void> {
  const client = await createToolClient(test).begin();
  await client.access(user);
  await client.codeOf(user);
}
