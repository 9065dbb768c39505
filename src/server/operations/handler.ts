import type { Logger } from "pino";
import type { BodyOf, Operation, ParamsOf, QueryOf, ReplyOf } from "#contract/operation.ts";
import type { calls } from "#contract/registry.ts";
import type { AppError } from "#core/errors.ts";
import type { Locale } from "#locales/words.ts";
import type { CurrentUser, Principal } from "./principal.ts";

/** The cookies of the browser that a handler answers: an HTTP cookie jar. Other doors have an empty one. */
export type Cookies = {
  get(name: string): string | undefined;
  /** Sets a cookie that scripts cannot read. `path` is `/` by default. */
  set(name: string, value: string, options: { seconds: number; path?: string }): void;
};

/** What a handler can do to the session that the request came with. */
export type SessionControl = {
  /**
   * Signs this user in and ends the request's previous session, if any. Returns the token, which exists nowhere else.
   */
  begin(userId: string): Promise<string>;
  /** Returns the id of the request's session, as lists of devices show it, or null without a session. */
  id(): Promise<string | null>;
  /** Returns when the request's session began, which is when its user last signed in here, or null without one. */
  startedAt(): Promise<Date | null>;
  /** Ends the session on the server and removes the cookie. */
  end(): Promise<void>;
  /**
   * Returns an id of this browser if it has been signed in to the account of this name before, else the empty text. The
   * name is the account's email, or another one that a feature gives it.
   */
  knownDevice(account: string): Promise<string>;
  /** Marks this browser as one that has been signed in to the account of this name. */
  remember(account: string): Promise<void>;
  /** Removes a cookie whose session is gone, so that the browser stops sending it. */
  forget(): void;
};

/** What was found of an operation's subject. */
export type Found = { id: string; ownerId: string };

/** What a door knows of every request and passes through to the handler unchanged. */
export type Surroundings = {
  locale: Locale;
  requestId: string;
  /** The client's IP; empty where there is no network. */
  ip: string;
  log: Logger;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  /** The id of the last event that a stream's reader received; null: send the stream from the beginning. */
  lastEventId: string | null;
  cookies: Cookies;
  session: SessionControl;
};

/** A handler's argument: everything is checked, and the principal is authorized. */
export type OperationRequest<O extends Operation> = Surroundings & {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  principal: Principal;
  /** Never null where the operation requires a signed-in user. */
  user: O["who"] extends "user" | "admin" | "desk"
    ? CurrentUser
    : O["who"] extends "internal"
      ? null
      : CurrentUser | null;
  /** What the operation is about, where it declares a subject. */
  subject: O["subject"] extends null ? null : Found;
};

/**
 * One server-sent event; `message` unless `event` is set. `data` is text, or a value that is sent as JSON. `finish` and
 * `validateFail` end the stream. There is no `error` event here: a handler throws, as everywhere.
 */
export type StreamEvent = {
  event?: "open" | "meta" | "message" | "finish" | "validateFail";
  data: unknown;
  /** The id that a reader whose connection was cut sends back as `Last-Event-ID`. */
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
 * Carries an operation out. `refuse` answers in place of the ordinary error page, where a user who followed a link is
 * better redirected. An error that it has no answer for it throws again.
 */
export type Handler<O extends Operation> =
  | Handle<O>
  | { handle: Handle<O>; refuse(error: AppError, request: Refused): Response };
export type Refused = Pick<Surroundings, "locale" | "log"> & { query: Record<string, string> };

/** The handlers of some calls, by the calls' names: what each feature's routes.ts returns. */
export type Handlers<Name extends keyof typeof calls> = { [N in Name]: Handler<(typeof calls)[N]> };
