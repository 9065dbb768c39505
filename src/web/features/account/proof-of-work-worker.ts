import { type Challenge, solve, tokenOf } from "./proof-of-work.ts";

/** What the worker answers: how far it is, then the token, or null where there is no solution. */
export type WorkerAnswer = { tried: number } | { token: string | null };

// Off the main thread, so that typing stays smooth while it counts.
self.onmessage = ({ data: challenge }: MessageEvent<Challenge>) => {
  const answer = (value: WorkerAnswer) => self.postMessage(value);
  const number = solve(challenge, (tried) => answer({ tried }));
  answer({ token: number === null ? null : tokenOf(challenge, number) });
};
