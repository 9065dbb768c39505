import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/sdk/types.js";
import type { Locale } from "#locales/words.ts";
import { failureOf } from "#server/http/errors.ts";
import type { OfferedTool } from "./tools.ts";

/** Returns what a call answered as an assistant reads it: JSON as text, pictures as pictures, files as files. */
export async function answerOf({ call, name }: OfferedTool, result: unknown): Promise<CallToolResult> {
  if (!(result instanceof Response)) return { content: contentOf(result ?? null) };
  const blob = Buffer.from(await result.arrayBuffer()).toString("base64");
  const mimeType = result.headers.get("content-type") ?? call.contentType ?? "application/octet-stream";
  return { content: [{ type: "resource", resource: { uri: `inkleaf://${name}`, mimeType, blob } }] };
}

/** Returns a refusal with its number, so that an assistant knows what it can do about it. */
export function refusalOf(error: unknown, locale: Locale): CallToolResult {
  return { isError: true, content: [{ type: "text", text: JSON.stringify(failureOf(error, locale)) }] };
}

const dataUrl = /^data:(image\/[a-z]+);base64,(.+)$/s;

function contentOf(data: unknown): ContentBlock[] {
  const pictures: ContentBlock[] = [];
  const text = JSON.stringify(data, (_, value: unknown) => {
    const [, mimeType, picture] = typeof value === "string" ? (dataUrl.exec(value) ?? []) : [];
    if (mimeType === undefined || picture === undefined) return value;
    pictures.push({ type: "image", data: picture, mimeType });
    return `picture ${pictures.length}`;
  });
  return [{ type: "text", text }, ...pictures];
}
