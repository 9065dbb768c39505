import type { Ref } from "react";

type Props = { ref: Ref<HTMLInputElement>; label: string; onChoose: (file: File | undefined) => void };

/** The system's way to choose a picture. It stands nowhere: a button of ours clicks it by its ref. */
export function PictureInput({ ref, label, onChoose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png"
      aria-label={label}
      hidden
      onChange={(event) => {
        onChoose(event.target.files?.[0]);
        // The same file may be chosen again.
        event.target.value = "";
      }}
    />
  );
}
