import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accountCalls, type User } from "#contract/accounts.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { send } from "#web/api/call.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { loadSession, watchSession } from "./session.ts";

/** Requests in flight by path; each waits until the test answers it. */
const waiting = new Map<string, (response: Response) => void>();
async function answer(path: string, status: number, body: unknown) {
  const asked = () => waiting.get(path) ?? Promise.reject(new Error(`${path} was not asked`));
  const respond = await vi.waitFor(asked, { timeout: 10_000 });
  respond(new Response(JSON.stringify(body), { status }));
}
const refusal = { code: 100401, message: "no premission" };
const user: User = {
  _id: "one",
  userName: "one",
  nickName: "One",
  avatar: "",
  email: "one@example.com",
  cellphone: "",
  role: "user",
  type: "email",
  isValid: false,
  isVip: false,
  valiTo: null,
  level: "regular",
  balance: 0,
  token: 0,
  fileName: "",
  createdAt: "2026-01-01T00:00:00.000Z",
};
const visited: string[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => new Promise((resolve) => waiting.set(path, resolve)));
  vi.stubGlobal("document", { cookie: "x-in=1" });
  vi.stubGlobal("location", { pathname: "/editor/1", search: "" });
  waiting.clear();
  visited.length = 0;
  queryClient.setQueryData(userQuery.queryKey, user);
  watchSession(async (path) => {
    visited.push(path);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it("redirects to the sign-in page once, however many calls are refused", async () => {
  const calls = Promise.allSettled([send(accountCalls.currentUser), send(resumeCalls.countResumes)]);
  for (const path of [accountCalls.currentUser.path, resumeCalls.countResumes.path]) await answer(path, 401, refusal);
  await calls;
  await answer(accountCalls.logoutPost.path, 200, { data: null });
  await vi.waitFor(() => expect(visited).toHaveLength(1), { timeout: 10_000 });
  expect(visited[0]).toContain("prev=%2Feditor%2F1");
  expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull();
});

it("does not end a new session when a request of the old one is refused late", async () => {
  const late = send(resumeCalls.countResumes).catch((error: unknown) => error);
  const arrived = loadSession();
  await answer(accountCalls.currentUser.path, 200, { data: user });
  await arrived;
  await answer(resumeCalls.countResumes.path, 401, refusal);
  expect(await late).toMatchObject({ code: 100401 });
  expect(waiting.has(accountCalls.logoutPost.path)).toBe(false);
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(user);
});
