import type { z } from "zod";
import type { RawMessage } from "#contract/body.ts";
import { PaymentsUnavailable } from "./port.ts";

/** Returns a header that was sent exactly once; undefined where it is missing, empty, or there twice. */
export function onlyHeader(message: RawMessage, name: string): string | undefined {
  const found = message.headers.filter(([given]) => given === name);
  return found.length === 1 ? found[0]?.[1] || undefined : undefined;
}

/** Returns an order's id as the 32 hexadecimal digits that every provider takes as a number. */
export function hexOf(orderId: string): string {
  return orderId.replaceAll("-", "");
}

/** Returns the order's id behind the 32 digits, or null for any other text. */
export function orderIdOf(hex: unknown): string | null {
  if (typeof hex !== "string") return null;
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(hex);
  return parts ? parts.slice(1).join("-") : null;
}

/** Returns what `read` returns, or null where a message does not say enough. */
export function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Returns what a vendor answered in its schema's shape; throws PaymentsUnavailable where it answered something else. */
export function readAnswer<Schema extends z.ZodType>(vendor: string, schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw new PaymentsUnavailable(`${vendor} answered nothing that can be read`);
  return result.data;
}
