import { manWithGlasses, womanWithBun } from "#templates/fixtures/portraits.ts";

/** The sample people's portraits as SVG, by the name that `Sample.photo` gives. Drawn for this product; nobody real. */
export const portraits: Record<string, string> = {
  marta: svgOf(womanWithBun),
  zhiyuan: svgOf(manWithGlasses),
  priya: portrait({
    ground: "#EADFEA",
    skin: "#B9804F",
    shade: "#A56E41",
    lips: "#7C3F35",
    brow: "#20140F",
    behind: `<path d="M22 46c-2-22 8-32 24-32s26 10 24 32c0 12 3 22 5 32H17c2-10 5-20 5-32z" fill="#1B1412"/>`,
    before: `<path d="M27 45c0-16 7-24 19-24s19 8 19 24c-3-9-9-15-17-19-6 8-15 12-21 19z" fill="#1B1412"/>`,
    cloth: "#7E3A8C",
    neckline: round("#653072"),
  }),
  grace: portrait({
    ground: "#F1E4D3",
    skin: "#7A4B32",
    shade: "#663D28",
    lips: "#4A211D",
    brow: "#1A1210",
    behind: curls("#191311", [
      [46, 20, 15],
      [31, 25, 12],
      [61, 25, 12],
      [24, 38, 11],
      [68, 38, 11],
      [24, 51, 9],
      [68, 51, 9],
    ]),
    before: `<path d="M28 40c2-13 8-18 18-18s16 5 18 18c-4-5-7-8-10-9-6 2-11 2-16 0-3 1-6 4-10 9z" fill="#191311"/>`,
    more: `<circle cx="27" cy="54" r="2" fill="#D9A441"/><circle cx="65" cy="54" r="2" fill="#D9A441"/>`,
    cloth: "#1F3A5F",
    neckline: lapels("#F6F1E8", "#14263F"),
  }),
  lucia: portrait({
    ground: "#F4DDD5",
    skin: "#EDBE9B",
    shade: "#D9A27C",
    lips: "#A8483F",
    brow: "#5A331F",
    behind: `<path d="M24 46c-3-21 7-31 22-31s25 10 22 31c-1 8 3 14 1 21-6 4-12 2-14-2H37c-2 4-8 6-14 2-2-7 2-13 1-21z" fill="#6B3B22"/>`,
    before: `<path d="M27 45c-1-16 7-24 19-24 13 0 20 9 19 24-3-5-4-9-5-12-10 1-19-1-25-5-2 6-4 12-8 17z" fill="#6B3B22"/>`,
    cloth: "#B3381F",
    neckline: round("#93301A"),
  }),
  jonas: portrait({
    ground: "#DDE3EA",
    skin: "#F2CBB0",
    shade: "#DFB091",
    lips: "#A2634A",
    brow: "#8A6A3C",
    beard: "#B58B4E",
    before: `<path d="M27 41c-2-16 6-27 19-27 14 0 22 10 19 27-2-4-3-8-4-12-9-4-18-5-27-2-3 4-5 9-7 14z" fill="#C49A58"/>`,
    cloth: "#27303A",
    neckline: round("#3C4853"),
  }),
  noah: portrait({
    ground: "#DFEBD8",
    skin: "#8F5B3C",
    shade: "#794A2F",
    lips: "#5A2A22",
    brow: "#1C1411",
    before: curls("#1D1512", [
      [34, 24, 7],
      [42, 19, 8],
      [52, 19, 8],
      [59, 25, 7],
      [30, 32, 4.5],
      [62.5, 33, 4.5],
      [47, 25, 7],
    ]),
    cloth: "#4A6B1A",
    neckline: hood("#3B5713"),
  }),
  beichen: portrait({
    ground: "#DBE4F1",
    skin: "#EFC39F",
    shade: "#DCA980",
    lips: "#A2634A",
    brow: "#1B1D21",
    before: `<path d="M28 41c-3-17 5-27 18-27s21 10 18 27c-2-3-3-6-3-9l-30-1c-1 3-1 7-3 10z" fill="#1B1D21"/><path d="M31 28c3-9 11-13 24-11 6 2 9 7 8 14-10-4-21-5-32-3z" fill="#1B1D21"/>`,
    cloth: "#14263F",
    neckline: lapels("#F4F7FB", "#0C1829"),
  }),
  yuan: portrait({
    ground: "#DDEEF0",
    skin: "#F3CBAA",
    shade: "#E0B28D",
    lips: "#A2634A",
    brow: "#2A211E",
    before: `<path d="M27 44c-3-19 5-30 19-30s22 11 19 30c-2-4-3-8-4-12-4 1-8-1-10-4-4 5-11 7-17 6-4 2-5 6-7 10z" fill="#2A211E"/>`,
    cloth: "#0F766E",
    neckline: hood("#0B5A54"),
  }),
  weiyang: portrait({
    ground: "#E8E0F0",
    skin: "#F5D2B6",
    shade: "#E3B896",
    lips: "#B5524B",
    brow: "#26201F",
    behind: `<path d="M24 44c-2-20 7-30 22-30s24 10 22 30c0 7 1 13 1 18-5 3-12 3-15 1H38c-3 2-10 2-15-1 0-5 1-11 1-18z" fill="#221C1C"/>`,
    before: `<path d="M27 44c-1-15 7-23 19-23s20 8 19 23c-2-2-3-5-3-8H30c0 3-1 6-3 8z" fill="#221C1C"/>`,
    cloth: "#5B4A8C",
    neckline: round("#F3EFF8"),
  }),
  tingxi: portrait({
    ground: "#F3EBD2",
    skin: "#F2CDB0",
    shade: "#E1B391",
    lips: "#B5524B",
    brow: "#2E221C",
    behind: `<path d="M62 22c10 2 15 12 13 24-1 8-4 13-8 16-3-9-4-26-5-40z" fill="#2E221C"/><path d="M25 44c-2-20 7-30 21-30s23 10 21 30l-4 4H29z" fill="#2E221C"/>`,
    before: `<path d="M27 44c0-15 7-23 19-23s19 8 19 23c-3-6-5-11-6-14-6 4-12 4-17 2-5 3-10 5-15 12z" fill="#2E221C"/><rect x="61.5" y="21" width="6" height="4" rx="2" fill="#8F5A0B"/>`,
    glasses: "#5A4638",
    cloth: "#8F5A0B",
    neckline: round("#F9F3E3"),
  }),
  mei: portrait({
    ground: "#F6E1E4",
    skin: "#F1C9A8",
    shade: "#DDAF8A",
    lips: "#B14E52",
    brow: "#1E1B1E",
    behind: `<path d="M24 45c-2-21 7-31 22-31s24 10 22 31c0 5 0 9-2 12-5 2-9 1-11-1H37c-2 2-6 3-11 1-2-3-2-7-2-12z" fill="#1E1B1E"/>`,
    before: `<path d="M27 44c-1-16 7-24 19-24s20 8 19 24c-1-3-2-5-3-8-10 1-22 1-32 0-1 3-2 5-3 8z" fill="#1E1B1E"/>`,
    cloth: "#BE3455",
    neckline: round("#9C2743"),
  }),
  sanjay: portrait({
    ground: "#DCE9F5",
    skin: "#A06A44",
    shade: "#8A5837",
    lips: "#6E3A2E",
    brow: "#17120F",
    before: `<path d="M27.500 42c-3-17 5-28 18.500-28s21.500 11 18.500 28c-2-3-3-7-3.500-10-8-3-17-4-26-3-4 3-6 8-7.500 13z" fill="#17120F"/>`,
    beard: "#2A1D16",
    cloth: "#1D5C9A",
    neckline: lapels("#F3F7FB", "#154677"),
  }),
  ilse: portrait({
    ground: "#F3DFE6",
    skin: "#F5D3BD",
    shade: "#E2B59B",
    lips: "#B4565A",
    brow: "#A0723A",
    behind: `<path d="M23 46c-2-22 8-32 23-32s25 10 23 32c0 10 2 18 3 24-5 4-12 3-16 0H36c-4 3-11 4-16 0 1-6 3-14 3-24z" fill="#C9974F"/>`,
    before: `<path d="M27 45c-1-16 6-24 18-24 13 0 21 9 20 24-3-4-5-8-6-12-8 2-15 1-21-3-3 5-6 10-11 15z" fill="#D3A45E"/>`,
    glasses: "#7A2D45",
    cloth: "#8F2B4C",
    neckline: round("#752040"),
  }),
  amara: portrait({
    ground: "#DFE5EF",
    skin: "#9A623F",
    shade: "#845133",
    lips: "#6A2F2A",
    brow: "#1A110E",
    behind: `<path d="M23 46c-2-22 8-32 23-32s25 10 23 32c0 10 2 18 3 24-5 4-12 3-16 0H36c-4 3-11 4-16 0 1-6 3-14 3-24z" fill="#2B1A14"/>`,
    before: `<path d="M27 45c-1-16 6-24 18-24 13 0 21 9 20 24-3-4-5-8-6-12-8 2-15 1-21-3-3 5-6 10-11 15z" fill="#2B1A14"/>`,
    more: `<circle cx="27" cy="53.500" r="1.800" fill="#E3C16F"/><circle cx="65" cy="53.500" r="1.800" fill="#E3C16F"/>`,
    cloth: "#22385E",
    neckline: lapels("#F7F3EA", "#182A48"),
  }),
  siqi: portrait({
    ground: "#DCEAF6",
    skin: "#F4CFB2",
    shade: "#E1B592",
    lips: "#B5524B",
    brow: "#221C1B",
    behind: `<path d="M23 46c-2-22 8-32 23-32s25 10 23 32c0 10 2 18 3 24-5 4-12 3-16 0H36c-4 3-11 4-16 0 1-6 3-14 3-24z" fill="#241D1C"/>`,
    before: `<path d="M27 44c-1-16 7-24 19-24s20 8 19 24c-1-3-2-5-3-8-10 1-22 1-32 0-1 3-2 5-3 8z" fill="#241D1C"/>`,
    cloth: "#2563A8",
    neckline: round("#E9F1F9"),
  }),
  haoran: portrait({
    ground: "#D8ECE8",
    skin: "#EBBE98",
    shade: "#D6A47C",
    lips: "#9C5C45",
    brow: "#1C1B1D",
    before: `<path d="M28 40c-2-15 6-25 18-25s20 10 18 25c-1-3-2-6-3-8-9-4-21-4-30 0-1 2-2 5-3 8z" fill="#1C1B1D"/>`,
    glasses: "#2F3A3F",
    cloth: "#1D6B66",
    neckline: hood("#165551"),
  }),
  anran: portrait({
    ground: "#FAE3DC",
    skin: "#F3CCAE",
    shade: "#E0B18E",
    lips: "#B8504E",
    brow: "#3A2722",
    behind: `<path d="M24 45c-2-21 7-31 22-31s24 10 22 31c0 5 0 9-2 12-5 2-9 1-11-1H37c-2 2-6 3-11 1-2-3-2-7-2-12z" fill="#3A2722"/>`,
    before: `<path d="M27 45c-1-16 6-24 18-24 13 0 21 9 20 24-3-4-5-8-6-12-8 2-15 1-21-3-3 5-6 10-11 15z" fill="#3A2722"/>`,
    cloth: "#C24A5E",
    neckline: round("#FBEDEA"),
  }),
};

