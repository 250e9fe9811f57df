import { describe, expect, it } from "vitest";
import type { ImplicitMode } from "../../src/inventory/contract/cluster-keys.js";
import { PLATFORM_DEFAULTS } from "../../src/inventory/platform-defaults/platform-defaults.js";
import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { formatTaint } from "../../src/model/taint.js";
import { mayBeMet } from "../../src/scheduling/labels/label-offer.js";
import { validateTaints } from "../../src/scheduling/validation/taints.js";
import { formatErrors } from "./formatted-errors.js";

/** The pools of Config Connector objects, each given by its `nodeConfig`, with what is assumed of them. */
function read(nodeConfigs: readonly string[], implicit?: ImplicitMode) {
  const text = nodeConfigs
    .map(
      (nodeConfig, index) =>
        `apiVersion: container.cnrm.cloud.google.com/v1beta1\nkind: ContainerNodePool\nmetadata: {name: p${index}}\nspec: {nodeConfig: ${nodeConfig}}\n`,
    )
    .join("---\n");
  const mode = implicit === undefined ? "" : `implicit: ${implicit}\n`;
  const parsed = parseConfiguration(
    { path: "taintlint.yaml", text: `version: 1\n${mode}from: [pools.yaml]\n` },
    { kind: "configuration" },
  );
  const cluster = parsed.configuration?.clusters[0];
  const from = cluster?.from?.[0];
  if (cluster === undefined || from === undefined) throw new Error("one cluster with one import");
  const { inventory, notices } = buildInventory(cluster, [{ from, file: { path: "pools.yaml", text } }]);
  return {
    inventory,
    pools: inventory.pools.map(({ taints, labels, incomplete = [] }) => ({
      taints: taints.map(formatTaint),
      labels: Object.keys(labels),
      open: incomplete.map(({ why }) => why),
    })),
    notices: formatErrors(notices),
  };
}

const ARM = "{machineType: t2a-standard-4}";
const GPU = "{machineType: g2-standard-8, guestAccelerator: [{type: nvidia-l4}]}";
const NAME = "cloud.google.com/gke-nodepool";

describe("what a platform implies", () => {
  it.each([
    ["apply", { taints: ["kubernetes.io/arch=arm64:NoSchedule"], labels: ["kubernetes.io/arch", NAME], open: [] }, []],
    [
      "warn",
      { taints: ["kubernetes.io/arch=arm64:NoSchedule"], labels: ["kubernetes.io/arch", NAME], open: [] },
      ['pools.yaml:3:18 pool "p0": taint "kubernetes.io/arch=arm64:NoSchedule" is assumed: GKE taints Arm nodes'],
    ],
    ["off", { taints: [], labels: [], open: [] }, []],
  ] as const)("with implicit: %s", (mode, pool, notices) => {
    const output = read([ARM], mode);
    expect(output.pools.map((one) => ({ ...one, labels: one.labels.sort() }))).toEqual([
      { ...pool, labels: [...pool.labels].sort() },
    ]);
    expect(output.notices).toEqual(notices);
  });

  it("is applied without the key", () => {
    expect(read([ARM]).pools).toEqual(read([ARM], "apply").pools);
  });

  it("may hold, where another pool decides it", () => {
    expect(read([GPU]).pools[0]).toMatchObject({
      taints: [],
      open: ["nvidia.com/gpu=present:NoSchedule may be there: GKE taints GPU nodes beside nodes without GPUs"],
    });
    expect(read([GPU, "{}"]).pools[0]).toMatchObject({ taints: ["nvidia.com/gpu=present:NoSchedule"], open: [] });
  });

  it("gives way to what is declared", () => {
    const declared = `{machineType: t2a-a, labels: {"${NAME}": own}, taint: [{key: kubernetes.io/arch, value: arm, effect: NO_SCHEDULE}]}`;
    expect(read([declared]).pools[0]?.taints).toEqual(["kubernetes.io/arch=arm:NoSchedule"]);
  });

  it("leaves out what is contested", () => {
    expect(read(["{spot: true}"]).pools[0]).toMatchObject({ taints: [], open: [] });
  });

  it.each([
    ["spot is not asked for", "{machineType: e2-standard-4}", false],
    ["spot is refused", "{spot: false}", false],
    ["spot is asked for", "{spot: true}", true],
    ["spot is not known", '{spot: "{{ .Values.spot }}"}', true],
    ["the label is declared", '{labels: {"cloud.google.com/gke-spot": "true"}}', true],
  ])("lets nodes have the label of Spot machines or not: %s", (_, nodeConfig, isMet) => {
    const { inventory } = read([nodeConfig]);
    expect(inventory.pools).toHaveLength(1);
    const spot = { key: "cloud.google.com/gke-spot", operator: "In", values: ["true"], bound: 0n } as const;
    expect(mayBeMet(spot, inventory)).toBe(isMet);
    expect(mayBeMet({ ...spot, key: "cloud.google.com/gke-boot-disk" }, inventory)).toBe(true);
  });

  it("is made of taints that a node can have, each with its reason", () => {
    const taints = PLATFORM_DEFAULTS.flatMap(({ taint }) => taint ?? []);
    expect(taints.length).toBeGreaterThan(0);
    for (const taint of taints) {
      const value = taint.value === "{name}" ? "some-pool" : taint.value;
      expect(validateTaints([{ ...taint, value }], [])).toEqual([]);
    }
    for (const { because } of PLATFORM_DEFAULTS) expect(because).toMatch(/^[A-Za-z].*[^.]$/);
  });
});
