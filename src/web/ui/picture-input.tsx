import type { Ref } from "react";

type Props = {
  ref: Ref<HTMLInputElement>;
  label: string;
  onChoose: (file: File | undefined) => void;
  withPdf?: boolean;
};

/** The system's file chooser for pictures, with `withPdf` for PDFs too. The input is hidden: our own button clicks it through its ref. */
export function PictureInput({ ref, label, onChoose, withPdf = false }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={withPdf ? "image/jpeg,image/png,application/pdf" : "image/jpeg,image/png"}
      aria-label={label}
      hidden
      onChange={(event) => {
        onChoose(event.target.files?.[0]);
        // Without this, choosing the same file again would fire no event.
        event.target.value = "";
      }}
    />
  );
}
