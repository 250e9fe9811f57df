import { quoted } from "../../model/words.js";
import { formatYamlString } from "../../rules/repairs/toleration-yaml.js";
import { yamlComment } from "../proposal/pools-yaml.js";
import { describePool, type GuardPlan } from "./guard-plan.js";
import { type GuardPolicy, guardPolicies } from "./policies.js";
import { changingVersion, describeVersions, type PolicyVersion, refusingVersion } from "./policy-versions.js";

export type GuardEngine = "kubernetes" | "kyverno";

/** The response to a violation. Upstream: `validationActions` of admissionregistration.k8s.io/v1. */
export type GuardAction = "Deny" | "Warn" | "Audit";

export interface GuardOptions {
  readonly engine: GuardEngine;
  readonly actions?: readonly GuardAction[] | undefined;
}

const KYVERNO: PolicyVersion = { apiVersion: "policies.kyverno.io/v1" };
/** Writers there control the cluster already, and a mistake would stop it. */
const EXEMPT = ["kube-node-lease", "kube-public", "kube-system"];

function comment(text: string, indent = ""): string {
  return `${indent}# ${yamlComment(text)}`;
}

function block(key: string, text: string, indent: string): string[] {
  const lines = text.split("\n");
  if (lines.length === 1 && !text.includes("'")) return [`${indent}${key}: '${text}'`];
  return [`${indent}${key}: |-`, ...lines.map((line) => `${indent}  ${line}`)];
}

function flow(items: readonly string[]): string {
  return `[${items.map(formatYamlString).join(", ")}]`;
}

function constraintLines({ shape, operations }: GuardPolicy): string[] {
  return [
    "  matchConstraints:",
    comment("Who may write there has the cluster in hand, and a mistake there would stop it.", "    "),
    "    namespaceSelector:",
    "      matchExpressions:",
    `        - {key: kubernetes.io/metadata.name, operator: NotIn, values: ${flow(EXEMPT)}}`,
    "    resourceRules:",
    ...shape.rules.map(
      ({ group, resources }) =>
        `      - {apiGroups: [${JSON.stringify(group)}], apiVersions: [v1], operations: ${flow(operations)}, resources: ${flow(resources)}}`,
    ),
  ];
}

function conditionLines({ conditions }: GuardPolicy): string[] {
  if (conditions.length === 0) return [];
  const items = conditions.flatMap(({ name, says, expression }) => [
    comment(says, "    "),
    `    - name: ${name}`,
    ...block("expression", expression, "      "),
  ]);
  return ["  matchConditions:", ...items];
}

function variableLines({ variables }: GuardPolicy): string[] {
  const items = variables.flatMap(({ name, says, expression }) => [
    comment(says, "    "),
    `    - name: ${name}`,
    ...block("expression", expression, "      "),
  ]);
  return ["  variables:", ...items];
}

const HELP = "Take the toleration away, select other nodes, or name it in reservedFor of taintlint.yaml.";

function actionLines({ kind, patches }: GuardPolicy): string[] {
  if (kind === "refuse") {
    return [
      "  validations:",
      ...block("- expression", "variables.refused.size() == 0", "    "),
      `      message: its pods may enter a node pool that is reserved for others. ${HELP}`,
      ...block(
        "messageExpression",
        `"its pods may enter " + variables.refused.join(", ") + ", reserved for others. ${HELP}"`,
        "      ",
      ),
    ];
  }
  const mutations = patches.flatMap((patch) => [
    "    - patchType: JSONPatch",
    "      jsonPatch:",
    ...block("expression", patch, "        "),
  ]);
  return ["  reinvocationPolicy: Never", "  mutations:", ...mutations];
}

function kindOf({ kind }: GuardPolicy, engine: GuardEngine): string {
  const word = kind === "refuse" ? "Validating" : "Mutating";
  return engine === "kyverno" ? `${word}Policy` : `${word}AdmissionPolicy`;
}

function headLines(kind: string, apiVersion: string, name: string): string[] {
  return [
    `apiVersion: ${apiVersion}`,
    `kind: ${kind}`,
    "metadata:",
    `  name: ${name}`,
    "  labels: {app.kubernetes.io/managed-by: taintlint}",
    "spec:",
  ];
}

function actionLine({ kind }: GuardPolicy, { actions = ["Deny"] }: GuardOptions): string[] {
  return kind === "refuse" ? [`  validationActions: ${flow(actions)}`] : [];
}

function policyLines(policy: GuardPolicy, { apiVersion }: PolicyVersion, options: GuardOptions): string[] {
  const { engine } = options;
  const isKyverno = engine === "kyverno";
  const ofKyverno = [
    ...actionLine(policy, options),
    comment("Controllers have policies of their own, and who asks is known at admission alone.", "  "),
    "  autogen: {podControllers: {controllers: []}}",
    "  evaluation: {background: {enabled: false}}",
  ];
  return [
    comment(policy.says),
    ...headLines(kindOf(policy, engine), apiVersion, policy.name),
    "  failurePolicy: Fail",
    ...(isKyverno ? ofKyverno : []),
    ...constraintLines(policy),
    ...conditionLines(policy),
    ...variableLines(policy),
    ...actionLines(policy).filter((line) => !isKyverno || !line.includes("reinvocationPolicy")),
  ];
}

function bindingLines(policy: GuardPolicy, { apiVersion }: PolicyVersion, options: GuardOptions): string[] {
  const kind = `${kindOf(policy, "kubernetes")}Binding`;
  return [...headLines(kind, apiVersion, policy.name), `  policyName: ${policy.name}`, ...actionLine(policy, options)];
}

function headComment({ inventory, pools, pin, unguarded }: GuardPlan, engine: GuardEngine): string[] {
  const { name, kubernetesVersion } = inventory.cluster;
  const versions = engine === "kyverno" ? ["Needs Kyverno 1.17 or newer."] : describeVersions(kubernetesVersion);
  const where = name === null ? "" : ` for cluster ${quoted(name)}`;
  const noPin =
    pools.length > 0 && pin === undefined
      ? ["No label tells the reserved pools from all others: pods that belong there get tolerations, and no affinity."]
      : [];
  return [
    comment(`Written by taintlint guard${where} from reservedFor of its pools. Write it anew rather than edit it.`),
    comment("Reserved:"),
    ...pools.map((pool) => comment(`- ${describePool(pool)}`)),
    ...versions.map((text) => comment(text)),
    ...noPin.map((text) => comment(text)),
    comment(`Namespaces ${EXEMPT.join(", ")} are left alone.`),
    ...(unguarded.length === 0 ? [] : [comment("Not guarded:"), ...unguarded.map((text) => comment(`- ${text}`))]),
  ];
}

/** Writes a cluster's policies as YAML; deterministic. */
export function formatGuard(plan: GuardPlan, options: GuardOptions): string {
  const { engine } = options;
  const { kubernetesVersion } = plan.inventory.cluster;
  const documents = guardPolicies(plan).flatMap((policy) => {
    const own = policy.kind === "refuse" ? refusingVersion(kubernetesVersion) : changingVersion(kubernetesVersion);
    const version = engine === "kyverno" ? KYVERNO : own;
    if (version === undefined) return [];
    const lines = policyLines(policy, version, options);
    return engine === "kyverno" ? [lines] : [lines, bindingLines(policy, version, options)];
  });
  const texts = documents.map((lines) => `---\n${lines.join("\n")}\n`);
  return `${headComment(plan, engine).join("\n")}\n${texts.join("")}`;
}
