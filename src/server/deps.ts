import type { Logger } from "pino";
import type { AiEngine } from "./adapters/ai/port.ts";
import type { BotCheck } from "./adapters/bot-check/port.ts";
import type { CodeHost } from "./adapters/code-host/port.ts";
import type { JobQueue } from "./adapters/jobs/port.ts";
import type { Mail } from "./adapters/mail/port.ts";
import type { OAuth, OAuthProvider } from "./adapters/oauth/port.ts";
import type { Outbound } from "./adapters/outbound/port.ts";
import type { Payments } from "./adapters/payments/port.ts";
import type { Sms } from "./adapters/sms/port.ts";
import type { Storage } from "./adapters/storage/port.ts";
import type { TextExtractor } from "./adapters/text-extractor/port.ts";
import type { WechatLogin } from "./adapters/wechat-login/port.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/client.ts";
import type { Content } from "./features/content/service.ts";
import type { Printer } from "./pages/printer.ts";
import type { PersonalData } from "./personal-data/personal-data.ts";
import type { ProviderWatch } from "./provider-watch.ts";
import type { Tracing } from "./tracing/tracing.ts";

/**
 * Everything outside itself that a feature may use. Features receive it as an argument and import none of it as a
 * value.
 */
export type Deps = {
  config: Config;
  db: Database;
  log: Logger;
  /** Returns the time in milliseconds since 1970. Tests set it. */
  now: () => number;
  mail: Mail;
  sms: Sms;
  /** A provider that is null is not offered. */
  oauth: { [Provider in OAuthProvider]: OAuth | null };
  wechat: WechatLogin | null;
  codeHost: CodeHost;
  /** At most one for each currency; without one nothing is sold in it. */
  payments: readonly Payments[];
  botCheck: BotCheck;
  /** Who writes for the assistant, the default first; none where it is off. */
  ai: readonly AiEngine[];
  /** Chooses the text of the next captcha. */
  captchaText: () => string;
  printer: Printer;
  storage: Storage;
  /** Reads files that people send. */
  extractor: TextExtractor;
  /** Asks sites that users name. */
  outbound: Outbound;
  /** The site's texts, from the operator's files. */
  content: Content;
  /** The personal data of each feature, for the data export and for the removal of an account. */
  personalData: readonly PersonalData[];
  /** How the providers' last calls ended in this process. */
  providers: ProviderWatch;
  /** Tells a collector what requests are made of; nothing where none is set. */
  tracing: Tracing;
  /** Runs work that no response waits for (`jobs/enqueue.ts`). */
  jobs: JobQueue;
};
