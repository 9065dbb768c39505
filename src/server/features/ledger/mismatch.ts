/**
 * Thrown when the ledger receives a known cause with different facts: another amount, user, account or outcome. Either
 * two different events share a cause, or one event was computed twice with different results. It cannot be decided
 * which is right, so nothing is written and the caller's transaction fails. It is not an AppError, so that the handler
 * of unknown errors logs it at error level (`http/errors.ts`). The message names the cause and the facts that differ;
 * neither holds a secret.
 */
export class LedgerMismatch extends Error {
  override name = "LedgerMismatch";

  constructor(
    /** The cause that arrived twice. */
    readonly told: string,
    before: string,
    now: string,
  ) {
    super(`The ledger knows the cause ${told} with other facts: ${before}; now ${now}`);
  }
}
