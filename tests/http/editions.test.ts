import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { systemCalls } from "#contract/system.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** Two editions on hosts of their own, behind one process. */

const hosts = { ch: "cn.example.com", en: "cv.example.com" };
const test = await createTestApp({
  printer: createFakePrinter(),
  env: {
    PUBLIC_URL: "https://example.com",
    HOST_CH: hosts.ch,
    HOST_EN: `https://${hosts.en}/`,
    GITHUB_CLIENT_ID: "id",
    GITHUB_CLIENT_SECRET: "secret",
  },
});
afterEach(() => test.clear());
afterAll(() => test.close());

const ask = (host: string, path: string, init: RequestInit = {}) =>
  test.anonymous().request(path, { ...init, headers: { host, ...(init.headers as Record<string, string>) } });

describe("an edition on a host of its own", () => {
  it("is chosen by the host, whatever the cookie, the languages and the query ask for", async () => {
    for (const [locale, host] of Object.entries(hosts)) {
      const other = locale === "ch" ? "en" : "ch";
      const headers = { cookie: `locale=${other}`, "accept-language": other === "ch" ? "zh-CN" : "en" };
      const html = await (await ask(host, `/r/nobody?locale=${other}`, { headers })).text();
      expect(html).toContain(`<html lang="${locale === "ch" ? "zh-CN" : "en"}"`);
    }
  });

  it("lets a call choose the language of its texts", async () => {
    const words = async (path: string) => ((await (await ask(hosts.ch, path)).json()) as { message: string }).message;
    expect(await words("/api/nothing")).toMatch(/\p{sc=Han}/u);
    expect(await words("/api/nothing?locale=en")).not.toMatch(/\p{sc=Han}/u);
  });

  it("is chosen by the reader on any other host", async () => {
    const html = await (await ask("127.0.0.1:3000", "/r/nobody", { headers: { "accept-language": "zh-CN" } })).text();
    expect(html).toContain('<html lang="zh-CN"');
  });

  it("is where the other edition's switcher leads", async () => {
    const { data } = await test.anonymous().send(systemCalls.getSite);
    expect(data.editions).toEqual({ ch: "https://cn.example.com", en: "https://cv.example.com" });
  });

  it("is where the links in its mails lead", async () => {
    const { email } = await test.user();
    for (const [locale, host] of Object.entries(hosts)) {
      const body = { email };
      await ask(host, passwordCalls.forgetPassword.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const { data } = await test.anonymous().send(systemCalls.listOutbox, { query: { to: email } });
      expect(data.data[0]?.text, locale).toContain(`https://${host}/reset-password#token=`);
      test.clock.advance(120_000);
    }
  });

  it("is where a sign-in that began there returns to, since its cookie is there", async () => {
    for (const host of Object.values(hosts)) {
      const response = await ask(host, "/passport/github");
      expect(decodeURIComponent(response.headers.get("location") ?? "")).toContain(
        `https://${host}/passport/github/callback`,
      );
      expect(response.headers.get("set-cookie")).not.toMatch(/domain=/i);
    }
  });

  it("may send forms, and no other site may", async () => {
    const post = (host: string, origin: string) =>
      ask(host, accountCalls.logoutPost.path, { method: "POST", headers: { origin } });
    for (const host of Object.values(hosts)) {
      expect((await post(host, `https://${host}`)).status).toBe(200);
      expect((await post("127.0.0.1:3000", `https://${host}`)).status).toBe(200);
      expect((await post(host, "https://evil.example")).status).toBe(403);
    }
  });

  it("has its own sitemap and robots.txt", async () => {
    for (const [locale, host] of Object.entries(hosts)) {
      expect(await (await ask(host, "/robots.txt")).text()).toContain(`Sitemap: https://${host}/sitemap.xml`);
      const map = await (await ask(host, "/sitemap.xml")).text();
      const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => new URL(place).host);
      expect(new Set(places)).toEqual(new Set([host]));
      const other = locale === "ch" ? hosts.en : hosts.ch;
      expect(map).toContain(`href="https://${other}/templates"`);
      expect(map).toContain('hreflang="x-default" href="https://example.com/templates"');
    }
  });
});
