import { type Challenge, solve, tokenOf } from "./proof-of-work.ts";

/** A message of the worker: its progress, then the token, or null where there is no solution. */
export type WorkerAnswer = { tried: number } | { token: string | null };

// Runs off the main thread, so that typing stays smooth.
self.onmessage = ({ data: challenge }: MessageEvent<Challenge>) => {
  const answer = (value: WorkerAnswer) => self.postMessage(value);
  const number = solve(challenge, (tried) => answer({ tried }));
  answer({ token: number === null ? null : tokenOf(challenge, number) });
};
