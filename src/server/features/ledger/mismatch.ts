/**
 * The same cause was told to the ledger with other facts: another amount, person, account or end. Either two different
 * things share a cause or one thing was computed twice with different results; nobody can tell which of them is right,
 * so nothing is written and the caller's transaction ends. It is not an AppError: whoever logs unknown errors logs it at
 * error level (`http/errors.ts`). The message names the cause and the facts that differ; neither holds a secret.
 */
export class LedgerMismatch extends Error {
  override name = "LedgerMismatch";

  constructor(
    /** The cause that was told twice. */
    readonly told: string,
    before: string,
    now: string,
  ) {
    super(`The ledger knows the cause ${told} with other facts: ${before}; now ${now}`);
  }
}
