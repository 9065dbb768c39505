import type { ReactNode } from "react";
import { createBlankDocument } from "#core/resume/blank.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { SaveOutcome, SavePart } from "#web/features/editor/saving/saver.ts";
import { Announcer } from "#web/features/editor/state/announcer.tsx";
import { EditorProvider } from "#web/features/editor/state/editor-context.tsx";
import { createEditorStore } from "#web/features/editor/state/editor-store.ts";

/** Returns a new resume: the starting sections with their samples, ids counted from `id1`. */
export function newResume(): ResumeDocument {
  let ids = 0;
  return createBlankDocument({
    name: "Mine",
    lang: "en",
    templateName: "TemplateModern",
    templateId: "t",
    theme: "emerald",
    newId: () => `id${++ids}`,
  });
}

type Options = {
  document?: ResumeDocument;
  /** The resume's id on a server, for parts that ask it. */
  resumeId?: string;
  /** When that version was stored, for parts that ask a server about it. */
  updatedAt?: string;
  /** How the server answers a save; by default it accepts every one. */
  save?: (part: SavePart) => Promise<SaveOutcome>;
};

/**
 * Returns the store of an opened resume, which saves only on request, and a wrapper that provides it to parts of the
 * editor.
 */
export function createTestEditor({ document = newResume(), resumeId = "r", updatedAt = "v1", save }: Options = {}) {
  let version = 1;
  const store = createEditorStore({
    resumeId,
    stored: { document, updatedAt },
    now: () => Date.now(),
    after: () => () => {},
    transport: {
      save: save ?? (async () => ({ kind: "saved", updatedAt: `v${++version}` })),
      load: () => Promise.reject(new Error("Nothing else is stored")),
    },
    device: () => ({ keep: () => {}, settle: async () => true, keepNow: () => true }),
    onRefused: () => {},
  });
  const around = (parts: ReactNode) => (
    <EditorProvider store={store}>
      {parts}
      <Announcer />
    </EditorProvider>
  );
  return { store, actions: store.getState().actions, around };
}
