import type { Page } from "playwright-core";
import { makeTrouble } from "./faults/ambience.ts";
import { createChance } from "./faults/chance.ts";
import { focus, type Lane, openLane, type Typing, typeInto } from "./faults/lane.ts";
import type { Journey } from "./journey.ts";

/**
 * Rounds of faults against the editor in a real browser on a real server: text is typed, something breaks at a random
 * moment, and afterwards the server is asked what it has stored. Every round can be repeated by its seed, except for
 * the speed of the machine. A round throws when a character older than one second was lost, or when one was overwritten
 * without a question.
 */
export const faultKinds = [
  "tab killed",
  "network dropped",
  "server failing",
  "two tabs",
  "same field",
  "session over",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type FaultReport = {
  kind: FaultKind;
  seed: number;
  /** The number of characters typed. */
  typed: number;
  /** The age of the oldest character that was missing afterwards, in ms before the fault; 0 when none is missing. */
  lost: number;
  /** The time from the end of the fault until everything was on the server, in ms. */
  recovery: number;
};

export type FaultRounds = { round(kind: FaultKind, seed: number): Promise<FaultReport> };

/** The product's promise: nothing older than this many ms is ever lost. */
const promise = 1000;

/** @param options.longest how long a network may be gone, in ms */
export async function startFaultRounds(
  journey: Journey,
  options: { email: string; longest: number },
): Promise<FaultRounds> {
  const lane = await openLane(journey, options.email);
  const kinds: Record<FaultKind, (trial: Trial) => Promise<Omit<FaultReport, "kind" | "seed">>> = {
    "tab killed": killTab,
    "network dropped": dropNetwork,
    "server failing": failServer,
    "two tabs": useTwoTabs,
    "same field": writeTheSame,
    "session over": endSession,
  };
  return {
    async round(kind, seed) {
      const trial: Trial = { lane, chance: createChance(seed), longest: options.longest };
      try {
        await lane.begin();
        return { kind, seed, ...(await kinds[kind](trial)) };
      } catch (error) {
        throw new Error(`${kind}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      } finally {
        await lane.closePages();
      }
    },
  };
}

type Trial = { lane: Lane; chance: ReturnType<typeof createChance>; longest: number };
type Outcome = Promise<Omit<FaultReport, "kind" | "seed">>;

/** The tab is killed during typing, with or without other trouble; the next visit finds the text. */
async function killTab({ lane, chance }: Trial): Outcome {
  const page = await lane.open();
  const field = chance.pick(["name", "description"] as const);
  await focus(page, field);
  const ambience = chance.pick(["fair", "offline", "unreachable", "errors", "answers lost", "slow"] as const);
  const end = await makeTrouble(page, ambience, chance.fork());
  const typing = await typeInto(page, field, { chance, lasting: chance.between(600, 3000) });
  const at = Date.now();
  await lane.crash(page);
  await end();
  const restarted = Date.now();
  await saved(await lane.open());
  const found = await lane.stored(field);
  return { typed: typing.text.length, lost: lossOf(typing, found, at, lane.lag(at)), recovery: Date.now() - restarted };
}

/** The network is gone for a while; typing goes on, and everything arrives. */
async function dropNetwork({ lane, chance, longest }: Trial): Outcome {
  const page = await lane.open();
  const before = await typeInto(page, "name", { chance, lasting: chance.between(100, 1200) });
  const end = await makeTrouble(page, chance.pick(["offline", "unreachable"] as const), chance.fork());
  const gone = chance.upTo(longest);
  const back = Date.now() + gone;
  const during = await typeInto(page, "name", { chance, lasting: Math.min(gone, 2000) });
  await page.waitForTimeout(Math.max(0, back - Date.now()));
  await end();
  const ended = Date.now();
  const after = await typeInto(page, "name", { chance, lasting: chance.between(0, 600) });
  await saved(page);
  return complete(lane, "name", before.text + during.text + after.text, ended);
}

/** The server answers 500, 502, 503 or 429, or stores the save and its answer is lost. */
async function failServer({ lane, chance }: Trial): Outcome {
  const page = await lane.open();
  const end = await makeTrouble(page, chance.pick(["errors", "answers lost"] as const), chance.fork());
  const during = await typeInto(page, "name", { chance, lasting: chance.between(900, 3000) });
  await page.waitForTimeout(chance.between(0, 1500));
  await end();
  const ended = Date.now();
  const after = await typeInto(page, "name", { chance, lasting: chance.between(0, 600) });
  await saved(page);
  return complete(lane, "name", during.text + after.text, ended);
}

/**
 * Two tabs of one browser, or two devices, write in different fields at once: both texts are stored without a question.
 */
async function useTwoTabs({ lane, chance }: Trial): Outcome {
  const isDevice = chance.pick([true, false]);
  const [first, second] = [await lane.open(), isDevice ? await lane.openElsewhere() : await lane.open()];
  const lasting = chance.between(1000, 3000);
  const [name, location] = await Promise.all([
    typeInto(first, "name", { chance: chance.fork(), lasting }),
    typeInto(second, "location", { chance: chance.fork(), lasting }),
  ]);
  const ended = Date.now();
  await Promise.all([saved(first), saved(second)]);
  await complete(lane, "name", name.text, ended);
  const { typed, recovery } = await complete(lane, "location", location.text, ended);
  return { typed: name.text.length + typed, lost: 0, recovery };
}

/** Two devices write in the same field: the later one is asked, and until then the earlier one's text stays stored. */
async function writeTheSame({ lane, chance }: Trial): Outcome {
  const [first, second] = [await lane.open(), await lane.openElsewhere()];
  const theirs = await typeInto(second, "name", { chance, lasting: chance.between(200, 800) });
  await saved(second);
  const mine = await typeInto(first, "name", { chance, lasting: chance.between(200, 800) });
  const dialog = first.getByRole("dialog", { name: "This resume was changed elsewhere" });
  await dialog.waitFor();
  await complete(lane, "name", theirs.text, 0);
  const isMine = chance.pick([true, false]);
  await dialog.getByRole("radio", { name: isMine ? /^This tab/ : /^Saved/ }).check();
  const ended = Date.now();
  await dialog.getByRole("button", { name: "Continue with these" }).click();
  await saved(first);
  const { recovery } = await complete(lane, "name", isMine ? mine.text : theirs.text, ended);
  return { typed: mine.text.length + theirs.text.length, lost: 0, recovery };
}

/** The session ends during typing: the user is sent to sign in, and finds the text afterwards. */
async function endSession({ lane, chance }: Trial): Outcome {
  const page = await lane.open();
  const before = await typeInto(page, "name", { chance, lasting: chance.between(100, 1500) });
  await lane.signOut();
  const left = page.waitForURL(/\/signin\?prev=/).then(() => Date.now());
  const during = await typeInto(page, "name", { chance, lasting: chance.between(200, 2000) });
  const at = await left;
  await lane.signInAgain();
  const ended = Date.now();
  await page.goto(new URL(page.url()).searchParams.get("prev") ?? "/");
  await saved(page);
  const typing = { text: before.text + during.text, times: [...before.times, ...during.times] };
  const found = await lane.stored("name");
  return { typed: typing.text.length, lost: lossOf(typing, found, at, lane.lag(at)), recovery: Date.now() - ended };
}

/**
 * Waits until the editor reports that everything is on the server. A conflict where nobody caused one would time out
 * here.
 */
async function saved(page: Page): Promise<void> {
  await page.locator('[data-save="saved"]').waitFor({ timeout: 90_000 });
}

async function complete(lane: Lane, field: "name" | "location", text: string, since: number): Outcome {
  const found = await lane.stored(field);
  if (found !== text) throw new Error(`${JSON.stringify(text)} was typed, ${JSON.stringify(found)} is stored`);
  return { typed: text.length, lost: 0, recovery: Date.now() - since };
}

/**
 * Returns the age of the oldest missing character. Text is only ever appended, so what is stored must be the beginning
 * of what was typed. Time during which the page itself was blocked on a busy machine is not counted as a loss.
 */
function lossOf({ text, times }: Typing, found: string, at: number, lag: number): number {
  if (!text.startsWith(found)) {
    throw new Error(`${JSON.stringify(text)} was typed, ${JSON.stringify(found)} is stored`);
  }
  const oldest = times[found.length];
  const lost = oldest === undefined ? 0 : Math.max(0, at - oldest);
  if (lost > promise + lag) {
    throw new Error(`Characters typed ${lost} ms before the fault are gone (the page stood still for ${lag} ms)`);
  }
  return lost;
}
