import { type ReactNode, Suspense, useRef, useState } from "react";
import { areaOfPhoto, type PhotoArea } from "#core/resume/photo-area.ts";
import { download } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { PictureInput } from "#web/ui/picture-input.tsx";
import type { Offered } from "./crop-dialog.tsx";
import { showFailure } from "./failure.ts";
import { part } from "./lazy-part.ts";
import { cropUploaded, type PictureProblem, problemOf, uploadPicture } from "./picture-file.ts";
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

/** A picture in the crop dialog: the part that is selected at first, and how the selected part is stored. */
type Chosen = { picture: Blob; area: PhotoArea | null; store: (crop: PhotoArea) => Promise<string> };

export type PicturePicker = {
  /** Opens the browser's file chooser. */
  choose: () => void;
  /** Opens the crop dialog for a picture that was uploaded before, with the whole of it. */
  cropAgain: (url: string) => Promise<void>;
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
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = await problemOf(file);
    setProblem(found);
    if (!found) setChosen({ picture: file, area: null, store: (crop) => uploadPicture(file, crop, locale) });
  };
  const cropAgain = async (url: string) => {
    setProblem(null);
    try {
      const { blob } = await download(calls.getOriginal, { query: { url } }, () => {});
      setChosen({ picture: blob, area: areaOfPhoto(url), store: (crop) => cropUploaded(url, crop) });
    } catch (failure) {
      showFailure(failure);
    }
  };
  const keep = async (crop: PhotoArea): Promise<boolean> => {
    if (!chosen) return false;
    try {
      onKept(await chosen.store(crop));
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  };
  return {
    take,
    cropAgain,
    choose() {
      setProblem(null);
      input.current?.click();
    },
    problem: problem && translateProblem(problem),
    dialog: (
      <>
        <PictureInput ref={input} label={label} onChoose={(file) => void take(file)} />
        <Suspense fallback={null}>
          {chosen && (
            <CropDialog
              picture={chosen.picture}
              area={chosen.area}
              offered={offered}
              keep={keep}
              close={() => setChosen(null)}
            />
          )}
        </Suspense>
      </>
    ),
  };
}
