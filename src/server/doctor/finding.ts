/** What one check of a machine found. `todo` says what to do about it; a good one has none. */
export type Finding = { check: string; state: "good" | "warning" | "bad"; says: string; todo?: string };

export const good = (check: string, says: string): Finding => ({ check, state: "good", says });
export const warning = (check: string, says: string, todo: string): Finding => ({
  check,
  state: "warning",
  says,
  todo,
});
export const bad = (check: string, says: string, todo: string): Finding => ({ check, state: "bad", says, todo });

/** The reason in an error, in one line: its first line, or the code of the system. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  return (cause?.code ?? code ?? message ?? String(error)).toString().split("\n")[0] ?? "";
}
