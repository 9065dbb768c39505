import path from "node:path";
import { strFromU8 } from "fflate";
import { isColouredAsPhoto, isPlacedAsPhoto } from "./photo-looks.ts";
import { type PictureView, pixelsOf, uncut } from "./photo-pixels.ts";
import type { Picture } from "./port.ts";
import { relationsOf } from "./word-relations.ts";
import { attributesOf, parseXml } from "./xml.ts";
import { unzipParts } from "./zip-parts.ts";

const wanted =
  /^word\/(?:document|header)\d*\.xml$|^word\/_rels\/(?:document|header)\d*\.xml\.rels$|^word\/media\/[^/]+\.(?:jpe?g|png|gif|webp|bmp|tiff?)$/i;

/**
 * Returns the photo of the person in a Word file of today: the first picture of its first page, or of its header, that has the
 * measures and the colours of one, as it is cropped there; null where there is none. Throws ExtractionError.
 */
export async function photoOfDocx(bytes: Uint8Array): Promise<Picture | null> {
  const parts = unzipParts(bytes, wanted);
  const texts = Object.keys(parts)
    .filter((name) => name.endsWith(".xml"))
    .sort();
  for (const name of texts) {
    const list = parts[`word/_rels/${path.posix.basename(name)}.rels`];
    const targets = relationsOf(list ? strFromU8(list) : "", "internal");
    for (const placed of picturesOf(strFromU8(parts[name] ?? new Uint8Array())).filter(isPlacedAsPhoto)) {
      const target = path.posix.join("word", targets.get(placed.id) ?? "");
      const picture = parts[target] && (await pixelsOf(parts[target], placed));
      if (picture && isColouredAsPhoto(picture)) return picture;
    }
  }
  return null;
}

/** A picture as a part places it: the id of its file, points, and how it is shown. */
type Placed = PictureView & { id: string; width: number; height: number };

/** The units of DrawingML (ECMA-376, 20.1): to the point, to the whole of a side, and to a right angle. */
const units = { point: 12_700, whole: 100_000, right: 5_400_000 };

/** Returns the pictures of a part that stand on its first page, as far as Word has noted where that ends. */
function picturesOf(xml: string): Placed[] {
  const found: Placed[] = [];
  let size = { width: 0, height: 0 };
  /** How large the units of a group are drawn. */
  let scale = 1 / units.point;
  let isInPicture = false;
  let isFirstPage = true;
  const open = (name: string, attributes: Record<string, string | undefined>) => {
    const share = (side: string) => Math.max(0, Number(attributes[side] ?? 0)) / units.whole;
    const last = found.at(-1);
    if (name === "wp:extent") scale = 1 / units.point;
    if (name === "wp:extent" || (name === "a:ext" && attributes.cx)) {
      size = { width: Number(attributes.cx) * scale, height: Number(attributes.cy) * scale };
      // The size of a picture stands behind its file, that of a shape before the file that fills it.
      const { width, height } = size;
      if (isInPicture && name === "a:ext" && last)
        Object.assign(last, last.turn % 180 === 0 ? size : { width: height, height: width });
    } else if (name === "a:xfrm" && isInPicture && last)
      last.turn = (Math.round(Number(attributes.rot ?? 0) / units.right) * 90) % 360;
    else if (name === "a:chExt" && Number(attributes.cx) > 0) scale = size.width / Number(attributes.cx);
    else if (name === "pic:pic") isInPicture = true;
    else if (name === "a:srcRect" && last)
      last.crop = { left: share("l"), top: share("t"), right: share("r"), bottom: share("b") };
    // Older files, and the older form of newer ones, place a picture as a shape of VML.
    else if (/^v:(?:shape|rect|oval|roundrect)$/.test(name)) size = sizeOfShape(attributes.style ?? "");
    const id = name === "a:blip" ? attributes["r:embed"] : /^v:(?:imagedata|fill)$/.test(name) && attributes["r:id"];
    if (id) found.push({ id, ...size, crop: uncut, turn: 0 });
  };
  parseXml(
    xml,
    (name, given) => {
      const attributes = attributesOf(given);
      if (name === "w:lastRenderedPageBreak" || (name === "w:br" && attributes["w:type"] === "page"))
        isFirstPage = false;
      if (isFirstPage) open(name, attributes);
    },
    (name) => {
      if (name === "pic:pic") isInPicture = false;
    },
  );
  return found;
}

/** Returns the size of a shape of VML in points: "width:80.5pt;height:1.5in". */
function sizeOfShape(style: string): { width: number; height: number } {
  const points = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 };
  const of = (side: string) => {
    const [, value, unit] = new RegExp(`(?:^|;)\\s*${side}:\\s*([\\d.]+)(pt|in|cm|mm|px)`).exec(style) ?? [];
    return value === undefined ? 0 : Number(value) * points[unit as keyof typeof points];
  };
  return { width: of("width"), height: of("height") };
}
