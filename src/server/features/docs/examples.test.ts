import { describe, expect, it } from "vitest";
import { callList } from "#contract/registry.ts";
import { jsonSchema } from "#server/operations/json-schema.ts";
import { exampleOf, exampleReply, exampleRequest } from "./examples.ts";

const inJson = callList.filter(({ call }) => call.answer === "json");

describe("the example of", () => {
  it.each(callList)("$name is accepted as it is sent", ({ call }) => {
    for (const schema of [call.params, call.query]) {
      const sent = exampleOf(jsonSchema(schema, "input"), "input");
      expect(schema.safeParse(sent), JSON.stringify(sent)).toMatchObject({ success: true });
    }
    const { url, body = {} } = exampleRequest(call);
    expect(url).toMatch(/^\/(?!.*[:{])/);
    if (call.method === "GET" || call.body.kind !== "json") return;
    expect(call.body.schema.safeParse(body), JSON.stringify(body)).toMatchObject({ success: true });
  });

  it.each(inJson)("$name is answered in its shape", ({ call }) => {
    const reply = exampleReply(call);
    expect(call.reply.safeParse(reply), JSON.stringify(reply)).toMatchObject({ success: true });
  });
});
