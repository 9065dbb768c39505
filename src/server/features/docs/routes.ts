import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { openApi } from "./openapi.ts";
import { referencePage } from "./page.ts";
import { resumeJsonSchema } from "./resume-schema.ts";

/**
 * Mounts the contract for programs (`/api/openapi.json`) and for people (`/api/docs`), and the schema of a resume
 * (`/schema/resume.json`), which editors ask for from anywhere.
 */
export function mountDocs(app: App, deps: Deps): void {
  let document: string | undefined;
  app.get("/api/openapi.json", (context) => {
    document ??= JSON.stringify(openApi(deps.config.publicUrl));
    context.header("Cache-Control", "public, max-age=300");
    return context.body(document, 200, { "Content-Type": "application/json" });
  });
  let schema: string | undefined;
  app.get("/schema/resume.json", (context) => {
    schema ??= JSON.stringify(resumeJsonSchema(deps.config.publicUrl));
    context.header("Cache-Control", "public, max-age=300");
    context.header("Access-Control-Allow-Origin", "*");
    return context.body(schema, 200, { "Content-Type": "application/schema+json" });
  });
  app.get("/api/docs", (context) => {
    context.header("Cache-Control", "public, max-age=300");
    context.header("Vary", "Accept-Language, Cookie");
    return context.html(referencePage(context.get("locale")));
  });
}
