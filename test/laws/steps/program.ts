import type { LintInput } from "../../../src/lint/contract/lint-input.js";
import type { LintResult } from "../../../src/lint/contract/result.js";
import { lintRepository } from "../../../src/lint/lint.js";
import { describeRules } from "../../../src/lint/pages/rule-pages.js";
import { formatGitlabCodeQuality } from "../../../src/reporters/gitlab-code-quality.js";
import { formatHtmlReport } from "../../../src/reporters/html/report.js";
import { formatJobSummary } from "../../../src/reporters/job-summary.js";
import { formatJunit } from "../../../src/reporters/junit.js";
import { formatLintJson } from "../../../src/reporters/lint-json.js";
import { formatConcise, formatLintText } from "../../../src/reporters/lint-text.js";
import { formatSarif } from "../../../src/reporters/sarif.js";
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

const repositoryPath = (file: string) => file;
/** The other formats of a report. */
const FORMATS: Readonly<Record<string, (result: LintResult) => string>> = {
  sarif: (result) => formatSarif(result, { version: "1.0.0", rules: [], repositoryPath }),
  html: (result) => formatHtmlReport(result, { passed: false }),
  junit: (result) => formatJunit(result, { repositoryPath }),
  gitlab: (result) => formatGitlabCodeQuality(result, repositoryPath),
  "job summary": (result) => formatJobSummary(result, { passed: false }),
};
const NOBODYS = "nodeSelector: {pool: none}";
const SUPPRESSED = `${NOBODYS} # taintlint-ignore: unschedulable -- measured`;

/** The repositories that are measured: each misfit, apart and in one file, and beside the examples of each rule. */
export const CASES: ReadonlyMap<string, (size: number) => () => void> = new Map([
  ...Object.entries(MISFITS).flatMap(([name, specOf]) =>
    [false, true].map((isTogether) => {
      const run = (size: number) => reporting(inputOf(TOWN, "", size, specOf, isTogether));
      return [`${name}${isTogether ? ", in one file" : ""}`, run] as const;
    }),
  ),
  ...describeRules().flatMap(({ id, examples }) =>
    examples.slice(0, 1).map(({ inventory, bad, before }) => {
      const of = (size: number, beside: string, pools = inventory) =>
        inputOf(pools, beside, size, () => "nodeSelector: {no-such-label: none}", false);
      const run = (size: number) =>
        reporting(
          before === undefined
            ? of(size, bad)
            : comparedWith(of(size, before.manifests ?? bad, before.inventory), of(size, bad)),
        );
      return [`rule ${id}`, run] as const;
    }),
  ),
  ...Object.entries(FORMATS).map(([name, format]) => {
    const run = (size: number) =>
      reporting(
        inputOf(TOWN, "", size, () => NOBODYS, false),
        format,
      );
    return [`as ${name}`, run] as const;
  }),
  [
    "pod specs of one file of values",
    (size) => {
      const parts = Array.from(
        { length: size },
        (_, index) => `part-${index}: {${NOBODYS}, taints: [{key: k-${index}}]}\n`,
      );
      const text = parts.join("");
      return reporting(
        readTexts(TOWN, [
          { path: "values.yaml", text },
          { path: "m.yaml", text: misfit(0, NOBODYS) },
        ]),
      );
    },
  ],
  [
    "suppressed by comments",
    (size) => reporting(inputOf(`${TOWN}complete: true\n`, "", size, () => SUPPRESSED, false)),
  ],
  [
    "known in the base",
    (size) => {
      const input = inputOf(TOWN, "", size, () => NOBODYS, false);
      return reporting(
        comparedWith(
          inputOf(TOWN, "", size, () => NOBODYS, true),
          input,
        ),
      );
    },
  ],
  [
    "a pool that changes under all",
    (size) => {
      const of = (taints: string) =>
        inputOf(`${TOWN}  - {name: none, labels: {pool: none}${taints}}\n`, "", size, () => NOBODYS, false);
      return reporting(comparedWith(of(""), of(', taints: ["a=b:NoExecute"]')));
    },
  ],
]);

function comparedWith(base: LintInput, head: LintInput): LintInput {
  return { ...head, base: { revision: "main", commit: "0".repeat(40), input: base, unseen: [] } };
}

function inputOf(
  inventory: string,
  beside: string,
  size: number,
  specOf: (index: number) => string,
  isTogether: boolean,
): LintInput {
  const texts = Array.from({ length: size }, (_, index) => misfit(index, specOf(index)));
  const all = isTogether ? [texts.join("---\n")] : texts;
  const files = [...(beside === "" ? [] : [beside]), ...all].map((text, index) => ({
    path: index === 0 ? "manifest.yaml" : `m-${index}.yaml`,
    text,
  }));
  return readTexts(inventory, files);
}

function reporting(input: LintInput, format?: (result: LintResult) => string): () => void {
  return () => {
    const result = lintRepository(input);
    if (result.findings.length + result.existing.length + result.summary.suppressed === 0) {
      throw new Error("nothing is found");
    }
    if (format !== undefined) format(result);
    formatLintText(result, { columns: 100, color: false });
    formatConcise(result);
    formatLintJson(result);
  };
}
