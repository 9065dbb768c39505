import { type ReactNode, Suspense, useRef, useState } from "react";
import { PictureInput } from "#web/ui/picture-input.tsx";
import type { Offered } from "./crop-dialog.tsx";
import { showFailure } from "./failure.ts";
import { part } from "./lazy-part.ts";
import { openPicture, type Picture, type PictureProblem, uploadPicture } from "./picture-file.ts";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

const CropDialog = part(() => import("./crop-dialog.tsx").then((module) => module.CropDialog));

type PictureOptions = {
  /** The label of the button that opens the file chooser. */
  label: string;
  offered: Offered;
  /** Called with the URL under which the server stores the cropped picture. */
  onKept: (url: string) => void;
};

export type PicturePicker = {
  /** Opens the browser's file chooser. */
  choose: () => void;
  /** Accepts a file that was dropped or pasted. */
  take: (file: File | undefined) => Promise<void>;
  /** The sentence why the last file was refused; null if it was not. */
  problem: string | null;
  /** Must be rendered by the caller: the file input, and the crop dialog. */
  dialog: ReactNode;
};

/** Lets the user choose a picture, checks it, crops it and uploads it. */
export function usePicture({ label, offered, onKept }: PictureOptions): PicturePicker {
  const { t: translateProblem } = useTranslation("picture", { keyPrefix: "problem" });
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Picture | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPicture(file);
    setProblem(typeof opened === "string" ? opened : null);
    if (typeof opened !== "string") setChosen(opened);
  };
  const keep = async (cut: Blob): Promise<boolean> => {
    try {
      onKept(await uploadPicture(cut, locale));
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  };
  return {
    take,
    choose() {
      setProblem(null);
      input.current?.click();
    },
    problem: problem && translateProblem(problem),
    dialog: (
      <>
        <PictureInput ref={input} label={label} onChoose={(file) => void take(file)} />
        <Suspense fallback={null}>
          {chosen && <CropDialog picture={chosen} offered={offered} keep={keep} close={() => setChosen(null)} />}
        </Suspense>
      </>
    ),
  };
}
