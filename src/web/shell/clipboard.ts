import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";

/**
 * Copies the text and confirms it with a toast. Where the browser forbids the clipboard (plain http), it falls back to
 * `execCommand`, and if that fails too it shows the text.
 */
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
    // Deprecated, but still the only way to copy outside a secure context.
    const isCopied = document.execCommand("copy");
    field.remove();
    if (!isCopied) {
      toast(text, { kind: "info", stay: 8000, closable: true });
      return;
    }
  }
  toast(translator.t("copied", { ns: "common" }));
}
