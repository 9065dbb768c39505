import { academic } from "./academic/academic.tsx";
import { banner } from "./banner/banner.tsx";
import { bento } from "./bento/bento.tsx";
import { blueprint } from "./blueprint/blueprint.tsx";
import { classic } from "./classic/classic.tsx";
import { compact } from "./compact/compact.tsx";
import type { Design } from "./design.ts";
import { editorial } from "./editorial/editorial.tsx";
import { executive } from "./executive/executive.tsx";
import { modern } from "./modern/modern.tsx";
import { sidebar } from "./sidebar/sidebar.tsx";
import { split } from "./split/split.tsx";
import { swiss } from "./swiss/swiss.tsx";
import { terminal } from "./terminal/terminal.tsx";
import { timeline } from "./timeline/timeline.tsx";

/** All designs, in the order of the gallery. The first is the default. */
export const designs: readonly [Design, ...Design[]] = [
  modern,
  sidebar,
  split,
  classic,
  compact,
  timeline,
  academic,
  swiss,
  terminal,
  executive,
  banner,
  bento,
  editorial,
  blueprint,
];

const byComponentName = new Map<string, Design>(designs.map((design) => [design.componentName, design]));

/** Returns the design with this `config.templateName`, or undefined. */
export function findDesign(componentName: string): Design | undefined {
  return byComponentName.get(componentName);
}

/** Returns the design with this name, or the default design for an unknown name: a document always has a design. */
export function designOf(componentName: string): Design {
  return byComponentName.get(componentName) ?? designs[0];
}
