import { expect, it } from "vitest";
import { discoverPools } from "../../src/lint/discovery/discover.js";

it("a text that a repository writes is read as that text, and never as our own word for what is not known", () => {
  const text = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: a}
spec: {template: {spec: {taints: [{key: "{{not known: hello}}", effect: NoSchedule}]}}}
`;
  const [entry] = discoverPools([{ path: "pool.yaml", text }]).entries;
  expect(entry?.pools.flatMap(({ incomplete = [] }) => incomplete.map(({ why }) => why))).toEqual([
    'it is a template: "{{not known: hello}}"',
  ]);
});
