import { DECLARED_FORMAT, TAINT_EFFECTS, addressOf, describeValuesMistake, formatTaint, formatYamlString, isLabelKey, isLabelValue, openLabelGlobs, parseQuantity } from "./core.js";
import { locate } from "./program.js";

// src/lint/proposal/pools-yaml.ts
const MOST_VALUES = 20;
function formatPoolsYaml(inventories) {
	const [only, second] = inventories;
	if (only === void 0) return "version: 1\n";
	if (second === void 0 && only.cluster.name === null) return lines("version: 1", ...clusterLines(only));
	return lines("version: 1", "clusters:", ...inventories.flatMap((inventory) => [`  - name: ${formatYamlString(inventory.cluster.name ?? "")}`, ...indent(clusterLines(inventory), "    ")]));
}
function lines(...all) {
	return `${all.join("\n")}\n`;
}
function clusterLines({ cluster, complete, pools }) {
	const { provider, kubernetesVersion } = cluster;
	return [
		...provider === void 0 ? [] : [`provider: ${provider}`],
		...kubernetesVersion === void 0 ? [] : [`kubernetesVersion: ${JSON.stringify(kubernetesVersion)}`],
		...complete ? [] : ["complete: false"],
		...pools.length === 0 ? [] : ["pools:", ...pools.flatMap((pool) => indent(poolLines(pool), "  "))]
	];
}
function indent(all, by) {
	return all.map((line) => `${by}${line}`);
}
function poolLines(pool) {
	const { document } = pool.place;
	const { file, line } = locate(pool.place);
	const address = addressOf(pool);
	const position = document.address === void 0 ? `${file}:${line}` : file;
	const origin = address === void 0 ? position : `${position} ${address}`;
	const { labels, requirements, openLabels } = offeredLabels(pool);
	const fields = [
		...taintLines("taints", pool.taints, pool),
		...taintLines("startupTaints", pool.startupTaints, pool),
		...mappingLines("labels", labels, isLegalLabel),
		...listLines("requirements", requirements.filter(isLegalRequirement).map(requirementText)),
		...requirements.filter((one) => !isLegalRequirement(one)).map((one) => notLegal(requirementText(one))),
		...listLines("openLabels", openLabels.map(formatYamlString)),
		...mappingLines("allocatable", pool.allocatable, (_, quantity) => (parseQuantity(quantity) ?? -1n) >= 0n),
		...reservationLines(pool),
		...mappingLines("scale", { ...pool.scale }, () => true),
		...pool.role === void 0 ? [] : [`role: ${pool.role}`],
		...(pool.incomplete ?? []).map(({ field, why }) => `# not known: ${field}: ${yamlComment(why)}`)
	];
	return [
		`# ${yamlComment(pool.format === "taintlint" ? origin : `${origin} (${pool.format})`)}`,
		`- name: ${formatYamlString(pool.name)}`,
		...indent(fields, "  ")
	];
}
function isLegalLabel(key, value) {
	return isLabelKey(key) && isLabelValue(value);
}
function isLegalRequirement({ key, operator, values }) {
	return isLabelKey(key) && values.every(isLabelValue) && describeValuesMistake(operator, values) === void 0;
}
function requirementText({ key, operator, values }) {
	const list = values.length === 0 ? "" : `, values: ${flowList(values)}`;
	return `{ key: ${formatYamlString(key)}, operator: ${operator}${list} }`;
}
function notLegal(text) {
	return `# not legal: ${yamlComment(text)}`;
}
function taintLines(key, taints, pool) {
	return listLines(key, taints.map((taint) => {
		const { file, line } = locate(taint.place);
		const address = pool.place.document.address;
		const origin = taint.implied ?? (address === void 0 ? `${file}:${line}` : `${file} ${address}`);
		return `${taintText(taint)} # ${yamlComment(taint.implied === void 0 ? origin : `assumed: ${origin}`)}`;
	}));
}
function taintText(taint) {
	const { key, value, effect } = taint;
	if (isLabelKey(key) && isLabelValue(value) && TAINT_EFFECTS.some((one) => one === effect)) return JSON.stringify(formatTaint(taint));
	return `{ ${[...[`key: ${formatYamlString(key)}`, ...value === "" ? [] : [`value: ${formatYamlString(value)}`]], `effect: ${formatYamlString(effect)}`].join(", ")} }`;
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
function reservationLines({ reservedFor, daemonSets }) {
	const serving = daemonSets === void 0 ? [] : [`daemonSets: ${flowList(daemonSets)}`];
	if (reservedFor === void 0) return serving;
	const { namespaces, workloads } = reservedFor;
	const pieces = [...namespaces === void 0 ? [] : [`namespaces: ${flowList(namespaces)}`], ...workloads === void 0 ? [] : [`workloads: ${flowList(workloads)}`]];
	return [...pieces.length === 0 ? ["reservedFor: {}"] : ["reservedFor:", ...indent(pieces, "  ")], ...serving];
}
function flowList(values) {
	return `[${values.map(formatYamlString).join(", ")}]`;
}
function listLines(key, items) {
	return items.length === 0 ? [] : [`${key}:`, ...items.map((item) => `  - ${item}`)];
}
function mappingLines(key, entries, isLegal) {
	const all = Object.entries(entries).map(([name, value]) => {
		const text = `${formatYamlString(name)}: ${typeof value === "number" ? value : formatYamlString(value)}`;
		return isLegal(name, String(value)) ? {
			text,
			legal: true
		} : {
			text: notLegal(text),
			legal: false
		};
	});
	if (all.length === 0) return [];
	return [...all.some(({ legal }) => legal) ? [`${key}:`] : [], ...all.map(({ text }) => `  ${text}`)];
}
function yamlComment(text) {
	return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ");
}

export { formatPoolsYaml, yamlComment };