import { type StringMap, stringMap } from "../src/model/string-map.js";

/** Labels, resources or annotations for a test, from a plain object. */
export function words(record: Readonly<Record<string, string>>): StringMap<string> {
  return stringMap(Object.entries(record));
}
