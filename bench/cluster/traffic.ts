import http from "node:http";
import { accountCalls } from "#contract/accounts.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { codeFor, password } from "#tests/harness/journey.ts";
import type { RunningServer } from "#tests/harness/server.ts";

/** People who read, save and print at a server, for benches of whole processes. */
export const connections = 24;

/** Variables of a server to which each request comes from another address, so that none meets the limits of one. */
export const openToAll = {
  NODE_ENV: "test",
  BOT_CHECK: "off",
  DEFAULT_LOCALE: "en",
  MEMBERSHIP: "open",
  TRUST_PROXY: "true",
  ALLOW_EMBEDDED: "mail,sms,oauth,wechat,payments",
};

type Person = { cookie: string; resume: string };

/** Makes an account with a resume for each connection. */
export async function signUp(server: RunningServer, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `cluster${number}@example.com`;
    let cookie = "";
    const ask = async (method: string, to: string, body?: object) => {
      const headers = { "content-type": "application/json", cookie, "x-forwarded-for": `10.0.1.${number}` };
      const answer = await fetch(server.url + to, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status} ${await answer.text()}`);
      const set = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
      if (set.length > 0) cookie = set.join("; ");
      return ((await answer.json()) as { data: { _id: string } }).data;
    };
    await ask("POST", accountCalls.signUp.path, { email, password });
    await ask("POST", accountCalls.verifyEmail.path, { veriCode: await codeFor(server.url, email), email });
    const { _id: userId } = await ask("GET", "/api/user/current");
    const { _id } = await ask("POST", resumeCalls.createResume.path, {
      userId,
      template: "TemplateModern",
      name: "Bench",
    });
    people.push({ cookie, resume: _id });
  }
  return people;
}

type Load = (
  turn: number,
  connection: number,
) => { method: string; path: string; headers: Record<string, string>; body?: string };

export function loadsOf(people: readonly Person[]): Record<string, Load> {
  const person = (connection: number) => people[connection] as Person;
  const from = (turn: number, connection: number) => `10.${connection}.${(turn >> 8) & 255}.${turn & 255}`;
  return {
    "public page": (turn, connection) => ({
      method: "GET",
      path: "/r/sample-modern-en",
      headers: { "x-forwarded-for": from(turn, connection), "user-agent": "bench" },
    }),
    save: (turn, connection) => ({
      method: "PATCH",
      path: `/api/resumes/${person(connection).resume}`,
      headers: {
        cookie: person(connection).cookie,
        "content-type": "application/json",
        "x-forwarded-for": from(turn, connection),
      },
      body: JSON.stringify({ data: { ...priya.data, basicInfo: { ...priya.data.basicInfo, name: `Save ${turn}` } } }),
    }),
    PDF: (turn, connection) => ({
      method: "POST",
      path: `/api/download/${person(connection).resume}`,
      headers: {
        cookie: person(connection).cookie,
        "content-type": "application/json",
        "x-forwarded-for": from(turn, connection),
      },
      body: "{}",
    }),
  };
}

/** Sends a load on every connection for some milliseconds; `times` are those of the requests that succeeded. */
export async function measure(url: string, load: Load, lasts: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const end = begun + lasts;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const start = performance.now();
        const status = await ask(agent, url, load(turn, connection));
        // A renderer that is busy says so, which is an answer too.
        if (status >= 500 && status !== 503) throw new Error(`${load(turn, connection).path} answered ${status}`);
        if (status >= 400) failed += 1;
        else times.push(performance.now() - start);
      }
    }),
  );
  agent.destroy();
  return { rate: (times.length * 1000) / (performance.now() - begun), times, failed };
}

function ask(agent: http.Agent, url: string, { method, path, headers, body }: ReturnType<Load>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}
