import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { operationLimits } from "#core/operation-limits.ts";
import type { Config } from "./config/config.ts";
import type { Listener } from "./http/listener.ts";
import { isHangupIgnored } from "./machine.ts";
import type { Services } from "./services.ts";

/** What a signal ends from now on, by which a process is told to stop. */
export type Signals = {
  /**
   * On SIGTERM: says so at `/readyz` and takes no further job, serves for DRAIN_SECONDS what still comes, then closes
   * the port, finishes the running requests, ends the work in the background, and closes the browser and the database.
   * On Ctrl-C, and when the terminal is closed, there is nobody to wait for; a second Ctrl-C waits for nothing at all.
   */
  serve(
    listener: Listener,
    config: Pick<Config, "drainSeconds">,
    log: Pick<Logger, "info" | "error">,
    running: Running,
  ): void;
};

type Running = Pick<Services, "beginStop" | "endWork" | "close">;

/**
 * Listens to the signals from the first moment of a process. Until it serves, a signal ends it at once: nobody has been
 * answered yet, and a start that is cut off is carried on by the next one, as after a kill. Without this the first
 * process of a container would ignore the signal, because the system does nothing with it by itself there.
 */
export function listenToSignals(): Signals {
  let stop = (_signal: NodeJS.Signals): void => process.exit(0);
  process.on("SIGINT", (signal) => stop(signal));
  process.on("SIGTERM", (signal) => stop(signal));
  // Whoever starts it with nohup wants it to outlive the terminal.
  if (!isHangupIgnored()) process.on("SIGHUP", (signal) => stop(signal));
  return {
    serve(listener, { drainSeconds }, log, running) {
      let isStopping = false;
      stop = (signal) => {
        if (isStopping && signal === "SIGINT") process.exit(1);
        if (isStopping) return;
        isStopping = true;
        log.info({ signal }, "stopping");
        const seconds = signal === "SIGTERM" ? drainSeconds : 0;
        void endWithin(seconds * 1000 + operationLimits.end, log);
        void shutDown(listener, running, seconds).then(
          () => process.exit(0),
          (error) => {
            log.error({ error: String(error) }, "not ended in order");
            process.exit(1);
          },
        );
      };
    },
  };
}

async function shutDown(listener: Listener, running: Running, seconds: number) {
  running.beginStop();
  listener.drain();
  await sleep(seconds * 1000);
  await Promise.all([listener.close(), running.endWork()]);
  await running.close();
}

/** Whoever told it to stop kills it soon after, and it is better that the log says what was left. */
async function endWithin(milliseconds: number, log: Pick<Logger, "error">): Promise<never> {
  await sleep(milliseconds, undefined, { ref: false });
  log.error("not everything ended in time, the process ends without it");
  process.exit(1);
}
