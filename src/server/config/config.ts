import path from "node:path";
import { z } from "zod";
import { projectRoot } from "../root.ts";
import { type AiValues, aiVariables, shapeAi } from "./ai.ts";
import { editionVariables, shapeSite } from "./editions.ts";
import { ConfigError } from "./error.ts";
import { isLoopback } from "./loopback.ts";
import { type PaymentValues, paymentVariables, shapePayments } from "./payments.ts";
import { type SignInValues, shapeSignIn, signInVariables } from "./sign-in.ts";
import { shapeTracing, tracingVariables } from "./tracing.ts";

export { ConfigError } from "./error.ts";

/**
 * The only reader of process.env, which it reads once at the start. A wrong value ends the start with one line that
 * names the variable. Which provider is used follows from which variables are present. README's table is printed from
 * here.
 */
/** How many proxies a request passes; `true` was the only way to say 1. */
const proxies = z
  .string()
  .regex(/^(?:true|false|[0-9]|10)$/, "must be true, false or a number up to 10")
  .transform((value) => (value === "true" ? 1 : value === "false" ? 0 : Number(value)));
const list = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(["mail", "sms", "oauth", "wechat", "payments"])));

/** Host names in small letters, as they stand in a content security policy. */
const photoHosts = z
  .string()
  .transform((value) =>
    value
      .toLowerCase()
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(z.string().regex(/^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)$/, "must be host names, separated by commas")),
  );

const oneLine = z
  .string()
  .trim()
  .min(1)
  .regex(/^\P{Cc}*$/u, "must be one line");

type Variable = { schema: z.ZodType; fallback?: string; help: string };

export const variables = {
  NODE_ENV: {
    schema: z.enum(["production", "development", "test"]),
    fallback: "production",
    help: "`npm start` runs in production.",
  },
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535),
    fallback: "3000",
    help: "Port to listen on; 0 takes a free one.",
  },
  HOST: {
    schema: z.string().min(1),
    fallback: "127.0.0.1",
    help: "Address to listen on. `0.0.0.0` listens on every network; set PUBLIC_URL too.",
  },
  PUBLIC_URL: {
    schema: z.url(),
    help: "URL that people type. Links in mails lead there, and no other host is answered. Default: the host of DEFAULT_LOCALE, else http://localhost:PORT.",
  },
  ...editionVariables,
  ROLE: {
    schema: z.enum(["all", "web", "worker", "render"]),
    fallback: "all",
    help: "`web` answers requests, `worker` does background work (mails, covers, cleanup), `all` does both. `render` prints for others, and needs nothing but RENDER_SECRET.",
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(300),
    fallback: "5",
    help: "After SIGTERM, `/readyz` answers 503 for so long before the port closes, until every balancer has seen it. `0` where nothing balances.",
  },
  DATA_DIR: { schema: z.string().min(1), fallback: "data", help: "Folder of the embedded database, uploads and keys." },
  CONTENT_DIR: {
    schema: z.string().min(1),
    help: "Folder that replaces parts of `content/`: guides, texts, logos, reviews, examples. Absent: the project's own.",
  },
  DATABASE_URL: {
    schema: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://"),
    help: "PostgreSQL. Absent: the embedded database under DATA_DIR.",
  },
  DATABASE_DIRECT_URL: {
    schema: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://"),
    help: "PostgreSQL's own URL, where DATABASE_URL is a pooler's; for `npm run backup` and `restore`.",
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(1).max(100),
    fallback: "10",
    help: "Connections to PostgreSQL.",
  },
  MEMBERSHIP: {
    schema: z.enum(["plans", "open"]),
    fallback: "plans",
    help: "`open`: everyone is premium, for installations without plans.",
  },
  DEFAULT_LOCALE: { schema: z.enum(["ch", "en"]), fallback: "ch", help: "Edition for requests that name none." },
  BOT_CHECK: { schema: z.enum(["own", "off"]), fallback: "own", help: "`off` is allowed outside production only." },
  ...signInVariables,
  SMTP_URL: {
    schema: z.string().regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"),
    help: "Mail server. Absent: mails go to /sandbox.",
  },
  MAIL_FROM: { schema: z.string().min(3), fallback: "Inkleaf <no-reply@localhost>", help: "Sender of mails." },
  S3_ENDPOINT: {
    schema: z.url(),
    help: "S3-compatible store for uploads, with the four below. Absent: files under DATA_DIR.",
  },
  S3_BUCKET: { schema: z.string().min(1), help: "Its bucket." },
  S3_REGION: { schema: z.string().min(1), fallback: "auto", help: "Its region." },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1), help: "Key." },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1), help: "Secret of the key." },
  ALLOW_EMBEDDED: {
    schema: list,
    fallback: "",
    help: "Stand-ins allowed where others can reach the installation: `mail,sms,oauth,wechat,payments`. All are allowed where HOST and PUBLIC_URL are this machine's own and no proxy is trusted.",
  },
  ...paymentVariables,
  ...aiVariables,
  OPERATOR_EMAIL: {
    schema: z.email(),
    fallback: "operator@localhost.localdomain",
    help: "Email of the admin account created on the first start.",
  },
  CONTACT: {
    schema: z.email().or(z.url({ protocol: /^https?$/ })),
    help: "Where visitors can write: an email or the URL of a page. Absent: no page promises an answer or a refund.",
  },
  SELLER_NAME: {
    schema: oneLine.max(120),
    help: "Who sells, on receipts: the registered name of the company or person. Absent: the site's host.",
  },
  SELLER_DETAILS: {
    schema: oneLine.max(300),
    help: "Below it: address and registration or tax number; `\\n` begins a new line.",
  },
  FEEDBACK_URL: {
    schema: z.string().regex(/^(https?:\/\/\S+|mailto:[^\s@]+@[^\s@]+)$/, "must begin with https:// or mailto:"),
    help: "Where /review sends reviewers: a page, or `mailto:` and an email. Absent: nowhere.",
  },
  ICP_NUMBER: { schema: z.string().min(4).max(60), help: "ICP filing number, in the Chinese footer." },
  POLICE_NUMBER: {
    schema: z
      .string()
      .regex(/\d{6,}/, "must hold the number")
      .max(60),
    help: "Public security filing number, beside it.",
  },
  PHOTO_HOSTS: {
    schema: photoHosts,
    fallback: "",
    help: "Other hosts that photos on resumes may come from: `cdn.example.com,*.example.org`, `*` for any. Absent: none.",
  },
  OUTBOUND: {
    schema: z.enum(["direct", "off"]),
    fallback: "direct",
    help: "`off`: no site that a user names is asked whether it answers, for machines without a network.",
  },
  CHROMIUM_PATH: { schema: z.string().min(1), help: "Browser to print with. Absent: found automatically." },
  RENDER_PAGES: {
    schema: z.coerce.number().int().min(1).max(16),
    fallback: "2",
    help: "How many pages print at the same time.",
  },
  RENDER_URL: {
    schema: z.url({ protocol: /^https?$/ }),
    help: "Address of the processes with ROLE=render, on a network of your own, that print instead of this one. Absent: it prints itself.",
  },
  RENDER_SECRET: {
    schema: z.string().regex(/^[\x21-\x7e]{16,200}$/, "must be 16 characters or more, without spaces"),
    help: "What they know each other by: the same in those that ask and those that print.",
  },
  TRUST_PROXY: {
    schema: proxies,
    fallback: "false",
    help: "`true`, or how many proxies a request passes (`2`): the visitor's IP is the last one in X-Forwarded-For, or the last but one, and so on.",
  },
  METRICS_TOKEN: {
    schema: z.string().regex(/^[\x21-\x7e]{16,200}$/, "must be 16 characters or more, without spaces"),
    help: "What Prometheus sends to read `/metrics` (`Authorization: Bearer`). Absent: this machine alone may.",
  },
  ...tracingVariables,
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "silent"]),
    fallback: "info",
    help: "Lowest level that is logged.",
  },
} as const satisfies Record<string, Variable>;

