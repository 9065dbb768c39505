import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { siteQuery } from "#web/api/queries.ts";
import type { WorkerAnswer } from "./proof-of-work-worker.ts";

export type BotCheckState =
  /** This installation has no bot check. */
  | { kind: "off" }
  /** `share` is the part of the numbers tried, 0 to 1; Cloudflare's widget does not report it. */
  | { kind: "working"; share: number }
  | { kind: "done"; token: string }
  | { kind: "failed" };

export type BotCheck = {
  state: BotCheckState;
  /** The token to send; null until the check is solved. */
  token: string | null;
  /** Starts again. A token is valid once, so call it after every submission that did not succeed. */
  again: () => void;
  /** Props of Cloudflare's widget; null unless the check is Cloudflare's. */
  widget: { siteKey: string; round: number; onState: (state: BotCheckState) => void } | null;
};

/** Runs the check when a form is shown, and again before its answer expires. */
export function useBotCheck(): BotCheck {
  const { data: site, isError } = useQuery(siteQuery);
  const [state, setState] = useState<BotCheckState>({ kind: "working", share: 0 });
  const [round, setRound] = useState(0);
  const again = useCallback(() => {
    setState({ kind: "working", share: 0 });
    setRound((count) => count + 1);
  }, []);
  const siteKey = site?.botCheck === "turnstile" ? site.turnstileSiteKey : null;
  useProofOfWork(site?.botCheck === "own" || isError, round, setState, again);
  if (site?.botCheck === "off") return { state: { kind: "off" }, token: "", again, widget: null };
  return {
    state,
    token: state.kind === "done" ? state.token : null,
    again,
    widget: siteKey ? { siteKey, round, onState: setState } : null,
  };
}

/** Our own check: a challenge from the server, solved in a worker. */
function useProofOfWork(isWanted: boolean, round: number, tell: (state: BotCheckState) => void, again: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the check
  useEffect(() => {
    if (!isWanted) return;
    tell({ kind: "working", share: 0 });
    const stop = new AbortController();
    let worker: Worker | undefined;
    const fail = () => !stop.signal.aborted && tell({ kind: "failed" });
    send(calls.botChallenge, { signal: stop.signal }).then((challenge) => {
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
    const expiry = setTimeout(again, limits.botCheck.lifetime - 30_000);
    return () => {
      stop.abort();
      worker?.terminate();
      clearTimeout(expiry);
    };
  }, [isWanted, round, tell, again]);
}
