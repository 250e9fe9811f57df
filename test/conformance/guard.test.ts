import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isMap } from "../../src/cel/values.js";
import { objectsOf } from "../../src/manifest/objects/objects.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { createBudget } from "../../src/model/budget.js";
import type { NodePool } from "../../src/model/pool.js";
import type { Workload } from "../../src/model/workload.js";
import { jsonOf } from "../../src/policies/contract/json-node.js";
import { readPolicyObject } from "../../src/policies/contract/object-policy.js";
import { type AdmissionRequest, withObject } from "../../src/policies/contract/policy.js";
import { catcherOf } from "../../src/policies/guards.js";
import { isIntruder, isWelcome } from "../../src/rules/facts/reservation.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { object, text } from "./decode.js";
import { casesOf, type GuardCase, type GuardRequest, type GuardWorld, worldOf, worldsOf } from "./guard-cases.js";

/** What the real plugins and the real scheduler said: four letters for each case. */
const verdicts: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL("data/kubernetes/guard.json", import.meta.url), "utf8"),
);
const NEWEST = Object.keys(verdicts).at(-1) ?? "";
/** Our own evaluator is asked about one case of so many: all of them take long. */
const EVERY = 120;

interface Verdict {
  readonly isRefused: boolean;
  /** By the pool's place in the inventory. */
  readonly before: readonly boolean[];
  /** Of the controller as it is admitted; of a Pod the same as `after`. */
  readonly first: readonly boolean[];
  readonly after: readonly boolean[];
}

function verdictOf(version: string, world: number, index: number): Verdict {
  const letters = verdicts[version]?.[world]?.slice(index * 4, index * 4 + 4) ?? "";
  const bits = (letter = "0") => [0, 1, 2, 3].map((bit) => ((Number.parseInt(letter, 16) >> bit) & 1) === 1);
  return { isRefused: letters[0] === "1", before: bits(letters[1]), first: bits(letters[2]), after: bits(letters[3]) };
}

/** The versions are asked about the same workloads. */
const known = new Map<string, Workload>();

function workloadOf({ requests }: GuardCase): Workload {
  const text = JSON.stringify(requests[0]?.object);
  const [workload] = known.has(text) ? [known.get(text)] : readManifest({ path: "object.yaml", text }).workloads;
  if (workload === undefined) throw new Error("no workload");
  known.set(text, workload);
  return workload;
}

/** taintlint's own verdict, where it is certain, is the scheduler's. */
function expectFits(workload: Workload, { inventory }: GuardWorld, { before }: Verdict, at: readonly number[]): void {
  const { pools } = fitWorkload(workload, inventory, { runtimeClasses: new Map(), namespaces: new Map() });
  pools.forEach(({ verdict }, index) => {
    if (verdict === "unknown") return;
    expect([...at, index, verdict === "fits" || verdict === "avoided"]).toEqual([...at, index, before[index]]);
  });
}

/** A label that no pool declares, and a term about a node's name, may mean any node. */
function isPending({ spec }: GuardCase): boolean {
  const text = JSON.stringify(spec);
  return text.includes("topology.kubernetes.io/zone") || text.includes("matchFields");
}

const LEFT_ALONE = "kube-system";

/**
 * Whether the guard must refuse the workload: as it is admitted, it may enter a pool that does not name it. Where a pool
 * has `workloads`, its controller counts, before the namespace brings its pods home.
 */
function isToBeRefused(one: GuardCase, workload: Workload, pools: readonly NodePool[], verdict: Verdict): boolean {
  if (workload.namespace === LEFT_ALONE || one.isUnchanged) return false;
  return pools.some((pool, index) => {
    const entered = pool.reservedFor?.workloads === undefined ? verdict.after : verdict.first;
    return entered[index] === true && isIntruder(workload, pool);
  });
}

/** The request as our own evaluator takes it: all of it is known. */
function requestOf({ object: json, user, groups }: GuardRequest): AdmissionRequest {
  const [read] = parseDocuments({ path: "object.yaml", text: JSON.stringify(json) }).documents;
  const whole = read === undefined ? {} : jsonOf(read.root);
  const { apiVersion, kind, metadata } = json;
  const [version = "", group = ""] = text(apiVersion).split("/").reverse();
  const namespace = text(object(metadata).namespace);
  const asked = {
    namespace,
    group,
    version,
    kind: text(kind),
    resource: `${text(kind).toLowerCase()}s`,
    user: { username: user, groups },
    templatePath: undefined,
    namespaceLabel: (key: string) => (key === "kubernetes.io/metadata.name" ? namespace : null),
    isSettled: () => true,
    budget: createBudget(Number.POSITIVE_INFINITY),
  };
  return withObject(asked, isMap(whole) ? whole : {});
}

