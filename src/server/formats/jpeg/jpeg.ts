import { serverWritten } from "#core/resume/formats/server-written.ts";
import type { ByteFormat } from "../format.ts";
import { pictureWriter } from "../page-pictures.ts";

/** One picture for each page, as the printer draws it. */
export const jpeg = {
  name: "jpeg",
  ...serverWritten.jpeg,
  extensions: [".jpg", ".jpeg"],
  mime: "image/jpeg",
  write: pictureWriter("jpeg"),
} satisfies ByteFormat;
