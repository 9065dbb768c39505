import { createParser } from "eventsource-parser";
import { mostOutput } from "#core/assistant/costs.ts";
import { complaintOf, promptOf } from "#core/assistant/prompts.ts";
import type { AiTask } from "#core/assistant/task.ts";
import { limits } from "#core/limits.ts";
import { newSecret } from "#server/ids.ts";
import { late, within } from "#server/within.ts";
import { type ChatChunk, readChunk } from "./chunk.ts";
import { type AiEngine, type AiEvent, AiFailure, type FailureKind, type RunOptions, type Usage } from "./port.ts";
import { countTokens } from "./tokens.ts";

/**
 * A client for models that answer chat completions as server-sent events, over fetch. It decides what is a success: only
 * a stream that says itself that it ended well. A request is repeated while nothing of its answer has come, afterwards
 * never, because what came is shown already and is paid for.
 */
export type ChatOptions = {
  /** Without a slash at its end; `/chat/completions` is added. */
  baseUrl: string;
  /** Null where the server wants none. It is sent to `baseUrl` alone and appears in no message of ours. */
  apiKey: string | null;
  model: string;
  /** More of the request's body, such as switches of one vendor. */
  extra?: Record<string, unknown>;
  times?: Partial<ChatTimes>;
};

/** In ms. */
export type ChatTimes = {
  /** From the request to the first piece of the answer; comments that keep the connection do not count. */
  first: number;
  /** Between two pieces. */
  stall: number;
  whole: number;
  /** The pause before the second request; it doubles for the third. */
  retry: number;
  /** The longest `Retry-After` that is waited for. */
  retryAfter: number;
  /** How long the count of tokens may come after the end of the text. */
  count: number;
};

const { provider, answerLength, runFor } = limits.assistant;
const usualTimes: ChatTimes = {
  first: provider.firstWithin,
  stall: provider.stallAfter,
  whole: runFor,
  retry: 500,
  retryAfter: 15_000,
  count: 3_000,
};
const mostRetries = 2;

/** Returns the parts of an engine that asks such a model. */
export function createChat(options: ChatOptions): Pick<AiEngine, "estimate" | "run"> {
  const times = { ...usualTimes, ...options.times };
  const estimate = (task: AiTask) => {
    const { system, user } = promptOf(task, "0".repeat(16));
    return { prompt: countTokens(system) + countTokens(user), output: mostOutput(task, countTokens(user)) };
  };
  return {
    estimate,
    async *run(task, { signal, complaint }) {
      const { prompt, output } = estimate(task);
      const given = promptOf(task, newSecret(12));
      const messages = [
        { role: "system", content: given.system },
        { role: "user", content: given.user },
        ...(complaint ? repeated(complaint) : []),
      ];
      const body = {
        model: options.model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: output,
        ...(given.isJson ? { response_format: { type: "json_object" } } : {}),
        ...options.extra,
      };
      yield* ask(options, times, { body: JSON.stringify(body), prompt, signal });
    },
  };
}

function repeated({ answer, problem }: NonNullable<RunOptions["complaint"]>) {
  return [
    { role: "assistant", content: answer },
    { role: "user", content: complaintOf(problem) },
  ];
}

type Request = { body: string; prompt: number; signal: AbortSignal };

async function* ask(options: ChatOptions, times: ChatTimes, request: Request): AsyncGenerator<AiEvent, void, void> {
  const whole = new AbortController();
  const timer = setTimeout(() => whole.abort(new AiFailure("timeout")), times.whole);
  const leave = () => whole.abort(new AiFailure("aborted"));
  request.signal.addEventListener("abort", leave, { once: true });
  let text = "";
  let counted: Usage | null = null;
  try {
    if (request.signal.aborted) throw new AiFailure("aborted");
    const response = await open(options, times, request, whole.signal);
    let ending: string | null = null;
    for await (const chunk of chunksOf(response, times, whole.signal, () => ending !== null)) {
      if (chunk.usage) counted = { ...chunk.usage, isEstimate: false };
      if (chunk.failure) throw new AiFailure(chunk.failure);
      if (chunk.isReasoning) yield { type: "reasoning" };
      if (chunk.text !== "") {
        text += chunk.text;
        if (text.length > answerLength) throw new AiFailure("too_long");
        yield { type: "text", text: chunk.text };
      }
      ending = chunk.ending ?? ending;
    }
    const failure = failureOfEnding(ending);
    if (failure) throw new AiFailure(failure);
    yield { type: "finish", usage: counted ?? estimated(request.prompt, text) };
  } catch (error) {
    const cause = whole.signal.aborted ? whole.signal.reason : error;
    const { kind, status } = cause instanceof AiFailure ? cause : { kind: "network" as const, status: undefined };
    const usage = counted ?? (text === "" ? undefined : estimated(request.prompt, text));
    throw new AiFailure(kind, { partial: text, usage, status });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener("abort", leave);
    // The caller may have stopped in the middle; the provider must not go on.
    whole.abort(new AiFailure("aborted"));
  }
}

