import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mutatedPod } from "./pods.js";
import { faultOf, REFUSED, readPod, VERDICT_LENGTH } from "./read-pod.js";

const VERDICTS = readFileSync("test/manifest/reading/verdicts.txt", "utf8").replaceAll("\n", "").match(/.{5}/g) ?? [];

it("reads in mutated Pods what Kubernetes' decoder reads, or refuses them and says so", () => {
  const faults = VERDICTS.flatMap((verdict, seed) => {
    const fault = faultOf(mutatedPod(seed), verdict);
    return fault === undefined ? [] : [`seed ${seed} ${fault}`];
  });
  expect(faults).toEqual([]);
  // Refusing everything would be right, too.
  const read = VERDICTS.filter((_, seed) => readPod(mutatedPod(seed)) !== REFUSED).length;
  const readable = VERDICTS.filter((verdict) => verdict !== ".".repeat(VERDICT_LENGTH)).length;
  expect(readable).toBeGreaterThan(VERDICTS.length / 4);
  expect(read / readable).toBeGreaterThan(0.6);
});
