import { expect, it } from "vitest";
import { earlierFingerprints, identifyFindings } from "../../../src/lint/said/fingerprint.js";
import { deploymentIn, placeIn, said } from "./found.js";

const workload = deploymentIn("web.yaml");

it("findings that only their place tells apart are numbered in the order of the text", () => {
  const places = [
    placeIn("b.yaml", 1, 1),
    placeIn("a.yaml", 2, 1),
    placeIn("a.yaml", 1, 5),
    placeIn("a.yaml", 1, 4),
    placeIn("c.yaml", 1, 1),
  ];
  const fingerprints = identifyFindings(places.map((at) => said({ workload, at }))).map(
    ({ fingerprint }) => fingerprint,
  );
  const [first = ""] = fingerprints.filter((one) => !one.includes("-"));
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect(fingerprints).toEqual([`${first}-4`, `${first}-3`, `${first}-2`, first, `${first}-5`]);
});

it("a baseline that was written with an earlier id of the rule knows each of them by its number", () => {
  const twice = [1, 2].map((line) => said({ rule: "invalid-yaml", at: placeIn("a.yaml", line) }));
  const [[first = ""] = [], [second] = []] = identifyFindings(twice).map(earlierFingerprints);
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect(second).toBe(`${first}-2`);
  expect(earlierFingerprints(said({ rule: "unschedulable" }))).toEqual([]);
});
