import { isOpen, matches } from "../../model/fact.js";
import { ARCHITECTURE_LABEL, OS_LABEL } from "../../model/pool.js";
import { stringMap } from "../../model/string-map.js";
import { type Cursor, describeUnresolved, factAt, placeOf, UNKNOWN_TEXT } from "./cursor.js";
import type { LabelField } from "./label-field.js";

/** Of a plan. */
const NOT_SHOWN = describeUnresolved(UNKNOWN_TEXT);
const WORDS: readonly (readonly [pattern: RegExp, label: string, value: string])[] = [
  [/arm_?64|aarch64|siderolabs\/sbc-/i, ARCHITECTURE_LABEL, "arm64"],
  [/amd64|x86_64/i, ARCHITECTURE_LABEL, "amd64"],
  [/windows/i, OS_LABEL, "windows"],
];

/** Returns labels implied by `arm64` or `AL2023_ARM_64_STANDARD`. Linux by default; undetermined for a template. */
export function machineLabels(cursors: readonly Cursor[]): LabelField {
  const open = cursors.map((cursor) => factAt(cursor, [])).find((fact) => isOpen(fact) && fact.why !== NOT_SHOWN);
  const found = WORDS.flatMap(([pattern, label, value]) => {
    const cursor = cursors.find((one) => matches(factAt(one, []), pattern) === true);
    return cursor === undefined ? [] : [{ label, value, place: placeOf(cursor) }];
  });
  return {
    labels: stringMap(found.map(({ label, value }) => [label, value])),
    origins: stringMap(found.map(({ label, place }) => [label, { place }])),
    openLabels: isOpen(open) ? [OS_LABEL] : [],
    incomplete: isOpen(open)
      ? [{ ...open, field: "labels", label: OS_LABEL, why: `value of "${OS_LABEL}": ${open.why}` }]
      : [],
  };
}
