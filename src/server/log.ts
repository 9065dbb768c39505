import { type Logger, pino } from "pino";
import type { Config } from "./config/config.ts";

/**
 * Writes one JSON line per event to standard output. The code that logs decides what a line holds: ids, routes,
 * statuses and times; never a cookie, a body or an email. The list below is a safety net under that rule.
 */
export function createLog(config: Pick<Config, "logLevel">, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["password", "token", "email", "cookie", "authorization", "*.password", "*.token", "*.email", "*.cookie"],
      censor: "[secret]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
