import { groupBy } from "../../model/group-by.js";
import { holdsUnseen, oddMarker } from "../../yaml/document-boundaries.js";
import { groupOf } from "./objects.js";

/** May keep too much; never drops a document with an object of a wanted kind. */
export type RelevanceTest = (text: string) => boolean;

/** Escapes (after a backslash) of a letter, digit, `-`, `.` or `/`, which can hide a word. */
const HIDDEN_LETTER = /[/\r\n\u0085\u2028\u2029]|(?:x|u00|U000000)(?:2[d-fD-F]|3\d|[4-7])/y;
const HIDES: ReadonlySet<number> = new Set([..."/\r\n\u0085\u2028\u2029xuU"].map((one) => one.charCodeAt(0)));
const LINE_BREAK = /[\r\n]/g;
/** After `---` only a comment may follow, else the root begins on that line. */
export const MARKER_LINE = /^---[ \t]*(?:#.*)?$/;
/** Lines of a plain block mapping at column 0. */
export const SIMPLE_KEY = /^([A-Za-z][\w./-]*):(?:[ \t]|$)/;
export const LIST_ITEM = /^-(?:[ \t]|$)/;
export const SIMPLE_KIND = /^kind:[ \t]+([A-Za-z]+)[ \t]*(?:[ \t]#.*)?$/;

/** A JSON object or a list of them. Template placeholders begin with two braces. */
export const JSON_ROOT = /^\s*(?:\[\s*)?\{\s*"/;

/** Endings of scheduling fields, such as `webhookTolerations`. Plain texts are found fastest. */
export const FIELD_ENDINGS = ["olerations", "odeSelector", "odeAffinity", "odAffinity", "odAntiAffinity"];

export interface KindOfGroup {
  readonly group: string;
  readonly kind: string;
  readonly names?: readonly string[];
}

/** Returns a test that keeps every `List`, and documents with a scheduling field unless the kind never has one. */
export function relevanceTest(kinds: readonly string[], custom: readonly KindOfGroup[] = []): RelevanceTest {
  const wanted = new Set(kinds);
  const anyWanted = new RegExp([...kinds, "List"].join("|"));
  const named = custom.filter(({ names }) => names !== undefined);
  const ofAnyName = custom.filter(({ names }) => names === undefined);
  const groups = new Set(ofAnyName.map(({ group }) => group));
  const byKind = groupBy(ofAnyName, ({ kind }) => kind);

  function isWanted(kind: string, text: string): boolean {
    if (wanted.has(kind) || kind.endsWith("List")) return true;
    if (KINDS_WITHOUT_PODS.has(kind)) {
      return named.some((one) => one.kind === kind && one.names?.some((name) => text.includes(name)));
    }
    if (mayHoldField(text)) return true;
    return byKind.get(kind)?.some(({ group }) => text.includes(group)) ?? false;
  }

  /** Decides plain block mappings: false if each `kind` is a simple unwanted word; undefined if undecided. */
  function isPlainMappingWanted(text: string): boolean | undefined {
    if (holdsUnseen(text) || (text.includes("\r") && oddMarker(text) !== undefined)) return undefined;
    const endOfLine = text.includes("\r") ? endAtAnyBreak : endAtFeed;
    let hasKey = false;
    let hasKind = false;
    let position = 0;
    while (position < text.length) {
      const first = text.charCodeAt(position);
      const lineEnd = endOfLine(text, position);
      // Indented and empty lines belong to the key above.
      const indented = first === 0x20 || first === 0x09;
      if (indented && !hasKey && text.slice(position, lineEnd).trim() !== "" && !isComment(text, position, lineEnd)) {
        return undefined;
      }
      if (!indented && first !== 0x23 && lineEnd > position) {
        const line = text.slice(position, lineEnd);
        if (MARKER_LINE.test(line) && !hasKey) {
          position = lineEnd + 1;
          continue;
        }
        if (SIMPLE_KEY.test(line)) {
          hasKey = true;
          // An object of any kind with items is a list.
          if (line.startsWith("items:")) return undefined;
          if (line.startsWith("kind:")) {
            const kind = SIMPLE_KIND.exec(line)?.[1];
            if (kind === undefined) return undefined;
            if (isWanted(kind, text)) return wanted.has(kind) || undefined;
            hasKind = true;
          }
        } else if (!hasKey || !LIST_ITEM.test(line)) {
          return undefined;
        }
      }
      position = lineEnd + 1;
    }
    if (!hasKey) return undefined;
    // A document without a kind may be a values file.
    return !hasKind && mayHoldField(text);
  }

  // Fast path: most documents are plain mappings.
  return (text) => {
    const isPlainWanted = isPlainMappingWanted(text);
    if (isPlainWanted !== undefined) return isPlainWanted;
    // Dashboards and packages mention anything.
    if (JSON_ROOT.test(text) && !text.includes(KIND)) return mayHoldField(text);
    return anyWanted.test(text) || mayHoldField(text) || namesGroup(text, groups);
  };
}

export const KIND = "kind";

export function mayHoldField(text: string): boolean {
  return FIELD_ENDINGS.some((ending) => text.includes(ending)) || mayHideLetters(text);
}

/** Reports whether an escape may hide a letter. Few texts contain one; dashboards contain many escaped quotes. */
function mayHideLetters(text: string): boolean {
  if (text.includes("binary") && text.match(/!\S*/g)?.some((word) => word.includes("binary")) === true) return true;
  for (let at = text.indexOf("\\"); at >= 0; at = text.indexOf("\\", at)) {
    at++;
    if (mayHideLetter(text.charCodeAt(at)) && hidesLetter(text, at)) return true;
  }
  return false;
}

/** Reports whether a character after a backslash may begin an escape of a letter. */
export function mayHideLetter(code: number | undefined): boolean {
  return HIDES.has(code ?? 0);
}

/** Reports whether the escape at `at`, after a backslash, is a letter. */
export function hidesLetter(text: string, at: number): boolean {
  HIDDEN_LETTER.lastIndex = at;
  return HIDDEN_LETTER.test(text);
}

function isComment(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trimStart().startsWith("#");
}

function endAtFeed(text: string, from: number): number {
  const feed = text.indexOf("\n", from);
  return feed < 0 ? text.length : feed;
}

/** Finds any break in one search; separate searches would be quadratic. */
function endAtAnyBreak(text: string, from: number): number {
  LINE_BREAK.lastIndex = from;
  return LINE_BREAK.exec(text)?.index ?? text.length;
}

/** Kustomize's files, which are no cluster objects. */
export const KUSTOMIZE_GROUP = "kustomize.config.k8s.io";

/** Kinds, of any group, that never hold scheduling fields. Their documents need no parsing. */
export const KINDS_WITHOUT_PODS: ReadonlySet<string> = new Set([
  "APIService",
  "ClusterRole",
  "ClusterRoleBinding",
  "ConfigMap",
  "ConstraintTemplate",
  "CustomResourceDefinition",
  "HorizontalPodAutoscaler",
  "MutatingWebhookConfiguration",
  "NetworkPolicy",
  "PersistentVolume",
  "PersistentVolumeClaim",
  "PodDisruptionBudget",
  "PodMonitor",
  "PriorityClass",
  "PrometheusRule",
  "Role",
  "RoleBinding",
  "Secret",
  "ServiceAccount",
  "ServiceMonitor",
  "StorageClass",
  "ValidatingWebhookConfiguration",
]);

/** Groups whose objects only describe others, clusters or pools. Related ones (`operator.gatekeeper.sh`) run pods. */
const GROUPS_WITHOUT_PODS: ReadonlySet<string> = new Set([
  ...["addons", "bootstrap", "controlplane", "infrastructure", "ipam", "runtime"].map(
    (name) => `${name}.cluster.x-k8s.io`,
  ),
  "cluster.x-k8s.io",
  "clusterctl.cluster.x-k8s.io",
  "eksctl.io",
  ...[
    "config",
    "connection",
    "constraints",
    "expansion",
    "externaldata",
    "mutations",
    "status",
    "syncset",
    "templates",
  ].map((name) => `${name}.gatekeeper.sh`),
  "test.gatekeeper.sh",
  "karpenter.azure.com",
  "karpenter.hypershift.openshift.io",
  "karpenter.k8s.aws",
  "karpenter.k8s.gcp",
  "karpenter.kwok.sh",
  "karpenter.sh",
  "kuttl.dev",
  ...["chainsaw", "cli", "json", "policies", "reports"].map((name) => `${name}.kyverno.io`),
  "kyverno.io",
  ...["cluster", "policy"].map((name) => `${name}.open-cluster-management.io`),
  "policies.kubewarden.io",
]);

const SERVES_POLICIES = "PolicyServer";

function isKubernetesGroup(group: string): boolean {
  return !group.includes(".") || (group.endsWith(".k8s.io") && group !== KUSTOMIZE_GROUP);
}

export function mayHoldFragments(apiVersion: string, kind: string): boolean {
  if (KINDS_WITHOUT_PODS.has(kind)) return false;
  const group = groupOf(apiVersion);
  if (apiVersion !== "" && isKubernetesGroup(group)) return false;
  return !GROUPS_WITHOUT_PODS.has(group) || kind === SERVES_POLICIES;
}

function namesGroup(text: string, groups: ReadonlySet<string>): boolean {
  for (const group of groupsIn(text)) if (groups.has(group)) return true;
  return false;
}

export function* groupsIn(text: string): Iterable<string> {
  for (let slash = text.indexOf("/"); slash >= 0; slash = text.indexOf("/", slash + 1)) {
    let start = slash;
    while (start > 0 && isGroupCharacter(text.charCodeAt(start - 1))) start--;
    if (start < slash) yield text.slice(start, slash);
  }
}

function isGroupCharacter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2d;
}
