import type { Logger } from "pino";
import type { BodyOf, Operation, ParamsOf, QueryOf, ReplyOf } from "#contract/operation.ts";
import type { calls } from "#contract/registry.ts";
import type { AppError } from "#core/errors.ts";
import type { Locale } from "#locales/words.ts";
import type { CurrentUser, Principal } from "./principal.ts";

/** What a handler knows of the browser it answers: an HTTP cookie jar. Other doors have an empty one. */
export type Cookies = {
  get(name: string): string | undefined;
  /** Cookies that scripts cannot read. `path` is `/` unless said. */
  set(name: string, value: string, options: { seconds: number; path?: string }): void;
};

/** What a handler can do to the session that the request came with. */
export type SessionControl = {
  /** Signs this person in and ends whatever session the visitor had; returns the token, which is nowhere else. */
  begin(userId: string): Promise<string>;
  /** Names the session that the request came with, as lists of devices do; null without one. */
  id(): Promise<string | null>;
  /** Ends the session on the server and takes the cookie back. */
  end(): Promise<void>;
  /** Takes back a cookie that opens nothing any more, so that the browser stops sending it. */
  forget(): void;
};

/** What was found of an operation's subject. */
export type Found = { id: string; ownerId: string };

/** What a door knows of every request and hands through to the handler as it is. */
export type Surroundings = {
  locale: Locale;
  requestId: string;
  /** The visitor's network address; empty where there is no network. */
  ip: string;
  log: Logger;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  /** Of the last event that the reader of a stream has; null: send it from the beginning. */
  lastEventId: string | null;
  cookies: Cookies;
  session: SessionControl;
};

/** What a handler gets: everything is checked, and the principal has the right to be here. */
export type OperationRequest<O extends Operation> = Surroundings & {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  principal: Principal;
  /** Never null where the operation is for signed-in people. */
  user: O["who"] extends "user" | "admin" ? CurrentUser : O["who"] extends "internal" ? null : CurrentUser | null;
  /** What the operation is about, where it names a subject. */
  subject: O["subject"] extends null ? null : Found;
};

/**
 * One server-sent event; a `message` unless it says otherwise. `data` is text, or a value that is sent as JSON. `finish`
 * and `validateFail` end the stream. There is no `error` here: a handler throws, as everywhere.
 */
export type StreamEvent = {
  event?: "open" | "meta" | "message" | "finish" | "validateFail";
  data: unknown;
  /** What a reader that was cut off sends back as `Last-Event-ID`. */
  id?: string;
};

/** The data of the envelope, the events of a stream, or the response itself for bytes and pages. */
export type Handled<O extends Operation> = O["answer"] extends "json"
  ? ReplyOf<O>
  : O["answer"] extends "events"
    ? AsyncIterable<StreamEvent>
    : Response;

export type Handle<O extends Operation> = (request: OperationRequest<O>) => Promise<Handled<O>> | Handled<O>;

/**
 * How an operation is done. `refuse` answers in place of the ordinary error page, where somebody who followed a link is
 * better led somewhere else; what it has no answer for it throws again.
 */
export type Handler<O extends Operation> =
  | Handle<O>
  | { handle: Handle<O>; refuse(error: AppError, request: Refused): Response };
export type Refused = Pick<Surroundings, "locale" | "log"> & { query: Record<string, string> };

/** The handlers of some calls, by the calls' names: what each feature's routes.ts gives. */
export type Handlers<Name extends keyof typeof calls> = { [N in Name]: Handler<(typeof calls)[N]> };
