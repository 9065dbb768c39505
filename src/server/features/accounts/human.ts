import { AppError } from "#core/errors.ts";
import type { BotWork } from "#server/adapters/bot-check/port.ts";
import type { Deps } from "#server/deps.ts";

type Request = { body: { "cf-turnstile-response": string }; ip: string; work?: BotWork };

/** Throws botCheckFailed unless the request brought a new solution of the bot check. */
export async function requireHuman(deps: Pick<Deps, "botCheck">, { body, ip, work }: Request): Promise<void> {
  const client = work ? { ip, work } : { ip };
  if (!(await deps.botCheck.verify(body["cf-turnstile-response"], client))) throw new AppError("botCheckFailed");
}
