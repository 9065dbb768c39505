import { z } from "zod";

/** The three forms in which an operation takes a body. A GET has none, whatever is declared. */
export type Body = JsonBody | FormBody | RawBody;

/** JSON of at most `limits.body.json` bytes. */
export type JsonBody<Schema extends z.ZodType = z.ZodType> = { kind: "json"; schema: Schema };

/** multipart/form-data with files of at most `maxBytes` each. */
export type FormBody<Schema extends z.ZodType = z.ZodType> = { kind: "form"; schema: Schema; maxBytes: number };

/** The bytes as they were sent, of any type, at most `maxBytes`: for messages whose signature is made over them. */
export type RawBody = { kind: "raw"; schema: z.ZodType<RawMessage, RawMessage>; maxBytes: number };

export type RawMessage = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In the order in which they came; a header that was sent twice is here twice. Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
};

export function json<Schema extends z.ZodType>(schema: Schema): JsonBody<Schema> {
  return { kind: "json", schema };
}

export function form<Schema extends z.ZodType>(options: { maxBytes: number; schema: Schema }): FormBody<Schema> {
  return { kind: "form", ...options };
}

const rawMessage = z.custom<RawMessage>(
  (value) => typeof value === "object" && value !== null && "bytes" in value && "headers" in value,
);

export function raw(options: { maxBytes: number }): RawBody {
  return { kind: "raw", schema: rawMessage, ...options };
}
