import { serverWritten } from "#core/resume/formats/server-written.ts";
import type { ByteFormat } from "../format.ts";
import { pictureWriter } from "../page-pictures.ts";

/** One picture for each page, as the printer draws it. */
export const png = {
  name: "png",
  ...serverWritten.png,
  extensions: [".png"],
  mime: "image/png",
  write: pictureWriter("png"),
} satisfies ByteFormat;
