/** Forms ask for the parts of an address one by one: "Dirección: Calle 9 # 4-20", "Barrio: El Prado", "Ciudad: Cali". */

const ofTown =
  /^(?:ciudad|ciudad (?:de residencia|actual|y estado|y pa[ií]s)|municipio|comuna|barri[oó]|colonia|distrito|localidad|poblaci[oó]n|city|town|ville)$/iu;

/** Returns true for the label of the town, or of a part of it, beside which another label has the street. */
export const isTownLabel = (label: string) => ofTown.test(label.replace(/[:：\s]+$/u, "").trim());

/** How certain a place is that a label of the town alone has given: a street with its label may still stand before it. */
export const certaintyOfTown = 0.89;

/**
 * Returns an address with one more part of it, or null where the two are not parts of one: of street and town each has a
 * label of its own.
 */
export function withPartOfAddress(address: string, certainty: number, label: string, part: string): string | null {
  if (address === "" || certainty < 0.88 || address.length + part.length > 110) return null;
  const [one, other] = [address.toLowerCase(), part.toLowerCase()];
  if (isTownLabel(label)) return one.includes(other) ? address : `${address}, ${part}`;
  if (certainty !== certaintyOfTown) return null;
  return other.includes(one) ? part : `${part}, ${address}`;
}
