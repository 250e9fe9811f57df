import { describe, expect, it } from "vitest";
import type { IncompleteField } from "../../src/model/pool.js";
import type { Toleration } from "../../src/model/taint.js";
import { describeReason } from "../../src/scheduling/reasons.js";
import { words } from "../words.js";
import { exists, firstFit, inventory, place, pool, taint, workload } from "./build.js";

const OPEN: IncompleteField = { field: "taints", why: "it is a template", place };
const PERHAPS: IncompleteField = { ...OPEN, taint: taint("gpu:NoSchedule") };

function verdict(incomplete: readonly IncompleteField[], tolerations: readonly Toleration[], kind = "Deployment") {
  return firstFit(workload({ tolerations }, kind), inventory([pool({ taints: ["a=b:NoSchedule"], incomplete })]))
    .verdict;
}

describe.each(["Deployment", "DaemonSet"])("a pool whose taints are not all known, for a %s", (kind) => {
  it.each([
    ["tolerates what is known", [OPEN], [exists("a")], "unknown"],
    ["tolerates nothing", [OPEN], [], "blocked"],
    ["tolerates everything", [OPEN], [{ operator: "Exists" }], "fits"],
    ["tolerates every taint of one effect", [OPEN], [{ operator: "Exists", effect: "NoSchedule" }], "unknown"],
    ["does not tolerate the taint that may be there", [PERHAPS], [exists("a")], "unknown"],
    ["tolerates the taint that may be there", [PERHAPS], [exists("a"), exists("gpu")], "fits"],
    ["meets a pool of which only the name is open", [{ ...OPEN, field: "name" as const }], [exists("a")], "fits"],
  ])("which %s: %j", (_, incomplete, tolerations, expected) => {
    expect(verdict(incomplete, tolerations, kind)).toBe(expected);
  });
});

describe("a pool of which it is unknown whether it exists", () => {
  const MAYBE: IncompleteField = { ...OPEN, field: "exists", why: "its count depends on var.gpu" };

  it.each([
    ["Deployment", [exists("a")], "unknown"],
    ["DaemonSet", [exists("a")], "unknown"],
    ["Deployment", [], "blocked"],
    ["DaemonSet", [], "blocked"],
  ])("takes no %s for certain: %j", (kind, tolerations, expected) => {
    expect(verdict([MAYBE], tolerations, kind)).toBe(expected);
  });

  it("says why", () => {
    const fit = firstFit(workload(), inventory([pool({ incomplete: [MAYBE] })]));
    expect(fit.reasons.map(describeReason)).toEqual([
      "it is unknown whether the pool exists: its count depends on var.gpu",
    ]);
  });
});

describe("a pool whose labels are not all known", () => {
  const HIDDEN: IncompleteField = { ...OPEN, field: "labels" };
  const asking = (...incomplete: IncompleteField[]) =>
    firstFit(
      workload({ nodeSelector: words({ team: "ml" }) }),
      inventory([pool({ labels: words({ pool: "gpu" }), incomplete })]),
    ).verdict;

  it("may have a label that it does not name", () => {
    expect(asking()).toBe("blocked");
    expect(asking(HIDDEN)).toBe("unknown");
  });

  it("may have the one whose value is open, and no other", () => {
    expect(asking({ ...HIDDEN, label: "team" })).toBe("unknown");
    expect(asking({ ...HIDDEN, label: "tier" })).toBe("blocked");
  });

  it("has the labels that it names", () => {
    const spec = { nodeSelector: words({ pool: "web" }) };
    expect(
      firstFit(workload(spec), inventory([pool({ labels: words({ pool: "gpu" }), incomplete: [HIDDEN] })])).verdict,
    ).toBe("blocked");
  });
});

it("a reason says what is open, and who assumes a taint", () => {
  const assumed = {
    ...pool({ taints: [] }),
    taints: [{ ...taint("gpu:NoSchedule"), place, implied: "GKE taints it" }],
  };
  const fit = firstFit(workload(), inventory([{ ...assumed, incomplete: [OPEN] }]));
  expect(fit.reasons.map(describeReason)).toEqual([
    'untolerated taint gpu:NoSchedule (assumed: GKE taints it; "implicit: off" leaves it out)',
    "the pool's taints are not all known: it is a template",
  ]);
});
