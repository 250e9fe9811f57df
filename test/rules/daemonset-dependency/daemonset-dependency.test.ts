import { describe, expect, it } from "vitest";
import { foundBy } from "../found.js";
import { lintTexts } from "../lint-texts.js";

const RULE = "daemonset-dependency";
const POOLS = "pools: [{name: a, labels: {pool: a}}, {name: b, labels: {pool: b}, taints: [dedicated=b:NoSchedule]}]";

function configured(workload: string, needs: string, pools = POOLS): string {
  return `${pools}\nrules: {${RULE}: {requires: [{workload: "${workload}", needs: "${needs}"}]}}`;
}

function object(kind: string, name: string, more = ""): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: {name: ${name}, namespace: data}
spec:
  template:
    spec:
      containers: [{name: c, image: c:1}]
${more === "" ? "" : `      ${more}\n`}`;
}

const WILDCARD = "tolerations: [{key: dedicated, operator: Exists}]";
const needing = object("StatefulSet", "db", WILDCARD);

function found(inventory: string, ...manifests: string[]): number {
  return foundBy(RULE, inventory, manifests.join("---\n")).length;
}

describe(RULE, () => {
  it("says where the DaemonSet does not run, and why", () => {
    const inventory = configured("StatefulSet/db", "DaemonSet/driver");
    const manifest = `${needing}---\n${object("DaemonSet", "driver", "nodeSelector: {pool: a}")}`;
    const findings = lintTexts(inventory, manifest).findings.filter(({ rule }) => rule === RULE);
    expect(findings).toMatchObject([
      {
        severity: "warning",
        source: { line: 8 },
        message: 'it can run on pool "b", where DaemonSet data/driver, which it needs, does not run',
        details: [
          'b: DaemonSet data/driver does not run there: untolerated taint dedicated=b:NoSchedule; label "pool" is "b", the pod asks for "a"',
        ],
      },
    ]);
  });

  it.each([
    ["Kind/name", "StatefulSet/db", "DaemonSet/driver"],
    ["namespace/Kind/name", "data/StatefulSet/db", "data/DaemonSet/driver"],
    ["globs", "data/*", "*/DaemonSet/dr*"],
  ])("finds both by %s", (_, workload, needs) => {
    expect(found(configured(workload, needs), needing, object("DaemonSet", "driver"))).toBe(1);
  });

  it.each([
    ["nothing is declared", POOLS, [needing, object("DaemonSet", "driver")]],
    [
      "the workload is another one",
      configured("StatefulSet/cache", "DaemonSet/driver"),
      [needing, object("DaemonSet", "driver")],
    ],
    ["the DaemonSet is not in the repository", configured("StatefulSet/db", "DaemonSet/driver"), [needing]],
    [
      "the needed name is no DaemonSet",
      configured("StatefulSet/db", "*/driver"),
      [needing, object("Deployment", "driver")],
    ],
    [
      "the DaemonSet runs everywhere",
      configured("StatefulSet/db", "DaemonSet/driver"),
      [needing, object("DaemonSet", "driver", WILDCARD)],
    ],
    [
      "the workload stays where the DaemonSet runs",
      configured("StatefulSet/db", "DaemonSet/driver"),
      [object("StatefulSet", "db"), object("DaemonSet", "driver")],
    ],
    [
      "the DaemonSet may run there",
      configured("StatefulSet/db", "DaemonSet/driver"),
      [needing, object("DaemonSet", "driver", `${WILDCARD}\n      nodeSelector: {topology.kubernetes.io/zone: a}`)],
    ],
    [
      "one of several DaemonSets runs there",
      configured("StatefulSet/db", "DaemonSet/driver*"),
      [
        needing,
        object("DaemonSet", "driver-a"),
        object("DaemonSet", "driver-b", `${WILDCARD}\n      nodeSelector: {pool: b}`),
      ],
    ],
  ])("is silent where %s", (_, inventory, manifests) => {
    expect(found(inventory, ...manifests)).toBe(0);
  });

  it("speaks of several DaemonSets where none runs", () => {
    const inventory = configured("StatefulSet/db", "DaemonSet/driver*");
    const drivers = [object("DaemonSet", "driver-a"), object("DaemonSet", "driver-b", "nodeSelector: {pool: a}")];
    const [finding] = lintTexts(inventory, [needing, ...drivers].join("---\n")).findings.filter(
      ({ rule }) => rule === RULE,
    );
    expect(finding?.message).toBe(
      'it can run on pool "b", where none of the DaemonSets "DaemonSet/driver*", of which it needs one, runs',
    );
    expect(finding?.related).toHaveLength(2);
  });

  it("compares a DaemonSet with another one", () => {
    const inventory = configured("DaemonSet/agent", "DaemonSet/*");
    expect(found(inventory, object("DaemonSet", "agent", WILDCARD), object("DaemonSet", "driver"))).toBe(1);
    expect(found(inventory, object("DaemonSet", "agent", WILDCARD))).toBe(0);
  });
});
