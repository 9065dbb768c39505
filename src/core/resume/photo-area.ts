/** The part of a picture that its crop shows, in thousandths of the picture's width and height. */
export type PhotoArea = { x: number; y: number; width: number; height: number };

const whole = 1000;
const written = /^(\d{1,4})-(\d{1,4})-(\d{1,4})-(\d{1,4})$/;

/** Writes an area as `x-y-width-height`. Fractions, and what lies outside the picture, are rounded away. */
export function writeArea({ x, y, width, height }: PhotoArea): string {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  const [left, top] = [within(x, whole - 1), within(y, whole - 1)];
  return [left, top, Math.max(1, within(width, whole - left)), Math.max(1, within(height, whole - top))].join("-");
}

/** Reads what `writeArea` writes; null for anything else, and for an area that is empty or leaves the picture. */
export function readArea(text: string): PhotoArea | null {
  const [x = 0, y = 0, width = 0, height = 0] = (written.exec(text)?.slice(1) ?? []).map(Number);
  const isInside = width > 0 && height > 0 && x + width <= whole && y + height <= whole;
  return isInside ? { x, y, width, height } : null;
}

/** Returns the area that a cropped photo shows of its original, which its URL tells; null where it tells none. */
export function areaOfPhoto(url: string): PhotoArea | null {
  return readArea(/-(\d+-\d+-\d+-\d+)\.webp$/.exec(url)?.[1] ?? "");
}
