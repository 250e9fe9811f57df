import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Told {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
  readonly valid: boolean;
  readonly pools: readonly { readonly pool: string; readonly verdict: string }[];
}

interface Seen {
  readonly id: string;
  readonly landedOn: readonly string[];
  readonly waits: boolean;
}

function readSeen(line: string): Seen {
  const [id = "", ...places] = line.split(" ");
  const names = places.map((place) => place.slice(0, place.indexOf("=")));
  return {
    id,
    landedOn: names.filter((name) => name !== "waits" && name !== "desired"),
    waits: names.includes("waits"),
  };
}

/** A custom resource: the cluster does not have its definition. */
const OF_VOLCANO = "Job/ml/ranking-training";
const seen = readFileSync("test/conformance/data/live/shop.txt", "utf8").trimEnd().split("\n").map(readSeen);
const run = spawnSync(
  process.execPath,
  ["dist/cli.js", "fit", "--config", "examples/shop/taintlint.yaml", "--render", "off", "--format", "json"],
  { encoding: "utf8" },
);
const { workloads }: { workloads: readonly Told[] } = JSON.parse(run.stdout);
const told = new Map(workloads.map((one) => [`${one.kind}/${one.namespace ?? "default"}/${one.name}`, one]));

function poolsOf(id: string, ...verdicts: readonly string[]): readonly string[] {
  const pools = told.get(id)?.pools.filter(({ verdict }) => verdicts.includes(verdict)) ?? [];
  return pools.map(({ pool }) => pool).sort();
}

describe("a cluster of Kubernetes 1.37.2 with the example shop", () => {
  it("takes exactly the workloads that fit calls valid", () => {
    const valid = [...told].filter(([id, one]) => one.valid && id !== OF_VOLCANO).map(([id]) => id);
    expect(valid.sort()).toEqual(seen.map(({ id }) => id).sort());
  });

  it("places no pod on a pool that fit calls blocked", () => {
    const onBlocked = seen.filter(({ id, landedOn }) => poolsOf(id, "blocked").some((pool) => landedOn.includes(pool)));
    expect(onBlocked).toEqual([]);
  });

  it("leaves all pods Pending that fit blocks everywhere, and none that fit on a pool", () => {
    const lost = seen.filter(({ id }) => poolsOf(id, "fits", "avoided", "unknown").length === 0);
    expect(lost.length).toBe(3);
    expect(lost.filter(({ waits }) => !waits)).toEqual([]);
    expect(seen.filter(({ id, waits }) => waits && poolsOf(id, "fits", "avoided").length > 0)).toEqual([]);
  });

  it("runs each DaemonSet on all the pools that it fits, and on no other", () => {
    const daemons = seen.filter(({ id }) => id.startsWith("DaemonSet/"));
    expect(daemons.length).toBe(6);
    for (const { id, landedOn } of daemons) expect([id, ...landedOn]).toEqual([id, ...poolsOf(id, "fits", "avoided")]);
  });
});
