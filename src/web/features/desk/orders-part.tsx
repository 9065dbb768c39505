import { Download, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { type DeskOrder, orderStates, providers } from "#contract/desk-orders.ts";
import { limits } from "#core/limits.ts";
import { formatMoney } from "#core/money.ts";
import { type Sent, send, urlOf } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { Records, When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Select } from "#web/ui/select.tsx";
import { PartHead } from "./desk-frame.tsx";
import { Exceptions } from "./exceptions.tsx";
import { Invoices } from "./invoices.tsx";
import { OrderState, useBuyerName } from "./order-words.tsx";

const views = ["orders", "exceptions", "invoices"] as const;
const pageSize = limits.paging.records;
const names = ["q", "state", "provider", "from", "to", "user"] as const;
type Query = NonNullable<Sent<typeof deskCalls.listDeskOrders>["query"]>;
type Filters = Partial<Record<(typeof names)[number], string>>;

/** Orders of everybody, found by filters that the URL keeps; the exceptions; and the invoices that were asked for. */
export function OrdersPart() {
  const { t } = useTranslation("desk", { keyPrefix: "orders" });
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get("view")) ?? "orders";
  return (
    <>
      <PartHead
        title={t("title")}
        text={t("text")}
        aside={
          <Segmented
            label={t("view.label")}
            value={view}
            onChange={(next) => setSearch(next === "orders" ? {} : { view: next })}
            choices={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        }
      />
      {view === "orders" ? <Orders /> : view === "exceptions" ? <Exceptions /> : <Invoices />}
    </>
  );
}

function Orders() {
  const { t } = useTranslation("desk", { keyPrefix: "orders" });
  const [search, setSearch] = useSearchParams();
  const buyerName = useBuyerName();
  const filters: Filters = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  const isFiltered = Object.keys(filters).length > 0;
  const change = (next: Filters) => {
    const all = { ...filters, ...next };
    setSearch(Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : []))));
  };
  return (
    <>
      <FilterBar key={search.toString()} filters={filters} onChange={change} onClear={() => setSearch({})} />
      <Records<DeskOrder>
        label={t("title")}
        query={(currentPage) => ({
          queryKey: ["desk", "orders", filters, currentPage],
          queryFn: ({ signal }) =>
            send(deskCalls.listDeskOrders, { query: { ...(filters as Query), currentPage, pageSize }, signal }),
        })}
        rowKey={(order) => order.orderId}
        empty={isFiltered ? { title: t("emptyFound"), text: "" } : { title: t("empty"), text: t("emptyText") }}
        columns={[
          {
            head: t("buyer"),
            place: "top",
            cell: (order) => (
              <Link
                to={`/admin/orders/${order.orderId}`}
                className="font-medium break-words text-fg underline decoration-line2 underline-offset-4 hover:decoration-fg"
              >
                <EmailText text={buyerName(order)} />
              </Link>
            ),
          },
          { head: t("plan"), place: "bottom", cell: (order) => t(`plans.${order.planName}`) },
          {
            head: t("amount"),
            place: "topEnd",
            isNumber: true,
            cell: (order) => formatMoney(order.amount, order.currency),
          },
          {
            head: t("provider"),
            place: "bottom",
            cell: (order) => (order.provider ? t(`providers.${order.provider}`) : order.paymentMethod),
          },
          { head: t("status"), place: "bottomEnd", cell: (order) => <OrderState order={order} /> },
          { head: t("placed"), place: "bottom", cell: (order) => <When iso={order.createdAt} /> },
        ]}
      />
      <a
        href={urlOf(deskCalls.exportOrders, { query: filters })}
        download
        className={buttonClasses({ className: "justify-self-start" })}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("csv")}
      </a>
    </>
  );
}

type BarProps = { filters: Filters; onChange: (change: Filters) => void; onClear: () => void };

function FilterBar({ filters, onChange, onClear }: BarProps) {
  const { t } = useTranslation("desk", { keyPrefix: "orders" });
  const [q, setQ] = useState(filters.q ?? "");
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange({ q: q.trim() });
  }
  const day = (name: "from" | "to") => (
    <Field label={t(name)}>
      <Input
        type="date"
        defaultValue={filters[name] ?? ""}
        onChange={({ target }) => onChange({ [name]: target.validity.valid ? target.value : "" })}
      />
    </Field>
  );
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-5">
      <div className="flex items-end gap-2.5">
        <Field label={t("search")} className="min-w-0 flex-1">
          <Input
            type="search"
            value={q}
            maxLength={200}
            placeholder={t("searchHint")}
            onChange={(event) => setQ(event.target.value)}
          />
        </Field>
        <Button type="submit" icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}>
          {t("find")}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Field label={t("state")}>
          <Select
            value={filters.state ?? ""}
            onChange={(state) => onChange({ state })}
            options={[
              { value: "", label: t("anyState") },
              ...orderStates.map((value) => ({ value: value as string, label: t(`states.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t("provider")}>
          <Select
            value={filters.provider ?? ""}
            onChange={(provider) => onChange({ provider })}
            options={[
              { value: "", label: t("anyProvider") },
              ...providers.map((value) => ({ value: value as string, label: t(`providers.${value}`) })),
            ]}
          />
        </Field>
        {day("from")}
        {day("to")}
      </div>
      {Object.keys(filters).length > 0 ? (
        <div className="flex flex-wrap items-center gap-3 text-dense text-fg3">
          {filters.user ? <span>{t("ofUser")}</span> : null}
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t("clear")}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
