import { useMutation } from "@tanstack/react-query";
import { Download, FileText } from "lucide-react";
import { Suspense } from "react";
import { download, urlOf } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { showFailure } from "#web/shell/failure.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const PdfPages = part(() => import("./pdf-pages.tsx").then((module) => module.PdfPages));

/**
 * A proof that is a PDF. Nothing of it is loaded before the operator asks, and then it is shown as pictures of its
 * pages: the browser's own reader would open a stranger's file with links and forms.
 */
export function PdfProof({ id, nickName }: { id: string; nickName: string }) {
  const { t } = useTranslation("desk", { keyPrefix: "pdf" });
  const open = useMutation({
    mutationFn: async () => {
      const { blob } = await download(deskCalls.readProofPdf, { params: { id } }, () => {});
      return blob.arrayBuffer();
    },
    onError: (error) => showFailure(error),
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        {open.data ? null : (
          <Button busy={open.isPending} busyLabel={t("opening")} onClick={() => open.mutate()}>
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
            {t("show")}
          </Button>
        )}
        <a
          href={urlOf(deskCalls.readProofPdf, { params: { id } })}
          download
          className="flex min-h-11 items-center gap-1.5 text-body text-accent underline underline-offset-3 hover:text-accent-hover md:min-h-0"
        >
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("download")}
        </a>
      </div>
      {open.data ? (
        <Suspense fallback={<Skeleton className="h-[320px] w-full rounded-control" />}>
          <PdfPages bytes={open.data} nickName={nickName} />
        </Suspense>
      ) : null}
    </div>
  );
}
