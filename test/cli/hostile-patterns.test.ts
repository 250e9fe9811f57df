import { describe, expect, it } from "vitest";
import { triedRows } from "../long-run.js";
import { runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const CONFIGURATION = 'version: 1\npools: [{name: general}, {name: gpu, taints: ["gpu=true:NoSchedule"]}]\n';
const NAME = `${"a".repeat(250)}c`;
const LABEL = `${"a".repeat(62)}c`;
/** No pool has its label. */
const LOST = `apiVersion: v1
kind: Pod
metadata: {name: ${NAME}, namespace: ${LABEL}, labels: {app: ${LABEL}}}
spec:
  containers: [{name: c, image: "c:1"}]
  nodeSelector: {pool: none}
`;
const ANY = "{apiGroups: [''], apiVersions: [v1], operations: [CREATE], resources: [pods]}";

/** A policy that changes pods whose label matches, as CEL reads it. */
function matching(expression: string): string {
  return `apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicy
metadata: {name: any}
spec:
  matchConstraints: {resourceRules: [${ANY}]}
  matchConditions: [{name: one, expression: ${JSON.stringify(`object.metadata.labels.app.matches(${JSON.stringify(expression)})`)}}]
  mutations:
    - patchType: JSONPatch
      jsonPatch: {expression: '[JSONPatch{op: "add", path: "/spec/tolerations/-", value: Object.spec.tolerations{key: "a", operator: "Exists"}}]'}
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicyBinding
metadata: {name: any}
spec: {policyName: any}
`;
}

function kyverno(resources: string, more = ""): string {
  return `apiVersion: kyverno.io/v1
kind: ClusterPolicy
metadata: {name: any}
spec:
  rules:
    - name: any
      match: {any: [{resources: {kinds: [Pod], ${resources}}}]}${more}
      mutate: {patchStrategicMerge: {spec: {tolerations: [{key: a, operator: Exists}]}}}
`;
}

const preconditions = (key: string, value: string) =>
  `\n      preconditions: {all: [{key: ${JSON.stringify(key)}, operator: Equals, value: ${JSON.stringify(value)}}]}`;

function terraform(text: string): Readonly<Record<string, string>> {
  return {
    "infra/main.tf": `resource "aws_eks_node_group" "one" {
  for_each = ${text}
  node_group_name = each.value
  taint {
    key    = "one"
    value  = "two"
    effect = "NO_SCHEDULE"
  }
}
`,
    [`infra/${NAME}`]: "x",
  };
}

function flux(patch: string): Readonly<Record<string, string>> {
  return {
    "taintlint.yaml":
      "version: 1\nclusters:\n  - {name: one, gitops: {flux: [clusters/one]}, pools: [{name: general}]}\n  - {name: two, gitops: {flux: [clusters/two]}, pools: [{name: general}]}\n",
    "clusters/one/apps.yaml":
      "apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec: {path: apps, sourceRef: {kind: GitRepository, name: flux-system}}\n",
    "clusters/one/kustomization.yaml": `resources: [apps.yaml]\npatches:\n${patch}`,
    "apps/lost.yaml": LOST,
  };
}

const STARS = `${"*a".repeat(40)}*b`;

const ATTACKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "CEL: groups that repeat": { "policy.yaml": matching("^(a+)+$") },
  "CEL: alternatives that overlap": { "policy.yaml": matching("^(a|a|aa)*b$") },
  "CEL: any text, many times": { "policy.yaml": matching("(.*)*(.*)*(.*)*b") },
  "CEL: many optional letters": { "policy.yaml": matching(`${"a?".repeat(60)}${"a".repeat(62)}b`) },
  "CEL: counts of counts": { "policy.yaml": matching("(((a{1,10}){1,10}){1,10})b") },
  "CEL: more counts than RE2 takes": { "policy.yaml": matching("(a{1000}){1000}") },
  "CEL: long counts side by side": { "policy.yaml": matching("(a?){1000}".repeat(90)) },
  "CEL: classes of Unicode": { "policy.yaml": matching(`(?i)${"\\pL{200}".repeat(90)}`) },
  "CEL: 100,000 groups": { "policy.yaml": matching("(".repeat(100_000)) },
  "CEL: a group behind a look": { "policy.yaml": matching("(?=(a+)+$)b") },
  "Kyverno: stars in names": { "policy.yaml": kyverno(`names: ["${STARS}"]`) },
  "Kyverno: stars and marks in names": { "policy.yaml": kyverno(`names: ["${"*?".repeat(60)}b"]`) },
  "Kyverno: stars in a namespace": { "policy.yaml": kyverno(`namespaces: ["${STARS}"]`) },
  "Kyverno: stars in a kind": {
    "policy.yaml": kyverno(`namespaces: ["*"], selector: {matchLabels: {app: "${STARS}"}}`),
  },
  "Kyverno: stars in a value": {
    "policy.yaml": kyverno("names: ['*']", preconditions("{{ request.object.metadata.name }}", STARS)),
  },
  "Kyverno: blanks behind braces": {
    "policy.yaml": kyverno("names: ['*']", preconditions(`x{{${" ".repeat(20_000)}`, "x")),
  },
  "Kyverno: blanks, and no end": {
    "policy.yaml": kyverno("names: ['*']", preconditions(`{{${" ".repeat(20_000)}x`, "x")),
  },
  "Kyverno: braces alone": { "policy.yaml": kyverno("names: ['*']", preconditions("{{".repeat(20_000), "x")) },
  "Terraform: stars of a fileset": terraform(`fileset(path.module, "${STARS}")`),
  "Terraform: stars and marks of a fileset": terraform(`fileset(path.module, "${"*?".repeat(60)}b")`),
  "Terraform: a pattern of replace": terraform(`[replace("${"a".repeat(5000)}!", "/[a-z]+/", "x")]`),
  "Terraform: line breaks at an end": terraform(`[chomp("${"\\n".repeat(50_000)}x")]`),
  "Terraform: a width of zeros": terraform(`[format("%${"0".repeat(50_000)}!", 1)]`),
  "Terraform: an empty file of line breaks": { "infra/main.tf": `${"\n".repeat(400_000)}x` },
  "Flux: a target of groups": flux(
    `  - target: {kind: Kustomization, name: "(a+)+b"}\n    patch: "- {op: replace, path: /spec/path, value: x}"\n`,
  ),
  "Flux: a kind of groups": flux(
    `  - target: {kind: "((K|K)+)+!"}\n    patch: "- {op: replace, path: /spec/path, value: x}"\n`,
  ),
  "Flux: line breaks in a patch": flux(
    `  - target: {kind: Kustomization}\n    patch: |\n      a: b\n${"\n".repeat(400_000)}      c: d\n`,
  ),
  "Flux: blanks in .sourceignore": { ...flux("  []\n"), ".sourceignore": `a${" ".repeat(1_000_000)}b\n` },
  "Flux: stars in .sourceignore": { ...flux("  []\n"), ".sourceignore": `${STARS}\n${"**/a/".repeat(200)}\n` },
  ".gitignore: folders of folders": { ".gitignore": `${"**/a/".repeat(12)}\n`, [`${"a/".repeat(40)}x/pod.yaml`]: LOST },
  ".gitignore: stars": { ".gitignore": `${STARS}\n`, [`${NAME.slice(0, 200)}/pod.yaml`]: LOST },
  ".gitignore: blanks": { ".gitignore": `a${" ".repeat(1_000_000)}b\n${"\\ ".repeat(100_000)}\n` },
  ".gitignore: classes": { ".gitignore": `${"[a-z]*".repeat(200)}b\n`, [`${NAME.slice(0, 200)}/pod.yaml`]: LOST },
  "the configuration: stars of exclude": {
    "taintlint.yaml": `${CONFIGURATION}exclude: ["${STARS}", "${"**/a/".repeat(100)}x"]\n`,
    [`${"a/".repeat(40)}pod.yaml`]: LOST,
  },
  "the configuration: braces": {
    "taintlint.yaml": `${CONFIGURATION}exclude: ["${"{a,aa}".repeat(100)}b"]\n`,
    [`${NAME.slice(0, 200)}/pod.yaml`]: LOST,
  },
  "a comment of marks": { "other.yaml": `${"#".repeat(200_000)}\nkind: ConfigMap\n` },
  "a text of exclamation marks": {
    "other.yaml": `kind: ConfigMap\ndata: {a: "${"!".repeat(200_000)}", b: binaryish}\n`,
  },
  "a line of braces": {
    "other.yaml": `apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec: {nodeName: "${"{{".repeat(50_000)}"}\n`,
  },
  "Argo CD: stars of a directory": {
    "app.yaml": `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a, namespace: argocd}\nspec:\n  destination: {name: in-cluster}\n  source: {repoURL: "https://git.example.com/a/b", path: apps, directory: {recurse: true, include: "${STARS}", exclude: "${"{*a,*aa}".repeat(60)}"}}\n`,
    [`apps/${NAME.slice(0, 200)}.yaml`]: LOST,
  },
  "Argo CD: stars of an ApplicationSet": {
    "app.yaml": `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: a, namespace: argocd}\nspec:\n  generators: [{git: {repoURL: "https://git.example.com/a/b", directories: [{path: "${STARS}"}, {path: "${"**/a/".repeat(100)}"}]}}]\n  template: {metadata: {name: "{{path}}"}, spec: {destination: {name: in-cluster}, source: {repoURL: "https://git.example.com/a/b", path: "{{path}}"}}}\n`,
    [`${"a/".repeat(40)}pod.yaml`]: LOST,
  },
};