type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]["schema"]> | undefined };

/** Reads and checks the environment. Throws ConfigError with one line that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined>) {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, variable] of Object.entries(variables) as [string, Variable][]) {
    const given = env[name] === undefined || env[name] === "" ? variable.fallback : env[name];
    if (given === undefined) continue;
    const result = variable.schema.safeParse(given);
    if (result.success) values[name] = result.data;
    else wrong.push(`${name}: ${result.error.issues[0]?.message ?? "wrong value"}`);
  }
  if (wrong.length > 0) throw new ConfigError(`Wrong configuration. ${wrong.join("; ")}`);
  return shape(values as Values);
}

function shape(value: Values) {
  const production = value.NODE_ENV === "production";
  const { publicUrl, editions } = shapeSite(value);
  if (value.BOT_CHECK === "off" && production) {
    throw new ConfigError("Wrong configuration. BOT_CHECK: `off` is allowed outside production only");
  }
  const dataDir = path.resolve(value.DATA_DIR as string);
  const secure = publicUrl.startsWith("https://");
  const allowed = value.ALLOW_EMBEDDED ?? [];
  const publicUrls = [publicUrl, ...Object.values(editions ?? {})];
  const { isLocal } = reachOf(value, publicUrls);
  const role = value.ROLE as "all" | "web" | "worker" | "render";
  if ((role === "render" || value.RENDER_URL) && !value.RENDER_SECRET) {
    throw new ConfigError("Wrong configuration. RENDER_SECRET: missing, for ROLE=render and for RENDER_URL");
  }
  // What prints for others has no visitors, no mails and no database.
  const printsOnly = role === "render";
  if (!printsOnly && !isLocal && !value.SMTP_URL && !allowed.includes("mail")) {
    throw new ConfigError(
      "Wrong configuration. SMTP_URL: others can reach this installation (HOST, PUBLIC_URL or TRUST_PROXY say so), so it must send real mail; ALLOW_EMBEDDED=mail instead shows every mail to every visitor",
    );
  }
  if (role !== "all" && !printsOnly && !value.DATABASE_URL) {
    throw new ConfigError("Wrong configuration. ROLE: the embedded database serves one process; set DATABASE_URL too");
  }
  return {
    production,
    role,
    environment: value.NODE_ENV as "production" | "development" | "test",
    port: value.PORT as number,
    host: value.HOST as string,
    drainSeconds: value.DRAIN_SECONDS as number,
    publicUrl,
    editions,
    secure,
    isLocal,
    dataDir,
    contentDir: value.CONTENT_DIR ? path.resolve(value.CONTENT_DIR) : path.join(projectRoot, "content"),
    database: value.DATABASE_URL
      ? ({
          kind: "postgres",
          url: value.DATABASE_URL,
          pool: value.DATABASE_POOL as number,
          directUrl: value.DATABASE_DIRECT_URL,
        } as const)
      : ({ kind: "embedded", folder: path.join(dataDir, "database") } as const),
    membership: value.MEMBERSHIP as "plans" | "open",
    defaultLocale: value.DEFAULT_LOCALE as "ch" | "en",
    ...shapeSignIn(value as SignInValues, {
      production,
      isLocal,
      allowed,
      publicUrls,
      botCheck: value.BOT_CHECK as "own" | "off",
    }),
    payments: shapePayments(value as PaymentValues, {
      isAllowed: isLocal || allowed.includes("payments"),
    }),
    ai: shapeAi(value as AiValues),
    mail: value.SMTP_URL
      ? ({ kind: "smtp", url: value.SMTP_URL, from: value.MAIL_FROM as string } as const)
      : ({ kind: "embedded" } as const),
    storage: storageOf(value, dataDir),
    operatorEmail: value.OPERATOR_EMAIL as string,
    contact: value.CONTACT ?? null,
    /** The contact where it is an email: what waits for the operator is mailed there. */
    contactEmail: value.CONTACT && !/^https?:/.test(value.CONTACT) ? value.CONTACT : null,
    seller: { name: value.SELLER_NAME ?? null, details: value.SELLER_DETAILS?.replaceAll("\\n", "\n") ?? null },
    feedbackUrl: value.FEEDBACK_URL ?? null,
    photoHosts: value.PHOTO_HOSTS ?? [],
    filings: { icp: value.ICP_NUMBER ?? null, police: value.POLICE_NUMBER ?? null },
    outbound: value.OUTBOUND as "direct" | "off",
    chromiumPath: value.CHROMIUM_PATH,
    renderPages: value.RENDER_PAGES as number,
    renderUrl: value.RENDER_URL ?? null,
    renderSecret: value.RENDER_SECRET ?? "",
    proxies: value.TRUST_PROXY as number,
    metricsToken: value.METRICS_TOKEN ?? null,
    tracing: shapeTracing(value),
    logLevel: value.LOG_LEVEL as string,
  };
}

