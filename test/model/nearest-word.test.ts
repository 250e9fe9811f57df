import { expect, it } from "vitest";
import { nearestWord } from "../../src/model/words.js";

it.each([
  ["NO_SCHEDULE", "NoSchedule"],
  ["noexecute", "NoExecute"],
  ["PreferNoSchedul", "PreferNoSchedule"],
  ["NoSchedul", "NoSchedule"],
  ["dorp", "drop"],
  ["warn", "warning"],
  ["wa", undefined],
  ["true", undefined],
  ["", undefined],
])("%j means %s", (word, nearest) => {
  expect(nearestWord(word, ["NoSchedule", "PreferNoSchedule", "NoExecute", "drop", "warning"])).toBe(nearest);
});
