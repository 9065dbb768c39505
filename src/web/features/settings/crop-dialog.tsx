import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { showFailure } from "../../shell/failure.ts";
import { uploadPicture } from "../../shell/picture-file.ts";
import { useTranslation } from "../../shell/translation.ts";
import { useLocale } from "../../shell/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Slider } from "../../ui/slider.tsx";
import { type Crop, cutOut, type Picture, settle, squareOf } from "./picture.ts";

const frame = 280;
const maxZoom = 4;

type Props = { picture: Picture; onClose: () => void; onDone: (url: string) => void };

/** The picture behind a round window: dragged, moved by the arrow keys, drawn nearer by the slider or the wheel. */
export function CropDialog({ picture, onClose, onDone }: Props) {
  const { t } = useTranslation("settings", { keyPrefix: "crop" });
  const locale = useLocale();
  const [crop, setCrop] = useState<Crop>({ x: 0.5, y: 0.5, zoom: 1 });
  const upload = useMutation({
    mutationFn: async () => uploadPicture(await cutOut(picture, crop), locale),
    onSuccess: onDone,
    onError: showFailure,
  });
  const { x, y, side } = squareOf(picture, crop);
  const scale = frame / side;

  /** By so many pixels of the window. */
  const move = (dx: number, dy: number) =>
    setCrop((last) =>
      settle(picture, {
        ...last,
        x: last.x - dx / scale / picture.width,
        y: last.y - dy / scale / picture.height,
      }),
    );
  const zoomTo = (zoom: number) =>
    setCrop((last) => settle(picture, { ...last, zoom: Math.min(Math.max(zoom, 1), maxZoom) }));

  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? 40 : 10;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const way = steps[event.key];
    if (!way) return;
    event.preventDefault();
    move(...way);
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
  }

  return (
    <ConfirmDialog
      title={t("title")}
      text={t("text")}
      onClose={onClose}
      action={
        <Button variant="primary" busy={upload.isPending} busyLabel={t("working")} onClick={() => upload.mutate()}>
          {t("use")}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-5">
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is moved in two directions */}
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is in it
          tabIndex={0}
          aria-label={t("area")}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onWheel={(event) => zoomTo(crop.zoom * (event.deltaY > 0 ? 0.95 : 1.05))}
          className="relative cursor-grab touch-none overflow-hidden rounded-well bg-sunken select-none active:cursor-grabbing"
          style={{ width: frame, height: frame }}
        >
          <img
            src={picture.address}
            alt=""
            draggable={false}
            className="absolute max-w-none origin-top-left"
            style={{
              width: picture.width * scale,
              height: picture.height * scale,
              transform: `translate(${-x * scale}px, ${-y * scale}px)`,
            }}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_rgb(10_16_13/0.55)] ring-2 ring-white/80"
          />
        </div>
        <Field label={t("zoom")} className="w-full max-w-[280px]">
          <Slider
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            onChange={zoomTo}
            shown={`${Math.round(crop.zoom * 100)}%`}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
