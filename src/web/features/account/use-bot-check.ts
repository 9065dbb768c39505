import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "../../api/call.ts";
import { calls } from "../../api/calls.ts";
import { siteQuery } from "../../api/queries.ts";
import type { WorkerAnswer } from "./proof-of-work-worker.ts";

export type BotCheckState =
  /** This installation asks for none. */
  | { kind: "off" }
  /** `share` of the numbers tried, 0 to 1. */
  | { kind: "working"; share: number }
  | { kind: "done"; token: string }
  | { kind: "failed" };

/**
 * Runs the proof of work when a form is shown, and again before the challenge expires. A token counts once: call `again`
 * after a submission that did not lead on.
 */
export function useBotCheck(): { state: BotCheckState; token: string | null; again: () => void } {
  const { data: site, isError } = useQuery(siteQuery);
  const isOff = site?.botCheck === "off";
  const [state, setState] = useState<BotCheckState>({ kind: "working", share: 0 });
  const [round, setRound] = useState(0);
  const isKnown = site !== undefined || isError;
  const started = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts it afresh
  useEffect(() => {
    if (!isKnown || isOff) return;
    setState({ kind: "working", share: 0 });
    started.current = Date.now();
    const stop = new AbortController();
    let worker: Worker | undefined;
    const fail = () => !stop.signal.aborted && setState({ kind: "failed" });
    send(calls.botChallenge, { signal: stop.signal }).then((challenge) => {
      if (stop.signal.aborted) return;
      worker = new Worker(new URL("./proof-of-work-worker.ts", import.meta.url), { type: "module" });
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if ("tried" in data) setState({ kind: "working", share: data.tried / challenge.maxNumber });
        else if (data.token) setState({ kind: "done", token: data.token });
        else fail();
      };
      worker.postMessage(challenge);
    }, fail);
    const expiry = setTimeout(() => setRound((count) => count + 1), limits.botCheck.lifetime - 30_000);
    return () => {
      stop.abort();
      worker?.terminate();
      clearTimeout(expiry);
    };
  }, [isKnown, isOff, round]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  if (isOff) return { state: { kind: "off" }, token: "", again };
  return { state, token: state.kind === "done" ? state.token : null, again };
}
