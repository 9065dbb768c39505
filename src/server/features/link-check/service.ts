import type { CheckedLink, LinkState } from "#contract/link-check.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { webLinksShown } from "#core/resume/check.ts";
import type { Outbound, OutboundAnswer } from "#server/adapters/outbound/port.ts";
import { OutboundFailed } from "#server/adapters/outbound/port.ts";
import type { Deps } from "#server/deps.ts";
import { findAsOwnerSees } from "../resumes/service.ts";

/**
 * Decides whether a link is dead. A false alarm would make somebody remove a good link, so only what is certain counts:
 * a site that wants a sign-in, a captcha or fewer requests is there, and what fails in any other way is not judged.
 */

const { most, parallel, within, keptFor, kept } = limits.linkCheck;

export type LinkChecks = {
  /**
   * Returns for each of these URLs whether it answers, in their order. What could not be found out is asked again next
   * time; other results are kept in memory for some hours, whoever asks.
   */
  check(hrefs: readonly string[]): Promise<CheckedLink[]>;
};

/** Makes the service of one process. */
export function createLinkChecks({ outbound, now }: Pick<Deps, "outbound" | "now">): LinkChecks {
  const results = new Map<string, { state: LinkState; at: number }>();

  function remember(href: string, state: LinkState): void {
    if (state === "unknown") return;
    results.delete(href);
    results.set(href, { state, at: now() });
    const [oldest] = results.keys();
    if (results.size > kept && oldest !== undefined) results.delete(oldest);
  }

  async function stateOf(href: string, signal: AbortSignal): Promise<LinkState> {
    const known = results.get(href);
    if (known && now() - known.at < keptFor) return known.state;
    if (signal.aborted) return "unknown";
    const state = await askOne(outbound, href, signal);
    remember(href, state);
    return state;
  }

  return {
    async check(hrefs) {
      const signal = AbortSignal.timeout(within);
      const states = new Map<string, LinkState>();
      const left = [...hrefs];
      const work = async () => {
        for (let href = left.shift(); href !== undefined; href = left.shift()) {
          states.set(href, await stateOf(href, signal));
        }
      };
      await Promise.all(Array.from({ length: parallel }, work));
      return hrefs.map((href) => ({ href, state: states.get(href) ?? "unknown" }));
    },
  };
}

/** Asks for the headers alone, and for the page where that says no: many sites refuse what no browser sends. */
async function askOne(outbound: Outbound, href: string, signal: AbortSignal): Promise<LinkState> {
  try {
    const head = await outbound.ask(href, { method: "HEAD", signal });
    return stateFrom(head.status < 400 ? head : await outbound.ask(href, { method: "GET", signal }));
  } catch (error) {
    if (!(error instanceof OutboundFailed)) throw error;
    return error.fault === "nameUnknown" || error.fault === "refused" ? "dead" : "unknown";
  }
}

function stateFrom({ status }: OutboundAnswer): LinkState {
  if (status === 404 || status === 410) return "dead";
  // 999 is what LinkedIn answers to whoever is not a browser. Statuses of 500 and above tell of a site in trouble.
  return status < 500 || status === 999 ? "answers" : "unknown";
}

/** Checks the links of a resume as it is stored. Throws notFound where other sites cannot be asked. */
export async function checkLinks(deps: Deps & { links: LinkChecks }, resumeId: string): Promise<CheckedLink[]> {
  if (deps.outbound.kind === "off") throw new AppError("notFound");
  const document = await findAsOwnerSees(deps, resumeId);
  const hrefs = [...new Set(webLinksShown(document).map(({ href }) => href))];
  return deps.links.check(hrefs.slice(0, most));
}
