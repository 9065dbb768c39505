import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import type { Logger } from "pino";
import { chooseAi, knowledgeOf } from "./adapters/ai/choose.ts";
import { createNoBotCheck } from "./adapters/bot-check/off.ts";
import { createOwnBotCheck } from "./adapters/bot-check/own.ts";
import type { BotCheck } from "./adapters/bot-check/port.ts";
import { createTurnstile } from "./adapters/bot-check/turnstile.ts";
import { createGithubCodeHost } from "./adapters/code-host/github.ts";
import { createNoCodeHost } from "./adapters/code-host/off.ts";
import { createEmbeddedJobs } from "./adapters/jobs/embedded.ts";
import { createEmbeddedMail } from "./adapters/mail/embedded.ts";
import { type Mail, MailUnavailable } from "./adapters/mail/port.ts";
import { createSmtpMail } from "./adapters/mail/smtp.ts";
import { createEmbeddedOAuth } from "./adapters/oauth/embedded.ts";
import { createGithub } from "./adapters/oauth/github.ts";
import { createGoogle } from "./adapters/oauth/google.ts";
import { type OAuth, type OAuthProvider, OAuthUnavailable } from "./adapters/oauth/port.ts";
import { createDirectOutbound } from "./adapters/outbound/direct.ts";
import { createNoOutbound } from "./adapters/outbound/off.ts";
import { choosePayments } from "./adapters/payments/choose.ts";
import { PaymentsUnavailable } from "./adapters/payments/port.ts";
import { sweepProfiles } from "./adapters/renderer/profiles.ts";
import { createRemoteRenderer } from "./adapters/renderer/remote.ts";
import { createAliyunSms } from "./adapters/sms/aliyun.ts";
import { createEmbeddedSms } from "./adapters/sms/embedded.ts";
import { createNoSms } from "./adapters/sms/off.ts";
import { type Sms, SmsUnavailable } from "./adapters/sms/port.ts";
import { createTencentSms } from "./adapters/sms/tencent.ts";
import { chooseStorage } from "./adapters/storage/choose.ts";
import { StorageUnavailable } from "./adapters/storage/port.ts";
import { createEmbeddedExtractor } from "./adapters/text-extractor/embedded.ts";
import { extractorFile } from "./adapters/text-extractor/extractor-file.ts";
import { createEmbeddedWechat } from "./adapters/wechat-login/embedded.ts";
import { WechatUnavailable } from "./adapters/wechat-login/port.ts";
import { createWeixin } from "./adapters/wechat-login/weixin.ts";
import { openOperatorChannel } from "./cli/operator-channel.ts";
import type { Config } from "./config/config.ts";
import { type Database, openDatabase } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import type { Deps } from "./deps.ts";
import { randomCaptchaText } from "./features/captcha/service.ts";
import { readContent } from "./features/content/service.ts";
import { readPicture } from "./features/uploads/service.ts";
import { createChromiumPrinter } from "./pages/chromium-printer.ts";
import { keepImages } from "./pages/kept-images.ts";
import { createPrinter, type PrinterOptions } from "./pages/printer.ts";
import { personalData } from "./personal-data/registry.ts";
import { createProviderWatch, type ProviderWatch } from "./provider-watch.ts";
import { traceQueries } from "./tracing/database.ts";
import { tracePrinter } from "./tracing/printer.ts";
import { noTracing, type Tracing } from "./tracing/tracing.ts";
import { version } from "./version.ts";

/** Everything that was opened for a configuration, and how to close it. */
export type Wired = {
  deps: Deps;
  /** The stand-ins that are in use, for the report at the start. */
  standIns: string[];
  /** Ways to sign in that are not offered because their keys are missing. */
  notOffered: string[];
  /** Starts the browser in the background, so that the first PDF need not wait for it. */
  warmUp(): void;
  /** Closes the browser, then the database. */
  close(): Promise<void>;
};

/** Opens the database, migrates it, and chooses each adapter by the variables that are set. */
export async function wire(config: Config, log: Logger): Promise<Wired> {
  const content = readContent(config.contentDir, config.contact);
  const knowledge = knowledgeOf(config);
  // A wrong file must end the start and not the first draft.
  if (config.ai.kind === "on") await knowledge();
  const db = await openDatabase(config.database, log);
  try {
    await migrate(db);
    // Until version 1.0 covers were stored here. They are in the storage now, and nothing else would remove these
    // files.
    await rm(path.join(config.dataDir, "covers"), { recursive: true, force: true });
  } catch (error) {
    await db.close();
    throw error;
  }
  const now = Date.now;
  const tracing = await chooseTracing(config, log);
  if (tracing !== noTracing) traceQueries(db.pool, tracing);
  const mail = chooseMail(config, db, now);
  const providers = createProviderWatch(now);
  const chosen = chooseStorage(config);
  // A disk answers at once, if only that it is full, which keeps nobody from reading.
  const storage =
    chosen.kind === "disk" ? chosen : providers.watch("storage", chosen, ["put", "get", "remove"], StorageUnavailable);
  await sweepProfiles();
  const printer = choosePrinter(
    config,
    log,
    keepImages((url) => readPicture(storage, url)),
  );
  const jobs = createEmbeddedJobs({ db, log, now });
  const botCheck = chooseBotCheck(config, db, now);
  const signIn = chooseSignIn(config, db, now);
  const deps: Deps = watched(providers, {
    providers,
    tracing,
    config,
    db,
    log,
    now,
    mail,
    storage,
    extractor: createEmbeddedExtractor({ file: extractorFile }),
    printer: tracing === noTracing ? printer : tracePrinter(printer, tracing),
    botCheck,
    ai: chooseAi(config, now, knowledge),
    outbound: config.outbound === "off" ? createNoOutbound() : createDirectOutbound(),
    content,
    personalData,
    jobs,
    payments: choosePayments(config, db, now),
    ...signIn,
  });
  const operatorChannel = await openOperatorChannel(deps);
  let isClosing = false;
  return {
    deps,
    standIns: waysOf(deps).flatMap(([name, way]) => (way?.kind === "embedded" ? [name] : [])),
    notOffered: waysOf(deps).flatMap(([name, way]) => (way === null || way.kind === "off" ? [name] : [])),
    warmUp() {
      printer.warm().catch((error) => {
        if (isClosing) return;
        log.warn({ reason: String(error.message) }, "browser not started, the next PDF will try again");
      });
    },
    async close() {
      isClosing = true;
      await operatorChannel.close();
      await deps.extractor.close();
      await printer.close();
      await mail.close?.();
      await db.close();
      await tracing.close();
    },
  };
}