/**
 * Returns whether this machine alone can reach the installation. Only then may a stand-in be used without being named:
 * its pages let whoever reaches them sign in as anybody and read everybody's mails. Throws ConfigError where the
 * address to listen on is open to others and nothing says which address they type.
 */
function reachOf(value: Values, publicUrls: readonly string[]): { isLocal: boolean } {
  const host = value.HOST as string;
  const isOpen = !isLoopback(host);
  if (isOpen && !value.PUBLIC_URL && !value.HOST_CH && value.ROLE !== "render") {
    throw new ConfigError(
      `Wrong configuration. PUBLIC_URL: missing. HOST=${host} is open to other machines, so say which address people type (PUBLIC_URL=https://resume.example.com), or set HOST=127.0.0.1`,
    );
  }
  const isNamedLocal = publicUrls.every((url) => isLoopback(new URL(url).hostname));
  return { isLocal: !isOpen && isNamedLocal && !value.TRUST_PROXY };
}

/** Reads the variables of an S3 store, all or none: a part of them is a mistake and does not select the disk. */
function storageOf(value: Values, dataDir: string) {
  const wanted = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = wanted.filter((name) => value[name] === undefined);
  if (missing.length === wanted.length) return { kind: "disk", folder: path.join(dataDir, "files") } as const;
  if (missing.length > 0) throw new ConfigError(`Wrong configuration. ${missing.join(", ")}: missing for the S3 store`);
  return {
    kind: "s3",
    endpoint: value.S3_ENDPOINT as string,
    bucket: value.S3_BUCKET as string,
    region: value.S3_REGION as string,
    accessKeyId: value.S3_ACCESS_KEY_ID as string,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY as string,
  } as const;
}

export type Config = ReturnType<typeof readConfig>;
