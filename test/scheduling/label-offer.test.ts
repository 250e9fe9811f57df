import { describe, expect, it } from "vitest";
import { labelOffers } from "../../src/scheduling/labels/label-offer.js";
import { LABEL_TWINS, WELL_KNOWN_LABELS } from "../../src/scheduling/labels/well-known-labels.js";
import { words } from "../words.js";
import { inventory, pool } from "./build.js";

const gpu = pool({
  name: "gpu",
  labels: words({
    pool: "gpu",
    "topology.kubernetes.io/zone": "a",
    "beta.kubernetes.io/arch": "arm64",
    "node-role.kubernetes.io/worker": "",
  }),
  openLabels: ["example.com/*"],
});
const general = pool();
const windows = pool({ name: "windows", labels: words({ "kubernetes.io/os": "windows" }) });
const snapshot = pool({ name: "snapshot", labels: words({ pool: "old" }), labelsClosed: true, openLabels: ["zone"] });
const all = inventory([gpu, general, windows, snapshot], { knownLabels: ["team", "rack-*"] });

function offer(of: typeof gpu, key: string): string {
  const answer = labelOffers(of, all)(key);
  return answer.kind === "value" ? `=${answer.value}` : answer.kind;
}

describe("labelOffers", () => {
  it.each([
    ["pool", "=gpu"],
    ["tier", "absent"],
    ["constructor", "absent"],
    ["topology.kubernetes.io/zone", "=a"],
    ["failure-domain.beta.kubernetes.io/zone", "=a"],
    ["kubernetes.io/arch", "=arm64"],
    ["topology.kubernetes.io/region", "unknown"],
    ["kubernetes.io/hostname", "unknown"],
    ["node.kubernetes.io/instance-type", "unknown"],
    ["beta.kubernetes.io/instance-type", "unknown"],
    ["kubernetes.io/os", "=linux"],
    ["beta.kubernetes.io/os", "=linux"],
    ["nvidia.com/gpu.product", "unknown"],
    ["nvidia.com/gpu", "absent"],
    ["topology.disk.csi.azure.com/zone", "unknown"],
    ["karpenter.sh/capacity-type", "unknown"],
    ["example.com/team", "unknown"],
    ["team", "unknown"],
    ["rack-7", "unknown"],
    ["node-role.kubernetes.io/worker", "="],
    ["node-role.kubernetes.io/control-plane", "unknown"],
  ])("a declared pool offers %s: %s", (key, answer) => {
    expect(offer(gpu, key)).toBe(answer);
  });

  it("takes no pool for Fargate, unless a taint says so", () => {
    const key = "eks.amazonaws.com/compute-type";
    const virtual = pool({ taints: [`${key}=fargate:NoSchedule`] });
    expect(labelOffers(gpu, all)(key)).toEqual({ kind: "unknown", usual: "auto" });
    expect(labelOffers(virtual, inventory([virtual]))(key)).toEqual({ kind: "unknown" });
  });

  it.each(LABEL_TWINS)("mirrors %s and %s, whichever the pool declares", (stable, beta) => {
    for (const [declared, asked] of [
      [stable, beta],
      [beta, stable],
    ] as const) {
      const mirrored = pool({ labels: words({ [declared]: "x" }) });
      expect(labelOffers(mirrored, inventory([mirrored]))(asked)).toEqual({ kind: "value", value: "x" });
      const open = pool({ openLabels: [declared] });
      expect(labelOffers(open, inventory([open]))(asked).kind).toBe("unknown");
    }
  });

  it("takes a node role that some pool declares for absent in the others", () => {
    expect(offer(general, "node-role.kubernetes.io/worker")).toBe("absent");
  });

  it("mirrors a declared operating system", () => {
    expect(offer(windows, "beta.kubernetes.io/os")).toBe("=windows");
  });

  it("knows every label of a Node snapshot", () => {
    const keys = ["pool", "zone", "kubernetes.io/os", "kubernetes.io/hostname", "team"];
    expect(keys.map((key) => offer(snapshot, key))).toEqual(["=old", "absent", "absent", "absent", "absent"]);
  });

  it("opens a platform's own short keys on that platform only", () => {
    const answer = (provider?: string): string =>
      labelOffers(general, inventory([general], { provider }))("agentpool").kind;
    expect([answer("aks"), answer("eks"), answer()]).toEqual(["unknown", "absent", "absent"]);
  });

  it("lets openLabels open even the operating system", () => {
    const mixed = pool({ openLabels: ["kubernetes.io/os"] });
    expect(labelOffers(mixed, inventory([mixed]))("kubernetes.io/os").kind).toBe("unknown");
  });
});

describe("the well-known labels", () => {
  it.each([
    ["kubernetes.io/os", "beta.kubernetes.io/os"],
    ["kubernetes.io/arch", "beta.kubernetes.io/arch"],
    ["node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type"],
    ["topology.kubernetes.io/zone", "failure-domain.beta.kubernetes.io/zone"],
    ["topology.kubernetes.io/region", "failure-domain.beta.kubernetes.io/region"],
  ])("mirror %s in %s, and no others", (...twins) => {
    expect(LABEL_TWINS).toHaveLength(5);
    expect(LABEL_TWINS).toContainEqual(twins);
  });

  it("names each once", () => {
    expect(new Set(WELL_KNOWN_LABELS).size).toBe(WELL_KNOWN_LABELS.length);
  });
});
