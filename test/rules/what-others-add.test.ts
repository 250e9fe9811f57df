import { describe, expect, it } from "vitest";
import { rulesFound } from "./found.js";

const GENERAL = "pools: [{name: general}, {name: gpu, labels: {pool: gpu}, taints: ['gpu=a100:NoSchedule']}]\n";

function workload(kind: string, labels: string, podSpec: string): string {
  return `apiVersion: batch/v1
kind: ${kind}
metadata: {name: a, labels: {${labels}}}
spec: {template: {spec: {containers: [{name: a, image: a}], ${podSpec}}}}
`;
}

function daemonSet(podSpec: string): string {
  return workload("DaemonSet", "", podSpec).replace("batch/v1", "apps/v1");
}

const COMPUTE_CLASS = `---
apiVersion: cloud.google.com/v1
kind: ComputeClass
metadata: {name: batch}
spec: {priorities: [{machineFamily: n4}]}
`;
const FROM_CLASS = "from: [manifest.yaml]\n";
const selecting = (name: string) => `nodeSelector: {cloud.google.com/compute-class: ${name}}`;

describe("what Kueue adds", () => {
  const asking = "nodeSelector: {pool: gpu}";

  it("keeps a taint from being an error", () => {
    expect(rulesFound(GENERAL, workload("Job", "", asking))).toContain("unschedulable");
    expect(rulesFound(GENERAL, workload("Job", "kueue.x-k8s.io/queue-name: q", asking))).toEqual([]);
  });

  it("does not help a selector that no pool meets", () => {
    const lost = workload("Job", "kueue.x-k8s.io/queue-name: q", "nodeSelector: {pool: gpus}");
    expect(rulesFound(GENERAL, lost)).toContain("unschedulable");
  });
});

describe("what GKE adds", () => {
  it("lets a pod onto its ComputeClass", () => {
    expect(rulesFound(FROM_CLASS, workload("Job", "", selecting("batch")) + COMPUTE_CLASS)).toEqual([]);
  });

  it("finds no fault with a toleration that the manifest has, too", () => {
    const key = "cloud.google.com/compute-class";
    const own = `tolerations: [{key: ${key}, operator: Equal, value: batch, effect: NoSchedule}], ${selecting("batch")}`;
    expect(rulesFound(FROM_CLASS, workload("Job", "", own) + COMPUTE_CLASS)).toEqual([]);
  });

  it.each(["Balanced", "Scale-Out", "Performance", "Accelerator", "autopilot", "autopilot-spot"])(
    "makes nodes of its own class %s, whatever is declared",
    (name) => {
      const declared = "pools: [{name: general, labels: {cloud.google.com/compute-class: other}}]\n";
      for (const inventory of [FROM_CLASS, declared]) {
        expect(rulesFound(inventory, workload("Job", "", selecting(name)) + COMPUTE_CLASS)).toEqual([]);
        const values = `worker:\n  ${selecting(name)}\n---\n${COMPUTE_CLASS}`;
        expect(rulesFound(inventory, values)).toEqual([]);
      }
      expect(rulesFound(declared, workload("Job", "", selecting(`${name}x`)))).toContain("unschedulable");
    },
  );

  it("says that a class is missing", () => {
    expect(rulesFound(FROM_CLASS, workload("Job", "", selecting("bach")) + COMPUTE_CLASS)).toContain("unschedulable");
  });

  it("says nothing of other pods where only classes are known", () => {
    expect(rulesFound(FROM_CLASS, workload("Job", "", "restartPolicy: Never") + COMPUTE_CLASS)).toEqual([]);
    const complete = `complete: true\n${FROM_CLASS}`;
    expect(rulesFound(complete, workload("Job", "", "restartPolicy: Never") + COMPUTE_CLASS)).toContain(
      "unschedulable",
    );
  });
});

describe("a toleration that nearly fits a ComputeClass", () => {
  const nearly =
    "tolerations: [{key: cloud.google.com/compute-class, operator: Equal, value: bach, effect: NoSchedule}]";

  it("is told by itself where nothing else names it", () => {
    const found = rulesFound(FROM_CLASS, workload("Job", "", nearly) + COMPUTE_CLASS);
    expect(found).toEqual(["near-miss-toleration"]);
  });

  it("is named once where no pool admits the pod", () => {
    const found = rulesFound(`complete: true\n${FROM_CLASS}`, workload("Job", "", nearly) + COMPUTE_CLASS);
    expect(found).toContain("unschedulable");
    expect(found).not.toContain("near-miss-toleration");
  });
});

describe("what a NodeFeatureRule adds", () => {
  const tolerating = workload("Job", "", "tolerations: [{key: acme.io/fpga, operator: Exists, effect: NoSchedule}]");
  const rule = (apiVersion: string) => `---
apiVersion: ${apiVersion}
kind: NodeFeatureRule
metadata: {name: fpga}
spec:
  rules:
    - {name: no taint}
    - {name: fpga, taints: [{key: acme.io/fpga, value: "true", effect: NoSchedule}]}
`;

  it("makes a toleration of its taints count as matched", () => {
    expect(rulesFound(GENERAL, tolerating)).toEqual(["unmatched-toleration"]);
    expect(rulesFound(GENERAL, tolerating + rule("nfd.k8s-sigs.io/v1alpha1"))).toEqual([]);
    expect(rulesFound(GENERAL, tolerating + rule("example.com/v1"))).toEqual(["unmatched-toleration"]);
  });

  const asking = (label: string) => daemonSet(`nodeSelector: {${label}: "true"}`);
  const labelling = (labels: string) => `---
apiVersion: nfd.k8s-sigs.io/v1alpha1
kind: NodeFeatureRule
metadata: {name: fpga}
spec: {rules: [{name: fpga, ${labels}}]}
`;

  it.each(['labels: {acme.io/fpga: "true"}', "labelsTemplate: 'acme.io/{{ .name }}=true'"])(
    "makes the labels that it sets count as some that nodes may have: %s",
    (labels) => {
      expect(rulesFound(GENERAL, asking("acme.io/fpga"))).toEqual(["unknown-label"]);
      expect(rulesFound(GENERAL, asking("acme.io/fpga") + labelling(labels))).toEqual([]);
      expect(rulesFound(GENERAL, asking("acme.org/fpga") + labelling(labels))).toEqual(["unknown-label"]);
    },
  );
});

describe("what a MachineConfigPool selects", () => {
  const asking = daemonSet("nodeSelector: {acme.io/kvm: ''}");
  const choosing = (selector: string, group = "machineconfiguration.openshift.io") => `---
apiVersion: ${group}/v1
kind: MachineConfigPool
metadata: {name: kvm}
spec: {nodeSelector: {${selector}}}
`;

  it.each(["matchLabels: {acme.io/kvm: ''}", "matchExpressions: [{key: acme.io/kvm, operator: Exists}]"])(
    "is a label that nodes may have: %s",
    (selector) => {
      expect(rulesFound(GENERAL, asking)).toEqual(["unknown-label"]);
      expect(rulesFound(GENERAL, asking + choosing(selector))).toEqual([]);
      expect(rulesFound(GENERAL, asking + choosing(selector, "example.com"))).toEqual(["unknown-label"]);
    },
  );

  it("is no secret where a pool has it", () => {
    const pools = "pools: [{name: kvm, labels: {acme.io/kvm: yes}}]\n";
    expect(rulesFound(pools, asking + choosing("matchLabels: {acme.io/kvm: ''}"))).toEqual(["unknown-label"]);
  });
});
