import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("reading the configuration", () => {
  it("needs nothing: one machine, no services, no keys", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: true,
      port: 3000,
      publicUrl: "http://localhost:3000",
      membership: "plans",
    });
    expect([config.database.kind, config.mail.kind, config.storage.kind]).toEqual(["embedded", "embedded", "disk"]);
  });

  it("takes an empty variable for an absent one", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ port: 3000, database: { kind: "embedded" } });
  });

  it("grows by variables alone", () => {
    const config = readConfig({
      DATABASE_URL: "postgres://inkleaf@db/inkleaf",
      SMTP_URL: "smtps://mail.example.com",
      S3_ENDPOINT: "https://s3.example.com",
      S3_BUCKET: "resumes",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      PUBLIC_URL: "https://resume.example.com/",
    });
    expect([config.database.kind, config.mail.kind, config.storage.kind]).toEqual(["postgres", "smtp", "s3"]);
    expect(config).toMatchObject({ secure: true, publicUrl: "https://resume.example.com" });
  });

  it.each([
    ["PORT", { PORT: "99999" }],
    ["PORT", { PORT: "three" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
    ["MEMBERSHIP", { MEMBERSHIP: "free" }],
    ["PUBLIC_URL", { PUBLIC_URL: "resume.example.com" }],
    ["ALLOW_EMBEDDED", { ALLOW_EMBEDDED: "everything" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["SMTP_URL", { PUBLIC_URL: "https://resume.example.com" }],
    ["BOT_CHECK", { BOT_CHECK: "off" }],
    ["S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY", { S3_ENDPOINT: "https://s3.example.com" }],
  ])("names %s when it is wrong, in one line", (name, env) => {
    const read = () => readConfig(env as Record<string, string>);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/\n/);
  });

  it("lets a public site go without real mail only by name", () => {
    expect(readConfig({ PUBLIC_URL: "https://resume.example.com", ALLOW_EMBEDDED: "mail" }).mail.kind).toBe("embedded");
    expect(readConfig({ BOT_CHECK: "off", NODE_ENV: "test" }).botCheck).toEqual({ kind: "off" });
  });
});
