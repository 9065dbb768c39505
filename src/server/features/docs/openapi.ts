import type { z } from "zod";
import type { Body } from "#contract/body.ts";
import type { Call } from "#contract/call.ts";
import { callList } from "#contract/registry.ts";
import { type ErrorName, errorTable } from "#core/errors.ts";
import { rates } from "#core/limits.ts";
import { en } from "#locales/en.ts";
import { jsonSchema } from "#server/operations/json-schema.ts";
import { version } from "#server/version.ts";
import { exampleReply, exampleRequest } from "./examples.ts";

type Json = Record<string, unknown>;

/** What the answer is to whom a call's `who` leaves out. */
const refusals: Record<Call["who"], ErrorName[]> = {
  public: [],
  user: ["noPermission"],
  admin: ["noPermission", "forbidden"],
  desk: ["notFound"],
};

/** Returns the errors that a call may answer with: its own and those that its rules or any call can cause. */
export function errorsOf(call: Call): ErrorName[] {
  const always: ErrorName[] = ["invalidRequest", "tooLarge", "unknown"];
  const foreign: ErrorName[] = call.method !== "GET" || call.changesState ? ["foreignOrigin"] : [];
  const limited: ErrorName[] = call.limits.length > 0 ? ["tooManyRequests"] : [];
  return [...new Set([...refusals[call.who], ...call.errors, ...limited, ...foreign, ...always])];
}

/** Returns the contract as OpenAPI 3.1, generated from the same schemas that validate requests. */
export function openApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const { name, call } of callList) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Inkleaf",
      version,
      summary: "An online resume builder.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(callList.map(({ call }) => call.group))].map((group) => ({ name: group })),
    paths,
    components: {
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: "x-cid" },
        bearer: { type: "http", scheme: "bearer" },
      },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    tags: [call.group],
    summary: call.summary,
    description: notes(call),
    ...extensions(call),
    ...(call.who === "public" ? { security: [] } : { security: [{ cookie: [] }, { bearer: [] }] }),
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    ...(hasBody(call)
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              mediaTypesOf(call.body).map((type) => [
                type,
                { schema: jsonSchema(call.body.schema, "input"), ...exampleBody(call, type) },
              ]),
            ),
          },
        }
      : {}),
    responses: { [call.status]: success(call), ...failures(call) },
  };
}

/** Returns a text such as `5 in 60 s per ip and body.email` for each rate limit. */
export function limitTexts({ limits }: Call): string[] {
  return limits.map(({ rate, per }) => `${rates[rate].points} in ${rates[rate].seconds} s per ${per.join(" and ")}`);
}

/** Returns the rights that the pipeline and then the service check. */
export function rightsOf({ may, decides }: Call): string[] {
  return [...new Set([...(may ? [may] : []), ...decides])];
}

/** Returns prose for the rules that OpenAPI has no field for. */
function notes(call: Call): string {
  const lines = [
    call.limits.length > 0 && `Rate limit: ${limitTexts(call).join("; ")}. Beyond it, 429 with Retry-After.`,
    rightsOf(call).length > 0 && `Requires the right: ${rightsOf(call).join(", ")}.`,
    call.scope === null ? "API tokens cannot call this." : `API tokens need the scope ${call.scope}.`,
    call.audit === true && "Every use is recorded.",
    call.audit === "others" && "Use on another user's data is recorded, with the reason.",
    call.tool && "Available to assistants as a tool.",
  ];
  return lines.filter(Boolean).join(" ");
}

/** Returns the same rules as machine-readable extensions. */
function extensions(call: Call): Json {
  return {
    "x-scope": call.scope,
    "x-limits": call.limits.map(({ rate, per }) => ({ name: rate, ...rates[rate], per })),
    "x-rights": rightsOf(call),
    "x-audit": call.audit,
    "x-tool": call.tool,
  };
}

const mediaTypes = { json: "application/json", form: "multipart/form-data", raw: "*/*" } as const;

function mediaTypesOf(body: Body): string[] {
  const also = body.kind === "form" && body.orJson;
  return [...(also ? [mediaTypes.json] : []), mediaTypes[body.kind]];
}

function success(call: Call): Json {
  const description = call.status === 201 ? "Created" : "Success";
  if (call.answer !== "json") {
    const type = call.contentType ?? (call.answer === "events" ? "text/event-stream" : "text/html");
    return { description, content: { [type]: { schema: { type: "string", contentMediaType: type } } } };
  }
  const schema = {
    type: "object",
    required: ["code", "message", "data"],
    properties: { code: { const: 0 }, message: { const: "ok" }, data: jsonSchema(call.reply, "output") },
  };
  const example = { code: 0, message: "ok", data: exampleReply(call) };
  return { description, content: { "application/json": { schema, example } } };
}

/** Returns the example of a body of JSON; a form and signed bytes have none. */
function exampleBody(call: Call, type: string): Json {
  const { body } = exampleRequest(call);
  return type === mediaTypes.json && body !== undefined ? { example: body } : {};
}

/** Returns one response per status; several errors may share a status. */
function failures(call: Call): Json {
  const responses: Json = {};
  for (const name of errorsOf(call)) {
    const { status, code } = errorTable[name];
    const line = `${code}: ${en.errors[name]}`;
    const earlier = responses[status] as { description: string } | undefined;
    responses[status] = {
      description: earlier ? `${earlier.description}; ${line}` : line,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return responses;
}

export function parameters(schema: z.ZodType, place: "path" | "query"): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

export function hasBody(call: Call): boolean {
  if (call.method === "GET") return false;
  if (call.body.kind === "raw") return true;
  return Object.keys((jsonSchema(call.body.schema, "input").properties as Json | undefined) ?? {}).length > 0;
}

const errorSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "integer" },
    message: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    data: { description: "Details of the failure, such as the stored `updatedAt` of a conflict." },
    requestId: { type: "string", description: "With every 5xx: quote it in a report." },
  },
};
