import { minorOf } from "../model/kubernetes-version.js";
import { formatFieldPath } from "../model/source.js";
import { list, quoted } from "../model/words.js";
import { placeInObject, type UnknownField, type Workload } from "../model/workload.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { concernsOfKey, ofObject } from "./contract/vocabulary.js";
import { formatMeantPath, severityOfGuess } from "./explanations/field-wording.js";
import type { FixIntent } from "./repairs/fix-intent.js";

function renameField(workload: Workload, { path, meant }: UnknownField): FixIntent | undefined {
  if (meant === undefined || meant.isElsewhere || !meant.isCertain) return undefined;
  const at = placeInObject(workload, path, "key");
  return { title: `write ${meant.field}`, operations: [{ kind: "rename-key", at, key: meant.field }] };
}

/** Reports whether the cluster's version, where it is declared, does not know the field. */
function isUnknownTo(version: string | undefined, { knownIn }: UnknownField): boolean {
  if (knownIn === undefined) return true;
  const minor = minorOf(version);
  return minor !== undefined && (minor < knownIn.since || minor > (knownIn.until ?? minor));
}

function helpFor({ field, meant, legal, knownIn }: UnknownField): string {
  if (knownIn !== undefined) {
    return `Remove ${quoted(field)}, or correct "kubernetesVersion" if the cluster has another version.`;
  }
  if (meant?.isElsewhere) {
    return `Write it as ${formatMeantPath(meant.path)}, where the API server reads it, or remove it.`;
  }
  if (meant !== undefined) return `Write ${quoted(meant.field)}.`;
  const known = legal.length === 0 ? "" : ` Known fields: ${list(legal)}.`;
  return `Remove ${quoted(field)}, or write the field that it stands for.${known}`;
}

function messageFor({ field, path, meant, isGuess, knownIn }: UnknownField, version: string | undefined): string {
  const parent = path.slice(0, -1);
  const where = parent.length === 0 ? "at the top of the object" : `in ${formatFieldPath(parent)}`;
  if (knownIn !== undefined) {
    const { since, until } = knownIn;
    const isEarly = until === undefined || (minorOf(version) ?? since) < since;
    const when = isEarly ? `it came with 1.${since}` : `1.${until} was the last that had it`;
    return `Kubernetes ${version} knows no field ${quoted(field)} ${where}: ${when}`;
  }
  if (isGuess && meant !== undefined) return `${quoted(field)} ${where} looks like a typo of ${quoted(meant.field)}`;
  const nearest = meant === undefined || meant.isElsewhere ? "" : `; the nearest is ${quoted(meant.field)}`;
  return `the API server knows no field ${quoted(field)} ${where}${nearest}`;
}

export const unknownField: Rule = {
  id: "unknown-field",
  summary: "A key in or around the scheduling fields is unknown to the API server.",
  severity: "error",
  refusedByApi: true,
  why: `\`toleration:\` for \`tolerations:\`, \`nodeselector\`, \`efect\`, \`operation\` for \`operator\`: the API server knows no such field.
\`kubectl apply\` refuses the object, but with a client that does not validate strictly the API server silently drops the field, and
the pod stays Pending or runs on the wrong nodes.

Every key is checked on the way to the pod spec, in the pod spec itself, and in its tolerations, affinities, spread constraints
and resources. The list of fields comes from the API types of all supported versions of Kubernetes. A field that the declared
\`kubernetesVersion\` does not have yet, or no longer has, is reported too: \`schedulingGroup\` came with 1.36.

In a custom resource with a whole pod spec the pod spec's scheduling fields are checked as in a Deployment, and of its other keys
those that mean a scheduling field.`,
  silent: `Volumes, probes and other fields that do not affect placement are not looked at. A known field in the wrong place is
[\`misplaced-scheduling-field\`](misplaced-scheduling-field.md). A key without a value is not reported, because nothing is lost with
it; nor is a directive of a patch, such as \`$patch\`.

While a scheduling field is misspelt, it is unknown what the pod really asks for, so that nothing is said about the pools that it
misses.

If a kind has scheduling fields of its own, a key that nearly matches one of them is a warning: the kind may have other fields. In
values of a chart, and in an unknown kind, a key is reported if its value looks like that of the right field and it is beside
another scheduling field or in one. It is left to [\`ignored-values\`](ignored-values.md) if a chart of the repository reads the
key, or the file belongs to a chart, whose templates decide.`,
  fix: `Write the name that the API has.

\`--fix\` corrects the name if it differs by one typo: case, punctuation between words, one letter, two swapped letters, or a
plural.`,
  examples: readExamples([
    {
      title: "A singular, and a missing letter",
      inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      manifests: `${exampleWorkload("Deployment", "trainer")}
      nodeSelector: {pool: gpu}
-     toleration: # <--
+     tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
---
apiVersion: v1
kind: Pod
metadata: {name: notebook}
spec:
  nodeSelector: {pool: gpu}
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
-     efect: NoSchedule # <--
+     effect: NoSchedule
  containers: [{name: notebook, image: notebook:1}]
`,
    },
    {
      title: "A field of another selector",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
-         - labelSelector: # <--
-             matchExpressions: [{key: pool, operator: In, values: [general]}]
+         - matchExpressions: [{key: pool, operator: In, values: [general]}]
  containers: [{name: api, image: api:1}]
`,
    },
  ]),
  claims: ["object"],
  checksFragments: true,
  looksAt: "unknown-fields",
  *checkWorkload({ workload }, { inventory }) {
    const { kubernetesVersion } = inventory.cluster;
    const misspelt = workload.strayFields.filter(({ meant }) => !meant?.isElsewhere);
    for (const unknown of [...misspelt, ...(workload.unknownFields ?? [])]) {
      if (!isUnknownTo(kubernetesVersion, unknown)) continue;
      const fix = renameField(workload, unknown);
      yield {
        at: placeInObject(workload, unknown.path, "key"),
        workload,
        ...severityOfGuess(workload, unknown),
        claims: [ofObject(messageFor(unknown, kubernetesVersion))],
        help: helpFor(unknown),
        subject: concernsOfKey(workload, unknown),
        fingerprintBy: { names: [formatFieldPath(unknown.path)] },
        fix,
      };
    }
  },
};
