/** What other features may use of the assistant. */
export { EngineNote } from "./engine-note.tsx";
export { TokensDialog } from "./tokens-dialog.tsx";
