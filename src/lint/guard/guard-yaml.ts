import { minorOf } from "../../model/kubernetes-version.js";
import { quoted } from "../../model/words.js";
import { formatComment } from "../../model/yaml-scalar.js";
import {
  commentAbove,
  flowNode,
  listNode,
  mappingNode,
  type Node,
  type Scalar,
  scalarNode,
  writeYaml,
  type YamlEntry,
} from "../writing/write-yaml.js";
import { describePool, type GuardPlan } from "./guard-plan.js";
import { type GuardPolicy, guardPolicies } from "./policies.js";

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

function expression(text: string): Scalar {
  return scalarNode(text, /['\n]/.test(text) ? "BLOCK_LITERAL" : "QUOTE_SINGLE");
}

function constraintsOf({ shape, operations }: GuardPolicy): Node {
  const exempt = flowNode({ key: "kubernetes.io/metadata.name", operator: "NotIn", values: EXEMPT });
  const rules = shape.rules.map(({ group, resources }) => {
    const apiGroups = listNode([scalarNode(group, "QUOTE_DOUBLE")], true);
    return flowNode({ apiGroups, apiVersions: ["v1"], operations, resources });
  });
  return mappingNode([
    { comment: "Who may write there has the cluster in hand, and a mistake there would stop it." },
    ["namespaceSelector", mappingNode({ matchExpressions: listNode([exempt]) })],
    ["resourceRules", listNode(rules)],
  ]);
}

function namedExpressions(all: GuardPolicy["conditions"]): Node {
  return listNode(
    all.map(({ name, says, expression: text }) =>
      commentAbove([says], mappingNode({ name, expression: expression(text) })),
    ),
  );
}

const HELP = "Take the toleration away, select other nodes, or name it in reservedFor of taintlint.yaml.";

function validations(): Node {
  const message = `its pods may enter a node pool that is reserved for others. ${HELP}`;
  const named = `"its pods may enter " + variables.refused.join(", ") + ", reserved for others. ${HELP}"`;
  const validation = {
    expression: expression("variables.refused.size() == 0"),
    message: scalarNode(message, "PLAIN"),
    messageExpression: expression(named),
  };
  return listNode([mappingNode(validation)]);
}

function responsesOf({ kind, patches }: GuardPolicy, isKyverno: boolean): YamlEntry[] {
  if (kind === "refuse") return [["validations", validations()]];
  const mutations = patches.map((patch) =>
    mappingNode({ patchType: "JSONPatch", jsonPatch: mappingNode({ expression: expression(patch) }) }),
  );
  return [
    ["reinvocationPolicy", isKyverno ? undefined : "Never"],
    ["mutations", listNode(mutations)],
  ];
}

function kindOf({ kind }: GuardPolicy, engine: GuardEngine): string {
  const word = kind === "refuse" ? "Validating" : "Mutating";
  return engine === "kyverno" ? `${word}Policy` : `${word}AdmissionPolicy`;
}

function objectOf(kind: string, { apiVersion }: PolicyVersion, name: string, spec: readonly YamlEntry[]): YamlEntry[] {
  const labels = flowNode({ "app.kubernetes.io/managed-by": "taintlint" });
  const object = { apiVersion, kind, metadata: mappingNode({ name, labels }), spec: mappingNode(spec) };
  return Object.entries(object);
}

function actionsOf({ kind }: GuardPolicy, { actions = ["Deny"] }: GuardOptions): YamlEntry[] {
  return kind === "refuse" ? [["validationActions", actions]] : [];
}

const OF_KYVERNO: readonly YamlEntry[] = [
  { comment: "Controllers have policies of their own, and who asks is known at admission alone." },
  ["autogen", flowNode({ podControllers: flowNode({ controllers: [] }) })],
  ["evaluation", flowNode({ background: flowNode({ enabled: false }) })],
];

function policyOf(policy: GuardPolicy, version: PolicyVersion, options: GuardOptions): Node {
  const { conditions, variables, says } = policy;
  const isKyverno = options.engine === "kyverno";
  const spec: YamlEntry[] = [
    ["failurePolicy", "Fail"],
    ...(isKyverno ? [...actionsOf(policy, options), ...OF_KYVERNO] : []),
    ["matchConstraints", constraintsOf(policy)],
    ["matchConditions", conditions.length === 0 ? undefined : namedExpressions(conditions)],
    ["variables", namedExpressions(variables)],
    ...responsesOf(policy, isKyverno),
  ];
  const object = objectOf(kindOf(policy, options.engine), version, policy.name, spec);
  return mappingNode([{ comment: says }, ...object]);
}

function bindingOf(policy: GuardPolicy, version: PolicyVersion, options: GuardOptions): Node {
  const spec: YamlEntry[] = [["policyName", policy.name], ...actionsOf(policy, options)];
  return mappingNode(objectOf(`${kindOf(policy, "kubernetes")}Binding`, version, policy.name, spec));
}

function headComment({ inventory, pools, pin, unguarded }: GuardPlan, engine: GuardEngine): string[] {
  const { name, kubernetesVersion } = inventory.cluster;
  const versions = engine === "kyverno" ? ["Needs Kyverno 1.17 or newer."] : describeVersions(kubernetesVersion);
  const where = name === null ? "" : ` for cluster ${quoted(name)}`;
  const noPin =
    pools.length > 0 && pin === undefined
      ? ["No label tells the reserved pools from all others: pods that belong there get tolerations, and no affinity."]
      : [];
  const all = [
    `Written by taintlint guard${where} from reservedFor of its pools. Write it anew rather than edit it.`,
    "Reserved:",
    ...pools.map((pool) => `- ${describePool(pool)}`),
    ...versions,
    ...noPin,
    `Namespaces ${EXEMPT.join(", ")} are left alone. Who may create pods/binding places a pod past every policy.`,
    ...(unguarded.length === 0 ? [] : ["Not guarded:", ...unguarded.map((text) => `- ${text}`)]),
  ];
  return all.map(formatComment);
}

/** Writes a cluster's policies as YAML; deterministic. */
export function formatGuard(plan: GuardPlan, options: GuardOptions): string {
  const { engine } = options;
  const { kubernetesVersion } = plan.inventory.cluster;
  const documents = guardPolicies(plan).flatMap((policy) => {
    const own = versionOf(policy.kind === "refuse" ? REFUSING : CHANGING, kubernetesVersion);
    const version = engine === "kyverno" ? KYVERNO : own;
    if (version === undefined) return [];
    const written = policyOf(policy, version, options);
    return engine === "kyverno" ? [written] : [written, bindingOf(policy, version, options)];
  });
  const texts = documents.map((document) => `---\n${writeYaml(document)}`);
  return `${headComment(plan, engine).join("\n")}\n${texts.join("")}`;
}

const GROUP = "admissionregistration.k8s.io";

interface PolicyVersion {
  readonly apiVersion: string;
  /** A feature to enable; undefined if on by default. */
  readonly needs?: string;
}

interface Stages {
  readonly kind: string;
  readonly beta: number;
  readonly stable: number;
}

/** Upstream: apiserver/pkg/features/kube_features.go. Alpha is skipped: an upgrade removes it. */
const REFUSING: Stages = { kind: "ValidatingAdmissionPolicy", beta: 28, stable: 30 };
const CHANGING: Stages = { kind: "MutatingAdmissionPolicy", beta: 34, stable: 36 };

/** Undefined if the cluster lacks the policy. An unknown version counts as current. */
function versionOf({ kind, beta, stable }: Stages, kubernetesVersion: string | undefined): PolicyVersion | undefined {
  const minor = minorOf(kubernetesVersion);
  if (minor === undefined || minor >= stable) return { apiVersion: `${GROUP}/v1` };
  if (minor < beta) return undefined;
  const needs = `the feature gate ${kind}=true and --runtime-config=${GROUP}/v1beta1=true on the API server: it is beta and off by default in 1.${minor}`;
  return { apiVersion: `${GROUP}/v1beta1`, needs };
}

/** Describes missing or disabled policies of this version; empty if all work. */
function describeVersions(kubernetesVersion: string | undefined): readonly string[] {
  if (minorOf(kubernetesVersion) === undefined) {
    return [
      "kubernetesVersion is not declared: MutatingAdmissionPolicy needs 1.36 or newer in this form, ValidatingAdmissionPolicy 1.30.",
    ];
  }
  return [REFUSING, CHANGING].flatMap((stages) => {
    const version = versionOf(stages, kubernetesVersion);
    if (version === undefined) {
      return [
        `Kubernetes ${kubernetesVersion} has no ${stages.kind} beyond alpha: it comes with 1.${stages.beta}. None is written.`,
      ];
    }
    return version.needs === undefined ? [] : [`${stages.kind} needs ${version.needs}.`];
  });
}
