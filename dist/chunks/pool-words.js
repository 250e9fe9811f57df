import { FORMATS, TERRAFORM_GROUP, groupsIn } from "./core.js";
import { memoize, textsThatMatter } from "./program.js";

// src/inventory/discovery/pool-words.ts
const CORE_KIND = new RegExp(`kind["']?[ \\t]*:\\s*["']?(?:${["Node", "KubeNodeConfig"].join("|")})(?:List)?\\b`);
const SHAPES = [
	/"terraform_version"/,
	/node-(?:taint|label)(?<=^\s*["']?node-(?:taint|label))\+?["']?\s*:/m,
	/machine(?<=^\s*["']?machine)["']?\s*:/m
];
const NODE_LISTS = /(?:nodes|rke2_(?:server|agent)_node_taints)(?<=^(?:nodes|rke2_(?:server|agent)_node_taints))[ \t]*:/m;
function mayDeclarePools(text) {
	if (CORE_KIND.test(text) || NODE_LISTS.test(text) || SHAPES.some((shape) => shape.test(text))) return true;
	for (const group of groupsIn(text)) if (KINDS_OF_GROUP.get(group)?.some((kind) => text.includes(kind))) return true;
	return false;
}
const mayHoldPools = memoize((file) => textsThatMatter(file).some(mayDeclarePools));
function mayHoldObjectsOf(format, text) {
	return format.kinds.some(({ group, kind }) => text.includes(kind) && text.includes(`${group}/`));
}
const POOL_KINDS = FORMATS.flatMap(({ kinds }) => kinds).filter(({ group }) => group !== "" && group !== "terraform");
const KINDS_OF_GROUP = new Map(POOL_KINDS.map(({ group }) => [group, POOL_KINDS.filter((one) => one.group === group).map(({ kind }) => kind)]));

export { POOL_KINDS, mayHoldObjectsOf, mayHoldPools };