import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { openApi } from "./openapi.ts";
import { referencePage } from "./page.ts";

/** Mounts the contract for programs (`/api/openapi.json`) and for people (`/api/docs`). */
export function mountDocs(app: App, deps: Deps): void {
  let document: string | undefined;
  app.get("/api/openapi.json", (context) => {
    document ??= JSON.stringify(openApi(deps.config.publicUrl));
    context.header("Cache-Control", "public, max-age=300");
    return context.body(document, 200, { "Content-Type": "application/json" });
  });
  app.get("/api/docs", (context) => {
    context.header("Cache-Control", "public, max-age=300");
    context.header("Vary", "Accept-Language, Cookie");
    return context.html(referencePage(context.get("locale")));
  });
}
