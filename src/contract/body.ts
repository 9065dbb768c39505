import { z } from "zod";
import type { ErrorName } from "#core/errors.ts";

/** The three forms in which an operation takes a body. A GET request has no body, whatever its call declares. */
export type Body = JsonBody | FormBody | RawBody;

/** A JSON body of at most `limits.body.json` bytes. */
export type JsonBody<Schema extends z.ZodType = z.ZodType> = { kind: "json"; schema: Schema };

/** A multipart/form-data body whose files have at most `maxBytes` each. `orJson`: without a file it may also be JSON. */
export type FormBody<Schema extends z.ZodType = z.ZodType> = {
  kind: "form";
  schema: Schema;
  maxBytes: number;
  orJson?: true;
  /** The error for a longer file, where `tooLarge` is not what its sender should read. */
  refusal?: ErrorName;
};

/**
 * The bytes exactly as they were sent, of any content type, at most `maxBytes`. It is meant for messages whose
 * signature covers the bytes.
 */
export type RawBody = { kind: "raw"; schema: z.ZodType<RawMessage, RawMessage>; maxBytes: number };

export type RawMessage = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In the order in which they arrived, with names in lower case; a header that was sent twice appears twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
};

export function json<Schema extends z.ZodType>(schema: Schema): JsonBody<Schema> {
  return { kind: "json", schema };
}

export function form<Schema extends z.ZodType>(options: {
  maxBytes: number;
  schema: Schema;
  orJson?: true;
  refusal?: ErrorName;
}): FormBody<Schema> {
  return { kind: "form", ...options };
}

const rawMessage = z.custom<RawMessage>(
  (value) => typeof value === "object" && value !== null && "bytes" in value && "headers" in value,
);

export function raw(options: { maxBytes: number }): RawBody {
  return { kind: "raw", schema: rawMessage, ...options };
}
