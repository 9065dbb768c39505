import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./root.ts";

/** The version in package.json (specification section 1: 1.0.3). */
export const version: string = JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8")).version;
