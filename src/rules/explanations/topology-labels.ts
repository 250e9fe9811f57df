import type { NodePool } from "../../model/pool.js";
import type { PoolFit } from "../../model/pool-fit.js";
import { nearestKeyOf } from "../../model/words.js";
import { UNSET_TOPOLOGIES } from "../../scheduling/labels/topology-domains.js";
import { labelKeys } from "./selector-explanation.js";

const USUAL_KEYS = ["kubernetes.io/hostname", "topology.kubernetes.io/zone", "topology.kubernetes.io/region"];

export function admitsButForTopology({ verdict, lacksTopologyAlone }: PoolFit): boolean {
  return verdict !== "blocked" || lacksTopologyAlone === true;
}

export function nearestTopology(key: string, pools: readonly NodePool[]): string | undefined {
  return UNSET_TOPOLOGIES.get(key) ?? nearestKeyOf(key, [...labelKeys(pools.map((pool) => ({ pool }))), ...USUAL_KEYS]);
}
