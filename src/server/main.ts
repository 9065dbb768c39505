import type { Logger } from "pino";
import type { Payments } from "./adapters/payments/port.ts";
import { createChromiumRenderer } from "./adapters/renderer/chromium.ts";
import { sweepProfiles } from "./adapters/renderer/profiles.ts";
import { createApp, createHealthApp } from "./app.ts";
import { type Config, ConfigError, readConfig, variables } from "./config/config.ts";
import { isLoopback } from "./config/loopback.ts";
import { findNearNames } from "./config/near-names.ts";
import { DatabaseUnavailable } from "./db/errors.ts";
import { ensureOperator, type OperatorAtStart } from "./features/accounts/service.ts";
import { seed } from "./features/samples/service.ts";
import { createListener } from "./http/listener.ts";
import { sayNoWorker, silenceOfWorkers } from "./jobs/last-worker.ts";
import { createLog } from "./log.ts";
import { noteRunning } from "./machine.ts";
import { createMetrics } from "./metrics.ts";
import { printFonts } from "./pages/chromium-printer.ts";
import { createRenderApp } from "./render-service.ts";
import { createServices } from "./services.ts";
import { listenToSignals, type Signals } from "./signals.ts";
import { version } from "./version.ts";
import { type Wired, wire } from "./wire.ts";

/** The only file that starts anything. Every failure of the start ends with one line and exit code 1. */

async function main() {
  const signals = listenToSignals();
  noteRunning();
  const config = readConfig(process.env);
  const log = createLog(config);
  if (config.role === "render") return startRenderer(config, log, signals);
  const wired = await wire(config, log);
  const services = createServices(wired.deps);
  const app = config.role === "worker" ? createHealthApp(wired.deps, services) : createApp(wired.deps, services);
  const listener = createListener(app.fetch);
  let operator: OperatorAtStart = { kind: "present" };
  let port: number;
  try {
    if (config.role !== "worker") {
      await seed(wired.deps);
      // Before the first request, so that nobody else can sign up with the operator's email.
      operator = await ensureOperator(wired.deps);
    }
    port = await listener.listen(config.port, config.host);
  } catch (error) {
    await services.close();
    await wired.close();
    throw error;
  }
  signals.serve(listener, config, log, {
    beginStop: services.beginStop,
    endWork: services.endWork,
    async close() {
      await services.close();
      await wired.close();
    },
  });
  if (config.role !== "web") services.startJobs();
  const url = config.publicUrl.replace(/^(http:\/\/localhost):0$/, `$1:${port}`);
  const noWorker = config.role === "web" ? sayNoWorker(await silenceOfWorkers(wired.deps.db, Date.now())) : null;
  process.stdout.write(report(config, wired, url, { operator, noWorker }));
  wired.warmUp();
}

/** Starts a process that prints for others: it opens nothing but a browser. */
async function startRenderer(config: Config, log: Logger, signals: Signals) {
  await sweepProfiles();
  const { chromiumPath: path, renderPages: pages } = config;
  const renderer = createChromiumRenderer({ path, pages, log, now: Date.now, fonts: printFonts });
  let isStopping = false;
  const listener = createListener(
    createRenderApp({ renderer, config, metrics: createMetrics(), log, isStopping: () => isStopping }).fetch,
  );
  const port = await listener.listen(config.port, config.host);
  signals.serve(listener, config, log, {
    beginStop: () => {
      isStopping = true;
    },
    endWork: async () => {},
    close: () => renderer.close(),
  });
  process.stdout.write(`\nInkleaf ${version} is at http://${config.host}:${port}\n  role        ${roles.render}\n\n`);
  await renderer.warm().catch((error) => {
    if (!isStopping) log.warn({ reason: String(error.message) }, "browser not started");
  });
}

const roles = {
  render: "render: prints for other processes and answers nobody else but /metrics",
  web: "web: answers requests and leaves background work to workers",
  worker: "worker: does background work and answers only /healthz, /readyz and /metrics",
};

