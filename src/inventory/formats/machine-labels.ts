import { stringMap } from "../../model/string-map.js";
import { type Cursor, isTemplated, placeOf, textOf, UNKNOWN_TEXT } from "./cursor.js";
import type { LabelField } from "./label-field.js";

const ARCHITECTURE = "kubernetes.io/arch";
const OPERATING_SYSTEM = "kubernetes.io/os";
const WORDS: readonly (readonly [pattern: RegExp, label: string, value: string])[] = [
  [/arm_?64|aarch64/i, ARCHITECTURE, "arm64"],
  [/amd64|x86_64/i, ARCHITECTURE, "amd64"],
  [/windows/i, OPERATING_SYSTEM, "windows"],
];

/** Returns labels implied by `arm64` or `AL2023_ARM_64_STANDARD`. Linux by default; undetermined for a template. */
export function machineLabels(cursors: readonly Cursor[]): LabelField {
  const texts = cursors.flatMap((cursor) => textOf(cursor) ?? []);
  const found = WORDS.flatMap(([pattern, label, value]) => {
    const cursor = cursors.find((one) => pattern.test(textOf(one) ?? ""));
    return cursor === undefined ? [] : [{ label, value, place: placeOf(cursor) }];
  });
  return {
    labels: stringMap(found.map(({ label, value }) => [label, value])),
    origins: stringMap(found.map(({ label, place }) => [label, { place }])),
    openLabels: texts.some((text) => isTemplated(text) && text !== UNKNOWN_TEXT) ? [OPERATING_SYSTEM] : [],
    incomplete: [],
  };
}
