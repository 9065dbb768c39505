import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { requesterOf } from "#server/pages/requester.ts";
import { attachment } from "../download/service.ts";
import { askForInvoice, listInvoices, printReceipt, receiptOf } from "./service.ts";

/** The client disconnected. Nobody reads this answer, and it must not count as a server error. */
const clientClosed = 499;

export function receiptHandlers(
  deps: Deps,
): Handlers<"getReceipt" | "downloadReceipt" | "askForInvoice" | "listInvoices"> {
  return {
    getReceipt: ({ user, params }) => receiptOf(deps, user, params.orderId),
    async downloadReceipt({ user, params, locale, ip, signal }) {
      const requester = requesterOf(user, ip);
      try {
        const { bytes, fileName } = await printReceipt(deps, user, { ...params, locale, requester, signal });
        return new Response(new Uint8Array(bytes), {
          headers: {
            "Content-Type": "application/pdf",
            "Content-Length": String(bytes.byteLength),
            "Content-Disposition": attachment(fileName),
            "Cache-Control": "no-store",
          },
        });
      } catch (error) {
        if (signal.aborted) return new Response(null, { status: clientClosed });
        throw error;
      }
    },
    askForInvoice: ({ user, params, body }) => askForInvoice(deps, { userId: user.id, ...params, ...body }),
    listInvoices: ({ query }) => listInvoices(deps, { ...pageOf(query), orderId: query.orderId }),
  };
}
