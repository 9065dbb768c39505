import { currencyOf, formatCents } from "#core/money.ts";
import { htmlLang } from "#locales/words.ts";
import { checkoutPath } from "#server/adapters/payments/embedded.ts";
import type { StandInCheckout } from "#server/adapters/payments/port.ts";
import type { Deps } from "#server/deps.ts";
import { readBytes } from "#server/http/body.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate } from "#server/http/locale.ts";
import { checkoutStyle } from "./checkout-style.ts";
import { payAtStandIn } from "./sandbox.ts";
import * as store from "./store.ts";

type Found = NonNullable<Awaited<ReturnType<StandInCheckout["find"]>>> & Pick<store.OrderRow, "planName" | "expiresAt">;

/**
 * Mounts the checkout page of the embedded provider, which the QR code and the English edition's checkout lead to. It
 * exists only where payments are embedded. Like a vendor's it asks for no sign-in: its URL cannot be guessed, and may be
 * opened on a phone. Its form posts to itself, and it loads no script, no image and nothing from other hosts.
 */
export function mountCheckout(app: App, deps: Deps): void {
  const checkouts = deps.payments.flatMap(({ standIn }) => standIn ?? []);
  if (checkouts.length === 0) return;
  const path = `${checkoutPath}/:reference` as const;

  const find = async (reference: string): Promise<Found | null> => {
    for (const checkout of checkouts) {
      const found = await checkout.find(reference);
      const order = found && (await store.findOrder(deps.db, found.orderId));
      if (order) return { ...found, planName: order.planName, expiresAt: order.expiresAt };
    }
    return null;
  };
  const show = async (context: AppContext, isDeclined = false) => {
    context.header("Cache-Control", "no-store");
    const found = await find(context.req.param("reference") ?? "");
    if (!found) return context.notFound();
    return context.html(page(context, found, { isDeclined, now: deps.now() }));
  };

  app.get(path, (context) => show(context));
  app.post(path, async (context) => {
    const reference = context.req.param("reference");
    const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(context.req.raw, 1024)));
    if (fields.get("act") === "decline") return show(context, true);
    const isPaid = await payAtStandIn(deps, reference);
    const found = await find(reference);
    // Whoever paid on a page of the browser goes back to where they came from; whoever paid by phone is done there.
    if (isPaid && found?.currency === currencyOf.en) return context.redirect(shopOf(found), 303);
    return show(context);
  });
}

/** The page of the site on which the order is shown. */
const shopOf = ({ orderId }: Found) => `/pricing?order=${encodeURIComponent(orderId)}`;

function page(context: AppContext, found: Found, { isDeclined, now }: { isDeclined: boolean; now: number }): string {
  const { amount, currency, state, planName, orderId, expiresAt } = found;
  const locale = context.get("locale");
  const sum = formatCents(amount, currency === "CNY" ? "ch" : "en");
  const minutes = Math.max(1, Math.ceil((expiresAt.getTime() - now) / 60_000));
  const word = (key: Parameters<typeof translate<"payments">>[2]) =>
    escapeHtml(translate(locale, "payments", key, { amount: sum, minutes }));
  const back = `<a class="back" href="${escapeHtml(shopOf(found))}">${word("checkout.back")}</a>`;
  const fact = (name: string, text: string) => `<div><dt>${name}</dt><dd>${text}</dd></div>`;
  const open = `<form method="post">
${isDeclined ? `<p class="alert" role="alert">${word("checkout.declined")}</p>` : ""}
<p class="way"><span class="chip" aria-hidden="true"></span><span><b>${word("checkout.way")}</b><small>${word("checkout.wayText")}</small></span></p>
<button class="go" name="act" value="pay">${word("checkout.pay")}</button>
<button name="act" value="decline">${word("checkout.decline")}</button>
<p class="small">${word("checkout.openFor")}</p></form>`;
  const over = (is: "paid" | "closed") =>
    `<div class="over ${is}" role="status"><span class="seal" aria-hidden="true">${is === "paid" ? "✓" : "–"}</span><h2>${word(`checkout.${is}`)}</h2><p>${word(`checkout.${is}Text`)}</p></div>`;
  return `<!doctype html><html lang="${htmlLang[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${word("checkout.title")}</title><style>${checkoutStyle}</style></head>
<body><p class="bar"><b>${word("checkout.tag")}</b> ${word("checkout.text")}</p>
<main><section class="what">${back}
<h1>${word(`plans.${planName}`)}</h1><p class="sum">${escapeHtml(sum)}</p><p class="once">${word("checkout.once")}</p>
<dl>${fact(word("checkout.number"), escapeHtml(orderId))}${fact(word("checkout.total"), escapeHtml(sum))}</dl></section>
<section class="how">${state === "open" ? open : over(state)}</section></main></body></html>`;
}
