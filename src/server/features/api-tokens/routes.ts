import type { apiTokenCalls } from "#contract/api-tokens.ts";
import { AppError } from "#core/errors.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import { toolLimits } from "#core/tool-limits.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { createToken, listTokens, removeToken } from "./service.ts";

export function apiTokenHandlers(deps: Deps): Handlers<keyof typeof apiTokenCalls> {
  return {
    listApiTokens: ({ user }) => listTokens(deps, user.id),
    createApiToken: ({ user, body }) =>
      createToken(deps, user.id, { ...body, name: cleanText(body.name, toolLimits.tokens.nameLength).trim() }),
    async removeApiToken({ user, params }) {
      if (!(await removeToken(deps, user.id, params.id))) throw new AppError("notFound");
      return null;
    },
  };
}
