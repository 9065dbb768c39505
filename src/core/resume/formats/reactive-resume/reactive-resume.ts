import { isRecord, type Loose, own, recordOf } from "../../healing/loose.ts";
import { parseJson, type TextFormat } from "../format.ts";
import { readShape, type Shape } from "./read.ts";

/**
 * The JSON of Reactive Resume, versions 3 to 5. No text is lost: fields without a place of their own become lines of the
 * entry. The design is not taken over, because theirs are not ours; figures that only draw stars or bars are left out.
 */
export const reactiveResume: TextFormat = {
  name: "reactive-resume",
  title: "Reactive Resume",
  extensions: [".json"],
  mime: "application/json",
  read(text, target) {
    const value = parseJson(text);
    if (!isRecord(value)) return null;
    // An export of the program's API holds the resume beside its id and its name.
    const from =
      isRecord(own(value, "data")) && isRecord(own(recordOf(own(value, "data")), "basics"))
        ? recordOf(own(value, "data"))
        : value;
    const shape = shapeOf(from);
    return shape === null ? null : readShape(from, shape, target);
  },
};

function shapeOf(from: Loose): Shape | null {
  const [basics, sections, metadata] = [own(from, "basics"), own(from, "sections"), own(from, "metadata")];
  if (!isRecord(basics) || !isRecord(sections) || (metadata !== undefined && !isRecord(metadata))) return null;
  if (isRecord(own(from, "summary")) || Array.isArray(own(from, "customSections"))) return 5;
  const isThird =
    isRecord(own(sections, "work")) || isRecord(own(basics, "photo")) || Array.isArray(own(basics, "profiles"));
  return isThird && !isRecord(own(sections, "experience")) ? 3 : 4;
}
