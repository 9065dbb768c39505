import { z } from "zod";

/** Converts a zod schema to JSON Schema (draft 2020-12, which OpenAPI 3.1 uses). `input` is what a caller sends. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" }) as Record<
    string,
    unknown
  >;
  return rest;
}
