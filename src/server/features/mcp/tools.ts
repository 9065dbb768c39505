import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import type { Call } from "#contract/call.ts";
import { type CallName, callList } from "#contract/registry.ts";
import { jsonSchema } from "#server/operations/json-schema.ts";
import type { RawInput } from "#server/operations/pipeline.ts";
import type { Principal } from "#server/operations/principal.ts";

/**
 * The tools that an assistant is offered: the calls of the contract with `tool`, by their names and described by their
 * summaries. A tool's arguments are the call's parameters, query and body side by side; no call uses a name twice.
 */
type TokenPrincipal = Extract<Principal, { kind: "token" }>;
type Properties = Record<string, object>;
type ObjectSchema = { properties?: Properties; required?: string[] };

/**
 * Whose account it is follows from the token and is never said by an assistant, which could be made to say another one; and
 * the reason is an admin's, which no token is.
 */
const ownId = "userId";
const hidden: ReadonlySet<string> = new Set([ownId, "reason"]);

export type OfferedTool = { name: CallName; call: Call; tool: Tool; places: Places };
type Places = Record<keyof RawInput, ReadonlySet<string>>;

/** Every tool, whoever asks. */
export const offeredTools: readonly OfferedTool[] = callList
  .filter(({ call }) => call.tool && call.answer !== "events" && call.answer !== "page")
  .map(({ name, call }) => toolOf(name, call));

function toolOf(name: CallName, call: Call): OfferedTool {
  const parts = {
    params: schemaOf(call.params),
    query: schemaOf(call.query),
    body: call.method === "GET" || call.body.kind !== "json" ? {} : schemaOf(call.body.schema),
  };
  const all = Object.values(parts);
  const names = all.flatMap(({ properties = {} }) => Object.keys(properties));
  if (new Set(names).size < names.length) throw new Error(`The tool ${name} would have two arguments of one name`);
  const properties = Object.fromEntries(
    all.flatMap((part) => Object.entries(part.properties ?? {})).filter(([key]) => !hidden.has(key)),
  );
  const required = all.flatMap((part) => part.required ?? []).filter((key) => !hidden.has(key));
  return {
    ...{ name, call },
    tool: {
      name,
      description: call.summary,
      inputSchema: { type: "object", properties, required, additionalProperties: false },
      annotations: {
        readOnlyHint: call.method === "GET" || call.scope === "resumes:read" || call.scope === "resumes:render",
        // What removes has no scope, and is no tool.
        destructiveHint: false,
        openWorldHint: name === "checkLinks",
      },
    },
    places: {
      params: new Set(Object.keys(parts.params.properties ?? {})),
      query: new Set(Object.keys(parts.query.properties ?? {})),
      body: new Set(Object.keys(parts.body.properties ?? {})),
    },
  };
}

function schemaOf(schema: Call["params"]): ObjectSchema {
  return jsonSchema(schema, "input") as ObjectSchema;
}

/** Returns the tools that this token opens. */
export function toolsOf({ scopes }: TokenPrincipal): OfferedTool[] {
  return offeredTools.filter(
    ({ call }) => call.scope === "public" || (call.scope !== null && scopes.includes(call.scope)),
  );
}

/**
 * Returns a tool's arguments as the call takes them. What the call does not know goes into its body or, where it takes
 * none, its query, whose schema refuses it by name.
 */
export function inputOf(
  { call, places }: OfferedTool,
  given: Record<string, unknown>,
  { user }: TokenPrincipal,
): RawInput {
  const params: Record<string, string> = {};
  const query: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (hidden.has(key)) continue;
    // The text of a URL has no numbers and switches; the call's own schema reads them.
    if (places.params.has(key)) params[key] = String(value);
    else if (places.query.has(key) || call.method === "GET") query[key] = String(value);
    else Object.defineProperty(body, key, { value, enumerable: true });
  }
  if (places.body.has(ownId)) body[ownId] = user.id;
  return { params, query, body };
}
