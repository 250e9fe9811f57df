import { DECLARED_FORMAT, TAINT_EFFECTS, addressOf, describeValuesMistake, formatTaint, isLabelKey, isLabelValue, openLabelGlobs, parseQuantity } from "./core.js";
import { locate } from "./program.js";
import { commentAbove, commentBehind, flowNode, listNode, mappingNode, scalarNode, writeYaml } from "./write-yaml.js";

// src/lint/discovery/pools-yaml.ts
const MOST_VALUES = 20;
function formatPoolsYaml(inventories, from) {
	const [only, second] = inventories;
	const clusters = inventories.map((one) => mappingNode([["name", one.cluster.name ?? ""], ...clusterEntries(one, from)]));
	const others = only !== void 0 && second === void 0 && only.cluster.name === null ? clusterEntries(only, from) : entryOf("clusters", clusters);
	return writeYaml(mappingNode([
		["version", 1],
		["origin", from?.checkout],
		...others
	]));
}
function entryOf(key, items) {
	return items.length === 0 ? [] : [[key, listNode(items)]];
}
function clusterEntries({ cluster, complete, whole, pools }, from) {
	const { provider, kubernetesVersion } = cluster;
	const nodes = pools.map((pool) => poolNode(pool, from));
	return [
		["provider", provider],
		["kubernetesVersion", kubernetesVersion],
		["complete", complete && whole === void 0 ? void 0 : false],
		...entryOf("pools", nodes)
	];
}
function poolNode(pool, from) {
	const { document } = pool.place;
	const { file, line } = locate(pool.place);
	const address = addressOf(pool);
	const position = document.address === void 0 ? `${file}:${line}` : file;
	const origin = address === void 0 ? position : `${position} ${address}`;
	const { labels, requirements, openLabels } = offeredLabels(pool);
	const fields = [
		["name", pool.name],
		...entryOf("taints", taintNodes(pool.taints, pool, from)),
		...entryOf("startupTaints", taintNodes(pool.startupTaints, pool, from)),
		...mappingEntries("labels", labels, isLegalLabel),
		...entryOf("requirements", requirements.filter(isLegalRequirement).map(requirementNode)),
		...requirements.filter((one) => !isLegalRequirement(one)).map((one) => notLegal(requirementNode(one))),
		...entryOf("openLabels", openLabels),
		...mappingEntries("allocatable", pool.allocatable, (_, quantity) => (parseQuantity(quantity) ?? -1n) >= 0n),
		...reservationEntries(pool),
		...mappingEntries("scale", { ...pool.scale }, () => true),
		["role", pool.role],
		...(pool.incomplete ?? []).map(({ field, why }) => ({ comment: `not known: ${field}: ${why}` }))
	];
	return commentAbove([pool.format === "taintlint" ? origin : `${origin} (${pool.format})`], mappingNode(fields));
}
function isLegalLabel(key, value) {
	return isLabelKey(key) && isLabelValue(value);
}
function isLegalRequirement({ key, operator, values }) {
	return isLabelKey(key) && values.every(isLabelValue) && describeValuesMistake(operator, values) === void 0;
}
function requirementNode({ key, operator, values }) {
	return flowNode({
		key,
		operator,
		values: values.length === 0 ? void 0 : values
	}, " ");
}
function notLegal(node) {
	return { comment: `not legal: ${writeYaml(node).trimEnd()}` };
}
function taintNodes(taints, pool, from) {
	return taints.map((taint) => {
		const { file, line } = locate(taint.place);
		const path = taint.implied === void 0 ? from?.pathOf(file) : void 0;
		if (path !== void 0) return taintMapping(taint, `${path}:${line}`);
		const address = pool.place.document.address;
		const origin = address === void 0 ? `${file}:${line}` : `${file} ${address}`;
		return commentBehind(taintNode(taint), taint.implied === void 0 ? origin : `assumed: ${taint.implied}`);
	});
}
function taintNode(taint) {
	const { key, value, effect } = taint;
	if (isLabelKey(key) && isLabelValue(value) && TAINT_EFFECTS.some((one) => one === effect)) return scalarNode(formatTaint(taint), "QUOTE_DOUBLE");
	return taintMapping(taint);
}
function taintMapping({ key, value, effect }, origin) {
	return flowNode({
		key,
		value: value || void 0,
		effect,
		origin
	}, " ");
}
function offeredLabels(pool) {
	const { labels, requirements = [], nodes = [] } = pool;
	const domains = [...new Set(nodes.flatMap((node) => Object.keys(node.labels)))].filter((key) => !(key in labels)).map((key) => {
		const values = [...new Set(nodes.flatMap((node) => node.labels[key] ?? []))].sort();
		return {
			key,
			values,
			isDomain: nodes.every((node) => key in node.labels) && values.length <= MOST_VALUES && values.every(isLabelValue)
		};
	});
	const hidden = [...Object.entries(labels).flatMap(([key, value]) => isLegalLabel(key, value) ? [] : key), ...requirements.flatMap((one) => isLegalRequirement(one) ? [] : one.key)].filter(isLabelKey);
	const closed = domains.filter(({ isDomain }) => isDomain);
	return {
		labels,
		requirements: [...requirements, ...closed.map(({ key, values }) => ({
			key,
			operator: "In",
			values
		}))],
		openLabels: [.../* @__PURE__ */ new Set([
			...openLabelGlobs(pool),
			...domains.filter(({ isDomain }) => !isDomain).map(({ key }) => key),
			...hidden
		])]
	};
}
function reservationEntries({ reservedFor, daemonSets }) {
	const { namespaces, workloads } = reservedFor ?? {};
	return [["reservedFor", reservedFor && mappingNode({
		namespaces,
		workloads
	})], ["daemonSets", daemonSets]];
}
function mappingEntries(key, entries, isLegal) {
	const all = Object.entries(entries).map(([name, value]) => isLegal(name, String(value)) ? [name, value] : notLegal(mappingNode({ [name]: value })));
	return all.some((one) => !("comment" in one)) ? [[key, mappingNode(all)]] : all;
}

export { formatPoolsYaml };