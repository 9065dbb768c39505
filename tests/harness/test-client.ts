import type { BodyIn, Call, ParamsIn, QueryIn, ReplyOf } from "#contract/call.ts";
import type { FieldError } from "#core/errors.ts";
import type { App } from "#server/http/context.ts";

/** What is sent with a call; parts that the call does not have may be left out. */
export type Input<C extends Call> = {
  params?: ParamsIn<C>;
  query?: QueryIn<C>;
  body?: BodyIn<C>;
  headers?: Record<string, string>;
};

export type Reply<C extends Call> = {
  status: number;
  code: number;
  message: string;
  /** Throws with the server's message when the call failed, so that a test need not check first. */
  readonly data: ReplyOf<C>;
  errors: FieldError[] | undefined;
  /** The whole body as it came, for failures and for the `data` of conflicts. */
  body: Record<string, unknown>;
  headers: Headers;
};

/** An HTTP client with a browser's cookies: it keeps them between requests. */
export type TestClient = {
  cookies: Map<string, string>;
  /** Sends any request, cookies included. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a call of the contract that answers with JSON. */
  send<C extends Call>(call: C, input?: Input<C>): Promise<Reply<C>>;
  /** Makes a call of the contract that answers with bytes or a page. */
  fetch<C extends Call>(call: C, input?: Input<C>): Promise<Response>;
};

/**
 * Creates a visitor. `settled` resolves when the work that no answer waits for is done, so that a test need not know
 * which.
 */
export function createTestClient(app: Pick<App, "request">, settled: () => Promise<void>): TestClient {
  const cookies = new Map<string, string>();
  const client: TestClient = {
    cookies,
    async request(path, init = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0 && !headers.has("cookie")) {
        headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      }
      const response = await app.request(path, { ...init, headers });
      await settled();
      for (const line of response.headers.getSetCookie()) keep(cookies, line);
      return response;
    },
    fetch: (call, input = {}) => client.request(url(call, input), asInit(call, input)),
    async send(call, input = {}) {
      const response = await client.fetch(call, input);
      const body = (await response.json()) as Record<string, unknown>;
      return {
        status: response.status,
        code: Number(body.code),
        message: String(body.message),
        get data() {
          if (body.code !== 0)
            throw new Error(`${call.method} ${call.path}: ${response.status} ${JSON.stringify(body)}`);
          return body.data as ReplyOf<typeof call>;
        },
        errors: body.errors as FieldError[] | undefined,
        body,
        headers: response.headers,
      };
    },
  };
  return client;
}

function url(call: Call, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const query = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, String(value)]);
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

function asInit(call: Call, input: { body?: unknown; headers?: Record<string, string> }): RequestInit {
  if (call.method === "GET" || input.body === undefined) return { method: call.method, headers: input.headers };
  return {
    method: call.method,
    headers: { "content-type": "application/json", ...input.headers },
    body: JSON.stringify(input.body),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const cut = pair.indexOf("=");
  const name = pair.slice(0, cut).trim();
  const gone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
  if (gone) cookies.delete(name);
  else cookies.set(name, pair.slice(cut + 1).trim());
}