/** Returns what the operator at the terminal needs to know. */
function report(
  config: Config,
  wired: Wired,
  url: string,
  { operator, noWorker }: { operator: OperatorAtStart; noWorker: string | null },
): string {
  const embedded = config.database.kind === "embedded";
  const rows = [
    ...(config.role === "all" ? [] : [["role", roles[config.role]]]),
    ...(noWorker ? [["please start", `ROLE=worker (or ROLE=all): ${noWorker}`]] : []),
    ["data", embedded ? `${config.dataDir} (embedded database)` : "PostgreSQL"],
    ["stand-ins", wired.standIns.length > 0 ? `${wired.standIns.join(", ")}: see ${url}/sandbox` : "none"],
    ...(wired.notOffered.length > 0
      ? [["not offered", `sign-in by ${wired.notOffered.join(", ")}: no keys are set`]]
      : []),
    ...(config.role === "worker" ? [] : aboutSelling(config, wired.deps.payments)),
    ...missing(config),
    ...findNearNames(process.env, Object.keys(variables)).map(({ given, meant }) => [
      "ignored",
      `${given}: did you mean ${meant}?`,
    ]),
    ...(isLoopback(config.host) && config.role !== "worker" ? [["developers", `${url}/developers`]] : []),
    ...(config.role === "worker" ? [] : [["operator", aboutOperator(operator, config.publicUrl, url)]]),
    ...(embedded ? [["advice", "set DATABASE_URL (PostgreSQL) before you take payments"]] : []),
  ];
  return `\nInkleaf ${version} is at ${url}\n${rows.map(([name = "", value]) => `  ${name.padEnd(12)}${value}\n`).join("")}\n`;
}

const takers: Record<Payments["kind"], string> = {
  "wechat-pay": "WeChat Pay",
  stripe: "Stripe",
  embedded: "the stand-in, where nobody is charged",
};

/** Says which currency each edition sells in and through whom, and asks for what selling needs. */
function aboutSelling({ membership, contact }: Config, payments: readonly Payments[]): string[][] {
  if (membership === "open") return [["payments", "none: MEMBERSHIP=open gives everyone everything"]];
  const editions = [["Chinese", "CNY"] as const, ["English", "USD"] as const].map(([edition, currency]) => {
    const taker = payments.find((one) => one.currency === currency);
    return `${edition} edition ${taker ? `${currency} by ${takers[taker.kind]}` : "sells nothing"}`;
  });
  return [
    ["payments", editions.join("; ")],
    ...(payments.length > 0 && !contact
      ? [["please set", "CONTACT: you sell, refunds are promised, and buyers must be able to reach you"]]
      : []),
  ];
}

/** Names what visitors do not find because a variable is not set. */
function missing({ contact, feedbackUrl, role }: Config): string[][] {
  const names = [
    ...(contact ? [] : ["CONTACT (how visitors reach you, refunds included)"]),
    ...(feedbackUrl ? [] : ["FEEDBACK_URL (where they write a review)"]),
  ];
  return names.length > 0 && role !== "worker"
    ? [["not set", `${names.join(", ")}: the site does not mention them`]]
    : [];
}

function aboutOperator(operator: OperatorAtStart, publicUrl: string, url: string): string {
  switch (operator.kind) {
    case "made":
      return `${operator.link.replace(publicUrl, url)} (signs you in once, within 24 hours; shown only on this first start)`;
    case "present":
      return "to get a sign-in link, run: npm run user -- link EMAIL";
    case "ordinary":
      return `no admin yet; to make ${operator.email} one, run: npm run user -- promote ${operator.email}`;
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const { code, port, path, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop what is using it, or choose another: PORT=${(port ?? 3000) + 1} npm start`;
  if (code === "EACCES" && port)
    return `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST is not an address of this machine (${code}).`;
  if (code === "EROFS" || code === "EACCES" || code === "EPERM" || code === "ENOSPC") {
    return `Cannot write to ${path ?? "the data folder"} (${code}). Inkleaf needs a writable DATA_DIR with free space.`;
  }
  return `Inkleaf could not start: ${stack ?? message ?? String(error)}`;
}

await main().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
