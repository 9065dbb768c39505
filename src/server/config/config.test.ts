import { describe, expect, it } from "vitest";
import { type Config, ConfigError, readConfig } from "./config.ts";

describe("reading the configuration", () => {
  it("needs no variable: one machine, no services, no keys", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: true,
      port: 3000,
      publicUrl: "http://localhost:3000",
      membership: "plans",
    });
    expect([config.database.kind, config.mail.kind, config.storage.kind]).toEqual(["embedded", "embedded", "disk"]);
  });

  it("treats an empty variable as absent", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ port: 3000, database: { kind: "embedded" } });
  });

  it("adds services by their variables alone", () => {
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
    ["TRUST_PROXY", { TRUST_PROXY: "-1" }],
    ["SMTP_URL", { PUBLIC_URL: "https://resume.example.com" }],
    ["SMTP_URL", { PUBLIC_URL: "http://10.0.0.2:3000" }],
    ["SMTP_URL", { HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }],
    ["SMTP_URL", { HOST: "::", PUBLIC_URL: "http://localhost:3000" }],
    ["SMTP_URL", { HOST_CH: "cn.example.com", HOST_EN: "localhost" }],
    ["SMTP_URL", { TRUST_PROXY: "true" }],
    ["ALLOW_EMBEDDED=mail", { TRUST_PROXY: "true", ALLOW_EMBEDDED: "oauth" }],
    ["PUBLIC_URL", { HOST: "0.0.0.0" }],
    ["PUBLIC_URL", { HOST: "::", SMTP_URL: "smtps://mail.example.com", NODE_ENV: "development" }],
    ["HOST=127.0.0.1", { HOST: "10.0.0.2", ALLOW_EMBEDDED: "mail" }],
    ["BOT_CHECK", { BOT_CHECK: "off" }],
    ["CAPTCHA_TEXT", { CAPTCHA_TEXT: "aB3d" }],
    ["CAPTCHA_TEXT", { CAPTCHA_TEXT: "aB3", NODE_ENV: "test" }],
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "g" }],
    ["WECHAT_STAGING_APP_SECRET", { WECHAT_STAGING_APP_ID: "w" }],
    ["TURNSTILE_SECRET_KEY", { TURNSTILE_SITE_KEY: "t" }],
    [
      "ALIYUN_SMS_TEMPLATE_CODE",
      { ALIYUN_ACCESS_KEY_ID: "a", ALIYUN_ACCESS_KEY_SECRET: "s", ALIYUN_SMS_SIGN_NAME: "m" },
    ],
    ["HOST_EN", { HOST_CH: "cn.example.com" }],
    ["HOST_EN", { HOST_CH: "cv.example.com", HOST_EN: "cv.example.com" }],
    ["HOST_CH", { HOST_CH: "cv.example.com/ch", HOST_EN: "cv.example.com" }],
    ["HOST_CH, HOST_EN", { HOST_CH: "http://cn.example.com", HOST_EN: "cv.example.com", ALLOW_EMBEDDED: "mail" }],
    ["AI_MODEL", { AI_BASE_URL: "https://llm.example.com/v1" }],
    ["AI_BASE_URL", { AI_API_KEY: "k" }],
    ["AI_BASE_URL", { AI_BASE_URL: "http://llm.example.com/v1", AI_MODEL: "m" }],
    ["AI_ALLOW_LOCAL", { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "m" }],
    ["DEEPSEEK_BASE_URL", { DEEPSEEK_API_KEY: "k", DEEPSEEK_BASE_URL: "http://api.deepseek.com" }],
    ["S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY", { S3_ENDPOINT: "https://s3.example.com" }],
  ])("names %s when it is wrong, in one line", (name, env) => {
    const read = () => readConfig(env as Record<string, string>);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/\n/);
  });

  const kinds = ({ sms, google, github, wechat }: Config) => [sms, google, github, wechat].map((way) => way.kind);

  it("knows how many proxies a request passes", () => {
    const count = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY, ALLOW_EMBEDDED: "mail" }).proxies;
    expect(["false", "true", "0", "2"].map(count)).toEqual([0, 1, 0, 2]);
  });

  it.each<Record<string, string>>([
    {},
    { PORT: "0" },
    { TRUST_PROXY: "0" },
    { HOST: "localhost" },
    { HOST: "::1", PUBLIC_URL: "http://[::1]:3000" },
    { PUBLIC_URL: "https://localhost.:3000" },
    { PUBLIC_URL: "http://127.0.0.1:3000", HOST_CH: "cn.localhost:3000", HOST_EN: "cv.localhost:3000" },
  ])("has stand-ins for every way to sign in where this machine alone reaches it: %j", (env) => {
    expect(kinds(readConfig(env))).toEqual(Array.from({ length: 4 }, () => "embedded"));
    expect(readConfig(env).mail.kind).toBe("embedded");
  });

  it.each<Record<string, string>>([
    { PUBLIC_URL: "https://resume.example.com" },
    { PUBLIC_URL: "http://resume.example.com" },
    { PUBLIC_URL: "http://localhost.example.com" },
    { HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" },
    { HOST: "::", PUBLIC_URL: "http://localhost:3000" },
    { HOST: "10.0.0.2", PUBLIC_URL: "http://localhost:3000" },
    { HOST_CH: "cn.example.com", HOST_EN: "cv.example.com", PUBLIC_URL: "https://localhost" },
    { TRUST_PROXY: "true" },
    { TRUST_PROXY: "2" },
  ])("has no stand-in that was not named where others reach it: %j", (reach) => {
    const site = { ...reach, SMTP_URL: "smtps://mail.example.com" };
    expect(kinds(readConfig(site))).toEqual(["off", "off", "off", "off"]);
    expect(kinds(readConfig({ ...site, NODE_ENV: "development" }))).toEqual(["off", "off", "off", "off"]);
    const named = { ...site, ALLOW_EMBEDDED: "sms,oauth,wechat" };
    expect(kinds(readConfig(named))).toEqual(["embedded", "embedded", "embedded", "embedded"]);
    expect(kinds(readConfig({ ...site, ALLOW_EMBEDDED: "mail" }))).toEqual(["off", "off", "off", "off"]);
  });

  it("chooses vendors by their variables, and WeChat's application by the stage", () => {
    const env = {
      ...{ GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "gs", GITHUB_CLIENT_ID: "h", GITHUB_CLIENT_SECRET: "hs" },
      ...{
        WECHAT_APP_ID: "live",
        WECHAT_APP_SECRET: "s",
        WECHAT_STAGING_APP_ID: "test",
        WECHAT_STAGING_APP_SECRET: "t",
      },
      ...{ ALIYUN_ACCESS_KEY_ID: "a", ALIYUN_ACCESS_KEY_SECRET: "as" },
      ...{ ALIYUN_SMS_SIGN_NAME: "墨页", ALIYUN_SMS_TEMPLATE_CODE: "SMS_1" },
      ...{ TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret", PUBLIC_URL: "https://resume.example.com" },
      SMTP_URL: "smtps://mail.example.com",
    };
    const config = readConfig(env);
    expect(config.google).toEqual({ kind: "real", clientId: "g", clientSecret: "gs" });
    expect(config.github).toMatchObject({ clientId: "h" });
    expect(config.wechat).toEqual({ kind: "weixin", appId: "live", appSecret: "s" });
    expect(readConfig({ ...env, STAGE: "staging" }).wechat).toMatchObject({ appId: "test" });
    expect(config.sms).toMatchObject({ kind: "aliyun", signName: "墨页" });
    expect(config.botCheck).toMatchObject({ kind: "turnstile", hostnames: ["resume.example.com"] });
    const tencent = {
      ...{ TENCENT_SECRET_ID: "i", TENCENT_SECRET_KEY: "k", TENCENT_SMS_APP_ID: "1" },
      ...{ TENCENT_SMS_SIGN_NAME: "墨页", TENCENT_SMS_TEMPLATE_ID: "2" },
    };
    expect(readConfig(tencent).sms).toMatchObject({ kind: "tencent", region: "ap-guangzhou" });
    expect(() => readConfig({ ...env, ...tencent })).toThrow("one SMS vendor");
  });

  it("asks models by their variables alone, and none where the assistant is off", () => {
    expect(readConfig({}).ai).toEqual({ kind: "on", deepseek: null, compatible: null });
    const env = {
      ...{ DEEPSEEK_API_KEY: "k", AI_BASE_URL: "http://127.0.0.1:11434/v1/", AI_MODEL: "qwen3" },
      AI_ALLOW_LOCAL: "true",
    };
    expect(readConfig(env).ai).toEqual({
      kind: "on",
      deepseek: { apiKey: "k", model: "deepseek-flash", baseUrl: "https://api.deepseek.com" },
      compatible: { baseUrl: "http://127.0.0.1:11434/v1", model: "qwen3", apiKey: null },
    });
    expect(readConfig({ ...env, AI: "off" }).ai).toEqual({ kind: "off" });
  });
  it("shows contacts and filing numbers only where they are set", () => {
    expect(readConfig({})).toMatchObject({ contact: null, filings: { icp: null, police: null } });
    const set = {
      CONTACT: "help@example.com",
      ICP_NUMBER: "沪ICP备00000000号-1",
      POLICE_NUMBER: "沪公网安备 31000000000000号",
    };
    expect(readConfig(set)).toMatchObject({
      contact: set.CONTACT,
      filings: { icp: set.ICP_NUMBER, police: set.POLICE_NUMBER },
    });
    expect(readConfig({ CONTACT: "https://example.com/help" }).contact).toBe("https://example.com/help");
    expect(() => readConfig({ CONTACT: "javascript:alert(1)" })).toThrow("CONTACT");
  });

  it("allows a public site without real mail only by name", () => {
    expect(readConfig({ PUBLIC_URL: "https://resume.example.com", ALLOW_EMBEDDED: "mail" }).mail.kind).toBe("embedded");
    expect(readConfig({ BOT_CHECK: "off", NODE_ENV: "test" }).botCheck).toEqual({ kind: "off" });
  });
});

describe("hosts of photos", () => {
  it("are none, or the names that are given", () => {
    expect(readConfig({}).photoHosts).toEqual([]);
    const PHOTO_HOSTS = " CDN.example.com, *.example.org,";
    expect(readConfig({ PHOTO_HOSTS }).photoHosts).toEqual(["cdn.example.com", "*.example.org"]);
    expect(readConfig({ PHOTO_HOSTS: "*" }).photoHosts).toEqual(["*"]);
  });

  it.each(["https://a.b", "a", "a.b/c", "a.*.b", "a.b; script-src *", "'self'"])("cannot be %j", (PHOTO_HOSTS) => {
    expect(() => readConfig({ PHOTO_HOSTS })).toThrow("PHOTO_HOSTS");
  });
});
