import { expect, it } from "vitest";
import { stringMap } from "../../src/model/string-map.js";
import { compileNodeSelection } from "../../src/scheduling/labels/node-selection.js";
import { distinctNodes, judgePlacement } from "../../src/scheduling/labels/placement.js";
import { fc } from "../property.js";

const NODES = Array.from({ length: 300 }, (_, n) => ({
  name: `n${n}`,
  labels: stringMap([["hostname", `n${n}`] as const, ["zone", `z${n % 3}`] as const]),
  unschedulable: n % 100 === 99,
  allocatable: stringMap<string>([]),
}));

function requestOf(selector: Readonly<Record<string, string>>, nodeName = "", toleratesCordon = false) {
  const selection = compileNodeSelection(stringMap(Object.entries(selector)), undefined);
  return { selection, nodeNames: undefined, nodeName, toleratesCordon, tolerations: [] };
}

it.each([
  [{}, "", 2],
  [{ zone: "z1" }, "", 6],
  [{ zone: "z1" }, "n7", 7],
  [{ hostname: "n7" }, "", 300],
])("%j with the node name %j: %i nodes are looked at", (selector, nodeName, looked) => {
  expect(distinctNodes(requestOf(selector, nodeName), NODES)).toHaveLength(looked);
});

it.each([
  [["zone"], 6],
  [["hostname"], 300],
  [["zone", "hostname"], 300],
  [["other"], 2],
])("terms of %j: %i nodes are looked at", (keys, looked) => {
  const matchExpressions = keys.map((key) => ({ key, operator: "Exists", values: [] }));
  const selection = compileNodeSelection(stringMap([]), [{ matchExpressions, matchFields: [] }]);
  expect(distinctNodes({ ...requestOf({}), selection }, NODES)).toHaveLength(looked);
});

it("says of many nodes what it says of each few", () => {
  const value = fc.constantFrom("z0", "z2", "z9", "n5", "n99");
  const selector = fc.dictionary(fc.constantFrom("zone", "hostname", "other"), value, { maxKeys: 2 });
  fc.assert(
    fc.property(selector, fc.constantFrom("", "n5", "n99", "gone"), fc.boolean(), (selected, nodeName, tolerates) => {
      const request = requestOf(selected, nodeName, tolerates);
      const judge = (nodes: typeof NODES) => judgePlacement(request, { nodes } as never, {} as never);
      const parts = Array.from({ length: 30 }, (_, n) => judge(NODES.slice(n * 10, n * 10 + 10)));
      const { verdict, selector: ofSelector } = judge(NODES);
      expect(verdict).toBe(parts.some((one) => one.verdict === "match") ? "match" : "mismatch");
      expect(ofSelector).toBe(parts.some((one) => one.selector === "match") ? "match" : "mismatch");
    }),
  );
});
