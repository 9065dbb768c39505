/** A backup, a restore or a move that is refused before anything was changed. The message is one line for the operator. */
export class KeepingRefused extends Error {
  override name = "KeepingRefused";
}
