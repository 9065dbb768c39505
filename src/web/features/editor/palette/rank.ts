import { defaultFilter } from "cmdk";
import type { Command } from "./use-commands.ts";

/**
 * What a place's score is multiplied by: a command comes before a field, a link or an entry of the same name, and only
 * a much better match of a place comes before a poor match of a command.
 */
const placeWeight = 0.5;

/** Returns the text by which the palette knows a command. A place is marked, because the rank is given only this text. */
export function paletteValue({ id, name, under, isPlace }: Pick<Command, "id" | "name" | "under" | "isPlace">): string {
  return `${isPlace ? placeMark : ""}${name} ${under ?? ""} ${id}`;
}

/** No key of a keyboard types it, and no name can hold it. */
const placeMark = "\u0001";

/** Returns how well a command matches what was typed, from 0 to 1. */
export function rank(value: string, typed: string, words?: string[]): number {
  const isPlace = value.startsWith(placeMark);
  const score = defaultFilter(isPlace ? value.slice(placeMark.length) : value, typed, words);
  return isPlace ? score * placeWeight : score;
}
