import { type Currency, formatMoney } from "#core/money.ts";
import { brandNames, Mark } from "../brand.tsx";

/**
 * A receipt as a sheet of paper: the same on its page, on the page's print and in the PDF. It is white in both themes,
 * as paper is, and knows no words: `word` says them in the reader's language.
 */
export type ReceiptFacts = {
  number: string;
  seller: { name: string; details: string };
  payer: { name: string; account: string };
  planName: "monthly" | "quarterly" | "yearly" | "lifetime";
  paymentMethod: string;
  isBalancePay: boolean;
  /** Cents of its currency. */
  amount: number;
  currency: Currency;
  refunded: number;
  /** ISO times. */
  paidAt: string;
  refundedAt: string | null;
  invoice: { title: string; taxNumber: string } | null;
};

export type ReceiptWord =
  | "title"
  | "number"
  | "date"
  | "seller"
  | "payer"
  | "invoiceTitle"
  | "taxNumber"
  | "item"
  | "method"
  | "amount"
  | "total"
  | "refunded"
  | "kept"
  | "refundedWhole"
  | "refundedPart"
  | "once"
  | "noInvoice"
  | `plans.${ReceiptFacts["planName"]}`
  | `methods.${"wechat" | "stripe" | "voucher" | "other"}`;

type Props = { receipt: ReceiptFacts; edition: "ch" | "en"; word: (key: ReceiptWord) => string };

export function ReceiptSheet({ receipt, edition, word }: Props) {
  const { seller, payer, amount, currency, refunded, invoice } = receipt;
  const money = (cents: number) => `${formatMoney(cents, currency)} ${currency}`;
  return (
    <article className="rc" lang={edition === "ch" ? "zh-CN" : "en"}>
      <header className="rc-head">
        <p className="rc-brand">
          <Mark size={26} />
          {brandNames[edition]}
        </p>
        {refunded > 0 ? (
          <p className="rc-stamp">{word(refunded === amount ? "refundedWhole" : "refundedPart")}</p>
        ) : null}
      </header>
      <h1>{word("title")}</h1>
      <dl className="rc-facts">
        <Fact label={word("number")} lines={[receipt.number]} />
        <Fact label={word("date")} lines={[momentOf(receipt.paidAt, currency)]} />
        <Fact label={word("seller")} lines={[seller.name, seller.details]} />
        <Fact label={word("payer")} lines={[payer.name, payer.account]} />
        {invoice ? <Fact label={word("invoiceTitle")} lines={[invoice.title, invoice.taxNumber]} /> : null}
      </dl>
      <table className="rc-lines">
        <thead>
          <tr>
            <th scope="col">{word("item")}</th>
            <th scope="col">{word("method")}</th>
            <th scope="col">{word("amount")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{word(`plans.${receipt.planName}`)}</td>
            <td>{word(`methods.${methodOf(receipt)}`)}</td>
            <td>{money(amount)}</td>
          </tr>
        </tbody>
      </table>
      <dl className="rc-sums">
        <Sum label={word("total")} value={money(amount)} isLast={refunded === 0} />
        {refunded > 0 ? (
          <>
            <Sum
              label={`${word("refunded")}${receipt.refundedAt ? ` ${momentOf(receipt.refundedAt, currency).slice(0, 10)}` : ""}`}
              value={money(-refunded)}
            />
            <Sum label={word("kept")} value={money(amount - refunded)} isLast />
          </>
        ) : null}
      </dl>
      <footer className="rc-foot">
        <p>{word("once")}</p>
        {currency === "CNY" ? <p>{word("noInvoice")}</p> : null}
      </footer>
    </article>
  );
}

function Fact({ label, lines }: { label: string; lines: string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {lines.filter(Boolean).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

function Sum({ label, value, isLast = false }: { label: string; value: string; isLast?: boolean }) {
  return (
    <div className={isLast ? "rc-last" : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function methodOf({ isBalancePay, paymentMethod }: ReceiptFacts) {
  if (isBalancePay || paymentMethod === "voucher" || paymentMethod === "balance") return "voucher";
  return paymentMethod === "wechat" || paymentMethod === "stripe" ? paymentMethod : "other";
}

/**
 * Returns a time as the books of its currency have it, the same for every reader: those in CNY in Beijing's time, others
 * in UTC.
 */
function momentOf(iso: string, currency: Currency): string {
  const hours = currency === "CNY" ? 8 : 0;
  const shifted = new Date(Date.parse(iso) + hours * 3_600_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)} ${hours === 0 ? "UTC" : `UTC+${hours}`}`;
}
