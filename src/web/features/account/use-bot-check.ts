import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { siteQuery } from "#web/api/queries.ts";
import type { WorkerAnswer } from "./proof-of-work-worker.ts";

export type BotCheckState =
  /** This installation asks for none. */
  | { kind: "off" }
  /** `share` of the numbers tried, 0 to 1; Cloudflare's widget does not tell. */
  | { kind: "working"; share: number }
  | { kind: "done"; token: string }
  | { kind: "failed" };

export type BotCheck = {
  state: BotCheckState;
  /** To be sent; null until the check is solved. */
  token: string | null;
  /** Starts afresh. A token counts once: call it after a submission that did not lead on. */
  again: () => void;
  /** Where the check is Cloudflare's: what its widget needs, and whom it tells. */
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

/** Our own check: a challenge of the server, solved in a worker. */
function useProofOfWork(isWanted: boolean, round: number, tell: (state: BotCheckState) => void, again: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts it afresh
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