/** Loads what talks to a collector only where there is one. */
async function chooseTracing({ tracing, role }: Config, log: Logger): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { createOtlpTracing } = await import("./tracing/otlp.ts");
  const { serviceName, ...options } = tracing;
  const resource = {
    "service.name": serviceName,
    "service.version": version,
    "service.instance.id": `${hostname()}:${process.pid}`,
    "inkleaf.role": role,
  };
  return createOtlpTracing({ ...options, resource, log });
}

function choosePrinter(config: Config, log: Logger, readImage: NonNullable<PrinterOptions["readImage"]>) {
  const settings = { pages: config.renderPages, now: Date.now, log };
  if (config.renderUrl === null) return createChromiumPrinter({ ...settings, path: config.chromiumPath, readImage });
  const renderer = createRemoteRenderer({ ...settings, url: config.renderUrl, secret: config.renderSecret });
  return { ...createPrinter(renderer, { readImage }), warm: async () => {} };
}

/** Lets the watch see what is asked of providers outside: stand-ins ask nobody. */
function watched(providers: ProviderWatch, deps: Deps): Deps {
  const isReal = (one: { kind: string } | null) => one !== null && one.kind !== "embedded" && one.kind !== "off";
  const { mail, sms, oauth, wechat, payments, ai } = deps;
  const login = (name: string, way: OAuth | null) =>
    way && isReal(way) ? providers.watch(name, way, ["begin", "finish"], OAuthUnavailable) : way;
  return {
    ...deps,
    mail: isReal(mail) ? providers.watch("mail", mail, ["send"], MailUnavailable) : mail,
    sms: isReal(sms) ? providers.watch("SMS", sms, ["sendCode"], SmsUnavailable) : sms,
    oauth: { google: login("Google", oauth.google), github: login("GitHub", oauth.github) },
    wechat: wechat && isReal(wechat) ? providers.watch("WeChat", wechat, ["finish"], WechatUnavailable) : wechat,
    payments: payments.map((taker) =>
      isReal(taker)
        ? providers.watch(
            `payments in ${taker.currency}`,
            taker,
            ["begin", "read", "close", "refund", "readRefund", "bill"],
            PaymentsUnavailable,
          )
        : taker,
    ),
    ai: ai.map((engine) => (engine.isBuiltIn ? engine : providers.watchEngine(engine))),
  };
}

function chooseMail(config: Config, db: Database, now: () => number): Mail & { close?(): void } {
  return config.mail.kind === "smtp" ? createSmtpMail(config.mail) : createEmbeddedMail(db, now);
}

function chooseBotCheck(config: Config, db: Database, now: () => number): BotCheck {
  const { botCheck } = config;
  if (botCheck.kind === "turnstile") return createTurnstile(botCheck);
  return botCheck.kind === "off" ? createNoBotCheck() : createOwnBotCheck(db, now);
}

/** Returns the ways to sign in other than by email, and what else the same keys open. */
export function chooseSignIn(
  config: Config,
  db: Database,
  now: () => number,
): Pick<Deps, "sms" | "oauth" | "wechat" | "codeHost" | "captchaText"> {
  const { sms, wechat, captchaText } = config;
  const oauth = (provider: OAuthProvider): OAuth | null => {
    const chosen = config[provider];
    if (chosen.kind === "off") return null;
    if (chosen.kind === "embedded") return createEmbeddedOAuth(db, now, provider);
    return provider === "google" ? createGoogle(chosen) : createGithub(chosen);
  };
  return {
    sms: chooseSms(sms, db, now),
    oauth: { google: oauth("google"), github: oauth("github") },
    codeHost: config.github.kind === "real" ? createGithubCodeHost(config.github) : createNoCodeHost(),
    wechat:
      wechat.kind === "weixin"
        ? createWeixin(wechat)
        : wechat.kind === "embedded"
          ? createEmbeddedWechat(db, now)
          : null,
    captchaText: captchaText === null ? randomCaptchaText : () => captchaText,
  };
}

function chooseSms(sms: Config["sms"], db: Database, now: () => number): Sms {
  switch (sms.kind) {
    case "aliyun":
      return createAliyunSms({ ...sms, now });
    case "tencent":
      return createTencentSms({ ...sms, now });
    case "embedded":
      return createEmbeddedSms(db, now);
    case "off":
      return createNoSms();
  }
}

function waysOf({ mail, sms, oauth, wechat }: Deps) {
  return Object.entries({ mail, SMS: sms, Google: oauth.google, GitHub: oauth.github, WeChat: wechat });
}
