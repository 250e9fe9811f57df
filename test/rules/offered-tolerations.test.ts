import { describe, expect, it } from "vitest";
import { findingsOf } from "../fix/fix-texts.js";

const TAINT = "taints: ['gpu=present:NoSchedule']";
const RESERVED = `{name: ml, ${TAINT}, reservedFor: {namespaces: [ml]}}`;
const OPEN = `{name: shared, labels: {pool: shared}, ${TAINT}}`;

function pod(spec: string, kind = "Deployment"): string {
  const text = `{containers: [{name: a, image: a:1}], ${spec}}`;
  return `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: {template: {spec: ${text}}}\n`;
}

/** The help of each rule, and whether it has a fix. */
function helpOf(inventory: string, text: string): Record<string, { help: string; fixed: boolean }> {
  const found = findingsOf(inventory, { path: "pod.yaml", text });
  return Object.fromEntries(
    found.map(({ rule, help, fixes = [] }) => [rule, { help: help.replaceAll(/\s+/g, " "), fixed: fixes.length > 0 }]),
  );
}

describe("a toleration that help would propose", () => {
  it("is not proposed where another pool with the same taint is reserved", () => {
    const { unschedulable } = helpOf(`pools: [${RESERVED}, ${OPEN}]`, pod("tolerations: []"));
    expect(unschedulable?.help).toBe(
      'No toleration is proposed, because it opens pool "ml", too, which is reserved for others: select another pool by its labels first, or give that one a taint of its own.',
    );
  });

  it.each([
    [
      "the selector keeps the pod off that pool",
      `[${RESERVED.replace("}}", "}, labels: {pool: ml}}")}, ${OPEN}]`,
      "nodeSelector: {pool: shared}",
    ],
    [
      "that pool has one more taint",
      `[${RESERVED.replace("[", "['team=ml:NoSchedule', ")}, ${OPEN}]`,
      "tolerations: []",
    ],
    ["the reservation names the workload", `[${RESERVED.replace("[ml]", "[default]")}, ${OPEN}]`, "tolerations: []"],
  ])("is proposed where %s", (_, pools, spec) => {
    expect(helpOf(`pools: ${pools}`, pod(spec)).unschedulable?.help).toContain("tolerations: - key: gpu");
  });

  it("is proposed for the pool that it opens alone, before the one with fewer taints", () => {
    const other = "{name: other, taints: ['a=b:NoSchedule', 'c=d:NoSchedule']}";
    const { unschedulable } = helpOf(`pools: [${RESERVED}, ${OPEN}, ${other}]`, pod("tolerations: []"));
    expect(unschedulable?.help).toContain("key: a");
  });

  it("is neither proposed nor written where it opens the control plane of another cluster", () => {
    const labels = "labels: {pool: p1}";
    const other = `{name: cp, role: control-plane, ${labels}, ${TAINT}}`;
    const own = `{name: shared, ${labels}, ${TAINT}}`;
    const text = pod("nodeSelector: {pool: p1}");
    const clusters = (first: string) => `clusters:\n- {name: a, pools: [${first}]}\n- {name: b, pools: [${own}]}\n`;
    const inOne = helpOf(`pools: [${own}]`, text).unschedulable;
    const inBoth = helpOf(clusters(other), text).unschedulable;
    expect(inOne).toMatchObject({ fixed: true });
    expect(inBoth).toMatchObject({ fixed: false });
    expect(inBoth?.help).not.toContain("tolerations:");
  });

  it("names the value alone where any value would open a pool of others", () => {
    const nearly = pod("tolerations: [{key: gpu, value: presnt, effect: NoSchedule}]");
    const other = RESERVED.replace("present", "a100");
    expect(helpOf(`pools: [${OPEN}]`, nearly).unschedulable?.help).toContain("or `operator: Exists`");
    expect(helpOf(`pools: [${other}, ${OPEN}]`, nearly).unschedulable?.help).toBe(
      'Write `value: present`. Remove the toleration if it was never meant for pool "shared".',
    );
  });

  it("is proposed to an agent that other pods need, also where it opens a reserved pool", () => {
    const agent = pod("tolerations: []", "DaemonSet").replace("{name: a}", "{name: a, namespace: kube-system}");
    const missing = (text: string) => helpOf(`pools: [${RESERVED}, ${OPEN}]`, text)["daemonset-misses-pool"]?.help;
    expect(missing(agent)).toContain("tolerations:");
    expect(missing(pod("tolerations: []", "DaemonSet"))).not.toContain("tolerations:");
  });
});