describe("our own evaluator of CEL", () => {
  it("refuses what the API server refuses", () => {
    let asked = 0;
    for (const index of worldsOf(true)) {
      const world = worldOf(index, NEWEST);
      const catchers = world.policies
        .flatMap((policy) => parseDocuments({ path: "guard.yaml", text: JSON.stringify(policy) }).documents)
        .flatMap(objectsOf)
        .flatMap((one) => readPolicyObject(one, true) ?? [])
        .flatMap((one) => catcherOf(one) ?? []);
      casesOf(index, world).forEach((one, number) => {
        if (number % EVERY !== 0 || isPending(one) || workloadOf(one).namespace === LEFT_ALONE) return;
        const { isRefused, before, after } = verdictOf(NEWEST, index, number);
        // Policies that add would have to be applied first, and updates are not read.
        if (!isEqual(before, after) || one.requests.some(({ oldObject }) => oldObject !== undefined)) return;
        asked += 1;
        const said = one.requests.map(requestOf).some((request) => {
          const verdicts = catchers.map((catches) => catches(request));
          expect([index, number, verdicts.includes(undefined)]).toEqual([index, number, false]);
          return verdicts.includes(true);
        });
        expect([index, number, said]).toEqual([index, number, isRefused]);
      });
    }
    expect(asked).toBeGreaterThan(40);
  });
});

function isEqual(one: readonly boolean[], other: readonly boolean[]): boolean {
  return one.every((bit, index) => bit === other[index]);
}

/** The pools that a pod which the namespace alone brings home must end on; undefined where there is none. */
function homeOf({ spec }: GuardCase, workload: Workload, { inventory }: GuardWorld): boolean[] | undefined {
  if (workload.namespace === LEFT_ALONE || spec.nodeName !== undefined || workload.kind === "DaemonSet")
    return undefined;
  const { pools } = fitWorkload(workload, inventory, { runtimeClasses: new Map(), namespaces: new Map() });
  const isHome = pools.map(({ pool, selector }) => {
    return pool.reservedFor !== undefined && isWelcome(workload, pool) && selector === "match";
  });
  const byName = pools.some(({ pool }, index) => isHome[index] && (pool.reservedFor?.workloads ?? []).length > 0);
  return isHome.includes(true) && !byName ? isHome : undefined;
}

describe.each(Object.keys(verdicts))("the guard in Kubernetes %s", (version) => {
  const worlds = worldsOf(version === NEWEST).map((index) => {
    const world = worldOf(index, version);
    const cases = casesOf(index, world).flatMap((one, number) =>
      isPending(one)
        ? []
        : [{ one, workload: workloadOf(one), verdict: verdictOf(version, index, number), at: [index, number] }],
    );
    return { world, cases };
  });
  const all = worlds.flatMap(({ world, cases }) => cases.map((each) => ({ world, ...each })));

  it("refuses exactly those that may enter a pool whose reservedFor does not name them", () => {
    for (const { world, one, workload, verdict, at } of all) {
      const isWrong = isToBeRefused(one, workload, world.inventory.pools, verdict);
      expect([...at, verdict.isRefused]).toEqual([...at, isWrong]);
    }
    expect(all.length).toBeGreaterThanOrEqual(version === NEWEST ? 10_000 : 2400);
    expect(all.filter(({ verdict }) => verdict.isRefused).length).toBeGreaterThan(all.length / 20);
  });

  it("is about pods that taintlint judges as the scheduler does", () => {
    for (const { world, one, workload, verdict, at } of all) {
      if (one.spec.nodeName === undefined && Number(at[1]) % 5 === 0) expectFits(workload, world, verdict, at);
    }
  });

  it("brings those home that belong there, and nowhere else", () => {
    let brought = 0;
    for (const { world, one, workload, verdict, at } of all) {
      const home = one.isUpdate || one.isForged ? undefined : homeOf(one, workload, world);
      if (home === undefined) continue;
      brought += 1;
      expect([...at, ...verdict.after.slice(0, home.length)]).toEqual([...at, ...home]);
    }
    expect(brought).toBeGreaterThan(100);
  });
});
