import { expect, it } from "vitest";
import { fitRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";

const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: api, namespace: ml}\nspec: {containers: []}\n";
const POOLS = `pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: ["gpu=yes:NoSchedule"]}
`;
const SELECTOR = "namespaces: {ml: {nodeSelector: {pool: gpu}}}\n";
const BOTH = 'namespaces: {ml: {nodeSelector: {pool: gpu}, tolerations: [{key: gpu, value: "yes"}]}}\n';
const NAMESPACE =
  "---\napiVersion: v1\nkind: Namespace\nmetadata: {name: ml, annotations: {scheduler.alpha.kubernetes.io/node-selector: pool=general}}\n";

it.each([
  ["nothing", "", POD, ["fits", "blocked"]],
  ["a node selector", SELECTOR, POD, ["blocked", "blocked"]],
  ["a node selector and tolerations", BOTH, POD, ["blocked", "fits"]],
  ["the plugin that is off", `${SELECTOR}admission: {podNodeSelector: false}\n`, POD, ["fits", "blocked"]],
  ["a Namespace that says otherwise", SELECTOR, POD + NAMESPACE, ["fits", "blocked"]],
  ["another namespace", SELECTOR.replace("ml", "web"), POD, ["fits", "blocked"]],
])("namespace defaults: %s", (_, namespaces, manifest, verdicts) => {
  const { workloads } = fitRepository(readTexts(namespaces + POOLS, [{ path: "pod.yaml", text: manifest }]));
  expect(workloads.flatMap(({ pools }) => pools.map(({ verdict }) => verdict))).toEqual(verdicts);
});
