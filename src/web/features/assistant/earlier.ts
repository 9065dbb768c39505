import { limits } from "#core/limits.ts";
import { newUuid } from "#web/shell/new-uuid.ts";
import { type Answers, answersFrom } from "./answers.ts";

/** Answers of an earlier draft, kept in this browser alone (specification section 3, saved AI history entry). */
export type Earlier = { id: string; timestamp: number; answers: EarlierAnswers };

/** The engine is chosen anew for each draft: another one may send the answers elsewhere. */
export type EarlierAnswers = Omit<Answers, "engine">;

const storageKey = "inkleaf-creator-earlier";

/** Returns the answers of earlier drafts, the newest first. */
export function listEarlier(): Earlier[] {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((each: { id?: unknown; timestamp?: unknown; keyword?: unknown } | null) => {
      const restored = answersFrom(each && { ...each, title: each.keyword });
      const isWhole = typeof each?.id === "string" && typeof each.timestamp === "number";
      if (!restored || !isWhole) return [];
      const { engine: _, ...answers } = restored;
      return [{ id: each.id as string, timestamp: each.timestamp as number, answers }];
    })
    .slice(0, limits.assistant.earlier);
}

/** Puts these answers first among the earlier ones; the same job title takes the place of its older answers. */
export function keepEarlier({ engine: _, ...answers }: Answers, now: number): void {
  const others = listEarlier().filter((each) => each.answers.title !== answers.title);
  const all = [{ id: newUuid(), timestamp: now, answers }, ...others].slice(0, limits.assistant.earlier);
  store(all);
}

/** Removes the earlier answers of this id. */
export function dropEarlier(id: string): void {
  store(listEarlier().filter((each) => each.id !== id));
}

function store(all: readonly Earlier[]): void {
  const entries = all.map(({ id, timestamp, answers: { title: keyword, ...rest } }) => ({
    id,
    timestamp,
    keyword,
    ...rest,
  }));
  try {
    localStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Without storage there are no earlier answers.
  }
}
