import { describe, expect, it } from "vitest";
import { detailsOf } from "../../src/reporters/words/finding-words.js";
import { judged, messagesFound, rulesFound } from "./found.js";
import { lintTexts } from "./lint-texts.js";
import { preferring, requiring, tolerating, workload } from "./workload-texts.js";

describe("reserved-pool", () => {
  const POOLS = `pools:
  - {name: general}
  - {name: gpu, labels: {pool: gpu}, taints: ["gpu:NoSchedule"], reservedFor: {namespaces: [ml-*], workloads: [Job/train, ops/DaemonSet/*]}}
`;
  const OPEN = tolerating("{key: gpu, operator: Exists}");

  it.each([
    ["Deployment", "web", "error"],
    ["DaemonSet", "web", "warning"],
    ["Deployment", "kube-system", "warning"],
  ])("is for a %s in %s: %s", (kind, namespace, severity) => {
    expect(messagesFound(POOLS, workload(kind, [OPEN], namespace))).toEqual([
      `${severity} reserved-pool: toleration opens pool "gpu", reserved for others`,
    ]);
  });

  it("says who may enter", () => {
    const [finding] = lintTexts(POOLS, workload("Deployment", [OPEN])).findings;
    expect(finding && detailsOf(finding)).toEqual([
      'gpu: reserved for namespace "ml-*", "Job/train" and "ops/DaemonSet/*"',
    ]);
  });

  it("says what admission adds", () => {
    const inventory = `admission: {extendedResourceToleration: true}\n${POOLS.replaceAll("gpu:NoSchedule", "x.example/gpu:NoSchedule")}`;
    const manifest = workload("Deployment", []).replace("a:1}", "a:1, resources: {limits: {x.example/gpu: 1}}}");
    expect(messagesFound(inventory, manifest)).toEqual([
      'error reserved-pool: a toleration that ExtendedResourceToleration adds opens pool "gpu", reserved for others',
    ]);
  });

  it("says what a RuntimeClass adds, also a wildcard", () => {
    const runtimeClass =
      "---\napiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata: {name: r}\nhandler: r\nscheduling: {tolerations: [{operator: Exists}]}\n";
    const manifest = workload("Deployment", ["runtimeClassName: r"]) + runtimeClass;
    expect(messagesFound(POOLS, manifest)).toEqual([
      'error reserved-pool: a toleration that RuntimeClass adds opens pool "gpu", reserved for others',
    ]);
  });

  it("is silent about a pod that admission refuses", () => {
    const runtimeClass =
      "---\napiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata: {name: r}\nhandler: r\nscheduling: {nodeSelector: {pool: other}}\n";
    const manifest = workload("Deployment", [OPEN, "runtimeClassName: r", "nodeSelector: {pool: gpu}"]) + runtimeClass;
    expect(rulesFound(POOLS, manifest)).toEqual(["unschedulable"]);
  });

  it("blames the toleration with a key where a wildcard stands beside it", () => {
    const spec = tolerating("{operator: Exists}", "{key: gpu, operator: Exists}");
    expect(messagesFound(POOLS, workload("Deployment", [spec]))).toEqual([
      "warning wildcard-toleration: toleration without a key tolerates every taint: it opens no pool of the inventory now, but every pool that is tainted later",
      'error reserved-pool: toleration opens pool "gpu", reserved for others',
    ]);
  });

  it.each([
    ["the namespace is named", workload("Deployment", [OPEN], "ml-ranking")],
    ["the workload is named", workload("DaemonSet", [OPEN], "ops")],
    ["the selector keeps the pod off", workload("Deployment", [OPEN, "nodeSelector: {pool: general}"])],
    ["a DaemonSet of the system serves the pool", workload("DaemonSet", [OPEN], "kube-system")],
    [
      "a device plugin serves the pool",
      workload("DaemonSet", [OPEN, "volumes: [{name: a, hostPath: {path: /var/lib/kubelet/device-plugins}}]"]),
    ],
    [
      "a device plugin mounts the kubelet's folder of another distribution",
      workload("DaemonSet", [OPEN, "volumes: [{name: a, hostPath: {path: '${KUBELET}/device-plugins/'}}]"]),
    ],
    ["the taint keeps the pod off", workload("Deployment", [])],
    ["a label leaves it open", workload("Deployment", [OPEN, "nodeSelector: {topology.kubernetes.io/zone: a}"])],
    ["the API server refuses the pod", workload("Deployment", [tolerating("{key: gpu, operator: Exists, value: a}")])],
    ["the wildcard is reported", workload("Deployment", [tolerating("{operator: Exists}")])],
  ])("is silent where %s", (_, manifest) => {
    const { workloads, rules } = judged(POOLS, manifest);
    expect(workloads).toBe(1);
    expect(rules).not.toContain("reserved-pool");
  });

  describe("about a pool that nothing closes", () => {
    const open = (taints: string) =>
      `pools: [{name: general}, {name: data, labels: {pool: data}, taints: [${taints}], reservedFor: {namespaces: [data]}}]`;

    it("counts the workloads that may enter, as one finding", () => {
      const manifest = ["web", "shop", "data"].map((namespace) => workload("Deployment", [], namespace)).join("---\n");
      expect(messagesFound(open(""), manifest)).toEqual([
        'error reserved-pool: pool "data" is reserved, but has no taint: 2 other workloads may enter it',
      ]);
    });

    it("does not count a workload that its selector keeps off", () => {
      const manifest = workload("Deployment", ["nodeSelector: {pool: none}"]);
      const inventory = open("").replace("{name: general}", "{name: general, labels: {pool: none}}");
      expect(messagesFound(inventory, manifest)).toEqual([
        'warning reserved-pool: pool "data" is reserved, but has no taint: every pod may enter it',
      ]);
    });

    it.each([
      ["no other workload enters", "", workload("Deployment", [], "data"), "has no taint: every pod may enter it"],
      ["only a DaemonSet enters", "", workload("DaemonSet", []), "has no taint: every pod may enter it"],
      [
        "a taint asks others to stay off",
        '"a:PreferNoSchedule"',
        workload("Deployment", []),
        "has only a PreferNoSchedule taint: 1 other workload may enter it",
      ],
    ])("is a warning where %s", (_, taints, manifest, end) => {
      expect(messagesFound(open(taints), manifest)).toEqual([
        `warning reserved-pool: pool "data" is reserved, but ${end}`,
      ]);
    });
  });
});

