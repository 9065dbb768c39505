import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import type { Locator, Page } from "playwright-core";

/** A camera in front of a page: what a session does is filmed at the speed of a person, with a pointer that is seen. */
export type Film = {
  page: Page;
  /** Opens a page and waits until it reacts. */
  open(path: string): Promise<void>;
  /** Moves the pointer to the middle of an element, as a hand would, and clicks. */
  press(target: Locator): Promise<void>;
  /** Clicks into a field and types. */
  type(target: Locator, text: string): Promise<void>;
  /** Stands still, for something that is to be read. */
  rest(ms: number): Promise<void>;
  /** What is happening, in a sentence for those who read along. */
  say(text: string): void;
  /** Takes the still picture that is shown until the video runs. */
  still(): void;
};

type Frame = { at: number; jpeg: Buffer };
export type Reel = {
  frames: readonly Frame[];
  seconds: number;
  /** The second of the still picture. */
  still: number;
  captions: readonly { at: number; text: string }[];
};

/** Frames a second of the video. The browser sends a frame where something changed. */
const rate = 25;

/** Films what the session does with the page; the film begins with the first page that it opens. */
export async function record(page: Page, session: (film: Film) => Promise<void>): Promise<Reel> {
  const frames: Frame[] = [];
  const captions: { at: number; text: string }[] = [];
  const camera = await page.context().newCDPSession(page);
  let begun = 0;
  let still = 0;
  const now = () => (begun === 0 ? 0 : Date.now() / 1000 - begun);
  camera.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? Date.now() / 1000, jpeg: Buffer.from(data, "base64") });
    camera.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await page.addInitScript(drawPointer);
  const hand = handOf(page);
  await session({
    page,
    async open(path) {
      await page.goto(path);
      await page.waitForFunction(() => !document.querySelector('meta[name="code"]') || "isTaken" in window);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      if (begun > 0) return;
      await camera.send("Page.startScreencast", { format: "jpeg", quality: 95 });
      // The first frame comes with the first change.
      await hand.to(900, 520);
      begun = Date.now() / 1000;
    },
    press: (target) => hand.press(target),
    async type(target, text) {
      await hand.press(target);
      await page.keyboard.type(text, { delay: 38 });
    },
    rest: (ms) => page.waitForTimeout(ms),
    say: (text) => captions.push({ at: now(), text }),
    still: () => {
      still = now();
    },
  });
  const seconds = now();
  await camera.send("Page.stopScreencast");
  return { frames: frames.map(({ at, jpeg }) => ({ at: at - begun, jpeg })), seconds, still, captions };
}

function handOf(page: Page) {
  let [x, y] = [900, 520];
  const hand = {
    async to(nextX: number, nextY: number) {
      const steps = Math.max(6, Math.round(Math.hypot(nextX - x, nextY - y) / 26));
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= steps; step += 1) {
        const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
        await page.mouse.move(fromX + (nextX - fromX) * share, fromY + (nextY - fromY) * share);
        await page.waitForTimeout(14);
      }
      [x, y] = [nextX, nextY];
    },
    async press(target: Locator) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`Not in the picture: ${target}`);
      await hand.to(box.x + Math.min(box.width / 2, 130), box.y + box.height / 2);
      await page.waitForTimeout(160);
      await page.mouse.down();
      await page.waitForTimeout(70);
      await page.mouse.up();
    },
  };
  return hand;
}

/** Runs in the page: a browser without a screen draws no pointer. */
function drawPointer(): void {
  const pointer = document.createElement("div");
  pointer.setAttribute("aria-hidden", "true");
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22"><path d="M3 2v15.5l4.2-3.9 2.9 6.2 2.7-1.2-2.9-6.1h5.7z" fill="#0f1613" stroke="#fff" stroke-width="1.4"/></svg>`;
  Object.assign(pointer.style, {
    ...{ position: "fixed", left: "0", top: "0", width: "22px", height: "22px", zIndex: "2147483647" },
    ...{ pointerEvents: "none", transform: "translate(-40px, -40px)" },
    backgroundImage: `url('data:image/svg+xml,${encodeURIComponent(shape)}')`,
  });
  const attach = () => document.documentElement.append(pointer);
  if (document.documentElement) attach();
  else document.addEventListener("readystatechange", attach, { once: true });
  document.addEventListener(
    "mousemove",
    (event) => {
      if (!pointer.isConnected) attach();
      pointer.style.transform = `translate(${event.clientX - 3}px, ${event.clientY - 2}px)`;
    },
    { capture: true, passive: true },
  );
}

/** Writes `base.webm` and `base.webp`, in the best quality in which the video is not larger than `mostBytes`. */
export async function encode(reel: Reel, base: string, mostBytes: number): Promise<void> {
  const { frames, seconds, still } = reel;
  const shown = (at: number) => frames.findLast((frame) => frame.at <= at) ?? frames[0];
  const all = Array.from({ length: Math.ceil(seconds * rate) }, (_, index) => shown(index / rate));
  const pictures = all.flatMap((frame) => (frame ? [frame.jpeg] : []));
  const colours = "scale=in_range=full:out_range=limited:flags=lanczos,format=yuv420p";
  for (const quality of [30, 34, 38, 42, 46, 50]) {
    const vp9 = ["-c:v", "libvpx-vp9", "-crf", String(quality), "-b:v", "0", "-cpu-used", "2", "-row-mt", "1"];
    await ffmpeg(
      ["-f", "image2pipe", "-framerate", String(rate), "-c:v", "mjpeg", "-i", "-", "-vf", colours, ...vp9],
      pictures,
      `${base}.webm`,
    );
    if (statSync(`${base}.webm`).size <= mostBytes) break;
  }
  if (statSync(`${base}.webm`).size > mostBytes) throw new Error(`${base}.webm does not fit into ${mostBytes} bytes`);
  const picture = shown(still)?.jpeg;
  if (picture) await ffmpeg(["-f", "mjpeg", "-i", "-", "-quality", "72"], [picture], `${base}.webp`);
}

async function ffmpeg(args: readonly string[], pictures: readonly Buffer[], file: string): Promise<void> {
  const child = spawn("ffmpeg", ["-v", "error", "-y", ...args, file], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = once(child, "close") as Promise<[number | null]>;
  // Where it ends early, its own words and its code say why.
  child.stdin.on("error", () => {});
  for (const picture of pictures)
    if (!child.stdin.write(picture)) await Promise.race([once(child.stdin, "drain"), ended]);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
