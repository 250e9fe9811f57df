import type { Span } from "../../model/source.js";
import { TERRAFORM_TABLES } from "../formats/terraform-tables.js";

const KINDS = [...new Set(TERRAFORM_TABLES.map(({ kind }) => kind))].join("|");
/** What the text of a resource or a call that makes node pools holds. A test on words alone, which may keep too much. */
const POOL_WORDS = new RegExp(
  `node_?(?:group|pool)|worker_?(?:group|pool)|agent_?pool|taint|NodePool|autopilot|cluster_autoscaling|${KINDS}`,
  "i",
);

/** False only for a text that can declare no node pool. */
export function mayDeclareTerraformPools(text: string): boolean {
  return POOL_WORDS.test(text);
}

const POOL_BLOCK = new RegExp(
  `^[ \\t]*resource\\s+"(?:${KINDS})"|^[ \\t]*\\w*(?:node|worker|agent)_?(?:group|pool)s\\w*\\s*=`,
  "m",
);

/** The first block of a text that surely makes node pools: a resource, or an argument that holds them. */
export function poolBlockIn(text: string): Span | undefined {
  const found = POOL_BLOCK.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

const CLUSTER = /"[a-z]+_(?:\w*_)?(?:eks|container|kubernetes|k8s|lke|oke)_\w*cluster\w*"/;

/** Reports whether a text declares a cluster: what the same root deploys goes there, and to no other one. */
export function mayDeclareCluster(text: string): boolean {
  return CLUSTER.test(text) || mayDeclareTerraformPools(text);
}
