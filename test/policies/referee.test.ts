import { describe, expect, it } from "vitest";
import { objectsOf } from "../../src/manifest/objects/objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { PodToleration } from "../../src/model/taint.js";
import type { Workload } from "../../src/model/workload.js";
import { readPolicyObject } from "../../src/policies/contract/object-policy.js";
import { catcherOf } from "../../src/policies/guards.js";
import { admittedObject, podRequest } from "../../src/policies/pod-object.js";
import { readPolicies } from "../../src/policies/read-policies.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { type Json, object, plain, record, text, tolerations } from "../conformance/decode.js";
import { refereeRows, VERSIONS, verdictOf } from "../conformance/referee-rows.js";

const BINDING = {
  apiVersion: "admissionregistration.k8s.io/v1",
  kind: "MutatingAdmissionPolicyBinding",
  metadata: { name: "binding" },
  spec: { policyName: "policy" },
};

const rows = refereeRows("kubernetes/policies");

function isMutating(row: Json): boolean {
  return object(object(row.in).policy).kind === "MutatingAdmissionPolicy";
}

function parse(json: Json) {
  return parseDocuments({ path: "policy.yaml", text: JSON.stringify(json) }).documents.flatMap(objectsOf);
}

interface Case {
  readonly workload: Workload;
  readonly written: readonly PodToleration[];
  readonly namespace: Json;
  readonly policy: Json;
}

function caseOf(row: Json): Case {
  const input = object(row.in);
  const pod = object(input.pod);
  const [workload] = readManifest({ path: "pod.yaml", text: JSON.stringify(pod) }).workloads;
  if (workload === undefined) throw new Error("no pod");
  const namespace = {
    apiVersion: "v1",
    kind: "Namespace",
    metadata: { name: text(object(pod.metadata).namespace), labels: object(input.namespaceLabels) },
  };
  const written = workload.podSpec.tolerations.map(
    (one, index): PodToleration => ({ ...one, origin: { by: "manifest", index } }),
  );
  return { workload, written, namespace, policy: object(input.policy) };
}

/** What becomes of the pod; undefined where taintlint leaves it open. */
function change({ workload, written, namespace, policy }: Case) {
  const { changePod } = readPolicies([policy, BINDING, namespace].flatMap(parse), []);
  const changed = changePod?.(workload, "pod", workload.podSpec, written);
  if (changed === undefined) throw new Error("no policy");
  const isPending = changed.open.tolerations.length + changed.open.selection.length > 0;
  return isPending ? undefined : changed;
}

/** Whether the pod is refused; undefined where taintlint cannot tell. */
function refuse({ workload, written, namespace, policy }: Case): boolean | undefined {
  const labels = record(object(object(namespace).metadata).labels);
  const labelOf = (key: string) => labels[key] ?? (key === "kubernetes.io/metadata.name" ? workload.namespace : null);
  const request = podRequest(workload, admittedObject(workload), workload.podSpec, written, labelOf);
  const read = parse(policy).flatMap((one) => readPolicyObject(one, true) ?? []);
  return read.flatMap((one) => catcherOf(one) ?? [])[0]?.(request);
}

describe.each(VERSIONS)("the plugins of Kubernetes %s", (version) => {
  it("agree on what a MutatingAdmissionPolicy makes of a pod", () => {
    let certain = 0;
    for (const row of rows.filter(isMutating)) {
      const want = verdictOf(row, version);
      const changed = change(caseOf(row));
      // Of a policy that changes nothing of where the pod runs it is not said that it takes the pod.
      if (changed === undefined || (want.refused === true && changed.applied.length === 0)) continue;
      const { id } = object(row.in);
      certain += 1;
      expect([id, want.refused ?? false]).toEqual([id, false]);
      expect([id, changed.tolerations.map(plain)]).toEqual([id, tolerations(want.tolerations).map(plain)]);
      expect([id, { ...changed.spec.nodeSelector }]).toEqual([id, { ...record(want.nodeSelector) }]);
      const required = object(
        object(object(want.affinity).nodeAffinity).requiredDuringSchedulingIgnoredDuringExecution,
      );
      const terms = Array.isArray(required.nodeSelectorTerms) ? required.nodeSelectorTerms : [];
      expect([id, changed.spec.nodeAffinity?.required?.length ?? 0]).toEqual([id, terms.length]);
    }
    expect(certain).toBeGreaterThan(120);
  });

  it("agree on whether a ValidatingAdmissionPolicy refuses a pod", () => {
    let certain = 0;
    for (const row of rows.filter((one) => !isMutating(one))) {
      const refused = refuse(caseOf(row));
      if (refused === undefined) continue;
      certain += 1;
      const { id } = object(row.in);
      expect([id, refused]).toEqual([id, verdictOf(row, version).refused ?? false]);
    }
    expect(certain).toBeGreaterThan(200);
  });

  it("have judged enough of each", () => {
    expect(rows.filter(isMutating).length).toBeGreaterThanOrEqual(200);
    expect(rows.filter((row) => !isMutating(row)).length).toBeGreaterThanOrEqual(200);
  });
});