describe("unpinned-toleration", () => {
  const POOLS = `pools:
  - {name: general, allocatable: {cpu: 4}}
  - {name: db, labels: {pool: db}, taints: ["dedicated=db:NoSchedule"]}
  - {name: spot, labels: {pool: spot}, taints: ["spot=true:NoSchedule"]}
  - {name: ml, taints: ["team=ml:NoSchedule"], reservedFor: {namespaces: [ml]}}
`;
  const DB = tolerating("{key: dedicated, operator: Equal, value: db, effect: NoSchedule}");
  const TEAM = tolerating("{key: team, operator: Equal, value: ml, effect: NoSchedule}");

  it.each([
    ["a dedicated key", workload("Deployment", [DB]), "db"],
    ["a pool that is reserved for it", workload("Job", [TEAM], "ml"), "ml"],
    [
      "spot nodes tolerated beside it",
      workload("Deployment", [tolerating("{key: dedicated, operator: Exists}", "{key: spot, operator: Exists}")]),
      "db",
    ],
  ])("speaks of %s", (_, manifest, pool) => {
    expect(messagesFound(POOLS, manifest)).toEqual([
      `note unpinned-toleration: the pod tolerates the taint of dedicated pool "${pool}", but nothing keeps it there: it may run on "general"`,
    ]);
  });

  it("offers a label that only the pool has, or asks for one", () => {
    const help = (manifest: string) => lintTexts(POOLS, manifest).findings[0]?.help;
    expect(help(workload("Deployment", [DB]))).toContain('nodeSelector:\n  pool: "db"');
    expect(help(workload("Deployment", [TEAM], "ml"))).toContain("a label that no other pool has");
  });

  it("knows the keys of the option", () => {
    const inventory = `rules: {unpinned-toleration: {dedicatedKeys: ["spot"]}}\n${POOLS}`;
    expect(rulesFound(inventory, workload("Deployment", [DB]))).toEqual([]);
    expect(rulesFound(inventory, workload("Deployment", [tolerating("{key: spot, operator: Exists}")]))).toEqual([
      "unpinned-toleration",
    ]);
  });

  it.each([
    ["a nodeSelector holds it", workload("Deployment", [DB, "nodeSelector: {pool: db}"])],
    [
      "a required affinity holds it",
      workload("Deployment", [DB, requiring("{key: pool, operator: In, values: [db]}")]),
    ],
    ["it prefers nodes", workload("Deployment", [DB, preferring("{key: pool, operator: In, values: [db]}")])],
    [
      "pod affinity draws it",
      workload("Deployment", [
        DB,
        "affinity: {podAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname}]}}",
      ]),
    ],
    ["it asks for a device", workload("Job", [DB]).replace("a:1}", "a:1, resources: {limits: {x.example/npu: 1}}}")],
    ["it is too large", workload("Job", [DB]).replace("a:1}", "a:1, resources: {requests: {cpu: 8}}}")],
    ["Kueue holds it", workload("Job", [DB]).replace("name: a,", "name: a, labels: {kueue.x-k8s.io/queue-name: q},")],
    [
      "Kueue holds the pods of its template",
      workload("Deployment", [DB]).replace(
        "template:\n",
        "template:\n    metadata: {labels: {kueue.x-k8s.io/queue-name: q}}\n",
      ),
    ],
    ["it is a DaemonSet", workload("DaemonSet", [tolerating("{operator: Exists}")], "ml")],
    ["the pool is not dedicated", workload("Deployment", [tolerating("{key: spot, operator: Exists}")])],
  ])("is silent where %s", (_, manifest) => {
    expect(rulesFound(POOLS, manifest)).toEqual([]);
  });

  it("is silent where the pod tolerates several dedicated taints", () => {
    const spec = tolerating("{key: dedicated, operator: Exists}", "{key: team, operator: Exists}");
    expect(rulesFound(POOLS, workload("Job", [spec], "ml"))).toEqual([]);
  });

  it("leaves a nodeSelector that stands in a container to its rule", () => {
    const manifest = workload("Deployment", [DB]).replace("a:1}", "a:1, nodeSelector: {pool: db}}");
    expect(rulesFound(POOLS, manifest)).toEqual(["misplaced-scheduling-field"]);
  });

  it.each([
    ["asks the pod to stay off", 'taints: ["a:PreferNoSchedule"]'],
    ["is reserved for it too", "reservedFor: {namespaces: [web]}"],
  ])("is silent where the only open pool %s", (_, general) => {
    const inventory = POOLS.replace("allocatable: {cpu: 4}", general);
    const { workloads, rules } = judged(inventory, workload("Deployment", [DB]));
    expect(workloads).toBe(1);
    expect(rules).not.toContain("unpinned-toleration");
  });

  it("is silent where no pool is open to all", () => {
    const inventory = POOLS.replace("allocatable: {cpu: 4}", 'taints: ["a:NoSchedule"]');
    const { workloads, rules } = judged(inventory, workload("Deployment", [DB]));
    expect(workloads).toBe(1);
    expect(rules).not.toContain("unpinned-toleration");
  });
});
