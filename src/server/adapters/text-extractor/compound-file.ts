import { ExtractionError } from "./port.ts";

export type CompoundFile = { stream(name: string): Uint8Array | null };

const endOfChain = 0xffff_fffe;
const smallLimit = 4096;

/**
 * Opens the container of older Office files: sectors in chains, and a directory of streams ([MS-CFB]). Every chain is
 * followed for at most as many steps as the file has sectors, so that a chain in a circle ends. Throws ExtractionError.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  if (bytes.length < 512) throw new ExtractionError("damaged");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new ExtractionError("damaged");
  const size = 1 << shift;
  const count = Math.floor(bytes.length / size);
  const sector = (index: number) => {
    const from = (index + 1) * size;
    if (index < 0 || from >= bytes.length) throw new ExtractionError("damaged");
    return bytes.subarray(from, Math.min(bytes.length, from + size));
  };
  const fat = readFat(view, sector, count);
  const chain = (first: number) => {
    const parts: Uint8Array[] = [];
    for (let at = first; at < 0xffff_fff0 && at !== endOfChain; at = fat[at] ?? endOfChain) {
      parts.push(sector(at));
      if (parts.length > count) throw new ExtractionError("damaged");
    }
    return join(parts);
  };
  const directory = chain(view.getUint32(48, true));
  const entries = entriesOf(directory);
  const root = entries.find(({ type }) => type === 5);
  const small = root ? chain(root.first) : new Uint8Array();
  const smallFat = words(chain(view.getUint32(60, true)));
  const smallChain = (first: number) => {
    const parts: Uint8Array[] = [];
    for (let at = first; at < 0xffff_fff0; at = smallFat[at] ?? endOfChain) {
      parts.push(small.subarray(at * 64, at * 64 + 64));
      if (parts.length > small.length / 64 + 1) throw new ExtractionError("damaged");
    }
    return join(parts);
  };
  return {
    stream(name) {
      const entry = entries.find((one) => one.type === 2 && one.name === name);
      if (!entry) return null;
      const whole = entry.size < smallLimit ? smallChain(entry.first) : chain(entry.first);
      return whole.subarray(0, entry.size);
    },
  };
}

function readFat(view: DataView, sector: (index: number) => Uint8Array, count: number): Uint32Array {
  const places: number[] = [];
  for (let index = 0; index < 109; index += 1) places.push(view.getUint32(76 + index * 4, true));
  let next = view.getUint32(68, true);
  for (let step = 0; next < 0xffff_fff0 && step < count; step += 1) {
    const more = words(sector(next));
    places.push(...more.subarray(0, -1));
    next = more.at(-1) ?? endOfChain;
  }
  return words(join(places.filter((place) => place < 0xffff_fff0).map((place) => sector(place))));
}

type Entry = { name: string; type: number; first: number; size: number };

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
    const name = new TextDecoder("utf-16le").decode(directory.subarray(at, at + length));
    entries.push({
      name,
      type: directory[at + 66] ?? 0,
      first: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}
