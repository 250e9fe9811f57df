import { lintRepository } from "../../../src/lint/lint.js";
import { formatLintJson } from "../../../src/reporters/lint-json.js";
import { formatConcise, formatLintText } from "../../../src/reporters/lint-text.js";
import { RULES } from "../../../src/rules/index.js";
import { readTexts } from "../../rules/lint-texts.js";

const KINDS = ["Deployment", "StatefulSet", "DaemonSet", "Job"];
const TOWN = `pools:
  - {name: general, labels: {pool: general, team: red}}
  - {name: gpu, labels: {pool: gpu}, taints: ["nvidia.com/gpu=present:NoSchedule"]}
`;

/** Workloads that fit nowhere, by what keeps them off. Each is another one. */
const MISFITS: Readonly<Record<string, (index: number) => string>> = {
  "a label that nobody has": () => "nodeSelector: {pool: none}",
  "a label of its own": (index) => `nodeSelector: {own-${index}: "true"}`,
  "a value of its own": (index) => `nodeSelector: {pool: none-${index}}`,
  "a spelling of its own": () => "nodeSelector: {pool: GPU}",
  "a toleration of its own": (index) =>
    `nodeSelector: {pool: gpu}\n      tolerations: [{key: nvidia.com/gpu, value: "v-${index}", effect: NoSchedule}]`,
  "a spread of its own": (index) =>
    `nodeSelector: {pool: none}\n      topologySpreadConstraints: [{maxSkew: 1, topologyKey: zone, whenUnsatisfiable: DoNotSchedule, labelSelector: {matchLabels: {app: a-${index}}}}]`,
};

function misfit(index: number, spec: string): string {
  const kind = KINDS[index % KINDS.length] ?? "";
  const labels = "labels: {app: a, app.kubernetes.io/instance: shop}";
  return `apiVersion: ${kind === "Job" ? "batch" : "apps"}/v1
kind: ${kind}
metadata: {name: misfit-${index}, namespace: web, ${labels}}
spec:
  template:
    metadata: {${labels}}
    spec:
      containers: [{name: c-${index}, image: c-${index}:1}]
      ${spec}
`;
}

/** The repositories that are measured: each misfit, apart and in one file, and beside the example of each rule. */
export const CASES: ReadonlyMap<string, (size: number) => () => void> = new Map([
  ...Object.entries(MISFITS).flatMap(([name, specOf]) =>
    [false, true].map((isTogether) => {
      const run = (size: number) => reporting(TOWN, "", size, specOf, isTogether);
      return [`${name}${isTogether ? ", in one file" : ""}`, run] as const;
    }),
  ),
  ...RULES.flatMap(({ id, examples: [example] }) => {
    const isTexts = example && !example.isKustomization && example.template === undefined && !example.before;
    if (!isTexts) return [];
    const run = (size: number) =>
      reporting(example.inventory, example.bad, size, () => "nodeSelector: {no-such-label: none}", false);
    return [[`rule ${id}`, run] as const];
  }),
]);

function reporting(
  inventory: string,
  beside: string,
  size: number,
  specOf: (index: number) => string,
  isTogether: boolean,
): () => void {
  const texts = Array.from({ length: size }, (_, index) => misfit(index, specOf(index)));
  const all = isTogether ? [texts.join("---\n")] : texts;
  const files = [...(beside === "" ? [] : [beside]), ...all].map((text, index) => ({
    path: index === 0 ? "manifest.yaml" : `m-${index}.yaml`,
    text,
  }));
  return () => {
    const result = lintRepository(readTexts(inventory, files));
    if (result.findings.length === 0) throw new Error("nothing is found");
    formatLintText(result, { columns: 100, color: false });
    formatConcise(result);
    formatLintJson(result);
  };
}
