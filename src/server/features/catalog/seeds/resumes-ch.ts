import { ai } from "./ch/ai.ts";
import { backend } from "./ch/backend.ts";
import { data } from "./ch/data.ts";
import { design } from "./ch/design.ts";
import { frontend } from "./ch/frontend.ts";
import { graduate } from "./ch/graduate.ts";
import { growth } from "./ch/growth.ts";
import { infrastructure } from "./ch/infrastructure.ts";
import { mobile } from "./ch/mobile.ts";
import { product } from "./ch/product.ts";
import { quality } from "./ch/quality.ts";
import type { Sample } from "./sample.ts";

/** The Chinese edition's samples. All people and employers are fictional. */
export const chineseSamples: readonly Sample[] = [
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
