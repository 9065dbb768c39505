import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";

/** Copies and says so. Where the browser forbids it (plain http), the old way is tried. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    document.body.append(field);
    field.select();
    // Deprecated, and still the only way outside a secure context.
    const isCopied = document.execCommand("copy");
    field.remove();
    if (!isCopied) {
      toast(text, { kind: "info", stay: 8000, closable: true });
      return;
    }
  }
  toast(translator.t("copied", { ns: "common" }));
}
