/** What a page of the editor tells the service worker. */
export type Told =
  /** Asks whether the page was loaded from the service worker's build; if so, a waiting one takes over at once. */
  | { kind: "isSameBuild"; entry: string }
  /** The user accepts the new version. */
  | { kind: "takeOver" }
  /** Reports the files that this resume uses beside the editor's own, and the edition that is read. */
  | { kind: "keepUsed"; files: readonly string[]; edition: string };

/** The cache of fonts in use. It shows in which scripts somebody writes, so it is removed at sign-out. */
export const usedCache = "inkleaf-used";
