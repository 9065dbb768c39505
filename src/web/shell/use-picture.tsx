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
  /** What the button says that opens the chooser. */
  label: string;
  offered: Offered;
  /** Takes the address under which the server keeps the cut picture. */
  onKept: (url: string) => void;
};

export type PictureDoor = {
  /** Opens the browser's chooser of files. */
  choose: () => void;
  /** Takes a file that came another way: dropped, pasted. */
  take: (file: File | undefined) => Promise<void>;
  /** Why the last file was not taken, in words. */
  problem: string | null;
  /** Draws what belongs to it: the chooser's input, and the dialog that cuts. */
  dialog: ReactNode;
};

/** A picture from its choosing to the server: looked at, cut to shape, kept. */
export function usePicture({ label, offered, onKept }: PictureOptions): PictureDoor {
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
