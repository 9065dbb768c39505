import { type FontId, fontFamilies } from "#templates/fonts.ts";
import type { Browser } from "./browser.ts";
import { CdpError, type CdpResult } from "./cdp.ts";
import type { SheetMarkup } from "./port.ts";
import { type ShellFunctions, shellScript } from "./shell-script.ts";

/**
 * One kept page of the browser, locked: it has one document of ours, no script of its own, no network, and fonts that
 * come from disk through the protocol. A resume is put in as markup, laid out, and printed or shot.
 */
export type Shell = {
  /** Puts a sheet in, waits for the fonts and images it uses; answers how many pages it takes. */
  fill(sheet: SheetMarkup): Promise<number>;
  print(): Promise<Uint8Array>;
  /** The top of the first page as WebP. Lengths in px of the answer. */
  shoot(size: { width: number; height: number; sheetWidth: number; sheetHeight: number }): Promise<Uint8Array>;
  /** The first `most` pages as WebP, `width` px wide each. */
  shootPages(most: number, width: number): Promise<Uint8Array[]>;
  /** Collects the garbage of earlier sheets: left to itself the page grows to 450 MB before it does, with it to 160. */
  tidy(): Promise<void>;
  /** Settles when the page crashed. */
  crashed: Promise<void>;
  close(): Promise<void>;
};

/** Where the shell gets its fonts from; the server's are in `server/fonts`. */
export type ShellFonts = {
  /** A family's @font-face rules, with addresses under /fonts/. */
  fontCss(id: FontId): string;
  /** The file of such an address, or null. */
  readFont(address: string): Promise<Uint8Array | null>;
};

// `.invalid` never resolves (RFC 2606), so what is not answered here is answered nowhere.
const origin = "http://sheet.invalid";
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

export async function openShell(browser: Browser, fonts: ShellFonts): Promise<Shell> {
  const { cdp } = browser;
  const { targetId } = await cdp.send("Target.createTarget", { url: "about:blank", newWindow: true });
  const attached = await cdp.send("Target.attachToTarget", { targetId, flatten: true });
  const sessionId = String(attached.sessionId);
  const send = (method: string, params?: object) => cdp.send(method, params, sessionId);

  const stops: (() => void)[] = [];
  const crashed = new Promise<void>((resolve) => {
    const crash = () => {
      cdp.endSession(sessionId, new CdpError("The page crashed."));
      resolve();
    };
    stops.push(cdp.on(sessionId, "Inspector.targetCrashed", crash));
    stops.push(cdp.on(sessionId, "Inspector.detached", crash));
    void cdp.ended.then(crash);
  });
  stops.push(
    cdp.on(sessionId, "Fetch.requestPaused", (event) => {
      void answer(event).catch(() => {});
    }),
  );

  async function answer(event: CdpResult): Promise<void> {
    const requestId = event.requestId;
    const url = String((event.request as { url: string }).url);
    const respond = (contentType: string, body: Uint8Array | string, more: { name: string; value: string }[] = []) =>
      send("Fetch.fulfillRequest", {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: "Content-Type", value: contentType }, ...more],
        body: Buffer.from(body).toString("base64"),
      });
    if (url === `${origin}/`) {
      const html = `<!doctype html><html><head><meta charset="utf-8"><title></title><style id="sheet-css"></style></head><body></body></html>`;
      await respond("text/html; charset=utf-8", html, [{ name: "Content-Security-Policy", value: policy }]);
      return;
    }
    const font = url.startsWith(`${origin}/fonts/`) ? await fonts.readFont(url.slice(origin.length)) : null;
    if (font) await respond("font/woff2", font);
    // "Aborted" leaves a page that was told to go elsewhere where it is.
    else await send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
  }

  const close = async () => {
    for (const stop of stops.splice(0)) stop();
    await cdp.send("Target.closeTarget", { targetId });
  };

  try {
    await Promise.all([
      send("Page.enable"),
      send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
      send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "light" }] }),
      // Nobody looks at this page: in a window of one line nothing is drawn. A picture brings its own size.
      send("Emulation.setDeviceMetricsOverride", { width: 816, height: 1, deviceScaleFactor: 1, mobile: false }),
    ]);
    const loaded = new Promise<void>((resolve) => {
      stops.push(cdp.on(sessionId, "Page.loadEventFired", () => resolve()));
    });
    const navigation = await send("Page.navigate", { url: `${origin}/` });
    if (navigation.errorText) throw new CdpError(`The shell page did not load: ${navigation.errorText}`);
    await Promise.race([loaded, crashed]);
    // The functions live in an object that only the protocol knows: nothing in the page can call or change them.
    const made = await send("Runtime.evaluate", { expression: shellScript, returnByValue: false });
    const objectId = (made.result as { objectId?: string } | undefined)?.objectId;
    if (!objectId) throw new CdpError("The shell page has no functions.");

    const call = async <Name extends keyof ShellFunctions>(
      name: Name,
      ...args: Parameters<ShellFunctions[Name]>
    ): Promise<ReturnType<ShellFunctions[Name]>> => {
      const answered = await send("Runtime.callFunctionOn", {
        objectId,
        functionDeclaration: `function (...args) { return this.${name}(...args); }`,
        arguments: args.map((value) => ({ value })),
        awaitPromise: true,
        returnByValue: true,
      });
      if (answered.exceptionDetails) {
        const details = answered.exceptionDetails as { exception?: { description?: string }; text?: string };
        throw new CdpError(`${name}: ${details.exception?.description ?? details.text}`);
      }
      return (answered.result as { value: ReturnType<ShellFunctions[Name]> }).value;
    };

    const learned = new Set<FontId>();
    return {
      async fill(sheet) {
        for (const id of sheet.fonts.filter((each) => !learned.has(each))) {
          await call("learn", id, fonts.fontCss(id), !["latin", "large"].includes(fontFamilies[id].role));
          learned.add(id);
        }
        return call("fill", sheet);
      },
      async print() {
        const printed = await send("Page.printToPDF", {
          printBackground: true,
          preferCSSPageSize: true,
          marginTop: 0,
          marginBottom: 0,
          marginLeft: 0,
          marginRight: 0,
          generateTaggedPDF: true,
          generateDocumentOutline: true,
        });
        return Buffer.from(String(printed.data), "base64");
      },
      async shoot({ width, height, sheetWidth, sheetHeight }) {
        await call("crop", sheetHeight);
        const scale = width / sheetWidth;
        const shot = await send("Page.captureScreenshot", {
          format: "webp",
          quality: 85,
          captureBeyondViewport: true,
          clip: { x: 0, y: 0, width: sheetWidth, height: height / scale, scale },
        });
        return Buffer.from(String(shot.data), "base64");
      },
      async shootPages(most, width) {
        const shots: Uint8Array[] = [];
        for (const page of (await call("places")).slice(0, most)) {
          const shot = await send("Page.captureScreenshot", {
            format: "webp",
            quality: 85,
            captureBeyondViewport: true,
            clip: { ...page, scale: width / page.width },
          });
          shots.push(Buffer.from(String(shot.data), "base64"));
        }
        return shots;
      },
      tidy: async () => void (await send("HeapProfiler.collectGarbage")),
      crashed,
      close,
    };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}
