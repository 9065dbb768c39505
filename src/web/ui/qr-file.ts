import { encode } from "uqr";

/** The dark modules of a QR code as one path; `size` is its side in modules, including the quiet zone. */
export type Qr = { size: number; path: string };

/** The width of the quiet zone in modules, as the standard asks for. */
const quiet = 4;

export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: "M", border: quiet });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  });
  return { size, path };
}

export function qrToSvg({ size, path }: Qr): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Draws the code as a PNG at least 1024 px wide, with a whole number of pixels per module. */
export function qrToPng({ size, path }: Qr): Promise<Blob> {
  const scale = Math.ceil(1024 / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("This browser draws no pictures"));
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = "#000";
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture was too large"))), "image/png");
  });
}
