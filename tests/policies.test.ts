import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { locales } from "#locales/words.ts";
import { ownFolder, readContent } from "#server/features/content/service.ts";
import { designs } from "#templates/registry.ts";

/**
 * The published policy, terms and privacy say what the code does: every number in them is one of `core/limits.ts`, named
 * here in the order in which the text has it. Who changes a limit changes the texts, and who writes a number into a text
 * says here which one it is.
 */
const content = readContent(ownFolder, "operator@example.com");

const days = (ms: number) => ms / 86_400_000;
const price = (cents: number) => cents / 100;
const window = days(limits.order.refundWindow);
const hold = days(limits.order.rewardHold);
const { monthly, quarterly, yearly, lifetime } = limits.prices;
const prices = [monthly, quarterly, yearly, lifetime].map(price);
const minutes = limits.order.lifetime / 60_000;
const gift = price(limits.voucher.invitee);
const share = limits.voucher.inviterPercent;
const proof = days(limits.programs.proofKeptFor);
const original = days(limits.originals.keptFor);
const session = days(limits.session.lifetime);
/** Of the name of the hash, HMAC-SHA-256. */
const sha = 256;

const numbers: Record<string, readonly number[]> = {
  "en refund-policy": [window, window, window],
  "en terms": [...prices, minutes, window, gift, share, hold],
  "en privacy": [sha, proof, original, session],
  "ch terms": [...prices, minutes, window, window, gift, gift, share, hold],
  "ch privacy": [sha, proof, original, session],
  "ch roadmap": [designs.length, window],
};

/** Returns the numbers of a text, in its order; those in the names of formats and licences are none. */
function numbersOf(html: string): number[] {
  const text = html.replace(/<[^>]+>/g, " ").replace(/Argon2id|A4/g, "");
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

const texts = locales.flatMap((locale) =>
  [...content.texts[locale].values()].map((text) => ({ locale, text, name: `${locale} ${text.slug}` })),
);

it("names every text, so that none is forgotten", () => {
  expect(texts.map(({ name }) => name).sort()).toEqual(Object.keys(numbers).sort());
});

it.each(texts.map(({ name, text }) => [name, text] as const))("%s has the numbers of the code", (name, { html }) => {
  expect(numbersOf(html)).toEqual(numbers[name]);
});

describe("what the texts promise in words", () => {
  const html = (name: string) => texts.find((one) => one.name === name)?.text.html ?? "";

  it("five resumes, and half of the templates, are free", () => {
    expect(limits.regular.resumes).toBe(5);
    expect(limits.regular.templates * 2).toBe(designs.length);
    expect(html("en terms")).toMatch(/five resumes at a time, half of the templates/);
    expect(html("ch terms")).toMatch(/五份简历、一半的模板/);
  });

  it("each plan is named with the price of its length", () => {
    const [month, quarter, year, life] = prices;
    expect(html("en terms")).toContain(
      `${month} (one month), ${quarter} (three months), ${year} (a year) and ${life} (lifetime), in US dollars`,
    );
    expect(html("ch terms")).toContain(
      `月度会员 ${month}、季度会员 ${quarter}、年度会员 ${year}、终身会员 ${life}：中文版以人民币`,
    );
  });

  it("the inviter's share is a percentage, of money, held as long as a refund can be asked for", () => {
    expect(html("en terms")).toMatch(new RegExp(`${share}% of what they pay in money.*after ${hold} days`));
    expect(html("ch terms")).toMatch(new RegExp(`现金实付的金额获得 ${share}% 的代金券，${hold} 天后可用`));
  });

  it("no card data is here, and gifts are remembered by a keyed hash", () => {
    expect(html("en privacy")).toMatch(/Card numbers, bank accounts and payment passwords never reach this site/);
    expect(html("ch privacy")).toMatch(/银行卡号、银行账户和支付密码不经过本站/);
    for (const name of ["en privacy", "ch privacy"]) expect(html(name)).toContain("HMAC-SHA-256");
  });
});
