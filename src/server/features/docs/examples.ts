import type { Call } from "#contract/call.ts";
import { jsonSchema } from "#server/operations/json-schema.ts";

/**
 * An example of each call, derived from the schemas that check it: what is sent and what is answered. A field of a known
 * name has a value that means something; the first of several forms is shown, and of the fields that may be absent those of
 * answers alone. A test holds every example to the schema of its call.
 */
type Schema = {
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Direction = "input" | "output";

const id = "01980000-0000-7000-8000-000000000001";
const time = "2026-01-01T00:00:00.000Z";

/** Values by the name of their field, where the schema alone would give a meaningless or a wrong one. */
const named: Readonly<Record<string, unknown>> = {
  ...{ id, _id: id, userId: id, resumeId: id, versionId: id, proposalId: id, orderId: id, uuid: "ada-lovelace" },
  ...{ name: "Ada Lovelace", title: "Engineer", userName: "Ada", nickName: "Ada", location: "London" },
  ...{ email: "ada@example.com", password: "Correct1horse", token: "…", note: "Your city was missing" },
  ...{ phoneNumber: "13800138000", cellphone: "13800138000", locale: "en", reason: "Asked by email" },
  ...{
    template: "TemplateModern",
    templateName: "TemplateModern",
    templateTheme: "emerald",
    tokenName: "Career coach",
  },
  ...{ veriCode: "123456", captchaCode: "Ab3d", code: "123456", value: "ada-lovelace", slug: "first-resume" },
  ...{ taxNumber: "", crop: "0-0-1000-1000" },
  ...{ path: "/data/basicInfo/location", keyword: "Backend engineer", text: "Built the billing service" },
};

/** Bodies of calls whose schema says more than JSON Schema can. */
const bodies: Readonly<Record<string, object>> = {
  "/api/users/loginByPhoneNumber": { phoneNumber: "13800138000", veriCode: "1234" },
  "/api/users/bindPhoneNumber": { phoneNumber: "13800138000", veriCode: "1234" },
  "/api/admin/examples/:id/decide": { decision: "refused", reason: "It holds a phone number" },
};

/** Returns what is sent with a call: its path and query, and its body where it takes one of JSON. */
export function exampleRequest(call: Call): { url: string; body?: unknown } {
  const params = exampleOf(jsonSchema(call.params, "input"), "input") as Record<string, unknown>;
  const query = exampleOf(jsonSchema(call.query, "input"), "input") as Record<string, unknown>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  const url = search === "" ? path : `${path}?${search}`;
  if (call.method === "GET" || call.body.kind !== "json") return { url };
  const body = bodies[call.path] ?? exampleOf(jsonSchema(call.body.schema, "input"), "input");
  return Object.keys(body as object).length === 0 ? { url } : { url, body };
}

/** Returns the `data` of the answer. */
export function exampleReply(call: Call): unknown {
  return exampleOf(jsonSchema(call.reply, "output"), "output");
}

/** Returns a value that a JSON Schema describes, without what may be absent from an input. */
export function exampleOf(given: Record<string, unknown>, direction: Direction, name = ""): unknown {
  const schema = given as Schema;
  if (schema.const !== undefined) return schema.const;
  const [type] = [schema.type].flat();
  if (schema.enum) return schema.enum[0];
  const known = named[name];
  if (known !== undefined && type === typeof known && fits(schema, known)) return known;
  if (schema.default !== undefined) return schema.default;
  const form = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (form) return exampleOf(form, direction, name);
  switch (type) {
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case "boolean":
      return true;
    case "array":
      return schema.items ? [exampleOf(schema.items, direction, name.replace(/s$/, ""))] : [];
    case "object":
      return objectOf(schema, direction);
    default:
      // `null`, and a value of any form.
      return type === "null" ? null : (known ?? null);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, direction: Direction): Record<string, unknown> {
  const shown = Object.entries(properties).filter(([key]) => direction === "output" || required.includes(key));
  return Object.fromEntries(shown.map(([key, schema]) => [key, exampleOf(schema, direction, key)]));
}

function fits({ pattern, minLength = 0 }: Schema, value: unknown): boolean {
  if (typeof value !== "string") return true;
  return value.length >= minLength && (pattern === undefined || new RegExp(pattern, "u").test(value));
}

/** Texts of some forms: the first that fits. */
const texts = [
  ...[
    time,
    id,
    "ada@example.com",
    "https://example.com/ada",
    "2026-01-01",
    "2026-01",
    "123456",
    "1234",
    "ada-lovelace",
  ],
  ...["/name", "#047857", "abcd", "en", "1.webp", "abcd1234.webp", "sections/01/02"],
];
const formats: Readonly<Record<string, string>> = {
  "date-time": time,
  email: "ada@example.com",
  uri: "https://example.com/ada",
  uuid: id,
};

function textOf(schema: Schema): string {
  const ofFormat = schema.format === undefined ? undefined : formats[schema.format];
  if (ofFormat !== undefined) return ofFormat;
  if (schema.pattern !== undefined) return texts.find((text) => fits(schema, text)) ?? "";
  return "text".padEnd(schema.minLength ?? 0, ".");
}
