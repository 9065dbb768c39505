import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft, Download, Printer } from "lucide-react";
import { useParams } from "react-router";
import { ReceiptSheet } from "#templates/receipt/receipt-sheet.tsx";
import "#templates/receipt/receipt.css";
import { download } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { showFailure } from "#web/shell/failure.ts";
import { NotFoundPage } from "#web/shell/not-found-page.tsx";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { saveFile } from "#web/shell/save-file.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import { receiptQuery } from "./receipt-query.ts";

/**
 * `/receipts/{orderId}`: the receipt as it prints, by the browser or as PDF. The Chinese edition asks here for an
 * invoice as well.
 */
export function ReceiptPage() {
  const { orderId = "" } = useParams();
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const { data, error, refetch } = useQuery(receiptQuery(orderId));
  if (isApiError(error, "notFound")) return <NotFoundPage />;
  return (
    <div className="flex-1 bg-sunken print:bg-white">
      <div className="mx-auto grid w-full max-w-[842px] gap-5 px-4 py-6 md:px-6 md:py-9 print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <ButtonLink
            to="/settings?type=orders"
            variant="ghost"
            icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t("page.back")}
          </ButtonLink>
          {data ? <Actions orderId={orderId} /> : null}
        </div>
        {error ? (
          <QueryFailed
            title={t("page.failed")}
            text={t("page.failedText")}
            retry={refetch}
            className="rounded-card border border-line bg-raised"
          />
        ) : data ? (
          <>
            <div className="@container rounded-paper shadow-paper print:rounded-none print:shadow-none">
              <ReceiptSheet receipt={data} edition={locale} word={(key) => t(`sheet.${key}`)} />
            </div>
            {locale === "ch" && (data.hasInvoice || data.invoice) ? <InvoicePart receipt={data} /> : null}
          </>
        ) : (
          <Skeleton className="h-[640px] w-full rounded-paper" />
        )}
      </div>
    </div>
  );
}

function Actions({ orderId }: { orderId: string }) {
  const { t } = useTranslation("receipts", { keyPrefix: "page" });
  const save = useMutation({
    mutationFn: () => download(calls.downloadReceipt, { params: { orderId } }, () => {}),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? `${orderId}.pdf`),
    onError: showFailure,
  });
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={() => window.print()}>
        {t("print")}
      </Button>
      <Button
        variant="primary"
        icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
        busy={save.isPending}
        busyLabel={t("downloading")}
        onClick={() => save.mutate()}
      >
        {t("download")}
      </Button>
    </div>
  );
}
