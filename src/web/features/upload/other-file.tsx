import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, type ButtonVariant } from "#web/ui/button.tsx";
import { FileInput, useDroppedFiles, usePastedFile } from "./drop-zone.tsx";

type Props = { onChoose: (file: File | undefined) => void; variant?: ButtonVariant };

/** Takes another file, at any step: chosen, dropped or pasted. */
export function OtherFile({ onChoose, variant = "outline" }: Props) {
  const { t } = useTranslation("upload");
  const input = useRef<HTMLInputElement>(null);
  useDroppedFiles(onChoose);
  usePastedFile(onChoose);
  return (
    <>
      <Button
        variant={variant}
        icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t("other")}
      </Button>
      <FileInput ref={input} label={t("other")} onChoose={onChoose} />
    </>
  );
}