const estimated = (prompt: number, text: string): Usage => ({ prompt, output: countTokens(text), isEstimate: true });

/** Only `stop` is a success. */
function failureOfEnding(ending: string | null): FailureKind | null {
  if (ending === "stop") return null;
  if (ending === "content_filter") return "refused";
  if (ending === "insufficient_system_resource") return "overloaded";
  return ending === null || ending === "length" ? "incomplete" : "protocol";
}

/** Sends the request, up to three times while nothing of an answer has come, and returns the answer that began. */
async function open(options: ChatOptions, times: ChatTimes, request: Request, signal: AbortSignal): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await send(options, times, request, signal);
    // Not by its class: the HTTP server puts a Response of its own in the global one's place, which fetch does not use.
    if (!("failure" in outcome)) return outcome;
    const { failure, retryAfter } = outcome;
    if (signal.aborted || attempt >= mostRetries || !isPassing(failure) || retryAfter > times.retryAfter) throw failure;
    // Many processes that were refused together must not come back together.
    const pause = Math.max(retryAfter, times.retry * 2 ** attempt * (0.75 + Math.random() / 2));
    await rest(pause, signal);
  }
}

type Refusal = { failure: AiFailure; retryAfter: number };

async function send(
  { baseUrl, apiKey }: ChatOptions,
  times: ChatTimes,
  { body }: Request,
  signal: AbortSignal,
): Promise<Response | Refusal> {
  const begun = new AbortController();
  const timer = setTimeout(() => begun.abort(new AiFailure("stalled")), times.first);
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      // The key must not follow to another host.
      redirect: "error",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body,
      signal: AbortSignal.any([signal, begun.signal]),
    });
    if (response.ok) return response;
    const said = await beginningOf(response);
    return {
      failure: new AiFailure(kindOfStatus(response.status, said), { status: response.status }),
      retryAfter: secondsOf(response.headers.get("retry-after")) * 1000,
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const failure = begun.signal.aborted ? new AiFailure("stalled") : new AiFailure("network", { cause: error });
    return { failure, retryAfter: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** A time in seconds. A date, which the header may be too, counts as none: providers of models send seconds. */
function secondsOf(header: string | null): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

const isPassing = ({ kind }: AiFailure) => ["network", "rate_limited", "overloaded", "upstream"].includes(kind);

function kindOfStatus(status: number, said: string): FailureKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 402) return "provider_balance";
  if (status === 404) return "bad_model";
  if (status === 408) return "stalled";
  if (status === 413) return "too_long";
  if (status === 429) return /insufficient_quota|balance/i.test(said) ? "provider_balance" : "rate_limited";
  if (status === 503 || status === 529) return "overloaded";
  if (status >= 500) return "upstream";
  if (/context.{0,20}(length|window)|too many tokens|maximum.{0,20}tokens/i.test(said)) return "too_long";
  if (/model.{0,60}(not exist|not found|unknown|unsupported)/i.test(said)) return "bad_model";
  return "bad_request";
}

/** Returns the first characters of a refusal, to tell its kind by. They are never shown or logged. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const late = setTimeout(() => void reader.cancel().catch(() => {}), 2_000);
  try {
    let said = "";
    const decoder = new TextDecoder();
    while (said.length < 4_000) {
      const { done, value } = await reader.read();
      if (done) break;
      said += decoder.decode(value, { stream: true });
    }
    return said;
  } catch {
    return "";
  } finally {
    clearTimeout(late);
    await reader.cancel().catch(() => {});
  }
}

/**
 * Yields what the events of an answer say, until `[DONE]` or the end of the connection. Throws `stalled` where no event
 * comes in time; a comment keeps a connection open and is no event. After the end of the text only the count of tokens is
 * waited for, and not for long.
 */
async function* chunksOf(
  response: Response,
  times: ChatTimes,
  signal: AbortSignal,
  hasEnded: () => boolean,
): AsyncGenerator<ChatChunk, void, void> {
  if (!response.headers.get("content-type")?.includes("text/event-stream") || !response.body) {
    await response.body?.cancel().catch(() => {});
    throw new AiFailure("protocol");
  }
  const found: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => found.push(data),
    onError: ({ type }) => {
      if (type === "max-buffer-size-exceeded") throw new AiFailure("too_long");
    },
    maxBufferSize: 1_048_576,
  });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  const abort = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", abort, { once: true });
  let isFirst = true;
  let deadline = Date.now() + times.first;
  try {
    for (;;) {
      const step = await within(reader.read(), hasEnded() ? times.count : deadline - Date.now());
      if (signal.aborted) throw signal.reason;
      if (step === late) {
        if (hasEnded()) return;
        throw new AiFailure("stalled");
      }
      if (step.done) return;
      parser.feed(decoder.decode(step.value, { stream: true }));
      for (const data of found.splice(0)) {
        if (data.trim() === "[DONE]") return;
        if (isFirst && data.trim() === "") continue;
        isFirst = false;
        deadline = Date.now() + times.stall;
        yield readChunk(data);
      }
    }
  } finally {
    signal.removeEventListener("abort", abort);
    await reader.cancel().catch(() => {});
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
