import type { Proposal } from "#core/assistant/changes.ts";
import { proposedText } from "#core/assistant/take-changes.ts";
import { limits } from "#core/limits.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Item, Section } from "#core/resume/schema.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { stream } from "#web/api/stream.ts";
import { failureText } from "#web/shell/failure.ts";
import type { EditorState, EditorStore } from "../state/editor-store.ts";
import {
  type AssistantFault,
  type AssistantPlace,
  type AssistantRequest,
  type ProposedEntry,
  setAssistant,
  useAssistant,
} from "./assistant-store.ts";

let running: AbortController | null = null;

/** Stops what runs, which then costs nothing, and closes the panel. */
export function closeAssistant(): void {
  running?.abort();
  running = null;
  setAssistant({ phase: "idle" });
}

/** Asks for changes of a description or of those of a section. The panel shows what becomes of it. */
export async function ask(editor: EditorStore, request: AssistantRequest): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  setAssistant({ phase: "working", request, engine: null, place: null });
  const fail = (fault: AssistantFault) => {
    if (!own.signal.aborted) setAssistant({ phase: "failed", request, fault });
  };
  let engine: string | null = null;
  try {
    const { saveNow } = editor.getState().actions;
    // The server reads the entries of a section from what is stored, and refuses changes of another version.
    const saved = await saveNow();
    if (["failed", "refused", "expired", "missing", "conflict"].includes(saved.phase)) return fail({ kind: "unsaved" });
    own.signal.throwIfAborted();
    const entries = entriesOf(editor.getState(), request);
    if (entries.some(({ text }) => text.length > limits.assistant.descriptionLength)) return fail({ kind: "tooLong" });
    for await (const { event, data } of send(editor, request, entries, own.signal)) {
      if (own.signal.aborted) return;
      if (event === "meta") engine = (JSON.parse(data) as { engine: string }).engine;
      if (event === "meta") setAssistant({ phase: "working", request, engine, place: null });
      else if (event === "open") {
        setAssistant({ phase: "working", request, engine, ...(JSON.parse(data) as { place: number }) });
      } else if (event === "finish") show(request, entries, JSON.parse(data) as Proposal, engine ?? "");
      else if (event !== "message") fail({ kind: "failed", message: data, engine });
    }
  } catch (error) {
    if (isApiError(error, "insufficientTokens")) fail({ kind: "tokens" });
    else fail({ kind: "failed", message: failureText(error), engine });
  } finally {
    if (running === own) running = null;
    void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  }
}

type Entry = { itemId: string; path: string; text: string };

/** Returns the entries that are asked about. A hint is about one entry: the open one, else the first. */
function entriesOf({ document, openItem }: EditorState, { at, action }: AssistantRequest): Entry[] {
  const section = document.data.sections.find(({ id }) => id === at.sectionId);
  if (!section) return [];
  if (at.itemId !== undefined || action === "write") {
    const item = section.data.find(({ id }) => id === (at.itemId ?? openItem)) ?? section.data[0];
    return item ? [entryOf(section, item)] : [];
  }
  return section.data
    .filter((item) => item.isSample !== true)
    .map((item) => entryOf(section, item))
    .filter(({ text }) => text.trim() !== "");
}

/** Nothing of a sample is the person's. */
function entryOf(section: Section, item: Item): Entry {
  const text = item.isSample ? "" : richTextToPlain(item.description);
  return { itemId: item.id, path: `sections/${section.id}/${item.id}`, text };
}

function send(editor: EditorStore, request: AssistantRequest, entries: readonly Entry[], signal: AbortSignal) {
  const { resumeId, document, actions } = editor.getState();
  const { at, action, hint, engine } = request;
  const [first] = entries;
  const path = at.itemId === undefined && action !== "write" ? `sections/${at.sectionId}` : (first?.path ?? pathOf(at));
  const body = { resumeId, path, lang: document.config.lang, ...(engine === undefined ? {} : { aiProvider: engine }) };
  if (action === "write") {
    const sectionType = document.data.sections.find(({ id }) => id === at.sectionId)?.type ?? "custom";
    return stream(calls.generateText, { body: { ...body, sectionType, hint }, signal });
  }
  const text = at.itemId === undefined ? "" : (first?.text ?? "");
  return stream(calls.optimizeText, { body: { ...body, text, action, baseUpdatedAt: actions.storedAt() }, signal });
}

const pathOf = ({ sectionId, itemId }: AssistantPlace) =>
  itemId === undefined ? `sections/${sectionId}` : `sections/${sectionId}/${itemId}`;

/** Shows what was proposed, each change with its entry. What has no place in the text that was sent is left out. */
function show(request: AssistantRequest, asked: readonly Entry[], proposal: Proposal, engine: string): void {
  const entries = asked.map(
    ({ itemId, path, text }): ProposedEntry => ({ itemId, proposed: proposedText(path, text, proposal.changes) }),
  );
  const placed = new Set(
    entries.flatMap(({ proposed }) => [
      ...proposed.lines.flatMap(({ changes }) => changes.map(({ change }) => change.id)),
      ...proposed.additions.map(({ id }) => id),
    ]),
  );
  const { questions, tokens } = proposal;
  setAssistant({
    phase: "proposed",
    request,
    proposal: {
      ...{ entries, questions, tokens, engine },
      changes: proposal.changes.filter(({ id }) => placed.has(id)),
      ...{ refused: new Set(), taken: new Map(), settled: new Set() },
    },
  });
}

/** Changes the proposal that is shown, if one is. */
export function updateProposal(change: (proposal: Shown) => Partial<Shown>): void {
  const state = useAssistant.getState();
  if (state.phase !== "proposed") return;
  setAssistant({ ...state, proposal: { ...state.proposal, ...change(state.proposal) } });
}
type Shown = Extract<ReturnType<typeof useAssistant.getState>, { phase: "proposed" }>["proposal"];
