import { type ByWord, byWord } from "../src/model/by-word.js";

/** Labels, resources or annotations for a test, from a plain object. */
export function words(record: Readonly<Record<string, string>>): ByWord<string> {
  return byWord(Object.entries(record));
}
