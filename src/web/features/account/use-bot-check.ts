import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { siteQuery } from "#web/api/queries.ts";
import type { WorkerAnswer } from "./proof-of-work-worker.ts";

export type BotCheckState =
  /** This installation has no bot check. */
  | { kind: "off" }
  /** A check that begins with the press of a button, before that. */
  | { kind: "idle" }
  /** `share` is the part of the numbers tried, 0 to 1; Cloudflare's widget does not report it. */
  | { kind: "working"; share: number }
  | { kind: "done"; token: string }
  | { kind: "failed" };

export type BotCheck = {
  state: BotCheckState;
  /**
   * Resolves with the token to send once the check is solved, and begins the check where it has not begun. Rejects with
   * CheckFailed. A token is valid once.
   */
  token: () => Promise<string>;
  /** Starts again. Call it after every submission that did not succeed, unless the check begins with the press. */
  again: () => void;
  /** Props of Cloudflare's widget; null unless the check is Cloudflare's. */
  widget: { siteKey: string; round: number; onState: (state: BotCheckState) => void } | null;
};

/** The check did not run. Its box says so and offers to run it again, so that nothing else needs to. */
export class CheckFailed extends Error {
  override name = "CheckFailed";
}

type Options = {
  /** `long` takes the place of a captcha's picture. */
  work?: "short" | "long";
  /** Begins with the first `token()`, for a button that may never be pressed. */
  isLazy?: boolean;
};
type Waiting = { resolve: (token: string) => void; reject: (error: CheckFailed) => void };

/** Runs the check when a form is shown, and again before its answer expires. */
export function useBotCheck({ work = "short", isLazy = false }: Options = {}): BotCheck {
  const { data: site, isError } = useQuery(siteQuery);
  const [state, setState] = useState<BotCheckState>(isLazy ? { kind: "idle" } : { kind: "working", share: 0 });
  const [round, setRound] = useState(isLazy ? 0 : 1);
  const waiting = useRef<Waiting[]>([]);
  const unused = useRef<string | null>(null);
  const isOff = site?.botCheck === "off";

  const tell = useCallback((next: BotCheckState) => {
    setState(next);
    unused.current = null;
    if (next.kind === "failed") for (const { reject } of waiting.current.splice(0)) reject(new CheckFailed());
    if (next.kind !== "done") return;
    const [first] = waiting.current.splice(0, 1);
    if (first) first.resolve(next.token);
    else unused.current = next.token;
  }, []);
  const again = useCallback(() => {
    tell({ kind: "working", share: 0 });
    setRound((count) => count + 1);
  }, [tell]);
  const token = useCallback(() => {
    if (isOff) return Promise.resolve("");
    const ready = unused.current;
    unused.current = null;
    if (ready !== null) return Promise.resolve(ready);
    return new Promise<string>((resolve, reject) => {
      waiting.current.push({ resolve, reject });
      if (state.kind !== "working") again();
    });
  }, [isOff, state.kind, again]);
  useEffect(() => {
    if (isOff) for (const { resolve } of waiting.current.splice(0)) resolve("");
  }, [isOff]);

  const isStarted = round > 0;
  const siteKey = isStarted && site?.botCheck === "turnstile" ? site.turnstileSiteKey : null;
  useProofOfWork(isStarted && (site?.botCheck === "own" || isError), { work, round, isLazy }, tell, again);
  return {
    state: isOff ? { kind: "off" } : state,
    token,
    again,
    widget: siteKey ? { siteKey, round, onState: tell } : null,
  };
}

type Run = { work: "short" | "long"; round: number; isLazy: boolean };

/** Our own check: a challenge from the server, solved in a worker. */
function useProofOfWork(
  isWanted: boolean,
  { work, round, isLazy }: Run,
  tell: (state: BotCheckState) => void,
  again: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the check
  useEffect(() => {
    if (!isWanted) return;
    tell({ kind: "working", share: 0 });
    const stop = new AbortController();
    let worker: Worker | undefined;
    const fail = () => !stop.signal.aborted && tell({ kind: "failed" });
    send(calls.botChallenge, { query: { work }, signal: stop.signal }).then((challenge) => {
      if (stop.signal.aborted) return;
      worker = new Worker(new URL("./proof-of-work-worker.ts", import.meta.url), { type: "module" });
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if ("tried" in data) tell({ kind: "working", share: data.tried / challenge.maxnumber });
        else if (data.token) tell({ kind: "done", token: data.token });
        else fail();
      };
      worker.postMessage(challenge);
    }, fail);
    // What begins with a press is sent at once, so it has no time to expire.
    const expiry = isLazy ? undefined : setTimeout(again, limits.botCheck.lifetime - 30_000);
    return () => {
      stop.abort();
      worker?.terminate();
      clearTimeout(expiry);
    };
  }, [isWanted, round, work, isLazy, tell, again]);
}