const many = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join("");

/** Each took the square of its length, or more. */
const CROWDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "comments that silence one finding": {
    "a.yaml": `${many(40_000, () => "# taintlint-ignore unschedulable -- x\n")}${LOST}`,
  },
  "rules of one comment": { "a.yaml": `# taintlint-ignore ${many(60_000, () => "unschedulable, ")}-- x\n${LOST}` },
  "patches on one line": {
    "k/kustomization.yaml": `patches: [${many(8_000, () => '{patch: "{kind: Pod, metadata: {name: p}, spec: {tolerations: []}}"},')}]\n`,
  },
  "placeholders in a text": {
    "a.yaml": `${many(8_000, () => "{{ if x }}\n")}${LOST}${many(8_000, () => "{{ end }}\n")}---\n${LOST.replace("none", `"${many(30_000, () => "${A}")}"`)}`,
  },
  "aliases of items that hold pods": {
    "taintlint.yaml": `${CONFIGURATION}workloads: [{group: a.example.com, kind: A, podSpec: "${Array(20).fill("x[*]").join(".")}.y"}]\n`,
    "a.yaml": `apiVersion: a.example.com/v1\nkind: A\nmetadata: {name: a}\nx0: &x0 [{y: {}}]\n${many(20, (index) => `x${index + 1}: &x${index + 1} [{x: *x${index}}, {x: *x${index}}]\n`)}x: *x20\n`,
  },
  "taints in one text": {
    "taintlint.yaml": "version: 1\npools: [{name: general}]\nfrom: [{path: nodes.yaml}]\n",
    "nodes.yaml": `apiVersion: node.eks.aws/v1alpha1\nkind: NodeConfig\nspec: {kubelet: {flags: ["--register-with-taints=${many(6_000, (index) => `k${index}=b:NoSchedule,k${index}=b:NoSchedule,`)}"]}}\n`,
  },
};

describe("a pattern that is hard to match by trying, or a crowd", () => {
  it.each(triedRows(Object.entries({ ...ATTACKS, ...CROWDS })))(
    "%s: the run ends, and reports what stands beside it",
    async (_, files) => {
      const folder = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "lost.yaml": LOST, ...files });
      const { stdout, errors } = await runInProcess(["--format", "json", "--render", "off"], folder);
      expect(errors).toEqual([]);
      const { findings } = JSON.parse(stdout) as {
        findings: { rule: string; file: string; location?: { file?: string } }[];
      };
      const told = findings
        .map((finding) => JSON.stringify(finding))
        .filter((text) => text.includes('"unschedulable"'));
      expect(told.some((text) => text.includes("lost.yaml"))).toBe(true);
    },
    20_000,
  );
});
