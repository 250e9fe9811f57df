import { describe, expect, it } from "vitest";
import type { Inventory } from "../../src/model/cluster.js";
import type { PoolFit, WorkloadFit } from "../../src/model/pool-fit.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { shortagesOf } from "../../src/scheduling/resources/capacity.js";
import { podRequests } from "../../src/scheduling/resources/pod-requests.js";
import { words } from "../words.js";
import { type Json, object, objects, plain, plainError, record, strings, tolerations } from "./decode.js";
import { clusterOf, objectsOf, poolOf, workloadOf } from "./pod-case.js";
import { refereeRows, VERSIONS, verdictOf } from "./referee-rows.js";

const rows = refereeRows("kubernetes/pods");

/** The fields of the data in the words of a scenario. */
function judge(input: Json, version: string) {
  const hasOperators = version !== "1.34";
  const pod: Json = {
    kind: input.kind,
    name: "p",
    spec: input.spec,
    runtimeClass: input.runtimeClass,
    extendedResourceToleration: input.extendedResources,
    comparisonOperators: hasOperators && input.comparison === true,
  };
  const cluster = clusterOf(pod);
  const settings = {
    ...cluster,
    kubernetesVersion: version,
    ...(!hasOperators && { comparisonOperators: "absent" as const }),
  };
  const inventory: Inventory = { cluster: settings, pools: objects(input.nodes).map(poolOf), complete: true };
  const workload = workloadOf(pod);
  const fit = fitWorkload(workload, inventory, objectsOf(pod));
  const requests = podRequests(workload.podSpec, words({}));
  const short = fit.pools.map(({ pool }) => shortagesOf(requests, pool, inventory).map(({ resource }) => resource));
  return { fit, short };
}

/** The API server counts the tolerations that admission has left, taintlint those of the manifest. */
function errorsOf({ fieldErrors, tolerations: admitted, workload }: WorkloadFit): Json[] {
  // The recorded cases ask for devices without limits: the referee validated placement alone.
  const ofPlacement = fieldErrors.filter(({ path }) => !path.includes("resources"));
  return ofPlacement.map((error) => {
    const [list, index] = error.path.slice(1);
    if (workload.kind !== "Pod" || list !== "tolerations") return plainError(error);
    const left = admitted.findIndex(({ origin }) => origin.by === "manifest" && origin.index === index);
    return plainError({ ...error, path: ["spec", "tolerations", left, ...error.path.slice(3)] });
  });
}

function nodeFacts({ pool, untolerated, selector, evictedAfterSeconds, verdict }: PoolFit, kind: unknown): Json {
  const [node] = pool.nodes ?? [];
  return {
    taints: untolerated.length === 0,
    selector: selector === "match",
    ...(evictedAfterSeconds !== null && { evicted: evictedAfterSeconds }),
    ...(kind === "DaemonSet" && { daemon: verdict === "fits" || verdict === "avoided" }),
    ...(node?.unschedulable !== true && { cordon: true }),
  };
}

/**
 * The parts of a verdict that are asked: a version that could not say one is silent about it. A pod that the DaemonSet
 * controller makes for a node that admission then makes it not select waits.
 */
function asked(want: Json, kind: unknown): Json {
  const { taints, selector, evicted, daemon, cordon } = want;
  return {
    taints,
    selector,
    ...(evicted !== undefined && { evicted }),
    ...(kind === "DaemonSet" && { daemon: daemon === true && selector === true }),
    ...(cordon === true && { cordon }),
  };
}

describe.each(VERSIONS)("Kubernetes %s", (version) => {
  it.each(rows.map((row) => [String(object(row.in).id), row] as const))("%s", (_, row) => {
    const input = object(row.in);
    const want = verdictOf(row, version);
    const { fit, short } = judge(input, version);
    const admission = fit.admissionError === undefined ? undefined : `pods "p" is forbidden: ${fit.admissionError}`;
    expect(admission).toBe(want.admission);
    if (admission !== undefined) return;
    expect(errorsOf(fit)).toEqual(want.errors ?? []);
    expect(fit.tolerations.map(plain)).toEqual(tolerations(want.tolerations).map(plain));
    expect({ ...fit.nodeSelector }).toEqual({ ...record(want.nodeSelector) });
    const nodes = objects(want.nodes);
    const cordoned = objects(input.nodes).map((node) => object(node.spec).unschedulable === true);
    expect(fit.pools.map((pool) => nodeFacts(pool, input.kind))).toEqual(
      nodes.map((node, index) => asked(cordoned[index] === true ? { ...node, cordon: false } : node, input.kind)),
    );
    expect(short.map((names) => [...names].sort())).toEqual(nodes.map((node) => strings(node.resources)));
  });
});

describe("the data of the referees", () => {
  it("is enough, and of all kinds", () => {
    const wanted = rows.map((row) => object(row.want));
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(wanted.filter(({ errors }) => errors !== undefined).length).toBeGreaterThan(50);
    expect(wanted.filter(({ admission }) => admission !== undefined).length).toBeGreaterThan(0);
    expect(rows.filter(({ differs }) => differs !== undefined).length).toBeGreaterThan(0);
  });
});
