import { z } from "zod";
import { resumeDocumentSchema } from "#core/resume/schema.ts";

/**
 * Returns the JSON Schema of a resume in our own format, with which an editor completes and checks such a file. The
 * project keeps it as `docs/resume.schema.json`.
 */
export function resumeJsonSchema(publicUrl?: string): Record<string, unknown> {
  // A file names its schema in a field of this name, which is no part of the resume and is left out when it is read.
  const file = resumeDocumentSchema.extend({ $schema: z.string().optional() });
  const { $schema, ...schema } = z.toJSONSchema(file, { io: "input", unrepresentable: "any" });
  return {
    $schema,
    ...(publicUrl !== undefined && { $id: new URL("/schema/resume.json", publicUrl).href }),
    title: "Resume",
    ...schema,
  };
}
