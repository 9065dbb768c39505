import { afterAll, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { profileCalls } from "#contract/profile.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { MailUnavailable } from "#server/adapters/mail/port.ts";
import { linkFor } from "#server/features/accounts/service.ts";
import { createLog } from "#server/log.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** Reading the log enables nobody to act as a user, nor tells who the users are. */

const lines: string[] = [];
const mailed: string[] = [];
let mailWorks = true;
const test = await createTestApp({
  printer: createFakePrinter(),
  log: createLog({ logLevel: "trace" }, { write: (line: string) => void lines.push(line) }),
  mail: {
    kind: "smtp",
    async send({ to, text }) {
      if (!mailWorks) throw new MailUnavailable("down", { cause: new Error(`550 <${to}> ${text}`) });
      mailed.push(text);
    },
  },
});
afterAll(test.close);

const email = "ada.lovelace@example.com";
const password = "Correct1horse";
const fresh = "Another2horse";

describe("the log", () => {
  it("holds no secret and no email of a user after a whole account's life, failures included", async () => {
    const secrets = new Set<string>([email, password, fresh, "Lovelace", "Wrong1password"]);
    const client = test.anonymous();
    const keep = () => {
      for (const value of client.cookies.values()) if (value.length > 8) secrets.add(value);
    };
    const last = (pattern: RegExp) => {
      const found = pattern.exec(mailed.at(-1) ?? "")?.[0] ?? "";
      expect(found).not.toBe("");
      secrets.add(found);
      return found;
    };

    await client.send(accountCalls.signUp, { body: { email, password } });
    keep();
    await client.send(accountCalls.verifyEmail, { body: { veriCode: "000000" } });
    const { token } = (await client.send(accountCalls.verifyEmail, { body: { veriCode: last(/\d{6}/) } })).data;
    secrets.add(token);
    keep();
    const { data: me } = await client.send(accountCalls.currentUser);
    await client.send(profileCalls.updateUser, { params: { id: me._id }, body: { nickName: "Lovelace" } });
    await client.request("/api/user/current", { headers: { authorization: `Bearer ${token}` } });
    await test.anonymous().send(accountCalls.signIn, { body: { email, password: "Wrong1password" } });
    await test.anonymous().request("/api/signin", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"email":"${email}","password":"${password}"`,
    });
    const link = (await linkFor(test.deps, email)) ?? "";
    secrets.add(link.split("/").at(-1) ?? "?");
    await test.anonymous().request(new URL(link).pathname);
    await test.anonymous().request(`/operator/${token}?token=${token}&email=${email}`);
    await test
      .anonymous()
      .request(`/api/nothing/${token}?token=${token}`, { headers: { referer: `/#token=${token}` } });

    await test.anonymous().send(passwordCalls.forgetPassword, { body: { email } });
    const reset = last(/(?<=token=)[\w-]{43}/);
    await test.anonymous().send(passwordCalls.resetPassword, { body: { token: reset, password: fresh } });
    await test.anonymous().send(passwordCalls.resetPassword, { body: { token: reset, password: fresh } });

    // The following requests fail in a vendor, and then in our own code.
    mailWorks = false;
    test.clock.advance(3_600_000);
    await test.anonymous().send(passwordCalls.forgetPassword, { body: { email } });
    await test.anonymous().send(accountCalls.signUp, { body: { email: `new.${email}`, password } });
    const { pool } = test.database.db;
    await pool.query("alter table users rename to elsewhere");
    const broken = await test.anonymous().send(accountCalls.signIn, { body: { email, password: fresh } });
    await pool.query("alter table elsewhere rename to users");
    expect(broken.status).toBe(500);
    const user = await test.user({ nickName: "Lovelace" });
    await pool.query("alter table resumes add constraint never check (name <> 'Lovelace')");
    const body = { userId: user.id, template: "TemplateModern", name: "Lovelace", lang: "en" } as const;
    const refused = await user.send(resumeCalls.createResume, { body });
    await pool.query("alter table resumes drop constraint never");
    expect(refused.status).toBe(500);
    expect(JSON.stringify(refused.body)).not.toMatch(/never|constraint|insert|Lovelace/i);
    secrets.add(user.token).add(user.email);

    const log = lines.join("\n");
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.every((line) => JSON.parse(line).level !== undefined)).toBe(true);
    expect(log).toContain("request failed");
    expect(log).toContain("job failed and will be tried again");
    for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});