type Looks = {
  ground: string;
  skin: string;
  /** The neck and the ears' shadow. */
  shade: string;
  lips: string;
  brow: string;
  /** Hair behind the head and before it. */
  behind?: string;
  before: string;
  beard?: string;
  glasses?: string;
  more?: string;
  cloth: string;
  neckline: string;
};

/** Head and shoulders on a square of 92; the same proportions for everybody, so that a wall of them looks like one hand. */
function portrait(looks: Looks): string {
  const { ground, skin, shade, lips, brow, behind = "", before, beard, glasses, more = "", cloth, neckline } = looks;
  const parts = [
    `<rect width="92" height="92" fill="${ground}"/>`,
    behind,
    `<path d="M38 58h16v16c0 5-4 9-8 9s-8-4-8-9z" fill="${shade}"/>`,
    `<circle cx="27.5" cy="46" r="3.5" fill="${skin}"/><circle cx="64.5" cy="46" r="3.5" fill="${skin}"/>`,
    `<path d="M28.5 39c0-10 6.5-15 17.5-15s17.5 5 17.5 15v9c0 11-8 19.5-17.5 19.500S28.5 59 28.5 48z" fill="${skin}"/>`,
    beard
      ? `<path d="M28.5 45c2 6 5 8 8.5 7.5 6-1.8 12-1.8 18 0 3.5.5 6.5-1.5 8.5-7.500v4c0 12-7.5 20-17.5 20s-17.5-8-17.5-20z" fill="${beard}"/>`
      : "",
    before,
    `<path d="M35 40.800c1.6-1.3 4-1.3 5.6-.2M51.4 40.600c1.6-1.1 4-1.1 5.6.2" stroke="${brow}" stroke-width="1.4" fill="none" stroke-linecap="round"/>`,
    `<circle cx="38" cy="45.5" r="1.6" fill="#241A16"/><circle cx="54" cy="45.5" r="1.6" fill="#241A16"/>`,
    `<path d="M41 57c2.8 2.5 7.2 2.5 10 0" stroke="${lips}" stroke-width="1.7" fill="none" stroke-linecap="round"/>`,
    glasses
      ? `<g fill="none" stroke="${glasses}" stroke-width="1.5"><circle cx="38" cy="45.5" r="6"/><circle cx="54" cy="45.5" r="6"/><path d="M44 45c1.3-.8 2.7-.8 4 0M32 44.500l-3.5-1M60 44.500l3.5-1"/></g>`
      : "",
    more,
    `<path d="M2 92c3-12 14-16 34-20l10 9 10-9c20 4 31 8 34 20z" fill="${cloth}"/>`,
    neckline,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 92" width="184" height="184">${parts.join("")}</svg>`;
}

/** A round neck with its hem. */
function round(fill: string): string {
  return `<path d="M35 72.200c2 8 6 11.8 11 11.800s9-3.8 11-11.800l3 .7c-2 9.8-7 14.6-14 14.600s-12-4.8-14-14.600z" fill="${fill}"/>`;
}

/** An open jacket over a shirt. */
function lapels(shirt: string, jacket: string): string {
  return `<path d="M36 72 46 92l10-20-10 9z" fill="${shirt}"/><path d="M36 72l-8 2 5 8-2 2 9 8h6zM56 72l8 2-5 8 2 2-9 8h-6z" fill="${jacket}"/>`;
}

/** The collar of a hooded sweater, with its cords. */
function hood(fill: string): string {
  return `<path d="M28 75c3-4 6-5 8-3 2 7 5 10 10 10s8-3 10-10c2-2 5-1 8 3-2 9-8 13.5-18 13.500S30 84 28 75z" fill="${fill}"/><path d="M41 85v7M51 85v7" stroke="#F3F7F5" stroke-width="1.3" stroke-linecap="round"/>`;
}

function curls(fill: string, circles: readonly (readonly [x: number, y: number, r: number])[]): string {
  return circles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join("");
}

/** The SVG in a data address. */
function svgOf(address: string): string {
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
}
