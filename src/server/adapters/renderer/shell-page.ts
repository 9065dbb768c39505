import type { Browser } from "./browser.ts";
import { CdpError, type CdpResult } from "./cdp.ts";
import { type ShellFunctions, shellScript } from "./shell-script.ts";

/** A page of the browser to which only we serve content and which holds our functions. */
export type ShellPage = {
  send: Send;
  /** Calls one of the page's functions. Rejects with CdpError when it throws. */
  call: Call;
  /** Resolves when the page has crashed. */
  crashed: Promise<void>;
  close(): Promise<void>;
};

type Send = (method: string, params?: object) => Promise<CdpResult>;
type Call = <Name extends keyof ShellFunctions>(
  name: Name,
  ...args: Parameters<ShellFunctions[Name]>
) => Promise<ReturnType<ShellFunctions[Name]>>;
/** Returns the file at a URL under /fonts/, or null. */
type ReadFont = (url: string) => Promise<Uint8Array | null>;

// `.invalid` never resolves (RFC 2606), so a request that is not answered here is answered nowhere.
const origin = "http://sheet.invalid";
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";
// The browser would paint the sheet for a window that nobody sees, and lay it out for the screen once more in the middle
// of each print.
const hidden = "@media screen { body.only-printed { display: none } }";
const html = `<!doctype html><html><head><meta charset="utf-8"><title></title><style id="sheet-css"></style><style>${hidden}</style></head><body></body></html>`;

export async function openShellPage(browser: Browser, readFont: ReadFont): Promise<ShellPage> {
  const { cdp } = browser;
  const { targetId } = await cdp.send("Target.createTarget", { url: "about:blank", newWindow: true });
  const attached = await cdp.send("Target.attachToTarget", { targetId, flatten: true });
  const sessionId = String(attached.sessionId);
  const send: Send = (method, params) => cdp.send(method, params, sessionId);

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
      void answer(send, readFont, event).catch(() => {});
    }),
  );
  const close = async () => {
    for (const stop of stops.splice(0)) stop();
    await cdp.send("Target.closeTarget", { targetId });
  };

  try {
    await Promise.all([
      send("Page.enable"),
      send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
      send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "light" }] }),
      // This page is not displayed, and in a window of one line nothing is drawn. A picture sets its own size.
      send("Emulation.setDeviceMetricsOverride", { width: 816, height: 1, deviceScaleFactor: 1, mobile: false }),
    ]);
    const loaded = new Promise<void>((resolve) => {
      stops.push(cdp.on(sessionId, "Page.loadEventFired", () => resolve()));
    });
    const navigation = await send("Page.navigate", { url: `${origin}/` });
    if (navigation.errorText) throw new CdpError(`The shell page did not load: ${navigation.errorText}`);
    await Promise.race([loaded, crashed]);
    return { send, call: await putFunctions(send), crashed, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** Answers a request of the page: its own document, a font, or a failure. */
async function answer(send: Send, readFont: ReadFont, event: CdpResult): Promise<void> {
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
    await respond("text/html; charset=utf-8", html, [{ name: "Content-Security-Policy", value: policy }]);
    return;
  }
  const font = url.startsWith(`${origin}/fonts/`) ? await readFont(url.slice(origin.length)) : null;
  if (font) await respond("font/woff2", font);
  // With "Aborted" a page that is told to navigate elsewhere stays where it is.
  else await send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
}

/**
 * Puts the functions into an object that only the protocol can reach, so nothing in the page can call or change them.
 */
async function putFunctions(send: Send): Promise<Call> {
  const made = await send("Runtime.evaluate", { expression: shellScript, returnByValue: false });
  const objectId = (made.result as { objectId?: string } | undefined)?.objectId;
  if (!objectId) throw new CdpError("The shell page has no functions.");
  return async <Name extends keyof ShellFunctions>(name: Name, ...args: Parameters<ShellFunctions[Name]>) => {
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
}
