/**
 * The database could not be opened, migrated or reached. The message is one line for the operator at the terminal: it
 * names the folder or the server and what to do, never a password.
 */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** Another process holds the folder of the embedded database. */
export class DataFolderInUse extends DatabaseUnavailable {
  override name = "DataFolderInUse";
}

/** A migration was changed after it was applied, is missing, or failed. A failed one leaves no change behind. */
export class MigrationRefused extends DatabaseUnavailable {
  override name = "MigrationRefused";
}

/** The parts of an error that may be logged. Messages of PostgreSQL and drizzle quote values, so they are left out. */
export type SafeError = {
  name: string;
  message?: string;
  stack?: string;
  /** The SQLSTATE, or the code of Node's error. */
  code?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** The statement with $1, $2 in place of values, cut to 300 characters. */
  query?: string;
};

type DatabaseFields = { code?: unknown; table?: unknown; column?: unknown; constraint?: unknown; severity?: unknown };

/**
 * Returns the parts of any error that may be logged: a database error loses its message and its stack, which quote
 * parameters, and a syntax error its message, which quotes the text that could not be read.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { name: "Error", message: `thrown ${typeof error}` };
  const query = causes(error).find(isQueryError)?.query.slice(0, 300);
  const refused = refusal(error);
  if (refused) {
    return {
      name: "DatabaseError",
      code: text(refused.code),
      table: text(refused.table),
      column: text(refused.column),
      constraint: text(refused.constraint),
      query,
    };
  }
  if (query !== undefined) {
    const cause = causes(error).find((one) => !isQueryError(one));
    return { name: cause?.name ?? "DatabaseError", message: cause?.message, code: nodeCode(cause), query };
  }
  if (error instanceof SyntaxError) return { name: error.name, stack: framesOf(error) };
  return { name: error.name, message: error.message, stack: error.stack, code: nodeCode(error) };
}

/** The stack without the message that it begins with. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/**
 * Returns the SQLSTATE of the database's error inside `error` (`23505`), or undefined where the database refused
 * nothing.
 */
export function sqlState(error: unknown): string | undefined {
  return text(refusal(error)?.code);
}

/** Returns true when a unique constraint refused a row; with `constraint`, only for that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const refused = refusal(error);
  return refused?.code === "23505" && (constraint === undefined || refused.constraint === constraint);
}

/** Returns true when a referenced row does not exist, or when a row is still referenced. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === "23503";
}

/** Returns true when a text held NUL, which PostgreSQL stores neither in text nor in jsonb. */
export function isUnstorableText(error: unknown): boolean {
  return ["22021", "22P05"].includes(sqlState(error) ?? "");
}

/**
 * Returns true when the database could not do its work for now, whatever it was asked: it is stopped, does not answer,
 * has no free connection, is read-only while another server takes over, or did not come to a statement in time. What
 * was asked may or may not have been done, as after any lost answer.
 */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return downStates.test(state) && !isDiskFull(error);
  return causes(error).some(
    (one) =>
      one instanceof DatabaseUnavailable || one.name === "EngineDied" || lost.has(one) || brokenOff.test(one.message),
  );
}

/** The errors of sockets that lead to the database: nothing else tells them from those of other sockets. */
const lost = new WeakSet<Error>();

/** Remembers that this error ended a connection to the database. */
export function noteLostConnection(error: Error): void {
  lost.add(error);
}

/**
 * 08: connection; 53: resources; 57P: shutting down or starting; 57014: statement_timeout; 55P03: lock_timeout; 25P03:
 * a transaction that sent nothing for too long; 25006: a server that only reads.
 */
const downStates = /^(?:08...|53...|57P..|57014|55P03|25P03|25006)$/;

/** What `pg` and our pools say of a connection that ended without an error of its socket, or did not come about. */
const brokenOff =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The transaction sent nothing)/;

/** Returns true when there was no room left on a disk: the database's, or one that files are written to. */
export function isDiskFull(error: unknown): boolean {
  return sqlState(error) === "53100" || causes(error).some((one) => ["ENOSPC", "EDQUOT"].includes(nodeCode(one) ?? ""));
}

/** Returns the database's own error inside its wrappers. Only the database's errors have a severity. */
function refusal(error: unknown): DatabaseFields | undefined {
  return causes(error).find((one) => text((one as DatabaseFields).severity) !== undefined) as
    | DatabaseFields
    | undefined;
}

function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let one = error; one instanceof Error && found.length < 8; one = one.cause) found.push(one);
  return found;
}

function isQueryError(error: Error): error is Error & { query: string } {
  return "params" in error && typeof (error as { query?: unknown }).query === "string";
}

function nodeCode(error: Error | undefined): string | undefined {
  return text((error as { code?: unknown } | undefined)?.code);
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
