import type { QueryClient } from "@tanstack/react-query";
import type { PageName } from "#contract/pages.ts";
import { planNames } from "#core/billing/membership.ts";
import { limits } from "#core/limits.ts";
import { currencyOf, formatCents } from "#core/money.ts";
import { htmlLang, type Locale } from "#locales/words.ts";
import { brandNames } from "#templates/brand.tsx";
import { siteQuery } from "#web/api/queries.ts";
import type { Translator } from "#web/shell/translation.ts";

type Page = { client: QueryClient; locale: Locale; t: Translator["t"] };

/**
 * Returns what a page that stands alone tells search engines about itself (schema.org); null for every other page. It
 * says nothing that the page does not show: plans have a price only where they are sold. URLs are relative, which
 * JSON-LD resolves against the page.
 */
export function structuredData(name: PageName | undefined, page: Page): object | null {
  if (name === "home") return homeData(page);
  if (name === "pricing") return pricingData(page);
  return null;
}

function homeData({ client, locale, t }: Page): object {
  const site = {
    "@type": "WebSite",
    "@id": "/#site",
    url: "/",
    name: brandNames[locale],
    inLanguage: htmlLang[locale],
  };
  return {
    "@context": "https://schema.org",
    "@graph": [site, { ...application({ client, locale, t }), offers: [free(locale, t)] }],
  };
}

function pricingData({ client, locale, t }: Page): object {
  const site = client.getQueryData(siteQuery.queryKey);
  const isSold = site?.flags.payments === true && site.membership === "plans";
  const plans = planNames.map((plan) => ({
    "@type": "Offer",
    name: t(`plans.${plan}`, { ns: "pricing" }),
    price: (limits.prices[plan] / 100).toFixed(2),
    priceCurrency: currencyOf[locale],
  }));
  const amount = formatCents(limits.voucher.invitee, locale, true);
  const asked = [
    ["faq.ends", "faq.endsText"],
    ["faq.early", "faq.earlyText"],
    ...(isSold ? ([["faq.voucher", "faq.voucherText"]] as const) : []),
  ] as const;
  const questions = asked.map(([ask, answer]) => ({
    "@type": "Question",
    name: t(ask, { ns: "pricing" }),
    acceptedAnswer: { "@type": "Answer", text: t(answer, { ns: "pricing", amount }) },
  }));
  const offered = { ...application({ client, locale, t }), offers: [free(locale, t), ...(isSold ? plans : [])] };
  const answered = site?.membership === "plans" ? [{ "@type": "FAQPage", mainEntity: questions }] : [];
  return { "@context": "https://schema.org", "@graph": [offered, ...answered] };
}

function application({ locale, t }: Page): object {
  return {
    "@type": "WebApplication",
    name: brandNames[locale],
    description: t("text", { ns: "discovery" }),
    url: "/",
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: htmlLang[locale],
  };
}

function free(locale: Locale, t: Translator["t"]): object {
  return { "@type": "Offer", name: t("free", { ns: "common" }), price: "0", priceCurrency: currencyOf[locale] };
}
