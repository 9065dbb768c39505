import { describe, expect, it } from "vitest";
import { scoresOf } from "../terms/classify.ts";

const best = (text: string) => {
  const [first] = Object.entries(scoresOf(text)).sort(([, one], [, other]) => other - one);
  return first && first[1] > 0 ? first[0] : "nothing";
};

describe("French words", () => {
  it.each([
    ["Opératrice de saisie", "role"],
    ["Femme de chambre", "role"],
    ["Juriste d’entreprise", "role"],
    ["Stage de fin d’études", "role"],
    ["BUT Informatique", "degree"],
    ["Filière MP", "degree"],
    ["Génie électrique et informatique industrielle", "degree"],
    ["AgroParisTech", "school"],
    ["Maison familiale rurale", "school"],
    ["Haute École spécialisée", "school"],
    ["Clinique vétérinaire", "organisation"],
    ["Croix-Rouge française", "organisation"],
    ["Pointe-à-Pitre", "place"],
    ["Londres, Royaume-Uni", "place"],
  ])("tell what %s is", (text, kind) => expect(best(text)).toBe(kind));
});
