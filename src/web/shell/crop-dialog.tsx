import "react-easy-crop/react-easy-crop.css";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import type { PhotoArea } from "#core/resume/photo-area.ts";
import { Button } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useTranslation } from "./translation.ts";

/** Aspect ratios, width to height. */
const shapes = { round: 1, square: 1, portrait: 3 / 4, inch: 295 / 413 } as const;
type Shape = keyof typeof shapes;
/** The shapes to choose from; the first is preselected. */
export type Offered = readonly [Shape, ...Shape[]];

type Props = {
  picture: Blob;
  /** The part that is selected at first; null for as much as fits. */
  area: PhotoArea | null;
  offered: Offered;
  /** Stores the selected part; the dialog stays open and busy until the promise settles, and closes if it was stored. */
  keep: (area: PhotoArea) => Promise<boolean>;
  close: () => void;
};

/** Selects the part of a picture to keep: moved by mouse, touch or arrow keys, zoomed by wheel, pinch or slider. */
export function CropDialog({ picture, area: first, offered, keep, close }: Props) {
  const { t } = useTranslation("picture", { keyPrefix: "crop" });
  const { t: problem } = useTranslation("picture", { keyPrefix: "problem" });
  const [shape, setShape] = useState<Shape>(offered[0]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PhotoArea | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const url = useObjectUrl(picture);

  const done = async () => {
    if (!area) return;
    setBusy(true);
    if (await keep(area)) close();
    else setBusy(false);
  };

  return (
    <ConfirmDialog
      title={t("title")}
      text={t("text")}
      onClose={close}
      action={
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel={t("saving")}
          disabled={!area || isBroken}
          onClick={() => void done()}
        >
          {t("use")}
        </Button>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-well bg-[#0c110f]">
        {isBroken ? (
          <p role="alert" className="grid h-full place-items-center px-6 text-center text-[#ff9c8f] text-body">
            {problem("unreadable")}
          </p>
        ) : (
          url && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={shapes[shape]}
              cropShape={shape === "round" ? "round" : "rect"}
              maxZoom={5}
              keyboardStep={4}
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={({ x, y, width, height }) =>
                setArea({ x: x * 10, y: y * 10, width: width * 10, height: height * 10 })
              }
              {...(first && { initialCroppedAreaPercentages: inPercent(first) })}
              mediaProps={{ alt: "", onError: () => setBroken(true) }}
              cropperProps={{ role: "group", "aria-label": t("move") }}
              classes={{ cropAreaClassName: "outline-none focus-visible:border-2! focus-visible:border-[#34d399]!" }}
            />
          )
        )}
      </div>
      <div className="mt-4 grid gap-3">
        <div className="flex items-center gap-4">
          <span aria-hidden="true" className="w-12 shrink-0 text-dense text-fg2">
            {t("zoom")}
          </span>
          <Slider
            aria-label={t("zoom")}
            className="flex-1"
            value={zoom}
            min={1}
            max={5}
            step={0.05}
            shown={`${Math.round(zoom * 100)}%`}
            onChange={setZoom}
          />
        </div>
        {offered.length > 1 && (
          <div className="flex items-center gap-4">
            <span aria-hidden="true" className="w-12 shrink-0 text-dense text-fg2">
              {t("shape")}
            </span>
            <Segmented
              label={t("shape")}
              size="sm"
              value={shape}
              choices={offered.map((value) => ({ value, label: t(value === "round" ? "square" : value) }))}
              onChange={setShape}
            />
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}

function inPercent({ x, y, width, height }: PhotoArea): PhotoArea {
  return { x: x / 10, y: y / 10, width: width / 10, height: height / 10 };
}

/** Returns an object URL for the file; it is revoked when the dialog closes. */
function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
