import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { translate } from "#server/http/locale.ts";
import { projectRoot } from "#server/root.ts";

/** The 10,000 most common passwords, in lower case. The file beside it names its source and licence. */
const file = path.join(projectRoot, "src/server/features/accounts/common-passwords.txt.br");

let list: Promise<ReadonlySet<string>> | undefined;

/** Loads the list on its first use. A failure is not cached. */
function loadList(): Promise<ReadonlySet<string>> {
  list ??= readList().catch((error) => {
    list = undefined;
    throw error;
  });
  return list;
}

async function readList(): Promise<ReadonlySet<string>> {
  const bytes = await promisify(brotliDecompress)(await readFile(file));
  return new Set(bytes.toString("utf8").split("\n"));
}

/**
 * Returns whether the password is on the list in any case, or is one of the list with a few digits or signs behind it.
 * Both are what a person makes of a common password when a form asks for an uppercase letter and a digit, and what a
 * guessing program tries first.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await loadList();
  const folded = password.normalize("NFKC").toLowerCase();
  if (common.has(folded)) return true;
  const word = folded.replace(/[^\p{L}]+$/u, "");
  return word !== "" && folded.length - word.length <= limits.password.commonEnding && common.has(word);
}

/** Throws invalidRequest, with the reason at the field `password`, for a common password. */
export async function refuseCommonPassword(password: string, locale: Locale): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = translate(locale, "fields", "passwordCommon");
  throw new AppError("invalidRequest", { errors: [{ path: "password", message }] });
}
