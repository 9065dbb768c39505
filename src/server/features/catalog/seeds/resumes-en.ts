import { ai } from "./en/ai.ts";
import { backend } from "./en/backend.ts";
import { data } from "./en/data.ts";
import { design } from "./en/design.ts";
import { frontend } from "./en/frontend.ts";
import { graduate } from "./en/graduate.ts";
import { growth } from "./en/growth.ts";
import { infrastructure } from "./en/infrastructure.ts";
import { mobile } from "./en/mobile.ts";
import { product } from "./en/product.ts";
import { quality } from "./en/quality.ts";
import type { Sample } from "./sample.ts";

/** The English edition's samples. All people and employers are fictional. */
export const englishSamples: readonly Sample[] = [
  ...backend,
  ...frontend,
  ...mobile,
  ...data,
  ...product,
  ...design,
  ...infrastructure,
  ...quality,
  ...growth,
  ...graduate,
  ...ai,
];
