import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";

/** Offers the bytes to the user as a download with this file name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has read the file. Without the revocation it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Says what a downloaded file lacks, by the header in which the server names it; nothing where it is whole. */
export function tellMissing(missing: string | null): void {
  if (missing === "photo") toast(translator.t("failure.noPhoto", { ns: "common" }), { kind: "warn", stay: 10_000 });
}
