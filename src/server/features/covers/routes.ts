import { AppError } from "#core/errors.ts";
import type { Handlers } from "#server/operations/handler.ts";
import type { Covers } from "./service.ts";
import type { CoverForm } from "./shelf.ts";

const year = 31_536_000;

export function coverHandlers(covers: Covers): Handlers<"getCover"> {
  return {
    async getCover({ params, query, user }) {
      const form: CoverForm = { size: query.w ? "small" : "full", ...(query.theme ? { theme: query.theme } : {}) };
      const found = await covers.find(user, params.id, params.file.replace(/\.webp$/, ""), form);
      if (!found) throw new AppError("notFound");
      if (found.kind === "moved") {
        const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`);
        const address = asked.length > 0 ? `${found.address}?${asked.join("&")}` : found.address;
        return new Response(null, { status: 302, headers: { Location: address, "Cache-Control": "no-store" } });
      }
      return new Response(new Uint8Array(found.bytes), {
        headers: {
          "Content-Type": "image/webp",
          "Content-Length": String(found.bytes.byteLength),
          "Cache-Control": `${found.isPublic ? "public" : "private"}, max-age=${year}, immutable`,
        },
      });
    },
  };
}
