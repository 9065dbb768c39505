import { type Logger, pino } from "pino";
import type { Config } from "./config/config.ts";

/**
 * One JSON line an event, to standard output. What a line may hold is decided where it is written: ids, routes, statuses
 * and times; never a cookie, a body, an address of a person. The list below is the net under that rule.
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
